"""The lines of a damaged file around its mistake, as an editor shows them."""

from game.storage.sides import Mistake
from game.ui.layout.leaves import Icon, Name
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.parts.grounds import ground


def damaged_lines(mistake: Mistake) -> Node:
    """Each line with its number; the one with the mistake has a sign and a ground of its own."""
    rows = [_line(number, text, wrong=number == mistake.fault.line) for number, text in mistake.lines]
    return Box(Column(*rows, gap=2), pad=(8, 8), ground=ground("sunk"))


def _line(number: int, text: str, *, wrong: bool) -> Node:
    row = Row(
        Name(str(number), "small", "bad" if wrong else "soft", anchor="right", width=24),
        Name(text, "item", "bad" if wrong else "text", grow=1, name=f"line {number}"),
        Icon("illegal", 16) if wrong else None,
        gap=8,
        align="center",
    )
    return Box(row, pad=(4, 2), ground=ground("steel") if wrong else None, height=24)
