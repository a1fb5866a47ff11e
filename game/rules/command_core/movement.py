"""What the symbols of a directive do to a mech's cell and facing.

Source: Command Core reference, "Execution".
"""

from collections.abc import Collection

from game.rules.command_core.board import NOWHERE, Board
from game.rules.command_core.topology import Cell

TURNS = {"turn_left_45": -1, "turn_left_90": -2, "turn_right_45": 1, "turn_right_90": 2}
"""By how many facings a symbol turns the mech, to the right."""
STEPS = ("forward", "back", "left", "right")


def way(board: Board, facing: int, icon: str) -> int:
    """The direction of a step, for a mech that looks there."""
    topology = board.topology
    by = {
        "forward": 0,
        "back": topology.facings // 2,
        "left": -topology.sidestep,
        "right": topology.sidestep,
    }[icon]
    return topology.turned(facing, by)


def after_icon(
    board: Board, taken: Collection[Cell], cell: Cell, facing: int, icon: str
) -> tuple[Cell, int] | None:
    """Cell and facing after one symbol; None where an edge, a wall or a `taken` cell is in the way."""
    if icon in TURNS:
        return cell, board.topology.turned(facing, TURNS[icon])
    if icon not in STEPS:
        return cell, facing
    there = board.steps[cell][way(board, facing, icon)]
    return None if there == NOWHERE or there in taken else (there, facing)
