"""From phase to phase: what goes on by itself until somebody has to choose or the game is over.

Source: Command Core reference, "Round".
"""

from game.engine.seats import SEATS, opponent
from game.rules.command_core.combat import carry_on, next_attacker
from game.rules.command_core.context import GameContext
from game.rules.command_core.execution import execute
from game.rules.command_core.marks import clean_up_marks
from game.rules.command_core.programs import next_slot
from game.rules.command_core.set_up import begin_round
from game.rules.command_core.state import Slot, State


def advance(context: GameContext) -> None:
    """Carries the game on to the next choice."""
    state = context.state
    while state.outcome is None and state.crit is None:
        if state.attack is not None:
            if state.attack.stage != "pay":
                return
            carry_on(context)
        elif not _STEPS[state.phase](context):
            return


def _waits(context: GameContext) -> bool:
    """Placement and ordering go on by their own moves alone."""
    return False


def _program(context: GameContext) -> bool:
    """The other seat's programs after the first one's, then execution."""
    state = context.state
    if next_slot(state, state.turn) is not None:
        return False
    context.report("programmed", seat=state.turn)
    if next_slot(state, opponent(state.turn)) is not None:
        state.turn = opponent(state.turn)
        context.report("programming", seat=state.turn)
    else:
        state.phase = "execution"
        context.report("execution")
    return True


def _execute(context: GameContext) -> bool:
    """The mech with the lowest number that has not run its program, then combat."""
    state = context.state
    waiting = [
        (mech.order, number)
        for number, mech in enumerate(state.mechs)
        if mech.order is not None and not mech.executed
    ]
    if waiting:
        execute(context, min(waiting)[1])
    else:
        state.phase = "combat"
        context.report("combat")
    return True


def _fight(context: GameContext) -> bool:
    """A mech that may attack is asked; after the last one the round is cleaned up."""
    if next_attacker(context.state) is not None:
        return False
    _clean_up(context)
    return True


def _clean_up(context: GameContext) -> None:
    """Flux goes, Surge becomes Flux, upgrades add theirs; then the next round, or the end."""
    state = context.state
    for number in (*state.standing(0), *state.standing(1)):
        mech = state.mechs[number]
        figures = context.catalogue.figures(mech)
        clean_up_marks(mech, figures.gains, figures.staying)
        # A slot that an upgrade gave is gone in the round after that upgrade is depleted.
        empty: tuple[Slot | None, ...] = (None,) * figures.slots
        mech.order, mech.program, mech.programmed, mech.free_rerolls = None, empty, 0, 0
        mech.revealed = mech.executed = mech.attacked = False
    context.report("clean_up")
    if state.rounds and state.round >= state.rounds:
        _count_up(context)
        return
    state.round += 1
    state.first = opponent(state.first)
    begin_round(context)


def _count_up(context: GameContext) -> None:
    """The higher share of structure that is left wins; equal shares are a draw."""
    state = context.state
    shares = share_of_structure(state)
    context.finish(None if shares[0] == shares[1] else (0 if shares[0] > shares[1] else 1), "round_limit")


def share_of_structure(state: State) -> tuple[int, int]:
    """Each side's structure, in units that make the shares of what it began with comparable."""
    left = [sum(mech.structure for mech in state.mechs if mech.seat == seat) for seat in SEATS]
    return left[0] * state.squad_structure[1], left[1] * state.squad_structure[0]


_STEPS = {
    "placement": _waits,
    "ordering": _waits,
    "programming": _program,
    "execution": _execute,
    "combat": _fight,
}
"""What each phase does by itself; False where it waits for a choice."""
