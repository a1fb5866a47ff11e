"""The stations of a path of lessons: hexagons of teal, gold or steel, and the plates that lead to them."""

import math

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import INK
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import ellipse, picture, polygon, vertical

_C = art_colors("hexagon")

_TONES = _C.family("tones")
_BOX = 100


def _corners(radius: float, lift: float = 0) -> list[tuple[float, float]]:
    middle = _BOX / 2
    turns = [math.pi / 3 * corner for corner in range(6)]
    return [(middle + radius * math.sin(turn), middle + lift - radius * math.cos(turn)) for turn in turns]


@kept(600_000, pixels_of)
def station(size: int, state: str) -> pygame.Surface:
    """A hexagon in a square of so many pixels, with its tick."""
    rim = _C["gloss"] if state != "later" else _C["rim"]
    body = ellipse(50, 88, 42, 11, _C["station fill"], opacity=0.5)
    body += polygon(_corners(42, 7), _C["station"], INK, 5)
    body += polygon(_corners(42), vertical(8, 92, *_TONES[state]), INK, 5.4)
    body += polygon(_corners(33), "none", rim, 2.4, opacity=0.5)
    image = picture(body, (_BOX, _BOX), (size, size))
    if state == "done":
        sign = icon("check", round(size * 0.4))
        image.blit(sign, sign.get_rect(center=(size // 2, size // 2)))
    return image


@kept(100_000, pixels_of)
def road_plate(size: int, *, walked: bool) -> pygame.Surface:
    """A plate on the ground, gold where the way leads to a lesson that is suggested."""
    tone, edge = _C.ramp("walked road") if walked else _C.ramp("road")
    low = [(8, 24), (62, 12), (94, 46), (28, 60)]
    body = polygon([(x, y + 18) for x, y in low], edge, INK, 9) + polygon(low, tone, INK, 8)
    return picture(body, (100, 90), (size, round(size * 0.9)))
