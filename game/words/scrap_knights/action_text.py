"""What each choice of a duel is, in plain words."""

from collections.abc import Mapping, Sequence

from game.engine.refusals import Refusal
from game.engine.rules import Decision
from game.rules.scrap_knights.actions import (
    NONE,
    Action,
    ChooseCard,
    ChooseNumber,
    ChooseWord,
    Pass,
    PlayActs,
    SpendToken,
    UseBot,
)
from game.rules.scrap_knights.rules import ScrapKnights
from game.rules.scrap_knights.view import DuelView
from game.words.messages import shipped_messages
from game.words.scrap_knights.log_text import DuelWords

ACTION_TEXTS: Mapping[str, tuple[str, ...]] = {
    "act": ("choice",),
    "no_act": (),
    "use": ("choice",),
    "spend": ("choice",),
    "no_bot": (),
    "no_token": (),
    "distance": ("choice",),
    "block": ("choice",),
    "card": ("choice",),
    "discard": ("choice",),
    "return_bot": ("choice",),
    "overcharge": (),
    "no_overcharge": (),
    "none": (),
}


def words_of(rules: ScrapKnights, view: DuelView, names: Sequence[str]) -> DuelWords:
    """The words of the table that a view shows."""
    return DuelWords(rules.library, shipped_messages(rules.id), names)


def action_text(
    rules: ScrapKnights, view: DuelView, decision: Decision, action: Action, names: Sequence[str]
) -> str:
    words = words_of(rules, view, names)
    return words.texts.say("actions", _key(decision.kind, action), choice=words.action(action, decision.kind))


def _key(kind: str, action: Action) -> str:
    match action:
        case PlayActs(manoeuvres):
            return "act" if manoeuvres else "no_act"
        case UseBot():
            return "use"
        case SpendToken():
            return "spend"
        case Pass():
            return "no_token" if kind == "tokens" else "no_bot"
        case ChooseNumber():
            return "block" if kind == "block" else "distance"
        case ChooseCard():
            return kind if kind in ("discard", "return_bot") else "card"
        case ChooseWord():
            return "no_overcharge" if action == NONE and kind == "overcharge" else action.word


def refusal_text(rules: ScrapKnights, view: DuelView, refusal: Refusal, names: Sequence[str]) -> str:
    return words_of(rules, view, names).refusal(refusal)
