"""The floor between two mechs: a pad under each, a gold plate for each step of the distance between."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.fonts import font
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import ellipse, picture, polygon

_C = art_colors("lane")

WIDTH, HEIGHT = 1512, 776
"""The stage that all numbers here are for."""
FEET, CLOSEST, STEP = 694, 258, 100
"""Height of the feet, pixels between two mechs at distance 0, and for each plate more."""
TOP = 640
"""Nothing of the lane lies above it."""
PLATES = 664
"""The far edge of the plates."""
_HORIZON, _FAR, _NEAR, _LIP, _MOST = 430, PLATES, 732, 9, 5
_INK = _C["ink"]
_LIT = (_C["lit light"], _C["lit middle"], _C["lit dark"], rgb(_C["lit number"]))
_BEYOND = (_C["beyond light"], _C["beyond middle"], _C["beyond dark"], rgb(_C["beyond number"]))


_NEAREST, _FIRST = 0.2, 1.5
"""The plates by which those at distance 0 are drawn apart, body to body, and those at distance 1."""


def drawn(distance: float) -> float:
    """How far apart mechs are drawn, in plates' widths: the first step away from the other is the longest.

    >>> drawn(0), drawn(1), drawn(5)
    (0.2, 1.5, 5.0)
    """
    if distance < 1:
        return _NEAREST + (_FIRST - _NEAREST) * distance
    return _FIRST + (distance - 1) * (_MOST - _FIRST) / (_MOST - 1)


def _floor(u: float, y: float) -> tuple[float, float]:
    """A point `u` pixels right of the middle at the mechs' feet, seen at height y of the floor."""
    return WIDTH / 2 + u * (y - _HORIZON) / (FEET - _HORIZON), y - TOP


def _plate(u0: float, u1: float, colors: tuple[str, str, str, tuple[int, int, int]]) -> str:
    """One plate with a thick front edge."""
    top, edge, glow, _ = colors
    a, b = u0 + 2.5, u1 - 2.5
    left, right = _floor(a, _NEAR), _floor(b, _NEAR)
    front = [left, right, (right[0], right[1] + _LIP), (left[0], left[1] + _LIP)]
    body = polygon(front, edge, _INK, 3)
    body += polygon([_floor(a, _FAR), _floor(b, _FAR), right, left], top, _INK, 3)
    if glow:
        inner = ((a + 9, _FAR + 7), (b - 9, _FAR + 7), (b - 10, _NEAR - 8), (a + 10, _NEAR - 8))
        body += polygon([_floor(*point) for point in inner], "none", glow, 3)
    return body


def _pad(u: float, color: str) -> str:
    x, y = _floor(u, FEET + 4)
    body = ellipse(x, y + 11, 134, 37, _C["pad side"], _INK, 3)
    body += ellipse(x, y, 134, 37, _C["pad top"], _INK, 3)
    return body + ellipse(x, y, 117, 30, _C["pad middle"]) + ellipse(x, y, 123, 33, "none", color, 5)


def _shared_pad() -> str:
    """The gold plate on which both pads lie at distance 0: nothing is left between the two."""
    x, y = _floor(0, FEET + 4)
    body = ellipse(x, y + 12, 300, 50, _LIT[1], _INK, 3)
    return body + ellipse(x, y, 300, 50, _LIT[0], _INK, 3) + ellipse(x, y, 288, 46, "none", _LIT[2], 3)


@kept(6_000_000, pixels_of)
def lane(
    height: int, distance: int, reach: int, seats: tuple[str, str], plates: tuple[str, str]
) -> pygame.Surface:
    """The lane for an arena of that height in pixels, cut at `TOP`: `reach` plates are gold, others red.

    `plates` are the top and the edge of those behind the mechs.
    """
    body = "" if distance else _shared_pad()
    unlit = (*plates, "", (0, 0, 0))
    pad = CLOSEST / 2
    for side in (-1, 1):
        edge = side * (STEP * drawn(distance) / 2 + 2 * pad - 24)
        for number in range((_MOST - distance + 1) // 2 + 1):
            ends = sorted((edge + side * number * STEP, edge + side * (number + 1) * STEP))
            if max(abs(ends[0]), abs(ends[1])) < (CLOSEST + STEP * _MOST) / 2 + 180:
                body += _plate(ends[0], ends[1], unlit)
        body += _pad(side * (STEP * drawn(distance) / 2 + pad - 12), seats[side > 0])
    colors = [_LIT if number < reach else _BEYOND for number in range(distance)]
    for number in range(distance):
        body += _plate(*_ends(number, distance), colors[number])
    scale = height / HEIGHT
    pixels = round(WIDTH * scale), round((HEIGHT - TOP) * scale)
    image = picture(body, (WIDTH, HEIGHT - TOP), pixels)
    for number in range(distance):
        first, last = _ends(number, distance)
        x, y = _floor((first + last) / 2, (_FAR + _NEAR) / 2 + 1)
        text = font("title", round(66 * scale)).render(str(number + 1), True, colors[number][3])
        flat = pygame.transform.smoothscale(text, (text.get_width() * 7 // 6, max(1, round(44 * scale))))
        image.blit(flat, flat.get_rect(center=(round(x * scale), round(y * scale))))
    return image


def _ends(number: int, distance: int) -> tuple[float, float]:
    wide = STEP * drawn(distance)
    start, step = -wide / 2, wide / distance
    return start + number * step, start + (number + 1) * step
