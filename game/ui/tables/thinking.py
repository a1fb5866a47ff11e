"""The mark of a computer player that thinks: three dots that take turns, and for how long it has."""

import pygame

from game.ui.kit.widget import Widget
from game.ui.paint import pen
from game.ui.paint.palette import TEXT, TEXT_SOFT, Color
from game.ui.paint.text import draw_line, text_width
from game.words.messages import SHARED, shipped_messages

PATIENCE = 400
"""Milliseconds that a computer player thinks before that is said; until then what it did last is read."""
LONG = 1000
"""Milliseconds after which they are counted, and it can be hurried."""
TICK = 40
"""Milliseconds between two looks for what a computer player has come to."""
_STEP = 480
"""Milliseconds that each dot has its turn."""
_DOTS, _RADIUS, _TURN, _PITCH, _TEXT, _WIDTH = 3, 3.0, 4.2, 13, 14, 46
_LONGEST = 999
"""Seconds that there is room for."""


class ThinkingMark(Widget):
    """Stands where the button that goes on will be, and takes no press. Drawn over the still picture."""

    focusable = False

    def __init__(self) -> None:
        super().__init__(name="thinking")

    def wants(self, scale: float) -> tuple[int, int]:
        wide = text_width(_seconds(_LONGEST * 1000), "bold", round(_TEXT * scale))
        return wide, max(wide, round(_WIDTH * scale))

    def draw_moving(self, surface: pygame.Surface, milliseconds: float, *, calm: bool) -> list[pygame.Rect]:
        """As it looks after so long; `calm`: the dots stand. Returns where it was drawn."""
        rect = self.rect
        counted = milliseconds >= LONG
        middle = rect.centery - self.unit(9) if counted else rect.centery
        self._draw_dots(surface, milliseconds, middle, TEXT, TEXT_SOFT, calm=calm)
        if counted:
            place = rect.centerx, rect.centery + self.unit(8)
            draw_line(surface, _seconds(milliseconds), "bold", self.unit(_TEXT), TEXT_SOFT, place, "center")
        return [rect]

    def draw_dots(
        self, surface: pygame.Surface, milliseconds: float, now: Color, others: Color, *, calm: bool
    ) -> list[pygame.Rect]:
        """The dots alone, in these colours. Returns where they were drawn."""
        self._draw_dots(surface, milliseconds, self.rect.centery, now, others, calm=calm)
        return [self.rect]

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
            place = self.rect.centerx + self.unit(_PITCH * (number - (_DOTS - 1) / 2)), middle
            radius = self.scale * (_TURN if number == turn else _RADIUS)
            pen.circle(surface, now if number == turn else others, place, radius, smooth=True)


def _seconds(milliseconds: float) -> str:
    count = min(_LONGEST, int(milliseconds // 1000))
    return shipped_messages(SHARED).say("thinking", "seconds", count=count)
