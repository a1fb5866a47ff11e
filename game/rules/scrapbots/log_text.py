"""Events and choices in words: what the log, the prompt and the buttons say."""

from collections.abc import Sequence
from typing import Any

from game.content.scrapbots import Scrapbot, Set
from game.content.texts import Texts
from game.engine.events import Event
from game.engine.rules import Action, Decision
from game.engine.seats import Seat
from game.rules.scrapbots.actions import Activate, Build, Buy, Pass, TakePool, UseAttack
from game.rules.scrapbots.state import Lanes


class TableWords:
    """Puts a game's events into sentences. `names` are those of the two seats."""

    def __init__(self, cards: Set, texts: Texts, names: Sequence[str]) -> None:
        self.cards_of = cards
        self.texts = texts
        self.names = names

    def card(self, card_id: str) -> str:
        return self.cards_of.cards[card_id].name

    def action(self, action: Action, lanes: Lanes) -> str:
        """A choice as a button would say it; `lanes` are those of the seat that chooses."""
        say = self.texts.say
        if isinstance(action, TakePool):
            return self._pool(action)
        if isinstance(action, Activate):
            return say("choices", "activate", card=self.card(action.card), lane=action.lane + 1)
        if isinstance(action, Build):
            return say("choices", "build", card=self.card(action.card), lane=action.lane + 1)
        if isinstance(action, Buy):
            card = self.cards_of.cards[action.card]
            return say("choices", "buy", card=card.name, amount=card.scrap)
        if isinstance(action, UseAttack):
            bot = lanes[action.lane]
            card = self.cards_of.cards[bot.card if bot else ""]
            assert isinstance(card, Scrapbot)
            energy = card.attacks[action.number].energy
            return say("choices", "attack", card=card.name, lane=action.lane + 1, energy=energy)
        assert isinstance(action, Pass)
        return self.texts.section("choices")["pass"]

    def _pool(self, action: TakePool) -> str:
        card = self.cards_of.cards[action.card]
        amount = card.scrap if action.pool == "scrap" else getattr(card, "energy", 0)
        key = f"{action.pool}_text" if action.text else action.pool
        choice = self.texts.say("choices", key, card=card.name, amount=amount)
        if action.lane >= 0:
            return self.texts.say("choices", "on_lane", choice=choice, lane=action.lane + 1)
        return self.texts.say("choices", f"from_{action.zone}", choice=choice) if action.zone else choice

    def prompt(self, decision: Decision) -> str:
        """What is expected, and from whom."""
        return self.texts.say("decisions", decision.kind, name=self.names[decision.seat])

    def sentence(self, event: Event) -> str | None:
        """The log's sentence for an event."""
        return self.texts.say("log", self._key(event), **self._facts(event.facts))

    def cards(self, event: Event) -> tuple[str, ...]:
        """The cards that an event is about, for the log line to open."""
        card = event.facts.get("card")
        return (card,) if card else tuple(event.facts.get("cards") or ())

    def reason(self, winner: Seat | None, reason: str) -> str:
        return self.texts.section("reasons")[reason if winner is not None else f"{reason}_draw"]

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

    def _facts(self, facts: dict[str, Any]) -> dict[str, Any]:
        words = dict(facts)
        for name in ("seat", "winner"):
            if isinstance(facts.get(name), int):
                words[name] = self.names[facts[name]]
        if isinstance(facts.get("card"), str):
            words["card"] = self.card(facts["card"])
        if facts.get("cards"):
            words["cards"] = ", ".join(self.card(card) for card in facts["cards"])
        if "lane" in facts:
            words["lane"] = facts["lane"] + 1
        if "wounds" in facts:
            words["wounds"] = " : ".join(map(str, facts["wounds"]))
        return words
