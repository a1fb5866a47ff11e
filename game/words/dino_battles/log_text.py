"""Events and choices in words: what the log, the prompt and the result say."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.content.dino_battles import Dinosaur, Library
from game.engine.events import Event
from game.engine.refusals import Refusal
from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.rules.dino_battles.refusals import WHY_TAGS
from game.words.dino_battles.card_text import signed
from game.words.messages import Messages

SILENT = ("resolve", "exchange_over")
"""Events that the log leaves out: others tell the same."""
DECK_EVEN = "deck_even"
"""The reason "deck" where neither side was ahead."""


class TableWords:
    """Puts events into sentences. `names` are those of the two seats."""

    def __init__(self, library: Library, texts: Messages, names: Sequence[str]) -> None:
        self.library = library
        self.texts = texts
        self.names = names
        self._cards = library.cards

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
        return self.texts.say("log", self._key(event), **self._facts(event.facts))

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be chosen now."""
        return self.texts.say("why_not", refusal.kind, **self._refusal_facts(refusal))

    def refusal_tag(self, refusal: Refusal) -> str:
        """The same in a few words, "" for one that has none."""
        if refusal.kind not in WHY_TAGS:
            return ""
        return self.texts.say("why_tags", refusal.kind, **self._refusal_facts(refusal))

    def _refusal_facts(self, refusal: Refusal) -> dict[str, Any]:
        words = self._facts(refusal.facts)
        names, windows = self.texts.section("combat_names"), self.texts.section("windows")
        if "combat_card" in words:
            words["combat_card"] = names[words["combat_card"]]
        if "combat_cards" in words:
            words["combat_cards"] = ", ".join([names[card] for card in words["combat_cards"]])
        if "windows" in words:
            words["windows"] = " or ".join([windows[window] for window in words["windows"]])
        if "when" in words:
            lead = self.texts.section("leads")[words["when"]]
            words["when"] = lead[0].lower() + lead[1:]
        return words

    def cards(self, event: Event) -> tuple[str, ...]:
        """The cards that an event is about, for the log line to open."""
        facts = event.facts
        named = facts.get("card") or facts.get("dino")
        return (named,) if named else tuple([card for card in facts.get("cards") or () if card])

    def reason(self, winner: Seat | None, reason: str) -> str:
        """How it came to the end, for the result."""
        if winner is None:
            return self.texts.say("reasons", f"{reason}_draw")
        names = {"winner": self.names[winner], "loser": self.names[opponent(winner)]}
        return self.texts.say("reasons", reason, **names)

    def _key(self, event: Event) -> str:
        facts, kind = event.facts, event.kind
        match kind:
            case "place" | "set":
                return f"{kind}_hidden" if facts.get("dino" if kind == "place" else "card") is None else kind
            case "draw" | "mulligan" | "comp_cards":
                hidden = facts["cards"] is None
                return f"{kind}_hidden" if hidden else kind
            case "phase":
                return f"phase_{facts['phase']}"
            case "play" | "use":
                on = "_on" if facts["dino"] else ""
                return f"{kind}{on}_name" if facts["name"] else f"{kind}{on}"
            case "damage":
                return f"damage_{facts['why']}"
            case "attack":
                return "attack_special" if facts["special"] else kind
            case "answer":
                special = "_special" if facts["answer"] == "attack" and facts["special"] else ""
                return f"answer_{facts['answer']}{special}"
            case "struggle":
                return "struggle_fails" if facts["fails"] else "struggle"
            case "roll":
                return "roll_alone" if facts["answer"] == "take" else kind
            case "totals":
                return "totals_alone" if facts["answer"] == "take" else kind
            case "paralyze":
                return kind if facts["rounds"] else "paralyze_phase"
            case "wears_off":
                return "wears_off" if facts["rounds"] else "wears_off_now"
            case "over":
                return "over_draw" if facts["winner"] is None else "over_win"
        return kind

    def _facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        words = dict(facts)
        for name in ("seat", "winner", "initiative"):
            if isinstance(facts.get(name), int):
                words[name] = self.names[facts[name]]
        if isinstance(facts.get("seat"), int):
            words["other"] = self.names[opponent(facts["seat"])]
        for name in ("card", "dino", "name"):
            if facts.get(name):
                words[name] = self.card(facts[name])
        if facts.get("cards"):
            words["cards"] = ", ".join([self.card(card) for card in facts["cards"] if card])
        elif "cards" in facts:
            words["cards"] = ""
        if facts.get("special"):
            words["special"] = self.special(facts["dino"], facts["special"])
        if "amount" in facts and "bonus" not in facts and "place" not in facts:
            words["change"] = signed(facts["amount"])
        for name in ("dice", "totals"):
            if name in facts:
                seat = facts["seat"]
                words["own"], words["others"] = facts[name][seat], facts[name][opponent(seat)]
        if "knockouts" in facts:
            words["score"] = "–".join([str(count) for count in sorted(facts["knockouts"], reverse=True)])
        return words
