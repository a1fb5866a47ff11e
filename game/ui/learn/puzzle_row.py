"""A puzzle in the list: its picture, name and game, and hexagons that say how hard it is."""

from functools import partial

import pygame

from game.content.art import shipped_art
from game.lessons.lesson import Lesson
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Part, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.learn.paths import Station
from game.ui.paint.icons import icon
from game.ui.paint.materials.hexagon import station
from game.ui.paint.materials.steel import plate
from game.ui.paint.roles import art_colors
from game.ui.parts.grounds import SkinButton
from game.ui.tables.game_ui import game_ui

_MOST = 3
_UNKNOWN = art_colors("learn").ramp("unknown puzzle")


class Puzzle(SkinButton):
    """A puzzle to choose; `advice` says what is better done before it."""

    told_below = False
    """Whether the list says at its foot what a tooltip would say far away, where it covers nothing."""

    def __init__(self, one: Station, command: Command, advice: str) -> None:
        hint = f"{one.lesson.line} {advice}" if one.state == "later" else one.lesson.line
        super().__init__(f"puzzle {one.key}", "steel", command, hint=hint)
        self.station = one

    @property
    def tip(self) -> str:
        return "" if self.told_below else super().tip


def puzzle_row(one: Puzzle) -> Node:
    """One puzzle; a solved one has a tick."""
    lesson = one.station.lesson
    assert isinstance(lesson, Lesson)
    name = Row(
        Text(lesson.title, "item", "text", grow=1),
        Icon("check", 20) if one.station.stars else None,
    )
    below = Row(
        Text(game_ui(lesson.game).name, "fine", grow=1),
        *[Picture(partial(_draw_hexagon, number < lesson.difficulty), width=15) for number in range(_MOST)],
    )
    words = Column(name, below, gap=2, justify="center", grow=1)
    picture = Box(Picture(partial(_draw_picture, lesson.game), width=34, height=34), justify="center")
    return Part(one, Row(picture, words, gap=10), pad=(9, 3), width=(180, 260), height=50)


def _draw_picture(game: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    shelf = shipped_art().shelf.get(game)
    surface.blit(plate(*rect.size, scale, shelf.colors if shelf else _UNKNOWN, 5), rect)
    mark = icon("puzzle", round(22 * scale))
    surface.blit(mark, mark.get_rect(center=rect.center))


def _draw_hexagon(lit: bool, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    image = station(rect.width, "now") if lit else _empty(rect.width)
    surface.blit(image, image.get_rect(center=rect.center))


def _empty(size: int) -> pygame.Surface:
    """A place without a hexagon: the dark ground of one, without a sign on it."""
    image = station(size, "open").copy()
    image.fill((70, 80, 90, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return image
