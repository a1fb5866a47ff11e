"""A puzzle in the list: its picture, name and game, and hexagons that say how hard it is."""

import pygame

from game.content.art import shipped_art
from game.ui.kit.widget import Box, Command, Widget
from game.ui.learn.paths import Station
from game.ui.paint.hexagon import station
from game.ui.paint.icons import icon
from game.ui.paint.palette import DISABLED, TEXT, TEXT_SOFT
from game.ui.paint.skins import off_skin, steel_skin
from game.ui.paint.steel import plate
from game.ui.paint.text import draw_line, fits
from game.ui.tables.game_ui import game_ui

_MOST = 3
_UNKNOWN = ("#7d8c98", "#3b4650")


class PuzzleRow(Widget):
    """One puzzle; a solved one has a tick."""

    def __init__(self, one: Station, command: Command, reason: str) -> None:
        super().__init__(name=f"puzzle {one.key}", hint=one.lesson.line)
        self.station = one
        self.command = command
        self.enable(one.state != "shut", reason)

    def activate(self) -> None:
        self.command()

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect, lesson = self.unit, self.rect, self.station.lesson
        if self.enabled:
            surface.blit(steel_skin(*rect.size, self.scale, lit=self.lit), rect)
        else:
            surface.blit(off_skin(*rect.size, self.scale), rect)
        shelf = shipped_art().shelf.get(lesson.game)
        square = pygame.Rect(0, 0, unit(34), unit(34))
        square.midleft = rect.left + unit(9), rect.centery
        surface.blit(plate(*square.size, self.scale, shelf.colors if shelf else _UNKNOWN, 5), square)
        mark = icon("puzzle" if self.enabled else "lock", unit(22))
        surface.blit(mark, mark.get_rect(center=square.center))
        left = square.right + unit(10)
        high, low = rect.top + unit(16), rect.bottom - unit(14)
        color, soft = (TEXT, TEXT_SOFT) if self.enabled else (DISABLED, DISABLED)
        room = rect.right - left - unit(12)
        draw_line(surface, lesson.name, "title", unit(15.5), color, (left, high), width=room)
        draw_line(surface, game_ui(lesson.game).name, "text", unit(12.5), soft, (left, low))
        for number in range(_MOST):
            size = unit(15)
            lit = number < lesson.difficulty
            image = station(size, "now" if self.enabled else "open") if lit else _empty(size)
            place = rect.right - unit(12) - (_MOST - number) * size, low
            surface.blit(image, image.get_rect(midleft=place))
        if self.station.stars:
            tick = icon("check", unit(20))
            surface.blit(tick, tick.get_rect(midright=(rect.right - unit(10), high)))

    def boxes(self) -> list[Box]:
        room = self.rect.width - self.unit(90)
        return [Box(self.name, self.rect, fits(self.station.lesson.name, "title", self.unit(15.5), room))]


def _empty(size: int) -> pygame.Surface:
    """A place without a hexagon: the dark ground of one, without a sign on it."""
    image = station(size, "open").copy()
    image.fill((70, 80, 90, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return image
