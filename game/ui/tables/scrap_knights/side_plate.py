"""The plate of one side: portrait and name on steel, with room for gauges; the far one is mirrored."""

import pygame

from game.engine.seats import Seat
from game.ui.kit.area import Area
from game.ui.layout.leaves import Name, Picture, Text
from game.ui.layout.nodes import Align, Fits, Node, Row
from game.ui.layout.tree_widget import draw_tree
from game.ui.paint import pen
from game.ui.paint.figures.thumbnails import head
from game.ui.paint.materials.seat_mark import seat_mark
from game.ui.paint.materials.steel import INK, plate
from game.ui.paint.palette import SEATS
from game.ui.paint.schemes import with_shapes
from game.ui.tables.scrap_knights.theme import DUEL

SIZE = (381, 72)
"""In units."""
_FACE, _LEFT, _NAME = 72, 80, 178


class SidePlate:
    """Lays one side's plate out, in units from its outer edge."""

    def __init__(self, rect: pygame.Rect, scale: float, seat: Seat, *, mirrored: bool) -> None:
        self.area = Area(rect, scale)
        self.seat = seat
        self.mirrored = mirrored

    def place(self, left: float, top: float, width: float, height: float) -> pygame.Rect:
        """A part of the plate, in pixels."""
        unit, rect = self.area.unit, self.area.rect
        x = rect.right - unit(left + width) if self.mirrored else rect.left + unit(left)
        return pygame.Rect(x, rect.top + unit(top), unit(width), unit(height))

    def row(self, top: float, height: float) -> pygame.Rect:
        """A row across the plate, beside the portrait."""
        return self.place(_LEFT, top, SIZE[0] - _LEFT - 9, height)

    def draw(self, surface: pygame.Surface, look: str, name: str, who: str) -> None:
        """Steel, portrait and name; `who` stands beside the name where there is room."""
        unit, rect = self.area.unit, self.area.rect
        surface.blit(plate(*rect.size, self.area.scale), rect)
        face = self.place(-4, -3, _FACE, _FACE + 6)
        surface.blit(head(look, face.size, unit(6), left=self.mirrored), face)
        pen.rect(surface, INK, face, max(2, unit(3)), unit(6))
        pen.rect(surface, SEATS[self.seat], face.inflate(-unit(3), -unit(3)), max(1, unit(1.5)), unit(5))
        draw_tree(surface, self._names(name, who), self.place(_LEFT, 2, _NAME, 24), self.area.scale, DUEL)

    def _names(self, name: str, who: str) -> Node:
        mark = Picture(self._draw_mark, width=15) if with_shapes() else None

        def row(*beside: Node) -> Node:
            parts = [mark, Name(name, "side", f"seat {self.seat}"), *beside]
            return Row(*(reversed(parts) if self.mirrored else parts), gap=6, justify=justify)

        justify: Align = "end" if self.mirrored else "start"
        return Fits(row(Text(who, "sits")), row()) if who else row()

    def _draw_mark(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        mark = seat_mark(self.seat, rect.width)
        surface.blit(mark, mark.get_rect(center=rect.center))
