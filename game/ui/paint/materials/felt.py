"""The felt that cards are played on, and the brass rail above it."""

import math

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import circle, picture, polygon, radial_gradient, rect, vertical

_C = art_colors("felt")


@kept(4_000_000, pixels_of)
def felt(width: int, height: int, scale: float) -> pygame.Surface:
    """Dark teal cloth with a pattern of hexagons, lit in the middle, shaded under the rail."""
    wide, high = width / scale, height / scale
    body = rect(0, 0, wide, high, vertical(0, high, *_C.ramp("felt")))
    lamp = radial_gradient((wide / 2, 26), wide / 2, f"{_C['lamp']}/.35", f"{_C['lamp']}/0")
    body += rect(0, 0, wide, high, lamp)
    for row in range(math.ceil(high / 48) + 1):
        for column in range(-1, math.ceil(wide / 56) + 1):
            x, y = column * 56 + row % 2 * 28, row * 48 + 24
            turns = [math.radians(60 * corner) for corner in range(6)]
            points = [(x + 31 * math.sin(turn), y + 31 * math.cos(turn)) for turn in turns]
            body += polygon(points, "none", _C["weave"], 1.3, opacity=0.07)
    body += rect(0, 0, wide, 46, vertical(0, 46, f"{_C['edge shade']}/.75", f"{_C['edge shade']}/0"))
    return picture(body, (wide, high), (width, height))


@kept(1_000_000, pixels_of)
def rail(width: int, height: int, scale: float) -> pygame.Surface:
    """Brass with rivets."""
    wide, high = width / scale, height / scale
    body = rect(0, 0, wide, high, vertical(0, high, *_C.ramp("rail")))
    body += rect(0, 0, wide, 2, _C["rail light"]) + rect(0, high - 2, wide, 2, INK)
    for x in range(19, round(wide), 48):
        body += circle(x, high / 2, 3, _C["rivet rim"]) + circle(x - 0.5, high / 2 - 0.6, 2, _C["rivet"])
    return picture(body, (wide, high), (width, height))
