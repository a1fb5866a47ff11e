"""Where a mech's program would take it, if nobody else moved: for the estimate and for the planner."""

from functools import lru_cache
from typing import NamedTuple

from game.rules.command_core.catalogue import Catalogue, Gearing
from game.rules.command_core.deltas import Executed, geared, program_delta
from game.rules.command_core.movement import after_icon
from game.rules.command_core.state import Slot, State
from game.rules.command_core.topology import Cell

_MOST_PROJECTIONS = 1 << 13


class Stop(NamedTuple):
    """A mech after one of its slots; `completed` False: there it stops. `locks`: its targeting tokens."""

    slot: int
    cell: Cell
    facing: int
    locks: int
    completed: bool


class Projection(NamedTuple):
    """A stop for each directive that is begun, the way there cell by cell, and the delta of them all."""

    stops: tuple[Stop, ...]
    way: tuple[Cell, ...]
    executed: tuple[Executed, ...]
    delta: int


def project(catalogue: Catalogue, state: State, number: int, program: tuple[Slot | None, ...]) -> Projection:
    """Runs a program, all other mechs as they stand now."""
    mech = state.mechs[number]
    taken = tuple([other.cell for other in state.mechs if other.cell is not None and other is not mech])
    gearing = catalogue.figures(mech).gearing
    return run_program(catalogue, state.map, mech.cell, mech.facing, mech.targeting, taken, gearing, program)


@lru_cache(_MOST_PROJECTIONS)
def run_program(
    catalogue: Catalogue,
    map_id: str,
    cell: Cell | None,
    facing: int,
    locks: int,
    taken: tuple[Cell, ...],
    gearing: Gearing,
    program: tuple[Slot | None, ...],
) -> Projection:
    """Kept, since a search looks at the same programs again and again."""
    board, half_of = catalogue.board(map_id), catalogue.half
    stops: list[Stop] = []
    executed: list[Executed] = []
    passed: list[Cell] = []
    for slot, placed in enumerate(program):
        if placed is None or cell is None:
            continue
        half, completed = half_of(placed), True
        for icon in half.icons:
            after = after_icon(board, taken, cell, facing, icon)
            if after is None:
                completed = False
                break
            cell, facing = after
            locks += icon == "lock"
            passed.append(cell)
        executed.append(Executed(slot, half, completed))
        stops.append(Stop(slot, cell, facing, locks, completed))
        if not completed:
            break
    delta = geared(program_delta(executed), gearing)
    return Projection(tuple(stops), tuple(passed), tuple(executed), delta)
