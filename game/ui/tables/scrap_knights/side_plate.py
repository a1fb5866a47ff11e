"""The plate of one side: portrait and name on steel, with room for gauges; the far one is mirrored."""

import pygame

from game.engine.seats import Seat
from game.ui.kit.area import Area
from game.ui.paint import pen
from game.ui.paint.palette import SEATS, TEXT_SOFT
from game.ui.paint.schemes import with_shapes
from game.ui.paint.seat_mark import seat_mark
from game.ui.paint.steel import INK, plate
from game.ui.paint.text import Anchor, draw_line, shortened
from game.ui.paint.thumbnails import head

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
        ring = face.inflate(-unit(3), -unit(3))
        pen.rect(surface, SEATS[self.seat], ring, max(1, unit(1.5)), unit(5))
        row = self.place(_LEFT, 2, _NAME, 24)
        anchor: Anchor = "right" if self.mirrored else "left"
        start = row.midright if self.mirrored else row.midleft
        color = SEATS[self.seat]
        if with_shapes():
            mark = seat_mark(self.seat, unit(15))
            spot = surface.blit(mark, mark.get_rect(**{f"mid{anchor}": start}))
            row.width -= spot.width + unit(5)
            start = (spot.left - unit(5), start[1]) if self.mirrored else (spot.right + unit(5), start[1])
        name = shortened(name, "title", unit(19), row.width)
        used = draw_line(surface, name, "title", unit(19), color, start, anchor, outline=1, width=row.width)
        room = row.width - used.width - unit(8)
        if who and room > unit(36):
            x = used.left - unit(7) if self.mirrored else used.right + unit(7)
            place = (x, row.centery + unit(2))
            draw_line(surface, who, "italic", unit(12), TEXT_SOFT, place, anchor, width=room)
