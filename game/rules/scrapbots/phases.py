"""The order of a turn, as a table. `end_phase` walks it from the phase that a seat ends to the next one."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.seats import opponent
from game.rules.scrapbots.actions import PASS, Action
from game.rules.scrapbots.context import GameContext
from game.rules.scrapbots.state import DRAWS_FOR_A_WOUND, EMPTY, FIRST_HAND, HAND, TURN_LIMIT


def deal(context: GameContext) -> None:
    """Opening hands: three cards for the first player, five for the other."""
    first = context.state.active
    context.draw(first, FIRST_HAND)
    context.draw(opponent(first), HAND)


def _begin_turn(context: GameContext) -> None:
    """The other seat's turn, or the end of the game after the last one."""
    state = context.state
    if state.turn == TURN_LIMIT:
        context.finish("turn_limit")
        return
    state.turn += 1
    state.plays = 0
    state.active = opponent(state.active)
    context.report("turn", turn=state.turn, seat=state.active)


def _discard_hand(context: GameContext) -> None:
    seat, player = context.state.active, context.active_player
    if player.hand:
        cards, player.hand = player.hand, ()
        context.put_on_discard(seat, cards)
        context.report("discard", seat=seat, cards=list(cards), reveals=True)


def _clean_up(context: GameContext) -> None:
    """Unspent Scrap and Energy are lost, and all Scrapbots are readied."""
    seat, player = context.state.active, context.active_player
    player.scrap = player.energy = 0
    if player.lanes != EMPTY:
        for lane in range(len(player.lanes)):
            context.set_exhausted(seat, lane, False)
    context.report("clean_up", seat=seat)


def _draw_hand(context: GameContext) -> None:
    """Five cards; then, once, all Wounds of the hand are discarded, with two cards drawn for each."""
    seat = context.state.active
    context.draw(seat, HAND)
    count = context.discard_wounds(seat)
    if count:
        draws = count * DRAWS_FOR_A_WOUND
        wound = context.catalogue.wound
        context.report("wounds_drawn", seat=seat, card=wound, count=count, draws=draws, reveals=True)
        context.draw(seat, draws)


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase: what happens when it begins, and the action of the active seat that ends it.

    Where `ended_by` is None nobody acts, and the phase is over once it has begun.
    """

    name: str
    begin: Callable[[GameContext], None]
    ended_by: Action | None = None


PHASES = (
    Phase("main", begin=_begin_turn, ended_by=PASS),
    Phase("discard", begin=_discard_hand),
    Phase("cleanup", begin=_clean_up),
    Phase("draw", begin=_draw_hand),
)
"""A turn in its order; after the last phase comes the first one of the other seat's turn."""

_ENDED_BY = {phase.ended_by: index for index, phase in enumerate(PHASES) if phase.ended_by is not None}


def end_phase(context: GameContext, action: Action) -> None:
    """Begin one phase after the other, until a seat has to act or the game is over."""
    index = _ENDED_BY[action]
    while context.state.outcome is None:
        index = (index + 1) % len(PHASES)
        phase = PHASES[index]
        phase.begin(context)
        if phase.ended_by is not None:
            return
