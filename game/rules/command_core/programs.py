"""Programming: seat by seat, mech by mech, slot by slot, in secret.

Source: Command Core reference, "Programming".
"""

from game.engine.events import Event
from game.engine.seats import Seat
from game.rules.command_core.actions import Program
from game.rules.command_core.context import GameContext
from game.rules.command_core.state import Mech, Slot, State


def free_directives(mech: Mech) -> list[str]:
    """The directives of a mech that lie in no slot of its program, in list order."""
    free = list(mech.directives)
    for placed in mech.program:
        if placed is not None and placed.card in free:
            free.remove(placed.card)
    return free


def next_slot(state: State, seat: Seat) -> tuple[int, int] | None:
    """The mech and slot that a seat decides on next; None when its programs stand."""
    for number, mech in enumerate(state.mechs):
        if mech.seat == seat and mech.structure and mech.programmed < len(mech.program):
            return number, mech.programmed
    return None


def program_slot(context: GameContext, action: Program) -> None:
    """A directive, or nothing, for the next slot; only its seat knows which."""
    mech = context.state.mechs[action.mech]
    slot = mech.programmed
    if action.card:
        placed = Slot(action.card, action.flipped)
        mech.program = (*mech.program[:slot], placed, *mech.program[slot + 1 :])
    mech.programmed += 1
    if context.emitting:
        facts = {
            "seat": mech.seat,
            "mech": action.mech,
            "chassis": mech.chassis,
            "slot": slot,
            "card": action.card,
            "flipped": action.flipped,
        }
        context.emit(Event("program", facts, hidden=("card", "flipped"), seen_by=(mech.seat,)))
