"""What a computer player says of how a match ended, on paper beside its face."""

import pygame

from game.ui.kit.widget import Widget
from game.ui.paint.figures.moods import Mood
from game.ui.tables.shows.quips import paper

_WIDE = 240
"""Units of the paper."""


class SaidLast(Widget):
    """The line of the robot `look`; nothing where it is ""."""

    focusable = False

    def __init__(self, look: str, line: str, mood: Mood = "calm") -> None:
        super().__init__(name="said last")
        self.look, self.line, self.mood = look, line, mood
        self.solid = bool(line)

    def wants(self, scale: float) -> tuple[int, int]:
        wide = round(_WIDE * scale) if self.line else 0
        return wide, wide

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        high = paper(self.look, self.line, width, scale, self.mood).get_height() if self.line and width else 0
        return high, high

    def draw(self, surface: pygame.Surface) -> None:
        if self.line:
            surface.blit(paper(self.look, self.line, self.rect.width, self.scale, self.mood), self.rect)
