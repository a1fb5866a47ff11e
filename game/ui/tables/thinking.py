"""The mark of a computer player that thinks: three dots that take turns, and for how long it has."""

import pygame

from game.ui.kit.area import Area
from game.ui.kit.widget import Box
from game.ui.paint import pen
from game.ui.paint.palette import TEXT, TEXT_SOFT, Color
from game.ui.paint.text import draw_line, fits
from game.words.messages import SHARED, shipped_messages

PATIENCE = 400
"""Milliseconds that a computer player thinks before that is said; until then what it did last is read."""
LONG = 1000
"""Milliseconds after which they are counted, and it can be hurried."""
TICK = 40
"""Milliseconds between two looks for what a computer player has come to."""
WIDTH = 46
"""Units."""
_STEP = 480
"""Milliseconds that each dot has its turn."""
_DOTS, _RADIUS, _TURN, _PITCH, _TEXT = 3, 3.0, 4.2, 13, 14
_LONGEST = 999
"""Seconds that there is room for."""


class ThinkingMark:
    """Stands where the button that goes on will be, and takes no press. Drawn over the still picture."""

    def __init__(self) -> None:
        self._area = Area(pygame.Rect(0, 0, 0, 0), 1.0)

    def place(self, area: Area) -> None:
        self._area = area

    def draw(self, surface: pygame.Surface, milliseconds: float, *, calm: bool) -> list[pygame.Rect]:
        """As it looks after so long; `calm`: the dots stand. Returns where it was drawn."""
        unit, rect = self._area.unit, self._area.rect
        counted = milliseconds >= LONG
        middle = rect.centery - unit(9) if counted else rect.centery
        self._draw_dots(surface, milliseconds, middle, TEXT, TEXT_SOFT, calm=calm)
        if counted:
            place = rect.centerx, rect.centery + unit(8)
            draw_line(surface, _seconds(milliseconds), "bold", unit(_TEXT), TEXT_SOFT, place, "center")
        return [rect]

    def draw_dots(
        self, surface: pygame.Surface, milliseconds: float, now: Color, others: Color, *, calm: bool
    ) -> list[pygame.Rect]:
        """The dots alone, in these colours. Returns where they were drawn."""
        self._draw_dots(surface, milliseconds, self._area.rect.centery, now, others, calm=calm)
        return [self._area.rect]

    def _draw_dots(
        self,
        surface: pygame.Surface,
        milliseconds: float,
        middle: int,
        now: Color,
        others: Color,
        *,
        calm: bool,
    ) -> None:
        turn = -1 if calm else int(milliseconds // _STEP) % _DOTS
        for number in range(_DOTS):
            place = self._area.rect.centerx + self._area.unit(_PITCH * (number - (_DOTS - 1) / 2)), middle
            radius = self._area.scale * (_TURN if number == turn else _RADIUS)
            pen.circle(surface, now if number == turn else others, place, radius, smooth=True)

    def box(self) -> Box:
        """Where it is, for the test that nothing is cut or overlaps."""
        rect, pixels = self._area.rect, self._area.unit(_TEXT)
        return Box("thinking", rect, fits(_seconds(_LONGEST * 1000), "bold", pixels, rect.width))


def _seconds(milliseconds: float) -> str:
    count = min(_LONGEST, int(milliseconds // 1000))
    return shipped_messages(SHARED).say("thinking", "seconds", count=count)
