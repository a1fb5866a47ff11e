"""A tab for something that is done bit by bit: its number and picture, its name, and a bar for each bit."""

import pygame

from game.engine.seats import Seat
from game.ui.kit.widget import Box, Command
from game.ui.paint import pen
from game.ui.paint.palette import GOLD, GOOD, TEXT
from game.ui.paint.text import draw_line, fits
from game.ui.tables.command_core.panels.order_tag import order_image
from game.ui.tables.command_core.plates import LIT_TONE, PLAIN, Chip

HIGH = 38
PICTURE = 34
"""Units that a picture on a tab is high."""
_TAG, _NAME, _LEFT = 22, 15, 46
_EMPTY = (52, 64, 74)


class ProgressTab(Chip):
    """`done` of the bars `of` are lit: green once all are."""

    def __init__(
        self, name: str, title: str, picture: pygame.Surface | None, done: int, of: int, command: Command
    ) -> None:
        super().__init__(name, [], command)
        self.title = title
        self.picture = picture
        self.done, self.of = done, of
        self.number: int | None = None
        self.seat: Seat | None = None

    def choose(self, *, chosen: bool) -> None:
        """Whether it is the one that is looked at."""
        self.tone = LIT_TONE if chosen else PLAIN

    @property
    def _room(self) -> pygame.Rect:
        left = self.rect.left + self.unit(_LEFT)
        return pygame.Rect(left, self.rect.top, self.rect.right - self.unit(6) - left, self.rect.height)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        unit, room = self.unit, self._room
        if self.picture is not None:
            middle = self.rect.left + unit(_LEFT / 2 + 2), self.rect.centery
            surface.blit(self.picture, self.picture.get_rect(center=middle))
        if self.number is not None:
            tag = order_image(self.number, self.seat, unit(_TAG))
            surface.blit(tag, (self.rect.left + unit(2), self.rect.top + unit(2)))
        place = room.left, self.rect.top + unit(14)
        draw_line(surface, self.title, "title", unit(_NAME), TEXT, place, width=room.width)
        lit = GOOD if self.done == self.of else GOLD
        step = min(unit(13), room.width // max(1, self.of))
        for place_of_bar in range(self.of):
            bar = pygame.Rect(
                room.left + place_of_bar * step, self.rect.top + unit(24), step - unit(2), unit(7)
            )
            pen.rect(surface, lit if place_of_bar < self.done else _EMPTY, bar, border_radius=unit(2))

    def boxes(self) -> list[Box]:
        whole = fits(self.title, "title", max(10, self.unit(_NAME) * 2 // 3), self._room.width)
        return [Box(self.name, self.rect, whole)]
