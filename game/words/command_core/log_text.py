"""Events and choices in words: what the log, the prompt and the result say."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.content.command_core import Library
from game.content.command_core.cards import BoardKind
from game.engine.events import Event
from game.engine.refusals import Refusal
from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.rules.command_core.topology import TOPOLOGIES
from game.words.command_core.card_text import signed
from game.words.messages import Messages

DIRECTIONS = {
    "square": ("up", "up_right", "right", "down_right", "down", "down_left", "left", "up_left"),
    "hex": ("up", "up_right", "down_right", "down", "down_left", "up_left"),
}
"""The words for the facings of each board, from 0 on, as the side of seat 0 sees them."""


def cell_name(cell: Sequence[int], board: BoardKind = "square") -> str:
    """A cell as people read it: the letter of its column, and its row from the far side of seat 0 on.

    >>> cell_name((3, 9)), cell_name((10, -3), "hex")
    ('D10', 'K3')
    """
    column, row = cell
    return f"{chr(ord('A') + column)}{TOPOLOGIES[board].row((column, row)) + 1}"


class TableWords:
    """Puts events into sentences. `names` are those of the two seats, `chassis` those of the mechs.

    `near` is the seat for which "up" leads away from its own side.
    """

    def __init__(
        self,
        library: Library,
        texts: Messages,
        names: Sequence[str],
        chassis: Sequence[str],
        board: BoardKind = "square",
    ) -> None:
        self.library = library
        self.texts = texts
        self.names = names
        self.chassis = chassis
        self.board: BoardKind = board
        self.near: Seat = 0

    def cell(self, cell: Sequence[int]) -> str:
        """The name of a cell of this board."""
        return cell_name(cell, self.board)

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

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be chosen now."""
        return self.texts.say("why_not", refusal.kind, **self._facts(refusal.facts))

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

    def _facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
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
            words["cell"] = self.cell(facts["cell"])
        if "slot" in facts:
            words["slot"] = facts["slot"] + 1
        if "die" in facts:
            words["die"] = facts["die"] + 1
        if "delta" in facts:
            words["delta"] = signed(facts["delta"])
        if "facing" in facts:
            words["facing"] = self.direction(facts["facing"])
        if "turned" in facts:
            words["degrees"] = abs(facts["turned"]) * 360 // len(DIRECTIONS[self.board])
            words["side"] = self.texts.section("arcs")["right" if facts["turned"] > 0 else "left"]
        if "arc" in facts:
            words["arc"] = self.texts.section("arcs")[facts["arc"]]
        return words

    def direction(self, facing: int) -> str:
        """A facing in words, as the near side sees it."""
        ways = DIRECTIONS[self.board]
        turned = (facing + self.near * len(ways) // 2) % len(ways)
        return self.texts.section("directions")[ways[turned]]
