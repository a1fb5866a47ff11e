"""Events and choices in words: what the log, the prompt and the result say."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.content.command_core import Library
from game.content.command_core.cards import BoardKind
from game.engine.events import Event
from game.engine.refusals import Refusal
from game.engine.rules import Decision
from game.engine.seats import Seat, opponent
from game.rules.command_core.actions import DiceKind
from game.rules.command_core.topology import TOPOLOGIES
from game.words.command_core.card_text import signed
from game.words.messages import Messages

DIRECTIONS = {
    "square": ("up", "up_right", "right", "down_right", "down", "down_left", "left", "up_left"),
    "hex": ("up", "up_right", "down_right", "down", "down_left", "up_left"),
}
"""The words for the facings of each board, from 0 on, as the side of seat 0 sees them."""
DEFENCE: tuple[DiceKind, ...] = ("armor", "evade")


def cell_name(cell: Sequence[int], board: BoardKind = "square") -> str:
    """A cell as people read it: the letter of its column, and its row from the far side of seat 0 on.

    >>> cell_name((3, 9)), cell_name((10, -3), "hex")
    ('D10', 'K3')
    """
    column, row = cell
    return f"{chr(ord('A') + column)}{TOPOLOGIES[board].row((column, row)) + 1}"


def letter_of(mech: int) -> str:
    """The letter that tells a mech from all others on the table.

    >>> letter_of(0), letter_of(3)
    ('A', 'D')
    """
    return chr(ord("A") + mech)


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
        self._mechs: dict[int, str] = {}
        self._worded: Mapping[str, Callable[[Any], object]] = {
            **dict.fromkeys(("seat", "winner"), lambda seat: names[seat]),
            **dict.fromkeys(("mech", "target"), self.mech),
            **dict.fromkeys(("card", "weapon"), self.card),
            **dict.fromkeys(("slot", "die"), lambda index: index + 1),
            "cards": lambda cards: ", ".join(map(self.card, cards)),
            "cell": self.cell,
            "delta": signed,
            "facing": self.direction,
            "arc": self.arc,
        }

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
        """A mech by its chassis and its letter: "Scout B". Numbers are the order in which mechs act."""
        if number not in self._mechs:
            chassis = self.card(self.chassis[number])
            facts = {"chassis": chassis, "letter": letter_of(number)}
            self._mechs[number] = self.texts.say("table", "mech", **facts)
        return self._mechs[number]

    def prompt(self, decision: Decision) -> str:
        """What is expected, and from whom."""
        return self.texts.say("decisions", decision.kind, name=self.names[decision.seat])

    def sentence(self, event: Event) -> str | None:
        """The log's sentence for an event."""
        return self.texts.say("log", event.kind, **self._facts(event.facts))

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be chosen now."""
        return self.texts.say("why_not", refusal.kind, **self._facts(refusal.facts))

    def cards(self, event: Event) -> tuple[str, ...]:
        """The cards that an event is about, for the log line to open."""
        named = event.facts.get("card") or event.facts.get("weapon")
        return (named,) if named else tuple(event.facts.get("cards") or ())

    def reason(self, winner: Seat | None, reason: str) -> str:
        """How it came to the end, for the result."""
        loser = "" if winner is None else self.names[opponent(winner)]
        return self.texts.say("reasons", reason, draw=winner is None, loser=loser)

    def _facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The facts in words. A card that is not to be seen is `hidden`, one that is not there is `empty`."""
        words = {
            name: self._worded[name](fact) if name in self._worded and fact not in (None, "") else fact
            for name, fact in facts.items()
        }
        if "card" in facts:
            words |= {
                "card": words["card"] or "",
                "hidden": facts["card"] is None,
                "empty": facts["card"] == "",
            }
        if faces := self._faces(facts):
            words |= {"dice": self._dice(faces), "count": len(faces)}
        elif "armor" in facts:
            words["count"] = 0
        if "flipped" in facts:
            words["flipped"] = bool(facts["flipped"])
        if "turned" in facts:
            words["degrees"] = abs(facts["turned"]) * 360 // len(DIRECTIONS[self.board])
            words["side"] = self.arc("right" if facts["turned"] > 0 else "left")
        if "winner" in facts:
            words |= {"winner": words["winner"] or "", "draw": facts["winner"] is None}
        return words

    def _faces(self, facts: Mapping[str, Any]) -> list[str]:
        """The faces of the dice that an event is about."""
        if "dice_kind" in facts:
            rolled = {facts["dice_kind"]: [facts["result"]]}
        else:
            rolled = {"attack": facts.get("dice") or [], **{kind: facts.get(kind) or [] for kind in DEFENCE}}
        return [
            self.library.dice[kind].faces[result - 1]
            for kind, results in rolled.items()
            for result in results
        ]

    def _dice(self, faces: Sequence[str]) -> str:
        """Faces as pictures, and how many are blank."""
        blanks = faces.count("blank")
        if blanks < 2:
            return " ".join(self.texts.say("die_faces", face) for face in faces)
        shown = [self.texts.say("die_faces", face) for face in faces if face != "blank"]
        return " ".join([*shown, self.texts.say("dice_told", "blanks", count=blanks)])

    def arc(self, key: str) -> str:
        """The word for an arc of a mech."""
        return self.texts.say("arcs", key)

    def direction(self, facing: int) -> str:
        """A facing in words, as the near side sees it."""
        ways = DIRECTIONS[self.board]
        turned = (facing + self.near * len(ways) // 2) % len(ways)
        return self.texts.say("directions", ways[turned])
