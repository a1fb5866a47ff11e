"""The compass of a weapon: which way it fires. Up is forward."""

import math
from collections.abc import Collection

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import OUTLINE, path, picture, polygon

_C = art_colors("compass")

MIDDLES = {"front": -90, "right": 0, "rear": 90, "left": 180}
"""Where the middle of an arc lies, in degrees clockwise from the right."""
_HALF = 42
_ON, _OFF, _DARK = _C["on"], _C["off"], _C["dark"]


def wedge(middle: float, inner: float, outer: float, half: float = _HALF) -> list[tuple[float, float]]:
    """A part of a ring round (50, 50) between two radii."""
    turns = [math.radians(middle + half * step / 7) for step in range(-7, 8)]
    return [(50 + outer * math.cos(turn), 50 + outer * math.sin(turn)) for turn in turns] + [
        (50 + inner * math.cos(turn), 50 + inner * math.sin(turn)) for turn in reversed(turns)
    ]


def compass(arcs: Collection[str], size: int, *, dark: bool = False) -> pygame.Surface:
    """A square picture; the arcs that count are filled. `dark` is for a dark ground."""
    return _compass(tuple(sorted(arcs)), size, dark)


@kept(500_000, pixels_of)
def _compass(arcs: tuple[str, ...], size: int, dark: bool) -> pygame.Surface:
    off, mech = _C.ramp("compass") if dark else (_OFF, _DARK)
    body = "".join(
        polygon(wedge(middle, 19, 46), _ON if arc in arcs else off, OUTLINE, 3)
        for arc, middle in MIDDLES.items()
    )
    return picture(body + path("M50 30 L64 62 L50 55 L36 62Z", mech), (100, 100), (size, size))
