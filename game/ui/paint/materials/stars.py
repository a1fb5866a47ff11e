"""Stars for what was learned: lit, or an empty place for one."""

import math

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import picture, polygon, vertical

_C = art_colors("stars")


@kept(200_000, pixels_of)
def star(size: int, *, lit: bool) -> pygame.Surface:
    """A star in a square of so many pixels."""
    points = []
    for corner in range(10):
        reach, turn = (44 if corner % 2 == 0 else 19), math.pi * corner / 5
        points.append((50 + reach * math.sin(turn), 52 - reach * math.cos(turn)))
    fill = _C.ramp("earned") if lit else _C.ramp("open")
    return picture(polygon(points, vertical(0, 100, *fill), INK, 8), (100, 100), (size, size))
