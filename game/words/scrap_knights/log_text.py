"""Events and choices in words: what the log, the prompt and the buttons say."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.content.scrap_knights import Library
from game.engine.events import Event
from game.engine.refusals import Refusal
from game.engine.rules import Action, Decision
from game.engine.seats import Seat, opponent
from game.rules.scrap_knights.actions import (
    ChooseCard,
    ChooseNumber,
    ChooseWord,
    Manoeuvre,
    Pass,
    PlayActs,
    SpendToken,
    UseBot,
    parse_manoeuvre,
)
from game.rules.scrap_knights.state import LINKS_TO_TRIGGER
from game.rules.scrap_knights.view import DuelView
from game.words.lists import joined
from game.words.messages import Messages
from game.words.scrap_knights.card_text import signed

_BY_REASON = {"nothing"}
_SILENT = {"effect", "chain"}
"""What is about to happen is for the animation; what came of it makes the sentence."""

PROMPTS: Mapping[str, tuple[str, ...]] = {
    "direction": ("card", "token"),
    **dict.fromkeys(("number", "priority"), ("card", "token")),
    "named": ("card", "token"),
    "overcharged": ("card", "token"),
    "on": ("card", "token"),
    "number_heat": ("number", "heat"),
    "bots": ("name", "bots", "count"),
    "moves": ("way", "change", "before", "after"),
    **dict.fromkeys(("lock_in", "use", "use_or_pass"), ("cards",)),
    **dict.fromkeys(("spend", "spend_or_pass"), ("token",)),
    "lock_in_or_add": ("cards",),
    "look": ("card", "keys"),
    "look_beside": ("card", "picked"),
    "pass_again": ("told", "pressed"),
    **{f"main_{kind}": () for kind in ("act", "bots", "tokens")},
    **{f"first_{what}": () for what in ("bots", "tokens", "answer")},
    **{f"move_{what}": () for what in ("act", "bots", "tokens", "answer")},
}
"""The questions on the way to a choice, with the facts that `DuelWords.question` is given for them."""


class DuelWords:
    """Puts a duel's events into sentences. `names` are those of the two seats."""

    def __init__(self, library: Library, texts: Messages, names: Sequence[str]) -> None:
        self.library = library
        self.texts = texts
        self.names = names

    def card(self, card_id: str) -> str:
        return self.library.card(card_id).name

    def manoeuvre(self, manoeuvre: Manoeuvre) -> str:
        """ "Dash, closer", "Parry Shield, priority −2", "Machina Deus, naming Slash"."""
        card = self.library.card(manoeuvre.card)
        words = [card.name]
        if manoeuvre.number and any(line.priority == "secret" for line in card.effects):
            words.append(self.texts.say("secrets", "priority", number=signed(manoeuvre.number)))
        elif manoeuvre.number or manoeuvre.direction:
            number = [str(manoeuvre.number)] if manoeuvre.number else []
            direction = [self.direction(manoeuvre.direction)] if manoeuvre.direction else []
            words.append(" ".join(number + direction))
        if manoeuvre.named:
            words.append(self.texts.say("secrets", "named", card=self.card(manoeuvre.named)))
        if manoeuvre.overcharged:
            words.append(self.texts.section("secrets")["overcharged"])
        return joined(self.texts, words)

    def direction(self, direction: int) -> str:
        """ "closer" for -1, "farther" for 1."""
        return self.texts.section("choices")["closer" if direction < 0 else "farther"]

    def action(self, action: Action, kind: str = "") -> str:
        """A choice as a button would say it; `kind` is that of the decision."""
        choices = self.texts.section("choices")
        if isinstance(action, PlayActs):
            return " + ".join(map(self.manoeuvre, action.manoeuvres)) or choices["no_act"]
        if isinstance(action, UseBot):
            direction = f", {self.direction(action.direction)}" if action.direction else ""
            return self.card(action.bot) + direction
        if isinstance(action, SpendToken):
            token = self.texts.section("tokens")[action.token]
            if not action.card:
                return token
            return self.texts.say("choices", "token_on", token=token, card=self.card(action.card))
        if isinstance(action, ChooseNumber):
            return str(action.number)
        if isinstance(action, ChooseCard):
            return self.manoeuvre(action.manoeuvre)
        if isinstance(action, ChooseWord):
            return choices["no_overcharge" if action.word == "none" and kind == "overcharge" else action.word]
        assert isinstance(action, Pass)
        return choices["pass"]

    def question(self, key: str, **facts: object) -> str:
        """What is still to be answered before a choice is made."""
        return self.texts.say("prompts", key, **facts)

    def prompt(self, decision: Decision, ult: str) -> str:
        """What is expected, and from whom."""
        card = self.library.ults[ult]
        return self.texts.say(
            "decisions",
            decision.kind,
            name=self.names[decision.seat],
            ult=card.name,
            heat=card.overcharge.heat if card.overcharge else 0,
        )

    def sentence(self, event: Event) -> str | None:
        """The log's sentence for an event, or None for one that the log passes over.

        After a blow that leaves 0 HP it says why the mech still acts.
        """
        told = self.plain_sentence(event)
        if event.kind != "damage" or not event.facts["amount"] or event.facts.get("hp", 1):
            return told
        return f"{told} {self.texts.say('log', 'at_zero', target=self.names[event.facts['target']])}"

    def plain_sentence(self, event: Event) -> str | None:
        """What an event is, without what follows from it."""
        if event.kind in _SILENT:
            return None
        return self.texts.say("log", self._key(event), **self._facts(event.facts))

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be chosen now."""
        words = self._facts(refusal.facts)
        if "event" in words:
            words["event"] = self.texts.section("not_met")[words["event"]]
        if "a_kind" in words:
            words["a_kind"] = self.texts.section("a_kind")[words["a_kind"]]
        return self.texts.say("why_not", refusal.kind, **words)

    def cards(self, event: Event) -> tuple[str, ...]:
        """The cards that an event is about, for the log line to open."""
        card = event.facts.get("card")
        return (card,) if card else ()

    def reason(self, winner: Seat | None, reason: str, end: DuelView) -> str:
        """Why the duel ended, to stand after the winner's name; in a draw the first seat stands for both."""
        key = reason if winner is not None else f"{reason}_draw"
        seat = winner or 0
        first, second = end.players[seat], end.players[opponent(seat)]
        return self.texts.say(
            "reasons",
            key,
            loser=self.names[opponent(seat)],
            loser_heat=second.heat,
            winner_hp=first.hp,
            loser_hp=second.hp,
        )

    def _key(self, event: Event) -> str:
        facts = event.facts
        if event.kind in _BY_REASON:
            return f"nothing_{facts['reason']}"
        if event.kind == "lapsed":
            return f"lapsed_{facts['trigger']}"
        if event.kind == "damage":
            if facts["amount"]:
                return "damage_some_blocked" if facts["blocked"] else "damage"
            return "damage_none" if facts["hit"] else "damage_all_blocked"
        if event.kind == "link":
            return "link_up" if facts["by"] > 0 else "link_down"
        if event.kind == "move" and facts["crossed"]:
            return "move_crossed"
        if event.kind == "vent" and not facts["amount"]:
            return "vent_none"
        if event.kind == "copy_later" and facts["rounds"] > 1:
            return "copy_later_rounds"
        if event.kind == "drew" and facts["count"] < 2:
            return ("drew_none", "drew_one")[facts["count"]]
        if event.kind == "over":
            return _over(facts["winner"], facts["reason"])
        return event.kind

    def _facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        words = dict(facts)
        for name in ("seat", "target", "winner", "holder"):
            if isinstance(facts.get(name), int):
                words[name] = self.names[facts[name]]
        for name in ("card", "by", "other"):
            if isinstance(facts.get(name), str):
                words[name] = self.card(facts[name])
        if "token" in facts:
            words["token"] = self.texts.section("tokens")[facts["token"]]
        if "act_kind" in facts:
            words["a_kind"] = self.texts.section("a_kind")[facts["act_kind"]]
        if facts.get("reason") == "OpponentUsed":
            words["detail"] = self.texts.section("a_kind")[facts["detail"]]
        if "link" in facts:
            words["needed"] = LINKS_TO_TRIGGER
        if facts.get("text"):
            words["text"] = self._spelled(facts["text"])
        return words

    def _spelled(self, text: str) -> str:
        return self.manoeuvre(parse_manoeuvre(text.removeprefix("use ").split()))


def _over(winner: Seat | None, reason: str) -> str:
    """The key of the last sentence; that a mech overheated or was destroyed is said just before it."""
    if reason == "round_limit":
        return "over_round_limit" if winner is not None else "over_round_limit_draw"
    return "over_win" if winner is not None else "over_draw"
