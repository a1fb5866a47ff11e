"""Where one stands in a lesson: its title, its steps as dots, and the stars that are left."""

from dataclasses import dataclass
from functools import partial

import pygame

from game.lessons.run import MOST_STARS
from game.ui.kit.buttons import Button
from game.ui.layout.leaves import Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import gold_skin, off_skin, teal_skin
from game.ui.paint.materials.stars import star
from game.ui.paint.palette import ON_GOLD
from game.ui.paint.text import draw_line
from game.ui.parts.grounds import SkinButton, name_tab, toned

_DOT, _NOW, _GAP = 20, 36, 5
_LEAST = 11
"""Pixels of height in which a number can still be read."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the learner stands: the lesson, its step, and the stars that are left."""

    heading: str
    game: str
    title: str
    line: str
    step: str
    steps: int
    done: int
    stars: int
    stars_text: str


class _Ground(SkinButton):
    """Says what the lesson teaches; controls may stand on it."""

    in_background = True

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The grounds are parts of its tree."""


def lesson_plate(standing: Standing, hint: str, skip: Button | None, *, low: bool) -> Node:
    """The head of a console: the lesson, what it teaches, its steps as dots, the stars.

    A `low` one leaves out what the lesson teaches; its hint says it too.
    """
    head = Row(name_tab(standing.heading), Text(standing.game, "aside", anchor="right", grow=1), gap=10)
    title = Row(
        Text(standing.title, "lesson", grow=1),
        Part(skip, width=62, height=22) if skip is not None else None,
        gap=4,
        align="center",
        height=32,
    )
    foot = Row(
        Text(standing.step, "step", grow=1),
        Text(standing.stars_text, "aside", anchor="right"),
        stars(20, standing.stars),
        gap=6,
        align="center",
    )
    inside = Column(
        title,
        None if low else Prose(standing.line, "line", name="what it teaches", height=36),
        Space(grow=1),
        dots(standing, 18),
        Space(height=5),
        foot,
    )
    well = Column(Space(height=9), Box(ground=toned("well", 8), grow=1))
    return Part(
        _Ground("lesson", "sunk", hint=hint),
        Stack(well, Column(Box(head, pad=(8, 0)), Box(inside, pad=(12, 3), grow=1))),
    )


def lesson_bar(standing: Standing, hint: str) -> Node:
    """The same in the bar of a table that has no console: title, dots and stars in a line."""
    title = Row(Text(standing.title, "count", grow=1), stars(14, standing.stars), gap=5, align="center")
    inside = Column(Box(title, grow=1), dots(standing, 11))
    body = Stack(Box(ground=toned("well", 6, 1.6)), Box(inside, pad=(8, 3)))
    return Part(_Ground("lesson", "sunk", hint=hint), body)


def stars(size: float, got: int) -> Node:
    """All stars in a row; `size` in units."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        draw_stars(surface, rect.right, rect.centery, round(size * scale), got)

    return Picture(paint, width=size * MOST_STARS, height=size)


def dots(standing: Standing, height: float) -> Node:
    """The steps of a lesson, as wide as there is room."""
    return Picture(partial(_draw_dots, standing.steps, standing.done), height=height)


def _draw_dots(steps: int, done: int, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """Teal with a tick for what is done, gold and wider for now; as wide as `rect` allows."""
    room = rect.width / scale
    dot = min(_DOT, (room - _NOW) / max(1, steps - 1) - _GAP) if steps > 1 else _DOT
    gap = _GAP if dot > 8 else 2
    dot = max(5.0, dot)
    left, high = float(rect.left), rect.height
    for number in range(steps):
        wide = (_NOW if number == done else dot) * scale
        place = pygame.Rect(round(left), rect.top, max(3, round(wide)), high)
        left += wide + gap * scale
        if place.right > rect.right + 2:
            break
        skin = teal_skin if number < done else gold_skin if number == done else off_skin
        surface.blit(skin(*place.size, scale * 0.8), place)
        if number < done and place.width > high * 0.8:
            mark = icon("check", round(high * 0.72))
            surface.blit(mark, mark.get_rect(center=place.center))
        elif number == done and high > _LEAST:
            draw_line(surface, str(number + 1), "title", round(high * 0.86), ON_GOLD, place.center, "center")


def draw_stars(
    surface: pygame.Surface, right: int, y: int, size: int, got: int, most: int = MOST_STARS
) -> pygame.Rect:
    """In a row that ends at `right`."""
    whole = pygame.Rect(right - most * size, y - size // 2, most * size, size)
    for number in range(most):
        surface.blit(star(size, lit=number < got), (whole.left + number * size, whole.top))
    return whole
