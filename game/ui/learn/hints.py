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
    """All hints; where there is little room, what was opened last and what can be opened next, or one of
    them: what was opened comes first.
    """
    shown, variants = list(hints), []
    while shown:
        variants.append(Column(*map(_row, shown), gap=7))
        later = shown[-1].command is None and not shown[-1].text
        read = [hint for hint in shown if hint.text]
        shown.pop(-1 if later or len(read) == 1 or not read else 0)
    following = [hint for hint in hints if hint.command is not None]
    return Fits(*variants, *[Column(_row(hint)) for hint in following[:1] if any(one.text for one in hints)])


def hint_name(title: str) -> str:
    """The name of the control of a hint."""
    return f"hint {title}"


def _row(hint: Hint) -> Node:
    may = hint.command is not None
    skin = "paper" if hint.text else "steel" if may else "off"
    plate = SkinButton(hint_name(hint.title), skin, hint.command)
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
