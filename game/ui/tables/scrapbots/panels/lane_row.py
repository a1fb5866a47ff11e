"""A lane as it stands, in one row: its number, who stands on either side, and what that means."""

from functools import partial

import pygame

from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Picture, Prose, Text
from game.ui.layout.nodes import Box, Node, Row
from game.ui.layout.painted import Ground
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.materials.steel import INK, hex_of
from game.ui.paint.palette import SEATS, TEXT, Color, bad, good
from game.ui.paint.svg import picture, rect


def _ink(tone: str) -> Color:
    return bad() if tone == "harm" else good() if tone == "good" else TEXT


class LaneRow(TreeWidget, Widget):
    """`faces` are those of the viewer's Scrapbot and of the other's; None is an empty place, in dashes."""

    focusable = False

    def __init__(
        self,
        number: int,
        seats: tuple[int, int],
        faces: tuple[CardFace | None, CardFace | None],
        text: str,
        tone: str,
    ) -> None:
        super().__init__(name=f"lane now {number}")
        self.number, self.seats, self.faces, self.text, self.tone = number, seats, faces, text, tone

    def body(self) -> Node:
        pictures = [Picture(partial(self._draw_side, side), width=40) for side in (0, 1)]
        told = Prose(self.text, "lane state", lambda: _ink(self.tone), middle=True, grow=1)
        number = Text(str(self.number), "lane number", anchor="center", width=14)
        return Box(Row(number, *pictures, told, gap=7), pad=(6, 2), ground=Ground(tone="lane"))

    def _draw_side(self, side: int, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        picture, face = rect.inflate(0, -self.unit(4)), self.faces[side]
        if face is None:
            surface.blit(_dashes(*picture.size, SEATS[self.seats[side]]), picture)
            return
        surface.blit(art_strip(face.art, picture.size, self.unit(4)), picture)
        pen.rect(surface, INK, picture, max(1, self.unit(1.6)), self.unit(4))


def _dashes(width: int, height: int, color: Color) -> pygame.Surface:
    """The outline of an empty place."""
    edge, dash = max(1.5, width / 28), f"{width / 9:g} {width / 11:g}"
    line = {"rx": width / 10, "stroke_dasharray": dash}
    body = rect(edge, edge, width - 2 * edge, height - 2 * edge, "none", hex_of(color), edge, **line)
    return picture(body, (width, height))
