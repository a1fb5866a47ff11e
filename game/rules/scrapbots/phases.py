"""The turn: what can be done in the Main phase, then Discard, Cleanup and Draw."""

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.seats import Seat, opponent
from game.rules.scrapbots.actions import Action, Activate, Build, Buy, Pass, TakePool, UseAttack
from game.rules.scrapbots.effects import Frame, resolve
from game.rules.scrapbots.state import (
    DRAWS_FOR_A_WOUND,
    EMPTY,
    FIRST_HAND,
    HAND,
    TURN_LIMIT,
    Bot,
)
from game.rules.scrapbots.turn import Turn


def begin(turn: Turn) -> None:
    """Opening hands: three cards for the first player, five for the other."""
    first = turn.state.active
    turn.say("turn", turn=turn.state.turn, seat=first)
    turn.draw(first, FIRST_HAND)
    turn.draw(opponent(first), HAND)


def perform(turn: Turn, action: Action) -> None:
    """Does an action. The last Wound of the stack ends the game once the action's damage has been settled."""
    state, kind = turn.state, type(action)
    if kind is not Pass:
        state.plays += 1
    DEEDS[kind](turn, action)
    if state.wounds_left == 0:
        turn.finish("last_wound")


def take_pool(turn: Turn, action: TakePool) -> None:
    """A card for its Scrap or Energy. A Resource is discarded before or after its text, by the edition."""
    seat, player, card = turn.state.active, turn.active, action.card
    discard_first = turn.catalogue.edition.discard_before_text
    turn.take_from_hand(seat, card)
    if discard_first:
        player.discard += (card,)
    if action.pool == "scrap":
        amount = turn.catalogue.scrap[card]
        player.scrap += amount
        pool = player.scrap
    else:
        amount = turn.catalogue.energy[card]
        player.energy += amount
        pool = player.energy
    if turn.loud:
        facts: dict[str, Any] = {action.pool: pool, "from_hand": True, "discarded": discard_first}
        turn.say(action.pool, seat=seat, card=card, amount=amount, **facts)
    if action.text:
        turn.say("text", seat=seat, card=card)
        resolve(turn, Frame(seat, card, action.lane, action.zone), turn.catalogue.effects[card])
    if not discard_first:
        player.discard += (card,)


def activate(turn: Turn, action: Activate) -> None:
    """A Component works from the lane of a ready Scrapbot, which stays ready; its own values do not count."""
    seat, card = turn.state.active, action.card
    turn.take_from_hand(seat, card)
    turn.say("activate", seat=seat, card=card, lane=action.lane)
    resolve(turn, Frame(seat, card, action.lane), turn.catalogue.effects[card])
    if card not in turn.catalogue.leaving:
        turn.active.discard += (card,)


def build(turn: Turn, action: Build) -> None:
    """A Scrapbot enters its lane exhausted."""
    seat = turn.state.active
    turn.take_from_hand(seat, action.card)
    turn.put_bot(seat, action.lane, Bot(action.card, exhausted=True))
    turn.say("build", seat=seat, card=action.card, lane=action.lane)


def attack(turn: Turn, action: UseAttack) -> None:
    """Pays the Energy, exhausts the Scrapbot and follows the attack; a ready-after-attack flag readies it."""
    seat, player, lane = turn.state.active, turn.active, action.lane
    bot = player.lanes[lane]
    assert bot is not None
    energy, effect = turn.catalogue.attacks[bot.card][action.number]
    player.energy -= energy
    turn.say(
        "attack", seat=seat, card=bot.card, lane=lane, number=action.number, cost=energy, energy=player.energy
    )
    turn.exhaust(seat, lane, True)
    resolve(turn, Frame(seat, bot.card, lane), effect)
    if player.ready_after_attack[lane]:
        turn.promise(seat, lane, False)
        turn.exhaust(seat, lane, False)
        turn.say("ready", seat=seat, card=bot.card, lane=lane)


def buy(turn: Turn, action: Buy) -> None:
    """A card of the market goes to the discard pile, and another one takes its place."""
    state, player, card = turn.state, turn.active, action.card
    place = state.market.index(card)
    player.scrap -= turn.catalogue.scrap[card]
    player.discard += (card,)
    refill, state.main_deck = state.main_deck[:1], state.main_deck[1:]
    state.market = state.market[:place] + refill + state.market[place + 1 :]
    cost = turn.catalogue.scrap[card]
    turn.say("buy", seat=state.active, card=card, place=place, cost=cost, scrap=player.scrap)
    if refill:
        turn.say("market", card=refill[0], place=place, left=len(state.main_deck), reveals=True)


def end_main(turn: Turn, action: Pass) -> None:
    """Discard, Cleanup and Draw, and the turn goes to the other seat."""
    state, seat = turn.state, turn.state.active
    _discard_hand(turn, seat)
    _clean_up(turn, seat)
    _draw_hand(turn, seat)
    if state.turn == TURN_LIMIT:
        turn.finish("turn_limit")
        return
    state.turn += 1
    state.plays = 0
    state.active = opponent(seat)
    turn.say("turn", turn=state.turn, seat=state.active)


def _discard_hand(turn: Turn, seat: Seat) -> None:
    player = turn.state.players[seat]
    if player.hand:
        cards, player.hand = player.hand, ()
        player.discard += cards
        turn.say("discard", seat=seat, cards=list(cards), reveals=True)


def _clean_up(turn: Turn, seat: Seat) -> None:
    player = turn.state.players[seat]
    player.scrap = player.energy = 0
    if player.lanes != EMPTY:
        for lane in range(len(player.lanes)):
            turn.exhaust(seat, lane, False)
    turn.say("clean_up", seat=seat)


def _draw_hand(turn: Turn, seat: Seat) -> None:
    """Five cards; then, once, all Wounds of the hand are discarded, with two cards drawn for each."""
    player, wound = turn.state.players[seat], turn.catalogue.wound
    turn.draw(seat, HAND)
    wounds = player.hand.count(wound)
    if wounds:
        player.hand = tuple([card for card in player.hand if card != wound])
        player.discard += (wound,) * wounds
        turn.say(
            "wounds_drawn",
            seat=seat,
            card=wound,
            count=wounds,
            draws=wounds * DRAWS_FOR_A_WOUND,
            reveals=True,
        )
        turn.draw(seat, wounds * DRAWS_FOR_A_WOUND)


DEEDS: Mapping[type, Callable[[Turn, Any], None]] = {
    TakePool: take_pool,
    Activate: activate,
    Build: build,
    UseAttack: attack,
    Buy: buy,
    Pass: end_main,
}
