"""Who has to choose now, and what is legal."""

from game.engine.rules import Decision
from game.rules.command_core.actions import (
    DONE,
    FIRST,
    HOLD,
    KEEP,
    SECOND,
    Action,
    Deplete,
    Number,
    Place,
    PutBack,
    Turn,
)
from game.rules.command_core.combat import next_attacker, rerolls, shots
from game.rules.command_core.context import GameContext
from game.rules.command_core.programs import free_directives, next_slot
from game.rules.command_core.set_up import free_numbers, unnumbered, unplaced
from game.rules.command_core.state import Attack, Crit


def decision(context: GameContext) -> Decision | None:
    """The one choice that the game waits for; None when it is over."""
    state = context.state
    if state.outcome is not None:
        return None
    if state.crit is not None:
        return _of_crit(context, state.crit)
    if state.attack is not None:
        return _of_dice(context, state.attack)
    return _PHASES[state.phase](context)


def _of_crit(context: GameContext, crit: Crit) -> Decision:
    mechs, cards = context.state.mechs, dict.fromkeys(crit.revealed)
    if crit.choosing or crit.attacker is None:
        return Decision(mechs[crit.mech].seat, "deplete", tuple([Deplete(card) for card in cards]))
    back: list[Action] = [PutBack(card) for card in cards]
    return Decision(mechs[crit.attacker].seat, "put_back", (*back, DONE))


def _of_dice(context: GameContext, attack: Attack) -> Decision:
    asked = attack.attacker if attack.stage == "attack" else attack.target
    kind = "reroll" if attack.stage == "attack" else "defend"
    actions = (*rerolls(context, attack), KEEP)
    return Decision(context.state.mechs[asked].seat, kind, actions)


def _placement(context: GameContext) -> Decision:
    state, board = context.state, context.board
    if state.chooser is not None:
        return Decision(state.chooser, "begin", (FIRST, SECOND))
    if state.placing is not None:
        facings = tuple([Turn(facing) for facing in range(board.topology.facings)])
        return Decision(state.turn, "face", facings)
    taken = {mech.cell for mech in state.mechs}
    cells = [cell for cell in board.home(state.turn) if cell not in taken]
    places = [Place(number, cell) for number in unplaced(state, state.turn) for cell in cells]
    return Decision(state.turn, "place", tuple(places))


def _ordering(context: GameContext) -> Decision:
    state = context.state
    numbers = free_numbers(state)
    actions = [Number(mech, number) for mech in unnumbered(state, state.turn) for number in numbers]
    return Decision(state.turn, "order", tuple(actions))


def _programming(context: GameContext) -> Decision:
    state = context.state
    place = next_slot(state, state.turn)
    assert place is not None
    number, slot = place
    free = tuple(free_directives(state.mechs[number]))
    return Decision(state.turn, "program", context.catalogue.programs(number, slot, free), True)


def _combat(context: GameContext) -> Decision:
    number = next_attacker(context.state)
    assert number is not None
    seat = context.state.mechs[number].seat
    return Decision(seat, "attack", (*shots(context, number), HOLD))


_PHASES = {
    "placement": _placement,
    "ordering": _ordering,
    "programming": _programming,
    "combat": _combat,
}
"""Execution asks nobody but by a crit."""
