"""Events and choices in words: what the log, the prompt and the buttons say."""

from collections.abc import Sequence
from typing import Any

from game.content.scrap_knights import Library
from game.content.texts import Texts
from game.engine.events import Event
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

_BY_REASON = {"nothing"}
_SILENT = {"effect", "chain"}
"""What is about to happen is for the animation; what came of it makes the sentence."""


class DuelWords:
    """Puts a duel's events into sentences. `names` are those of the two seats."""

    def __init__(self, library: Library, texts: Texts, names: Sequence[str]) -> None:
        self.library = library
        self.texts = texts
        self.names = names

    def card(self, card_id: str) -> str:
        return self.library.card(card_id).name

    def manoeuvre(self, manoeuvre: Manoeuvre) -> str:
        """ "Dash, closer", "Parry Shield at −2", "Machina Deus, naming Slash", "Overclock, overcharged"."""
        words = self.card(manoeuvre.card)
        if manoeuvre.number:
            words += f" {_signed(manoeuvre.number)}"
        if manoeuvre.direction:
            words += f", {self._direction(manoeuvre.direction)}"
        if manoeuvre.named:
            words += f", naming {self.card(manoeuvre.named)}"
        if manoeuvre.overcharged:
            words += ", overcharged"
        return words

    def _direction(self, direction: int) -> str:
        return self.texts.section("choices")["closer" if direction < 0 else "farther"]

    def action(self, action: Action) -> str:
        """A choice as a button would say it."""
        choices = self.texts.section("choices")
        if isinstance(action, PlayActs):
            return " + ".join(map(self.manoeuvre, action.manoeuvres)) or choices["no_act"]
        if isinstance(action, UseBot):
            direction = f", {self._direction(action.direction)}" if action.direction else ""
            return self.card(action.bot) + direction
        if isinstance(action, SpendToken):
            token = self.texts.section("tokens")[action.token]
            return f"{token} on {self.card(action.card)}" if action.card else token
        if isinstance(action, ChooseNumber):
            return str(action.number)
        if isinstance(action, ChooseCard):
            return self.manoeuvre(action.manoeuvre)
        if isinstance(action, ChooseWord):
            return choices[action.word]
        assert isinstance(action, Pass)
        return choices["pass"]

    def prompt(self, decision: Decision, ult: str) -> str:
        """What is expected, and from whom."""
        return self.texts.say("decisions", decision.kind, name=self.names[decision.seat], ult=self.card(ult))

    def sentence(self, event: Event) -> str | None:
        """The log's sentence for an event, or None for one that the log passes over."""
        if event.kind in _SILENT:
            return None
        return self.texts.say("log", self._key(event), **self._facts(event.facts))

    def cards(self, event: Event) -> tuple[str, ...]:
        """The cards that an event is about, for the log line to open."""
        card = event.facts.get("card")
        return (card,) if card else ()

    def reason(self, winner: Seat | None, reason: str) -> str:
        """How it came to the end, for the result."""
        if winner is None:
            return self.texts.say("reasons", f"{reason}_draw")
        names = {"winner": self.names[winner], "loser": self.names[opponent(winner)]}
        return self.texts.say("reasons", reason, **names)

    def _key(self, event: Event) -> str:
        facts = event.facts
        if event.kind in _BY_REASON:
            return f"nothing_{facts['reason']}"
        if event.kind == "damage":
            if facts["amount"]:
                return "damage_some_blocked" if facts["blocked"] else "damage"
            return "damage_none" if facts["hit"] else "damage_all_blocked"
        if event.kind == "link":
            return "link_up" if facts["by"] > 0 else "link_down"
        if event.kind == "move" and facts["crossed"]:
            return "move_crossed"
        if event.kind == "over":
            return "over_draw" if facts["winner"] is None else "over_win"
        return event.kind

    def _facts(self, facts: dict[str, Any]) -> dict[str, Any]:
        words = dict(facts)
        for name in ("seat", "target", "winner", "holder"):
            if isinstance(facts.get(name), int):
                words[name] = self.names[facts[name]]
        for name in ("card", "by"):
            if isinstance(facts.get(name), str):
                words[name] = self.card(facts[name])
        if "token" in facts:
            words["token"] = self.texts.section("tokens")[facts["token"]]
        if facts.get("text"):
            words["text"] = self._spelled(facts["text"])
        return words

    def _spelled(self, text: str) -> str:
        return self.manoeuvre(parse_manoeuvre(text.removeprefix("use ").split()))


def _signed(number: int) -> str:
    return str(number).replace("-", "−")
