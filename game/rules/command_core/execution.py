"""A mech's program: revealed, its empty slots filled, its directives carried out one after the other.

Source: Command Core reference, "Execution".
"""

from collections.abc import Collection

from game.rules.command_core.context import GameContext
from game.rules.command_core.deltas import Executed, geared, program_delta, settle
from game.rules.command_core.movement import STEPS, TURNS, after_icon, way
from game.rules.command_core.programs import free_directives
from game.rules.command_core.state import Slot
from game.rules.command_core.topology import Cell


def execute(context: GameContext, number: int) -> None:
    """Run the whole program of a mech and settle its delta."""
    mech = context.state.mechs[number]
    mech.revealed = True
    if context.emitting:
        program = [None if slot is None else [slot.card, slot.flipped] for slot in mech.program]
        context.report_of("reveal", number, reveals=True, program=program)
    _fill(context, number)
    executed = _run(context, number)
    mech.executed = True
    delta = geared(program_delta(executed), context.catalogue.figures(mech).gearing)
    context.report_of("delta", number, delta=delta)
    settle(context, number, delta)


def _fill(context: GameContext, number: int) -> None:
    """Each empty slot gets one of the unused directives, either way up, by chance."""
    state = context.state
    mech = state.mechs[number]
    for slot, placed in enumerate(mech.program):
        free = free_directives(mech)
        if placed is None and free:
            card = state.dice.pick(free)
            flipped = bool(context.catalogue.split[card] and state.dice.coin())
            mech.program = (*mech.program[:slot], Slot(card, flipped), *mech.program[slot + 1 :])
            context.report_of("fill", number, reveals=True, slot=slot, card=card, flipped=flipped)


def _run(context: GameContext, number: int) -> list[Executed]:
    """Carry out the directives until one cannot be completed; what was begun."""
    mechs, executed = context.state.mechs, []
    taken = [other.cell for other in mechs if other.cell is not None and other is not mechs[number]]
    for slot, placed in enumerate(mechs[number].program):
        if placed is None:
            continue
        half = context.catalogue.half(placed)
        context.report_of("directive", number, slot=slot, card=placed.card, flipped=placed.flipped)
        completed = all(_do(context, number, taken, icon) for icon in half.icons)
        executed.append(Executed(slot, half, completed))
        if not completed:
            break
    return executed


def _do(context: GameContext, number: int, taken: Collection[Cell], icon: str) -> bool:
    """Carry out one symbol; False where the way is blocked, by another mech where a cell is `taken`."""
    mech = context.state.mechs[number]
    assert mech.cell is not None
    board = context.board
    after = after_icon(board, taken, mech.cell, mech.facing, icon)
    if after is None:
        x, y = board.topology.directions[way(board, mech.facing, icon)]
        beyond = mech.cell[0] + x, mech.cell[1] + y
        obstacle = "mech" if beyond in taken else "wall" if beyond in board.walls else "edge"
        context.report_of("blocked", number, by=obstacle)
        return False
    if icon == "lock":
        context.gain_targeting(number)
        return True
    mech.cell, mech.facing = after
    if icon in TURNS:
        context.report_of("turn", number, facing=mech.facing, turned=TURNS[icon])
    elif icon in STEPS:
        context.report_of("step", number, cell=list(mech.cell))
    else:
        context.report_of("stop", number)
    return True
