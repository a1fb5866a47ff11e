"""Where the heading, the contents and the book stand on the bench."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Fits, Free, Node, Row, Space

Lay = Callable[[pygame.Rect, float], Sequence[Widget]]
_WIDEST = 1250
"""Units: a very wide window has no use for wider pages."""


_PAGE = 330
"""Units of height of a book in a low window; where even that has no room, everything beside it is smaller."""


def desk(head: Lay, side: Callable[[bool], Node], book: Lay) -> Node:
    """The heading above the contents and the book; `side` gives the contents, small or not.

    A low window has narrower edges.
    """
    high = _desk(head, Box(side(False), width=266), Free(book, width=500, height=514, grow=1, most=_WIDEST))
    low = _desk(
        head, Box(side(False), width=190), Free(book, width=500, height=_PAGE, grow=1, most=_WIDEST), 5
    )
    small = _desk(head, Box(side(True), width=190), Free(book, width=400, grow=1, most=_WIDEST), 2)
    return Box(Fits(high, low, small), pad=(14, 0))


def _desk(head: Lay, contents: Node, pages: Node, edge: float = 9) -> Node:
    """`edge` are the units above and below the heading."""
    return Column(
        Box(Free(head, height=42 if edge > 5 else 40), pad=(4, edge)),
        Row(contents, pages, gap=12, grow=1, justify="center"),
        Space(height=26 if edge > 5 else 2 * edge + 2),
    )


def heading_row(heading: Widget, way_back: Widget | None, back: Widget) -> Node:
    """The title, and both ways back."""
    return Row(
        Part(heading, width=(150, 260)),
        Space(grow=1),
        Part(way_back) if way_back is not None else None,
        Part(back, width=124),
        gap=14,
    )
