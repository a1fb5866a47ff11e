"""What each choice of a turn is, in plain words."""

from collections.abc import Mapping, Sequence
from itertools import takewhile

from game.content.scrapbots import Scrapbot
from game.engine.refusals import Refusal
from game.engine.rules import Decision
from game.rules.scrapbots.actions import Action, Activate, Build, Buy, TakePool, UseAttack
from game.rules.scrapbots.rules import Scrapbots
from game.rules.scrapbots.view import TableView
from game.words.messages import shipped_messages
from game.words.scrapbots.log_text import TableWords

ACTION_TEXTS: Mapping[str, tuple[str, ...]] = {
    "scrap": ("card",),
    "energy": ("card",),
    "scrap_text": ("card",),
    "energy_text": ("card",),
    "scrap_lane": ("card", "lane"),
    "energy_lane": ("card", "lane"),
    "scrap_hand": ("card",),
    "energy_hand": ("card",),
    "scrap_discard": ("card",),
    "energy_discard": ("card",),
    "activate": ("card", "lane"),
    "build": ("card", "lane"),
    "attack": ("card", "lane"),
    "attack_by": ("card", "lane", "energy"),
    "buy": ("card",),
    "pass": (),
    "to_buy": ("first", "card"),
    "to_attack": ("first", "card", "lane"),
}


def words_of(rules: Scrapbots, view: TableView, names: Sequence[str]) -> TableWords:
    """The words of the table that a view shows."""
    return TableWords(rules.library.sets[view.edition], shipped_messages(rules.id), names)


def action_text(
    rules: Scrapbots, view: TableView, decision: Decision, action: Action, names: Sequence[str]
) -> str:
    words = words_of(rules, view, names)
    match action:
        case TakePool(pool, card, text, lane, zone):
            how = "lane" if lane >= 0 else zone or ("text" if text else "")
            key = f"{pool}_{how}" if how else pool
            return words.texts.say("actions", key, card=words.card(card), lane=lane + 1)
        case Activate(card, lane):
            return words.texts.say("actions", "activate", card=words.card(card), lane=lane + 1)
        case Build(card, lane):
            return words.texts.say("actions", "build", card=words.card(card), lane=lane + 1)
        case Buy(card):
            return words.texts.say("actions", "buy", card=words.card(card))
        case UseAttack(lane, number):
            bot = view.players[decision.seat].lanes[lane]
            assert bot is not None
            scrapbot = words.cards_of.cards[bot.card]
            assert isinstance(scrapbot, Scrapbot)
            key = "attack_by" if len(scrapbot.attacks) > 1 else "attack"
            energy = scrapbot.attacks[number].energy
            return words.texts.say("actions", key, card=scrapbot.name, lane=lane + 1, energy=energy)
    return words.texts.say("actions", "pass")


def plan_text(
    rules: Scrapbots, view: TableView, decision: Decision, plan: Sequence[Action], names: Sequence[str]
) -> str:
    """The first choice of a plan in words and, where that is a payment, what is paid for."""
    words, begin = words_of(rules, view, names), plan[0]
    first = action_text(rules, view, decision, begin, names)
    if isinstance(begin, TakePool):
        paid = takewhile(lambda one: isinstance(one, TakePool) and one.pool == begin.pool, plan)
        match plan[len(list(paid)) :]:
            case [Buy(card), *_] if begin.pool == "scrap":
                return words.texts.say("actions", "to_buy", first=first, card=words.card(card))
            case [UseAttack(lane, _), *_] if begin.pool == "energy":
                bot = view.players[decision.seat].lanes[lane]
                if bot is not None:
                    card = words.card(bot.card)
                    return words.texts.say("actions", "to_attack", first=first, card=card, lane=lane + 1)
    return first


def refusal_text(rules: Scrapbots, view: TableView, refusal: Refusal, names: Sequence[str]) -> str:
    return words_of(rules, view, names).refusal(refusal)
