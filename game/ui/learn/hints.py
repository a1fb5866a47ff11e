"""The three hints of a lesson in a console's well: open on paper, or shut on steel."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Part, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row
from game.ui.parts.grounds import SkinButton


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint with its `text` once it is open; the next one has a command that opens it."""

    title: str
    text: str
    note: str
    command: Command | None = None


def hint_rows(hints: Sequence[Hint]) -> Node:
    """All hints; where there is little room, what can be opened next comes before what was read."""
    shown, variants = list(hints), []
    while shown:
        variants.append(Column(*map(_row, shown), gap=7))
        shown.pop(0 if shown[0].text else -1)
    return Fits(*variants)


def _row(hint: Hint) -> Node:
    may = hint.command is not None
    skin = "paper" if hint.text else "steel" if may else "off"
    plate = SkinButton(f"hint {hint.title}", skin, hint.command)
    if hint.text:
        head = Row(Icon("hint", 20), Text(hint.title, "small item", "ink"), gap=5)
        return Part(plate, Column(head, Prose(hint.text, "line", "ink"), gap=2), pad=(10, 5))
    words = Row(
        Icon("hint", 20),
        Text(hint.title, "section", "text" if may else "off", grow=1),
        Text(hint.note, "aside", "soft" if may else "off"),
        Box(Text("H", "key"), pad=(4, 0)) if may else None,
        gap=6,
        align="center",
    )
    return Part(plate, words, pad=(9, 2), height=36)
