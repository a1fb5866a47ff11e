"""What the choice of a hint comes to in numbers: what an attack deals, what a payment makes and buys."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from game.content.scrapbots import Scrapbot
from game.content.scrapbots.cards import LANES
from game.engine.rules import Action
from game.engine.seats import opponent
from game.rules.scrapbots.actions import Activate, Build, Buy, TakePool, UseAttack
from game.ui.tables.scrapbots.lanes.preview import told_in_short
from game.words.scrapbots.log_text import TableWords


def foretold(scene: Any, actions: Sequence[Action]) -> str:
    """A sentence on the first of these choices, with what it pays for; "" where there is nothing to count."""
    words: TableWords = scene.words
    say, side = words.texts.say, scene.view.players[scene.bottom]
    match actions[0]:
        case TakePool(pool, _):
            return _payment(scene, actions, pool)
        case Buy(card):
            return say("foretold", "buy", cost=words.cards_of.cards[card].scrap, scrap=side.scrap)
        case Build(card, lane):
            bot, built = scene.view.players[opponent(scene.bottom)].lanes[lane], words.cards_of.cards[card]
            assert isinstance(built, Scrapbot)
            against = words.card(bot.card) if bot is not None else ""
            return say("foretold", "build", health=built.health, empty=bot is None, card=against)
        case UseAttack(lane, _) | Activate(_, lane):
            return _blow(scene, actions[0], lane)
    return ""


def _payment(scene: Any, actions: Sequence[Action], pool: str) -> str:
    """What the cards that are played together make, and the price of what they are for."""
    words: TableWords = scene.words
    cards: Any = words.cards_of.cards
    side = scene.view.players[scene.bottom]
    same: Any = takewhile(lambda one: isinstance(one, TakePool) and one.pool == pool, actions)
    paid = [one.card for one in same]
    total = getattr(side, pool) + sum(getattr(cards[card], pool) for card in paid)
    match actions[len(paid) :]:
        case [Buy(card), *_] if pool == "scrap":
            price = cards[card].scrap
            return words.texts.say("foretold", "pays", card=words.card(card), cost=price, total=total)
        case [UseAttack(lane, number), *_] if pool == "energy" and side.lanes[lane] is not None:
            price = cards[side.lanes[lane].card].attacks[number].energy
            return words.texts.say("foretold", "fights", cost=price, total=total)
    return words.texts.say("foretold", "has", pool=pool, total=total)


def _blow(scene: Any, action: Action, lane: int) -> str:
    """What the enemy takes."""
    foreseen = scene.foresee(action)
    if foreseen is None or not any(one.damage or one.wounds for one in (*foreseen.tails, *foreseen.heads)):
        return ""
    others = [scene.board.lane_widget(opponent(scene.bottom), number) for number in range(LANES)]
    told = told_in_short(scene.words, foreseen, others, lane)
    return str(scene.words.texts.say("foretold", "blow", told=told))
