"""Solids seen from above, a little from the near side: flat shapes with a height, lit from above left."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.ui.paint.materials.steel import blend
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import OUTLINE, outline, path, polygon

_C = art_colors("solids")

PRESSED = 0.82
"""Height of the ground as seen from above, a little from the near side."""
LIFT = 0.62
"""How much of a height above the ground is seen."""
_CAST = (0.42, 0.3)
"""How far the top of a height of one throws its shadow on the ground, before it is pressed."""
_PEN = 4.5

Point = tuple[float, float]
Polygon = tuple[Point, ...]


def box(left: float, top: float, right: float, bottom: float, cut: float) -> Polygon:
    """A rectangle with its corners cut off."""
    return (
        *((left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut)),
        *((right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut)),
    )


def disc(x: float, y: float, radius: float, corners: int) -> Polygon:
    turns = (math.tau * corner / corners for corner in range(corners))
    return tuple((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns)


class Turned:
    """Polygons of a thing that is turned clockwise by degrees, as they are seen."""

    def __init__(self, degrees: float) -> None:
        self.degrees = degrees
        turn = math.radians(degrees)
        self._cos, self._sin = math.cos(turn), math.sin(turn)

    def flat(self, polygon: Iterable[Point]) -> Polygon:
        """The turned polygon on the ground, seen from straight above."""
        cos, sin = self._cos, self._sin
        return tuple((x * cos - y * sin, x * sin + y * cos) for x, y in polygon)


def seen(flat: Polygon, height: float = 0.0) -> Polygon:
    """A flat polygon at a height, as it is seen."""
    up = height * LIFT
    return tuple((x, y * PRESSED - up) for x, y in flat)


def shadow(flat: Polygon, low: float, high: float) -> Polygon:
    """What a solid covers on the ground together with its shadow."""
    return hull(
        (x + _CAST[0] * height, (y + _CAST[1] * height) * PRESSED) for height in (low, high) for x, y in flat
    )


@lru_cache(maxsize=512)
def _side(side: str, top: str, shade: int) -> str:
    """The colour of a side that faces so far to the right, 0..16."""
    return blend(blend(side, top, 0.42), blend(side, _C["side"], 0.35), shade / 16)


def solid(low: Polygon, high: Polygon, top: str, side: str, inset: str = "", pen: float = _PEN) -> str:
    """A prism as SVG, with an ink edge: the sides that face us, lit from the left, and its top."""
    quads = []
    for number, (here, there) in enumerate(zip(high, (*high[1:], high[0]), strict=True)):
        across, down = there[1] - here[1], here[0] - there[0]
        if down > 0.01:
            shade = round(8 + 8 * across / math.hypot(across, down))
            color = _side(side, top, shade)
            quads.append(((here, there, low[(number + 1) % len(low)], low[number]), color))
    edges = " ".join([*(outline(quad) for quad, _ in quads), outline(high)])
    drawn = path(edges, OUTLINE, OUTLINE, 2 * pen)
    drawn += "".join(polygon(quad, color, color, 0.8, stroke_linejoin="miter") for quad, color in quads)
    drawn += polygon(high, top, _C["gloss"], 2, stroke_opacity=0.3)
    return drawn + (polygon(_shrunk(high), inset) if inset else "")


def _shrunk(polygon: Sequence[Point], share: float = 0.66) -> Polygon:
    x = sum(point[0] for point in polygon) / len(polygon)
    y = sum(point[1] for point in polygon) / len(polygon)
    return tuple((x + (px - x) * share, y + (py - y) * share) for px, py in polygon)


def hull(points: Iterable[Point]) -> Polygon:
    """The outline round some points, always in the same direction.

    >>> hull([(0, 0), (4, 0), (4, 3), (0, 3), (2, 1)])
    ((0, 0), (4, 0), (4, 3), (0, 3))
    """
    ordered = sorted(set(points))
    found: list[Point] = []
    for way in (ordered, ordered[::-1]):
        part: list[Point] = []
        for x, y in way:
            while len(part) > 1:
                (x0, y0), (x1, y1) = part[-2:]
                if (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0) > 0:
                    break
                part.pop()
            part.append((x, y))
        found += part[:-1]
    return tuple(found)
