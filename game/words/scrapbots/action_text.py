"""What each choice of a turn is, in plain words."""

from collections.abc import Sequence
from itertools import takewhile

from game.content.scrapbots import Scrapbot
from game.engine.refusals import Refusal
from game.engine.rules import Decision
from game.rules.scrapbots.actions import Action, Activate, Build, Buy, TakePool, UseAttack
from game.rules.scrapbots.rules import Scrapbots
from game.rules.scrapbots.view import TableView
from game.words.messages import shipped_messages
from game.words.scrapbots.log_text import TableWords


def words_of(rules: Scrapbots, view: TableView, names: Sequence[str]) -> TableWords:
    """The words of the table that a view shows."""
    return TableWords(rules.library.sets[view.edition], shipped_messages(rules.id), names)


def action_text(
    rules: Scrapbots, view: TableView, decision: Decision, action: Action, names: Sequence[str]
) -> str:
    words = words_of(rules, view, names)
    say = words.texts.say
    match action:
        case TakePool(pool, card, text, lane, zone):
            how = "lane" if lane >= 0 else zone or ("text" if text else "plain")
            return say("actions", "play", card=words.card(card), pool=pool, how=how, lane=lane + 1)
        case Activate(card, lane):
            return say("actions", "activate", card=words.card(card), lane=lane + 1)
        case Build(card, lane):
            return say("actions", "build", card=words.card(card), lane=lane + 1)
        case Buy(card):
            return say("actions", "buy", card=words.card(card))
        case UseAttack(lane, number):
            bot = view.players[decision.seat].lanes[lane]
            assert bot is not None
            scrapbot = words.cards_of.cards[bot.card]
            assert isinstance(scrapbot, Scrapbot)
            facts = {"attacks": len(scrapbot.attacks), "energy": scrapbot.attacks[number].energy}
            return say("actions", "attack", card=scrapbot.name, lane=lane + 1, **facts)
    return say("actions", "pass")


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
