"""What a position means, in plain values: distances, arcs, and who could shoot at whom."""

from collections.abc import Sequence
from typing import Any

from game.engine.seats import SEATS, Seat
from game.rules.command_core.combat import shots
from game.rules.command_core.context import GameContext
from game.rules.command_core.marks import MARKS
from game.rules.command_core.state import Mech

COUNTED = ("structure", *[mark.id for mark in MARKS])
"""What is summed up over the mechs of a side, beside the cards that they have lost."""


def measures(context: GameContext) -> dict[str, Any]:
    """Lists with an entry a mech, counted from 0; None where a mech does not stand on the board.

    `distances` and `arcs` hold lists again: how far another mech is, and in which arc of the first it
    stands (None for the mech itself). `targets` are the mechs that it could shoot at as it stands now.
    `sides` sum up what the mechs of each seat have; `nearest` is the least distance between two of them.
    """
    mechs, board = context.state.mechs, context.board
    distances: list[list[int | None] | None] = []
    arcs: list[list[str | None] | None] = []
    targets: list[list[int] | None] = []
    for number, mech in enumerate(mechs):
        here = mech.cell
        if here is None:
            distances.append(None)
            arcs.append(None)
            targets.append(None)
            continue
        cells = [None if other is mech else other.cell for other in mechs]
        distances.append([None if cell is None else board.distance(here, cell) for cell in cells])
        arcs.append([None if cell is None else board.arc(mech.facing, here, cell) for cell in cells])
        targets.append(sorted({fire.target for fire in shots(context, number)}))
    standing = [[mech for mech in mechs if mech.seat == seat and mech.cell is not None] for seat in SEATS]
    between = [
        board.distance(one.cell, other.cell)
        for one in standing[0]
        for other in standing[1]
        if one.cell is not None and other.cell is not None
    ]
    return {
        "distances": distances,
        "arcs": arcs,
        "targets": targets,
        "sides": [_sums(mechs, seat) for seat in SEATS],
        "nearest": min(between, default=None),
    }


def _sums(mechs: Sequence[Mech], seat: Seat) -> dict[str, int]:
    own = [mech for mech in mechs if mech.seat == seat]
    return {name: sum(getattr(mech, name) for mech in own) for name in COUNTED} | {
        "lost": sum(len(mech.depleted) for mech in own)
    }
