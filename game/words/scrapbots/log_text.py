"""Events and choices in words: what the log, the prompt and the buttons say."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.content.scrapbots import Scrapbot, Set
from game.engine.events import Event
from game.engine.refusals import Refusal
from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.words.messages import Messages
from game.words.scrapbots.card_text import chip_text, short_text

_COUNTED = {
    "count_cards": ("count", "card"),
    "count_wounds": ("count", "wound"),
    "draws_cards": ("draws", "card"),
    "left_wounds": ("wounds_left", "wound"),
}
"""Facts that sentences give with their word, "1 Wound": the name in the sentence, the fact, the word."""

_SHORT = 18
"""Letters of effects that are still written out on a button."""

BUTTONS: Mapping[str, tuple[str, ...]] = {
    "scrap": ("effects",),
    "energy": ("effects",),
    "scrap_text": ("effects",),
    "energy_text": ("effects",),
    "scrap_long": ("effects",),
    "energy_long": ("effects",),
    "activate": ("effects",),
    "build": ("effects",),
    "attack": ("cost", "effects"),
    "buy": ("effects",),
    "lane": ("lane",),
    "hand": ("lane",),
    "discard": ("lane",),
}
"""The buttons of the prompt line, with the facts that `TableWords.button` is given for them."""

PROMPTS: Mapping[str, tuple[str, ...]] = {
    "card": (),
    "bot": ("lane",),
    "wound": (),
    "own_lane": (),
    "enemy_lane": (),
}
"""The questions about a card that is picked, with the facts that `TableWords.question` is given for them."""

NOTICES: Mapping[str, tuple[str, ...]] = {
    "skipped": ("names",),
    "deck": ("name",),
    "discard": ("name",),
    "empty_deck": ("name",),
    "empty_discard": ("name",),
    "turn_of": ("name",),
    "own_turn": (),
    "turn": ("turn",),
    "no_turn": ("name",),
    "nothing_yet": (),
    "earlier": ("count",),
    "gain": ("amount",),
    "build_here": (),
    "activate_here": (),
    "target_here": (),
    "buy_here": (),
    "put_back": (),
    "short": ("count",),
    "nobody": (),
    "nobody_here": (),
    "activated_by": ("card",),
    "recap": (),
    "recap_step": ("name", "turn", "step", "count"),
    "recap_next": (),
    "recap_back": (),
    "recap_end": (),
    "recap_note": (),
    "attack_lane": (),
}
"""What the table says beside the log, with the facts that `TableWords.notice` is given for it."""


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

    def button(self, key: str, card_id: str, **facts: object) -> str:
        """Rich text for one thing that can be done with a card."""
        card = self.cards_of.cards[card_id]
        energy = getattr(card, "energy", 0)
        return self.texts.say("buttons", key, scrap=card.scrap, energy=facts.pop("cost", energy), **facts)

    def way(self, card_id: str, kind: str, more: int) -> str:
        """Rich text for a way to use a card; `more` is an attack's number, or whether its text is used."""
        card = self.cards_of.cards[card_id]
        if kind == "attack" and isinstance(card, Scrapbot):
            cost, effects = card.attacks[more].energy, self.effects(card_id, more)
            return self.button("attack", card_id, cost=cost, effects=effects)
        effects = self.effects(card_id)
        if kind in ("scrap", "energy") and more:
            kind += "_text" if len(effects) <= _SHORT else "_long"
        return self.button(kind, card_id, effects=effects)

    def question(self, key: str, card_id: str, **facts: object) -> str:
        """What is still to be chosen for a card that is picked."""
        return self.texts.say("prompts", key, card=self.card(card_id), **facts)

    def notice(self, key: str, **facts: object) -> str:
        """A message or a title of the table."""
        return self.texts.say("table", key, **facts)

    def prompt(self, decision: Decision) -> str:
        """What is expected, and from whom."""
        return self.texts.say("decisions", decision.kind, name=self.names[decision.seat])

    def sentence(self, event: Event) -> str | None:
        """The log's sentence for an event."""
        return self.texts.say("log", self._key(event), **self._facts(event.facts))

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be chosen now."""
        words = self._facts(refusal.facts)
        if "pool" in words:
            words["pool"] = words["pool"].title()
        return self.texts.say("why_not", refusal.kind, **words)

    def cards(self, event: Event) -> tuple[str, ...]:
        """The cards that an event is about, for the log line to open."""
        card = event.facts.get("card")
        return (card,) if card else tuple(event.facts.get("cards") or ())

    def reason(self, winner: Seat | None, reason: str) -> str:
        """How it came to the end, for the result."""
        if winner is None:
            return self.texts.say("reasons", f"{reason}_draw")
        names = {"winner": self.names[winner], "loser": self.names[opponent(winner)]}
        return self.texts.say("reasons", reason, **names)

    def score(self, wounds: Sequence[int]) -> str:
        """The count of Wounds, the fewer ones first: they win."""
        key = "draw" if wounds[0] == wounds[1] else "win"
        fewest = self.counted("wound", min(wounds))
        return self.texts.say("score", key, fewest_wounds=fewest, most=max(wounds))

    def counted(self, word: str, count: int) -> str:
        """A number with its word: "1 Wound", "2 Wounds"."""
        return self.texts.say("counts", word if count == 1 else f"{word}s", count=count)

    def _key(self, event: Event) -> str:
        facts = event.facts
        if event.kind == "nothing":
            return f"nothing_{facts['reason']}"
        if event.kind == "coin":
            return "coin_heads" if facts["heads"] else "coin_tails"
        if event.kind == "draw" and facts["cards"] is None:
            return "draw_hidden"
        if event.kind == "over":
            return "over_draw" if facts["winner"] is None else "over_win"
        return event.kind

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
        if facts.get("cards"):
            words["cards"] = ", ".join(self.card(card) for card in facts["cards"])
        if "lane" in facts:
            words["lane"] = facts["lane"] + 1
        for name, (fact, word) in _COUNTED.items():
            if isinstance(facts.get(fact), int):
                words[name] = self.counted(word, facts[fact])
        if "wounds" in facts:
            words["score"] = self.score(facts["wounds"])
        return words
