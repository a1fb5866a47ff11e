"""What each action does. `perform` is the one way into the rules for all of them."""

from collections.abc import Callable, Mapping
from typing import Any

from game.rules.scrapbots.actions import Action, Activate, Build, Buy, Pass, TakePool, UseAttack
from game.rules.scrapbots.context import GameContext
from game.rules.scrapbots.effects import Source, resolve
from game.rules.scrapbots.phases import end_phase
from game.rules.scrapbots.state import Bot


def perform(context: GameContext, action: Action) -> None:
    """Do a legal action of the active seat.

    The last Wound of the stack ends the game once the action's damage has been settled.
    """
    state, kind = context.state, type(action)
    if kind is not Pass:
        state.plays += 1
    ACTION_HANDLERS[kind](context, action)
    if context.last_wound_dealt:
        context.finish("last_wound")


def _take_pool(context: GameContext, action: TakePool) -> None:
    """A card for its Scrap or Energy. By the edition a Resource is in play or discarded while its text is
    followed.
    """
    seat, player, card = context.state.active, context.active_player, action.card
    in_play = action.text and not context.catalogue.edition.discard_before_text
    context.take_from_hand(seat, card)
    context.put_on_discard(seat, (card,))
    context.card_in_play = in_play
    if action.pool == "scrap":
        amount = context.catalogue.scrap[card]
        player.scrap += amount
        pool = player.scrap
    else:
        amount = context.catalogue.energy[card]
        player.energy += amount
        pool = player.energy
    if context.emitting:
        facts: dict[str, Any] = {action.pool: pool, "from_hand": True, "in_play": in_play}
        context.report(action.pool, seat=seat, card=card, amount=amount, **facts)
    if action.text:
        context.report("text", seat=seat, card=card)
        resolve(context, Source(seat, card, action.lane, action.zone), context.catalogue.effects[card])


def _activate(context: GameContext, action: Activate) -> None:
    """A Component works from the lane of a ready Scrapbot, which stays ready; its own values do not count."""
    seat, card = context.state.active, action.card
    context.take_from_hand(seat, card)
    context.put_on_discard(seat, (card,))
    context.card_in_play = True
    context.report("activate", seat=seat, card=card, lane=action.lane)
    resolve(context, Source(seat, card, action.lane), context.catalogue.effects[card])


def _build(context: GameContext, action: Build) -> None:
    """A Scrapbot enters its lane exhausted."""
    seat = context.state.active
    context.take_from_hand(seat, action.card)
    context.put_bot(seat, action.lane, Bot(action.card, exhausted=True))
    context.report("build", seat=seat, card=action.card, lane=action.lane)


def _attack(context: GameContext, action: UseAttack) -> None:
    """Pay the Energy, exhaust the Scrapbot and follow its attack; a ready-after-attack flag readies it."""
    seat, player, lane = context.state.active, context.active_player, action.lane
    bot = player.lanes[lane]
    assert bot is not None
    cost, effects = context.catalogue.attacks[bot.card][action.number]
    player.energy -= cost
    context.set_exhausted(seat, lane, True)
    context.report(
        "attack", seat=seat, card=bot.card, lane=lane, number=action.number, cost=cost, energy=player.energy
    )
    resolve(context, Source(seat, bot.card, lane), effects)
    if player.ready_after_attack[lane]:
        context.set_ready_after_attack(seat, lane, False)
        context.set_exhausted(seat, lane, False)
        context.report("ready", seat=seat, card=bot.card, lane=lane)


def _buy(context: GameContext, action: Buy) -> None:
    """A card of the market goes to the discard pile, and the main deck's top card replaces it."""
    state, player, card = context.state, context.active_player, action.card
    index, cost = state.market.index(card), context.catalogue.scrap[card]
    before, after = state.market[:index], state.market[index + 1 :]
    player.scrap -= cost
    context.put_on_discard(state.active, (card,))
    state.market = before + after
    context.report("buy", seat=state.active, card=card, index=index, cost=cost, scrap=player.scrap)
    if state.main_deck:
        refill, state.main_deck = state.main_deck[:1], state.main_deck[1:]
        state.market = before + refill + after
        left = len(state.main_deck)
        context.report("market", card=refill[0], index=index, main_deck_size=left, reveals=True)


ACTION_HANDLERS: Mapping[type, Callable[[GameContext, Any], None]] = {
    TakePool: _take_pool,
    Activate: _activate,
    Build: _build,
    UseAttack: _attack,
    Buy: _buy,
    Pass: end_phase,
}
