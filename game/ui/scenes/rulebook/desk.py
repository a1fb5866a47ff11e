"""Where the heading, the contents and the book stand on the bench."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Fits, Free, Node, Row, Space

Lay = Callable[[pygame.Rect, float], Sequence[Widget]]
_WIDEST = 1250
"""Units: a very wide window has no use for wider pages."""


def desk(head: Lay, side: Node, book: Lay) -> Node:
    """The heading above the contents and the book; a low window has narrower edges."""
    return Box(Fits(_desk(head, side, book, low=False), _desk(head, side, book, low=True)), pad=(14, 0))


def _desk(head: Lay, side: Node, book: Lay, *, low: bool) -> Node:
    pages = Free(book, width=500, height=0 if low else 514, grow=1, most=_WIDEST)
    contents = Box(side, width=190 if low else 266)
    return Column(
        Box(Free(head, height=40 if low else 42), pad=(4, 5 if low else 9)),
        Row(contents, pages, gap=12, grow=1, justify="center"),
        Space(height=12 if low else 26),
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
