"""A state from plain data: saves, scenario set-ups. Everything is checked that the rules rely on."""

from collections.abc import Mapping
from typing import Any

from game.content.command_core import Library
from game.content.command_core.side import slots_of
from game.engine.seats import SEATS, opponent
from game.rules.command_core.checks import check_state
from game.rules.command_core.kinds import OUTCOME_REASONS
from game.rules.command_core.programs import next_slot
from game.rules.command_core.state import BareMech, State
from game.rules.plain_data import check_complete, read_state, shortened_errors


def restore(data: Mapping[str, Any], library: Library) -> State:
    """The state of a `to_dict`. Raises `ValueError` in one sentence that names the field."""
    with shortened_errors():
        return _read(data, library)


def _read(data: Mapping[str, Any], library: Library) -> State:
    state = read_state(data, State, OUTCOME_REASONS)
    for number in range(len(state.mechs)):
        check_complete(data["mechs"][number], BareMech, f"mechs.{number}")
    if state.chooser is not None:
        _begin_afresh(state, library)
    check_state(state, library)
    return state


def _begin_afresh(state: State, library: Library) -> None:
    """What a set-up does not say follows from what it says: it changes the state of a new game."""
    known = all(mech.chassis in library.chassis for mech in state.mechs)
    if known:
        for mech in state.mechs:
            if not any(mech.program):
                upgrades = map(library.upgrades.get, mech.upgrades)
                mech.program = (None,) * slots_of(library.chassis[mech.chassis], upgrades)
        first, second = (
            sum(library.chassis[mech.chassis].structure for mech in state.mechs if mech.seat == seat)
            for seat in SEATS
        )
        state.squad_structure = first, second
    if state.phase == "placement":
        return
    # Nobody is asked any more who places first.
    state.chooser, state.placing, state.turn = None, None, state.first
    for mech in state.mechs:
        if state.phase == "combat":
            mech.programmed, mech.revealed, mech.executed = len(mech.program), True, True
        elif state.phase == "programming" and not mech.programmed:
            mech.programmed = max((slot + 1 for slot, placed in enumerate(mech.program) if placed), default=0)
    if state.phase == "programming" and next_slot(state, state.turn) is None:
        state.turn = opponent(state.turn)
