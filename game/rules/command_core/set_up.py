"""Placement and ordering: the seats take turns, and one that has nothing left is skipped.

Source: Command Core reference, "Set-up" and "Ordering".
"""

from game.engine.seats import Seat, opponent
from game.rules.command_core.actions import Begin, Number, Place, Turn
from game.rules.command_core.context import GameContext
from game.rules.command_core.state import State


def unplaced(state: State, seat: Seat) -> list[int]:
    """The mechs of a seat that have no cell yet."""
    return [number for number in state.standing(seat) if state.mechs[number].cell is None]


def unnumbered(state: State, seat: Seat) -> list[int]:
    """The mechs of a seat that have no number in this round yet."""
    return [number for number in state.standing(seat) if state.mechs[number].order is None]


def free_numbers(state: State) -> list[int]:
    """The numbers that nobody has taken, from 1 to the count of mechs that stand."""
    standing = [mech for mech in state.mechs if mech.structure]
    taken = {mech.order for mech in standing}
    return [number for number in range(1, len(standing) + 1) if number not in taken]


def begin(context: GameContext, action: Begin) -> None:
    """The seat that won the coin says who places first, who also drafts first in the first round."""
    state = context.state
    assert state.chooser is not None
    state.first = state.chooser if action.first else opponent(state.chooser)
    state.turn, state.chooser = state.first, None
    context.report("first", seat=state.first)


def place(context: GameContext, action: Place) -> None:
    """A mech on a cell; which way it looks is asked next."""
    context.state.mechs[action.mech].cell = action.cell
    context.state.placing = action.mech
    context.report_of("place", action.mech, cell=list(action.cell))


def turn(context: GameContext, action: Turn) -> None:
    """The placed mech looks there, and the other seat places next."""
    state = context.state
    assert state.placing is not None
    number, state.placing = state.placing, None
    state.mechs[number].facing = action.facing
    if unplaced(state, opponent(state.turn)):
        state.turn = opponent(state.turn)
    context.report_of("face", number, facing=action.facing)
    if not unplaced(state, state.turn):
        begin_round(context)


def begin_round(context: GameContext) -> None:
    """Ordering begins with the seat that drafts first."""
    state = context.state
    state.phase, state.turn = "ordering", state.first
    context.report("round", round=state.round, seat=state.first)


def number_mech(context: GameContext, action: Number) -> None:
    """A mech takes a number; when all have one, programming begins with the seat that drafted first."""
    state = context.state
    state.mechs[action.mech].order = action.number
    if unnumbered(state, opponent(state.turn)):
        state.turn = opponent(state.turn)
    context.report_of("order", action.mech, number=action.number)
    if not unnumbered(state, state.turn):
        state.phase, state.turn = "programming", state.first
        context.report("programming", seat=state.first)
