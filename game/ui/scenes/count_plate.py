"""A plate with one of the numbers that a match ended with, for either side."""

from dataclasses import dataclass

import pygame

from game.engine.seats import Seat
from game.ui.kit.widget import Box
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import plate
from game.ui.paint.palette import SEATS, TEXT, TEXT_SOFT
from game.ui.paint.roles import art_colors
from game.ui.paint.text import draw_line, fits
from game.ui.tables.session.outcome import Count
from game.words.messages import SCREENS, shipped_messages

_C = art_colors("result")
_NAME = 15.5


@dataclass(frozen=True, slots=True)
class CountPlate:
    """One plate where it lies; the numbers stand on it in the `order` of the seats, and count up."""

    count: Count
    rect: pygame.Rect
    scale: float
    order: tuple[Seat, Seat]

    def draw(self, ground: pygame.Surface) -> None:
        """The plate without its numbers."""
        rect = self.rect
        ground.blit(plate(*rect.size, self.scale, _C.ramp("count plate")), rect)
        mark = icon(self.count.symbol, self._px(20))
        ground.blit(mark, mark.get_rect(center=(rect.left + self._px(21), rect.top + self._px(19))))
        place = rect.left + self._px(36), rect.top + self._px(19)
        draw_line(ground, self.count.name, "title", self._px(_NAME), TEXT, place, width=self._room)
        between = shipped_messages(SCREENS).say("result", "to")
        draw_line(ground, between, "italic", self._px(14.5), TEXT_SOFT, self._middle, "center")

    def draw_numbers(self, surface: pygame.Surface, share: float) -> list[pygame.Rect]:
        """The numbers as far as they have counted; returns where."""
        x, y = self._middle
        return [
            draw_line(
                surface,
                str(round(self.count.numbers[seat] * share)),
                "title",
                self._px(37),
                SEATS[seat],
                (x + side * self._px(16), y),
                "right" if side < 0 else "left",
                max(1, self._px(1.4)),
                self.rect.width // 2 - self._px(22),
            )
            for seat, side in zip(self.order, (-1, 1), strict=True)
        ]

    def box(self) -> Box:
        """Where it lies, and whether its name is whole."""
        return Box(self.count.name, self.rect, fits(self.count.name, "title", self._px(_NAME), self._room))

    @property
    def _room(self) -> int:
        return self.rect.width - self._px(45)

    @property
    def _middle(self) -> tuple[int, int]:
        return self.rect.centerx, self.rect.top + self._px(53)

    def _px(self, units: float) -> int:
        return round(units * self.scale)
