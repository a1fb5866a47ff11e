"""What a squad adds up to in plain numbers, which lessons can name."""

from typing import Any

from game.content.command_core import SquadMech, SquadSide, shipped_library
from game.content.command_core.side import points_of
from game.rules.command_core.side_measures import dice_by_cell, directive_measures
from game.rules.command_core.topology import TOPOLOGIES

_BOARD = TOPOLOGIES["hex"]
_HERE = (0, 0)


def side_numbers(side: SquadSide) -> dict[str, Any]:
    """Points of the squad; for each mech its points, cells in reach by arc, and its directives.

    >>> from game.content.command_core import SquadMech, SquadSide
    >>> squad = SquadSide(mechs=(SquadMech(chassis="trooper", weapons=("tail_gun",)),))
    >>> numbers = side_numbers(squad)["mechs"][0]
    >>> numbers["front"], numbers["rear"] > 0
    (0, True)
    """
    library = shipped_library()
    return {
        "points": sum(points_of(mech, library) for mech in side.mechs),
        "mechs": [_mech_numbers(mech) for mech in side.mechs],
    }


def _mech_numbers(mech: SquadMech) -> dict[str, Any]:
    library = shipped_library()
    reached = dice_by_cell(
        [library.weapons[weapon] for weapon in mech.weapons if weapon in library.weapons], _BOARD
    )
    arcs = [_BOARD.arc(0, _HERE, cell) for cell in reached]
    directives = [library.directives[card] for card in mech.directives if card in library.directives]
    measures = directive_measures(directives)
    return {
        "points": points_of(mech, library),
        "weapons": len(mech.weapons),
        "directives": len(mech.directives),
        "cells": len(reached),
        "front": arcs.count("front"),
        "rear": arcs.count("rear"),
        "dice": max(reached.values(), default=0),
        "delta_sum": measures.delta_sum,
        "best_sum": measures.best_sum,
    }
