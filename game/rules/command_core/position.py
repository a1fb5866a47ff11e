"""Where a battle on the board is, in a line: what `repr` shows of a state and of a view."""

from typing import Any


def position(board: Any) -> str:
    """The round, its phase, and where each mech stands with how much structure.

    >>> from game.engine.rules import complete_options
    >>> from game.rules import load
    >>> rules = load("command_core")
    >>> rules.new_game(complete_options(rules, {}), 7)
    <State round 1 placement, seat 0: trooper off 8 scout off 6, seat 1: trooper off 8 scout off 6>
    """
    squads = [" ".join(_mech(one) for one in board.mechs if one.seat == seat) for seat in (0, 1)]
    sides = f"seat 0: {squads[0]}, seat 1: {squads[1]}"
    return f"<{type(board).__name__} round {board.round} {board.phase}, {sides}>"


def _mech(mech: Any) -> str:
    cell = "off" if mech.cell is None else f"{mech.cell[0]},{mech.cell[1]}"
    return f"{mech.chassis} {cell} {mech.structure}"
