"""What is printed on the felt where one's hand lies: a frame, and a cogwheel with a robot's face in it."""

import math

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import circle, path, picture, polygon, rect

_C = art_colors("felt")
_OPACITY = 0.24
_TEETH, _REACH = 12, 0.4
"""Of the cogwheel: its teeth, and its radius as a share of the height of the print."""


@kept(2_000_000, pixels_of)
def mat(width: int, height: int, scale: float) -> pygame.Surface:
    """`scale` is pixels a unit."""
    wide, high, ink = width / scale, height / scale, _C["weave"]
    x, y, reach = wide / 2, high / 2, high * _REACH
    frame = rect(2, 2, wide - 4, high - 4, "none", ink, 1.6, rx=14)
    frame += rect(7, 7, wide - 14, high - 14, "none", ink, 0.9, rx=10)
    teeth = ""
    for number in range(_TEETH):
        turn = 2 * math.pi * number / _TEETH
        corners = ((-0.13, 0.86), (-0.09, 1.06), (0.09, 1.06), (0.13, 0.86))
        at = [(turn + aside, reach * far) for aside, far in corners]
        teeth += polygon([(x + far * math.sin(way), y + far * math.cos(way)) for way, far in at], ink)
    wheel = circle(x, y, reach * 0.8, "none", ink, reach * 0.17)
    wheel += circle(x, y, reach * 0.62, "none", ink, 1.4)
    left, top = x - reach * 0.34, y - reach * 0.26
    head = rect(left, top, reach * 0.68, reach * 0.58, "none", ink, 3, rx=reach * 0.14)
    head += circle(x - reach * 0.15, y, reach * 0.08, ink) + circle(x + reach * 0.15, y, reach * 0.08, ink)
    head += path(f"M{x} {y - reach * 0.26} V{y - reach * 0.42}", "none", ink, 3)
    head += circle(x, y - reach * 0.46, reach * 0.05, ink)
    image = picture(frame + teeth + wheel + head, (wide, high), (width, height))
    image.fill((255, 255, 255, round(255 * _OPACITY)), special_flags=pygame.BLEND_RGBA_MULT)
    return image
