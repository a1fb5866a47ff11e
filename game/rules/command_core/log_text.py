"""Events and choices in words: what the log, the prompt and the result say."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.content.command_core import Library
from game.content.command_core.cards import BoardKind
from game.content.texts import Texts
from game.engine.events import Event
from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.rules.command_core.card_text import signed

DIRECTIONS = {
    "square": ("up", "up_right", "right", "down_right", "down", "down_left", "left", "up_left"),
    "hex": ("up", "up_right", "down_right", "down", "down_left", "up_left"),
}
"""The words for the facings of each board, from 0 on."""


def cell_name(cell: Sequence[int]) -> str:
    """A cell as texts write it.

    >>> cell_name((3, 9))
    '3,9'
    """
    return f"{cell[0]},{cell[1]}"


class TableWords:
    """Puts events into sentences. `names` are those of the two seats, `chassis` those of the mechs."""

    def __init__(
        self,
        library: Library,
        texts: Texts,
        names: Sequence[str],
        chassis: Sequence[str],
        board: BoardKind = "square",
    ) -> None:
        self.library = library
        self.texts = texts
        self.names = names
        self.chassis = chassis
        self._directions = DIRECTIONS[board]

    def card(self, card_id: str) -> str:
        """The name of any card."""
        library = self.library
        groups: tuple[Mapping[str, Any], ...] = (
            library.chassis,
            library.weapons,
            library.upgrades,
            library.directives,
        )
        name: str = next(group[card_id].name for group in groups if card_id in group)
        return name

    def mech(self, number: int) -> str:
        """A mech by its number and chassis: "Scout 2"."""
        return self.texts.say("table", "mech", chassis=self.card(self.chassis[number]), number=number + 1)

    def prompt(self, decision: Decision) -> str:
        """What is expected, and from whom."""
        return self.texts.say("decisions", decision.kind, name=self.names[decision.seat])

    def sentence(self, event: Event) -> str | None:
        """The log's sentence for an event."""
        return self.texts.say("log", self._key(event), **self._facts(event.facts))

    def cards(self, event: Event) -> tuple[str, ...]:
        """The cards that an event is about, for the log line to open."""
        named = event.facts.get("card") or event.facts.get("weapon")
        return (named,) if named else tuple(event.facts.get("cards") or ())

    def reason(self, winner: Seat | None, reason: str) -> str:
        """How it came to the end, for the result."""
        if winner is None:
            return self.texts.say("reasons", f"{reason}_draw")
        names = {"winner": self.names[winner], "loser": self.names[opponent(winner)]}
        return self.texts.say("reasons", reason, **names)

    def _key(self, event: Event) -> str:
        facts, kind = event.facts, event.kind
        if kind in ("program", "fill", "directive"):
            if facts["card"] is None:
                return "program_hidden"
            if facts["card"] == "":
                return "program_empty"
            return f"{kind}_flipped" if facts["flipped"] else kind
        if kind == "delta":
            return "delta_none" if not facts["delta"] else kind
        if kind == "blocked":
            return f"blocked_{facts['by']}"
        if kind == "reroll":
            return f"reroll_{facts['dice_kind']}"
        if kind == "pay":
            paid = [name for name in ("flux", "surge") if facts[name]]
            return "pay_both" if len(paid) == 2 else f"pay_{paid[0]}" if paid else "pay_both"
        if kind == "result":
            return "result" if facts["hits"] or facts["crits"] else "result_none"
        if kind == "over":
            return "over_draw" if facts["winner"] is None else "over_win"
        return kind

    def _facts(self, facts: dict[str, Any]) -> dict[str, Any]:
        words = dict(facts)
        for name in ("seat", "winner"):
            if isinstance(facts.get(name), int):
                words[name] = self.names[facts[name]]
        for name in ("mech", "target"):
            if isinstance(facts.get(name), int):
                words[name] = self.mech(facts[name])
        for name in ("card", "weapon"):
            if facts.get(name):
                words[name] = self.card(facts[name])
        if facts.get("cards"):
            words["cards"] = ", ".join(self.card(card) for card in facts["cards"])
        if facts.get("cell"):
            words["cell"] = cell_name(facts["cell"])
        if "slot" in facts:
            words["slot"] = facts["slot"] + 1
        if "die" in facts:
            words["die"] = facts["die"] + 1
        if "delta" in facts:
            words["delta"] = signed(facts["delta"])
        if "facing" in facts:
            words["facing"] = self.texts.section("directions")[self._directions[facts["facing"]]]
        if "arc" in facts:
            words["arc"] = self.texts.section("arcs")[facts["arc"]]
        return words
