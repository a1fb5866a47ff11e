"""What has happened, as sentences with an icon and the stripe of a seat, one below the other."""

from collections.abc import Sequence

import pygame

from game.engine.seats import Seat
from game.ui.kit.card import CardWidget
from game.ui.layout.leaves import Icon, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Scroll, Space, Stack
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.palette import SEATS
from game.ui.parts.grounds import toned
from game.words.messages import SHARED, shipped_messages

_LEAST = 40
"""Units of height in which a list still can be scrolled."""
RecapLine = tuple[str, Seat | None, str]
"""An icon, whose it is, and the sentence in rich text."""


class RecapRow(TreeWidget, CardWidget):
    """One sentence; the stripe at its left has the colour of the seat. Pointing at it shows its card."""

    def __init__(self, number: int, line: RecapLine, face: CardFace | None, gallery: Gallery) -> None:
        super().__init__(gallery, face, compact=True)
        self.name = f"recap {number}"
        self.symbol, self.seat, self.text = line
        self.focusable = False

    def body(self) -> Node:
        told = Prose(self.text, "recap", middle=True, grow=1)
        stripe = Row(Space(width=2), Box(Picture(self._paint_stripe), pad=(0, 2), width=4), Space(grow=1))
        words = Box(Row(Box(Icon(self.symbol, 18), height=18), told, gap=5), pad=(10, 4.5))
        ground = toned("row", radius=5, edge=1.5)
        return Box(Stack(stripe if self.seat is not None else None, words), ground=ground)

    def _paint_stripe(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        assert self.seat is not None
        pen.rect(surface, SEATS[self.seat], rect, border_radius=round(2 * scale))


def recap(lines: Sequence[RecapLine], faces: Sequence[CardFace | None], gallery: Gallery) -> Node:
    """A sentence below the other, each with its card; they scroll where there is too little room."""
    rows = [
        Part(RecapRow(number, line, face, gallery))
        for number, (line, face) in enumerate(zip(lines, faces, strict=True))
    ]
    return scrolled(rows, "recap")


def scrolled(rows: Sequence[Node], name: str) -> Node:
    """Rows that scroll where there is too little room; how many they are where not even one has any."""
    whole = Column(*rows, gap=4)
    return Fits(whole, Box(Scroll(whole, name, whole=True), height=(_LEAST, 10_000)), more(len(rows)))


def more(count: int) -> Node:
    """A note that says how many sentences there was no room for."""
    return Text(shipped_messages(SHARED).say("recap", "more", count=count), "aside", height=16)
