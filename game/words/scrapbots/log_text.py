"""Events and choices in words: what the log, the prompt and the buttons say."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.content.scrapbots import Scrapbot, Set
from game.engine.events import Event
from game.engine.refusals import Refusal
from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.words.lists import joined
from game.words.messages import Messages
from game.words.scrapbots.card_text import chip_text, short_text

_SHORT = 18
"""Letters of effects that are still written out on a button."""


class TableWords:
    """Puts a game's events into sentences. `names` are those of the two seats."""

    def __init__(self, cards: Set, texts: Messages, names: Sequence[str]) -> None:
        self.cards_of = cards
        self.texts = texts
        self.names = names

    def card(self, card_id: str) -> str:
        return self.cards_of.cards[card_id].name

    def effects(self, card_id: str, attack: int = 0) -> str:
        """Rich text for a button: what a card does when it is followed or activated, or by an attack."""
        return short_text(self.cards_of.cards[card_id], self.texts, attack)

    def attack(self, card_id: str, attack: int) -> str:
        """Rich text for the plate of a Scrapbot: an attack in numbers and icons."""
        return chip_text(self.cards_of.cards[card_id], self.texts, attack)

    def way(self, card_id: str, kind: str, more: int) -> str:
        """Rich text for a way to use a card; `more` is an attack's number, or whether its text is used."""
        card = self.cards_of.cards[card_id]
        effects, energy = self.effects(card_id), getattr(card, "energy", 0)
        if isinstance(card, Scrapbot) and kind == "attack":
            effects, energy = self.effects(card_id, more), card.attacks[more].energy
        text = "none" if not more else "short" if len(effects) <= _SHORT else "long"
        facts = {"card": self.card(card_id), "scrap": card.scrap, "energy": energy}
        return self.texts.say("buttons", kind, text=text, effects=effects, **facts)

    def place(self, zone: str, lane: int) -> str:
        """Rich text for a place that a card may go to, or come from."""
        return self.texts.say("places", zone, lane=lane)

    def question(self, key: str, card_id: str, **facts: object) -> str:
        """What is still to be chosen for a card that is picked."""
        return self.texts.say("prompts", key, card=self.card(card_id), **facts)

    def notice(self, key: str, **facts: object) -> str:
        """A message or a title of the table."""
        return self.texts.say("table", key, **facts)

    def shout(self, key: str, **facts: object) -> str:
        """A word that rises over a lane while something happens."""
        return self.texts.say("shouts", key, **facts)

    def preview(self, key: str, **facts: object) -> str:
        """What an attack would do, on a tag."""
        return self.texts.say("previews", key, **facts)

    def counted(self, key: str) -> str:
        """What a row of the result counts."""
        return self.texts.say("result", key)

    def prompt(self, decision: Decision) -> str:
        """What is expected, and from whom."""
        return self.texts.say("decisions", decision.kind, name=self.names[decision.seat])

    def sentence(self, event: Event) -> str | None:
        """The log's sentence for an event."""
        return self.texts.say("log", event.kind, **self._facts(event.facts))

    def text_told(self, event: Event, following: Event | None) -> str:
        """A text with the Scrapbot that it works on, as the event after it says; "" where it is none."""
        if following is None or following.kind not in ("exhaust", "ready", "repair"):
            return ""
        owner, card = self.names[following.facts["seat"]], following.facts["card"]
        facts = {**event.facts, "bot": card, "lane": following.facts["lane"]}
        return self.texts.say("texts", "on_bot", kind=following.kind, owner=owner, **self._facts(facts))

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be chosen now."""
        return self.texts.say("why_not", refusal.kind, **self._facts(refusal.facts))

    def cards(self, event: Event) -> tuple[str, ...]:
        """The cards that an event is about, for the log line to open."""
        card = event.facts.get("card")
        return (card,) if card else tuple(event.facts.get("cards") or ())

    def reason(self, winner: Seat | None, reason: str) -> str:
        """How it came to the end."""
        names = ("", "") if winner is None else (self.names[winner], self.names[opponent(winner)])
        return self.texts.say("reasons", reason, winner=names[0], loser=names[1])

    def score(self, wounds: Sequence[int]) -> str:
        """The count of Wounds, the fewer ones first: they win."""
        drawn = wounds[0] == wounds[1]
        return self.texts.say("score", "wounds", drawn=drawn, count=min(wounds), most=max(wounds))

    def ending(self, winner: Seat | None, reason: str, turn: int, score: str) -> str:
        """The score, unless somebody conceded, and how it came to the end, for the result."""
        reason = self.reason(winner, reason)
        if not score:
            return self.texts.say("result", "conceded", reason=reason, turn=turn)
        return self.texts.say("result", "reason", score=score, reason=reason, turn=turn)

    def _facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        words = dict(facts)
        for name in ("seat", "winner"):
            if isinstance(facts.get(name), int):
                words[name] = self.names[facts[name]]
        for name in ("card", "bot"):
            if isinstance(facts.get(name), str):
                words[name] = self.card(facts[name])
        if isinstance(facts.get("damage"), int):
            words["health"] = getattr(self.cards_of.cards[facts["card"]], "health", 0)
            words["left"] = max(0, words["health"] - facts["damage"])
        if "cards" in facts:
            words["hidden"] = facts["cards"] is None
            words["cards"] = joined(self.texts, map(self.card, facts["cards"] or ()))
        if "lane" in facts:
            words["lane"] = facts["lane"] + 1
        if "wounds" in facts:
            words["score"] = self.score(facts["wounds"])
            words["drawn"] = facts["winner"] is None
            words["winner"] = words["winner"] or ""
        return words
