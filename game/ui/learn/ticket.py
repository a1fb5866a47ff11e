"""The lesson to go on with, on paper: a picture, its title, where it was left, a gold plate."""

from functools import partial

import pygame

from game.ui.kit.widget import Box, Command, Widget
from game.ui.learn.paths import Station
from game.ui.paint.duel_picture import paint_duel
from game.ui.paint.icons import icon
from game.ui.paint.late import LatePictures
from game.ui.paint.palette import INK, ON_GOLD, ON_PAPER_SOFT
from game.ui.paint.skins import gold_skin, paper_skin, shadow, sunk_skin
from game.ui.paint.text import Layout, draw_line, fit, fits, text_width
from game.ui.tables.game_ui import game_ui

HIGH = 226
"""Units."""
_MARGIN, _PICTURE, _PLATE = 10, 88, 42


class LessonTicket(Widget):
    """One large button, and the screen's main one: `plate` says what a click does."""

    def __init__(
        self, one: Station, title: str, line: str, plate: str, command: Command, pictures: LatePictures
    ) -> None:
        super().__init__(name="Go on")
        self.station = one
        self.title = title
        self.line = line
        self.plate = plate
        self.command = command
        self.pictures = pictures

    def activate(self) -> None:
        self.command()

    def _inside(self, top: float, high: float) -> pygame.Rect:
        margin = self.unit(_MARGIN)
        return pygame.Rect(
            self.rect.left + margin,
            self.rect.top + self.unit(top),
            self.rect.width - 2 * margin,
            self.unit(high),
        )

    @property
    def _gold(self) -> pygame.Rect:
        return self._inside(HIGH - _PLATE - _MARGIN, _PLATE)

    def _words(self) -> Layout:
        room = self._inside(0, 40)
        return fit(self.line, self.unit(13.5), room.size, ON_PAPER_SOFT)

    def draw(self, surface: pygame.Surface) -> None:
        unit, blur = self.unit, max(3, self.unit(8))
        shade = shadow(*self.rect.size, unit(8), blur)
        surface.blit(shade, (self.rect.left - blur, self.rect.top - blur + unit(4)))
        surface.blit(paper_skin(*self.rect.size, self.scale, 9), self.rect)
        picture, lesson = self._inside(_MARGIN, _PICTURE), self.station.lesson
        looks = tuple(look for look in game_ui(lesson.game).choose_looks(lesson.options) if look)
        key = ("ticket", lesson.game, looks, picture.size)
        paint = partial(paint_duel, lesson.game, looks, picture.size, self.scale)
        surface.blit(self.pictures.get(key, paint) or sunk_skin(*picture.size, self.scale), picture)
        left, room = picture.left + unit(3), picture.width - unit(6)
        draw_line(surface, self.title, "title", unit(20), INK, (left, self.rect.top + unit(112)), width=room)
        self._words().draw(surface, left, self.rect.top + unit(125))
        gold = self._gold
        surface.blit(gold_skin(*gold.size, self.scale, lit=self.lit), gold)
        words, size = self.plate.upper(), unit(20)
        start = gold.centerx - (size + unit(8) + text_width(words, "title", size)) // 2
        mark = icon("play", size)
        surface.blit(mark, mark.get_rect(midleft=(start, gold.centery)))
        draw_line(surface, words, "title", size, ON_GOLD, (start + size + unit(8), gold.centery))
        draw_line(surface, "Enter", "bold", unit(12), ON_GOLD, (gold.right - unit(9), gold.centery), "right")

    def draw_focus(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface, self._gold)

    def boxes(self) -> list[Box]:
        whole = fits(self.title, "title", self.unit(20), self._inside(0, 1).width)
        return [Box(self.name, self.rect, whole and self._words().height <= self.unit(42))]
