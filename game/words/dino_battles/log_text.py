"""Events and choices in words: what the log, the prompt and the result say."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.content.dino_battles import Dinosaur, Library
from game.content.dino_battles.statuses import IDS
from game.engine.events import Event
from game.engine.refusals import Refusal
from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.words.dino_battles.card_text import signed
from game.words.lists import joined, listed
from game.words.messages import Messages

SILENT = ("resolve", "exchange_over")
"""Events that the log leaves out: others tell the same."""
DECK_EVEN = "deck_even"
"""The reason "deck" where neither side was ahead."""

TAGGED = (
    "bench_full",
    "no_bearer",
    "one_of_a_name",
    "items_full",
    "window",
    "condition",
    "unpaid",
    "no_target",
    "main_only",
)
"""Refusals that have a few words for a tag on the card, too."""
_ABSENT = {"winner": "draw"}
"""What it means that a fact is None, where it does not mean that it is hidden."""


class TableWords:
    """Puts events into sentences. `names` are those of the two seats."""

    def __init__(self, library: Library, texts: Messages, names: Sequence[str]) -> None:
        self.library = library
        self.texts = texts
        self.names = names
        self._cards = library.cards
        self._worded: Mapping[str, Callable[[Any], object]] = {
            **dict.fromkeys(("seat", "winner", "initiative"), lambda seat: names[seat]),
            **dict.fromkeys(("card", "dino", "name"), self.card),
            "cards": lambda cards: joined(texts, [self.card(card) for card in cards if card]),
        }

    def card(self, card_id: str) -> str:
        """The name of any card."""
        return self._cards[card_id].name

    def special(self, dinosaur: str, number: int) -> str:
        """The name of a special attack, from 1 on."""
        card = self._cards[dinosaur]
        assert isinstance(card, Dinosaur)
        return card.specials[number - 1].name

    def prompt(self, decision: Decision) -> str:
        """What is expected, and from whom."""
        return self.texts.say("decisions", decision.kind, name=self.names[decision.seat])

    def sentence(self, event: Event) -> str | None:
        """The log's sentence for an event."""
        if event.kind in SILENT:
            return None
        return self.texts.say("log", by_reason(event.kind, event.facts), **self._facts(event.facts))

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be chosen now."""
        return self.texts.say("why_not", refusal.kind, **self._refusal_facts(refusal))

    def refusal_tag(self, refusal: Refusal) -> str:
        """The same in a few words, "" for one that has none."""
        if refusal.kind not in TAGGED:
            return ""
        return self.texts.say("why_tags", refusal.kind, **self._refusal_facts(refusal))

    def _refusal_facts(self, refusal: Refusal) -> dict[str, Any]:
        words = self._facts(refusal.facts)
        if "combat_card" in words:
            words["combat_card"] = self.combat_card(words["combat_card"])
        if "combat_cards" in words:
            words["combat_cards"] = joined(self.texts, map(self.combat_card, words["combat_cards"]))
        if "windows" in words:
            windows = [self.texts.say("windows", window) for window in words["windows"]]
            words["windows"] = listed(self.texts, windows, any_of=True)
        if "when" in words:
            words["when"] = self.texts.say("leads", words["when"])
        return words

    def combat_card(self, kind: str) -> str:
        """The name of a kind of Combat Cards."""
        return self.texts.say("combat_names", kind)

    def cards(self, event: Event) -> tuple[str, ...]:
        """The cards that an event is about, for the log line to open."""
        facts = event.facts
        named = facts.get("card") or facts.get("dino")
        return (named,) if named else tuple([card for card in facts.get("cards") or () if card])

    def reason(self, winner: Seat | None, reason: str) -> str:
        """How it came to the end, for the result."""
        names = ("", "") if winner is None else (self.names[winner], self.names[opponent(winner)])
        return self.texts.say("reasons", reason, draw=winner is None, winner=names[0], loser=names[1])

    def _facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The facts in words. `hidden`: a card is not to be seen."""
        words = {
            name: self._worded[name](fact) if name in self._worded and fact not in (None, "") else fact
            for name, fact in facts.items()
        }
        for name in ("card", "dino", "cards", "winner"):
            if name in facts:
                words |= {name: words[name] or "", _ABSENT.get(name, "hidden"): facts[name] is None}
        for name, flag in (("dino", "aimed"), ("name", "named"), ("special", "is_special")):
            if name in facts:
                words[flag] = bool(facts[name])
        if facts.get("special"):
            words["special"] = self.special(facts["dino"], facts["special"])
        if "amount" in facts:
            words["change"] = signed(facts["amount"])
        if isinstance(facts.get("seat"), int):
            words["other"] = self.names[opponent(facts["seat"])]
        for name in ("dice", "totals"):
            if name in facts:
                seat = facts["seat"]
                words["own"], words["others"] = facts[name][seat], facts[name][opponent(seat)]
        if "knockouts" in facts:
            words["most"], words["least"] = sorted(facts["knockouts"], reverse=True)
        return words


def by_reason(key: str, facts: Mapping[str, Any]) -> str:
    """The key of a message: a loss to a condition has a message of its own.

    >>> by_reason("damage", {"why": "poison"}), by_reason("damage", {"why": "hit"})
    ('damage_poison', 'damage')
    """
    why = facts.get("why")
    return f"{key}_{why}" if why in IDS else key
