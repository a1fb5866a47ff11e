"""Marks: a ring and a chevron for what may be clicked, a reticle for a target, a medallion that counts."""

import math
from collections.abc import Sequence

import pygame

from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import BRASS, INK
from game.ui.paint.palette import GOLD, TEAL, TEXT_SOFT, Color
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import circle, picture, vertical
from game.ui.paint.text import draw_line

_COLORS = art_colors("marks")

_PERIOD = 1400
"""Milliseconds of one breath."""


def breath(clock: float, *, moving: bool) -> float:
    """0..1 and back in the course of a clock in milliseconds; without motion always full."""
    return 0.5 - 0.5 * math.cos(2 * math.pi * (clock % _PERIOD) / _PERIOD) if moving else 1.0


def draw_ring(surface: pygame.Surface, rect: pygame.Rect, color: Color, share: float) -> pygame.Rect:
    """A frame around a control; `share` 0..1 is how bright."""
    grown = rect.inflate(14, 14)
    strength = 0.25 + 0.75 * share
    shade = tuple(round(part * strength) for part in color)
    pen.rect(surface, shade, grown, 3, border_radius=max(8, rect.height // 7))
    return grown


def draw_chevron(
    surface: pygame.Surface, tip_above: tuple[int, int], size: int, color: Color, share: float
) -> pygame.Rect:
    """Points down from a place, nodding by a share 0..1."""
    x, y = tip_above
    y += round(size * 0.5 * share) - size // 2
    points = [(x - size, y), (x, y + size * 3 // 4), (x + size, y)]
    pen.polygon(surface, INK, [(px, py + 3) for px, py in points])
    pen.polygon(surface, color, points)
    return pygame.Rect(x - size - 2, tip_above[1] - size - 2, 2 * size + 4, 3 * size)


def point_at(
    surface: pygame.Surface, first: Sequence[pygame.Rect], row: Sequence[pygame.Rect], share: float
) -> list[pygame.Rect]:
    """A ring around each of the first ones; where there are none, a chevron over the row as a whole."""
    if first:
        return [draw_ring(surface, rect, GOLD, share) for rect in first]
    if not row:
        return []
    size = max(8, row[0].width // 10)
    place = (row[0].left + row[-1].right) // 2, row[0].top - size * 3 // 2
    return [draw_chevron(surface, place, size, GOLD, share)]


def draw_caption(surface: pygame.Surface, text: str, below: pygame.Rect, size: int) -> None:
    """A heading above the middle of a place."""
    center = below.centerx, below.top - size
    draw_line(surface, text, "title", size, TEXT_SOFT, center, "center", 1, below.width)


def draw_reticle(surface: pygame.Surface, center: tuple[int, int], damage: int, size: int) -> None:
    """Aims at what would lose so many HP."""
    radius = size // 2
    for width, color in ((max(4, size // 14), INK), (max(2, size // 28), _COLORS["reticle"])):
        pen.circle(surface, color, center, radius, width)
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            # At both sides only outside the ring: a line beside the minus makes it an equals sign.
            inside = radius if x else radius * 2 // 3
            start = (center[0] + x * inside, center[1] + y * inside)
            end = (center[0] + x * radius * 5 // 4, center[1] + y * radius * 5 // 4)
            pen.line(surface, color, start, end, width)
    draw_line(surface, f"−{damage}", "title", size * 3 // 5, GOLD, center, "center", max(2, size // 24))


@kept(300_000, pixels_of)
def _medallion(size: int) -> pygame.Surface:
    """A round plate in a brass ring with rivets."""
    body = circle(74, 74, 74, INK) + circle(74, 74, 69, vertical(0, 148, *BRASS))
    body += circle(74, 74, 56, _COLORS["felt"], INK, 3)
    for number in range(12):
        x, y = (74 + 62.5 * turn(number * math.tau / 12) for turn in (math.cos, math.sin))
        body += circle(x, y, 3, _COLORS["rivet"])
    return picture(body, (148, 148), (size, size))


def draw_medallion(surface: pygame.Surface, rect: pygame.Rect, title: str, count: str) -> None:
    """How far something has come, on a round plate; without a title the rest is large in the middle."""
    center, radius = rect.center, rect.width // 2
    surface.blit(_medallion(rect.width), rect)
    size = rect.width // 6
    above, below = (center[0], center[1] - size), (center[0], center[1] + size * 2 // 3)
    if not title:
        draw_line(surface, count, "title", size * 2, (255, 255, 255), center, "center", width=radius * 3 // 2)
        return
    draw_line(surface, title, "title", size, TEAL, above, "center")
    draw_line(surface, count, "title", size * 4 // 3, (255, 255, 255), below, "center", width=radius * 3 // 2)
