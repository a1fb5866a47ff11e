"""The answers under a prompt: the gold one has a place of its own at the lower right, at every table.

Whoever clicks there by habit never meets another button, so the place stays free where nothing is gold.
"""

from collections.abc import Sequence

from game.ui.kit.buttons import Button
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Column, Fits, Grid, Node, Row, Space, Stack
from game.ui.tables.thinking import ThinkingMark

ANSWER, _FLAT, _GAP, _MANY = 42, 30, 6, 3
"""Units: a button's height, that of one among `_MANY` rows, and the room between two."""
GOLD_WIDTH = 168
"""Units that the place of the gold button is wide at least in a row."""

_SPACIOUS = 1_000
"""Units of a bar in which words need not give way to a free place."""


def gold_apart(buttons: Sequence[Button]) -> tuple[Button | None, list[Button]]:
    """The button of the gold place, and all others: of two gold ones the last has it, the other is steel.

    A button that turns gold, or becomes enabled, where it stands has the place before as well.
    """
    gold = next((one for one in reversed(buttons) if one.primary or one.in_gold_place), None)
    others = [one for one in buttons if one is not gold]
    for one in others:
        one.primary = False
    return gold, others


def answers_grid(
    buttons: Sequence[Button],
    columns: Sequence[int],
    high: float = ANSWER,
    flat: float = _FLAT,
    many: int = _MANY,
    gap: float = _GAP,
    kept: float | None = None,
) -> Node:
    """The gold place over the whole width below, the others above it; flat ones in `many` rows.

    They stand in the first number of columns that has room for their words. Units `kept` of the gold place
    stay free where nothing is gold; None: all of it. A button that goes back has the row above that place.
    """
    gold, others = gold_apart(buttons)
    back = next((one for one in others if one.goes_back), None)
    others = [one for one in others if one is not back]
    free = high if kept is None else kept
    place: Node = Part(gold, height=high) if gold is not None else Space(height=free)

    def grid(count: int) -> Node:
        rows = -(-len(others) // count)
        low = high if rows < many else flat
        return Grid(-(-len(others) // rows), *[Part(one, height=low) for one in others], gap=gap)

    rows: list[Node] = [Fits(*[grid(count) for count in columns])] if others else []
    if back is not None:
        rows.append(Part(back, height=flat))
    return Column(*rows, place, gap=gap) if rows else place


def answers_row(buttons: Sequence[Button], room: float, gap: float, height: float | None = None) -> Node:
    """The others, and at the right the gold place: in a bar with so many units of `room` it is kept free."""
    gold, others = gold_apart(buttons)
    golden = Part(gold) if gold is not None else None
    place = Stack(Space(width=GOLD_WIDTH), golden) if room >= _SPACIOUS else golden
    return Row(*[Part(one) for one in others], place, gap=gap, height=height)


def waiting_row(mark: ThinkingMark, buttons: Sequence[Button], high: float = ANSWER) -> Node:
    """The mark at the right, where the gold button will be again; at the left what hurries."""
    return Row(*[Part(one) for one in buttons], Space(grow=1), Part(mark), gap=8, height=high)
