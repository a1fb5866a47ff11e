"""Shapes of animals: filled paths with an ink outline, and what is made of them."""

import math
from collections.abc import Sequence

from game.ui.paint import svg
from game.ui.paint.svg import OUTLINE

Place = svg.Point
INK = OUTLINE
BODY_INK, DETAIL_INK = 5.0, 4.0
"""Widths of the outline of a body and of what is fixed to it."""


def path(d: str, fill: str, ink: float = BODY_INK) -> str:
    """A filled path; `ink` 0 leaves the outline out."""
    return svg.path(d, fill, INK, ink)


def line(d: str, color: str, width: float) -> str:
    """A line with round ends."""
    return svg.stroke(d, color, width, stroke_linecap="round")


def rod(d: str, color: str, width: float, ink: float = DETAIL_INK) -> str:
    """A line with an outline."""
    return line(d, INK, width + 2 * ink) + line(d, color, width)


def circle(x: float, y: float, radius: float, fill: str, ink: float = DETAIL_INK) -> str:
    """A disc with an outline."""
    return svg.circle(x, y, radius, fill, INK, ink)


def glow(x: float, y: float, radius: float, color: str, strength: float = 0.85) -> str:
    """Light that fades outwards."""
    light = svg.radial_gradient((x, y), radius, f"{color}/{strength}", f"{color}/0")
    return svg.circle(x, y, radius, light)


def smooth(points: Sequence[Place]) -> str:
    """A closed curve through points (Catmull-Rom)."""
    count = len(points)
    parts = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for i in range(count):
        before, start, end, after = (points[(i + step) % count] for step in (-1, 0, 1, 2))
        out = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        into = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        parts.append(" C{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}".format(*out, *into, *end))
    return "".join(parts) + "Z"


def bolt(x: float, y: float, radius: float, steel: str) -> str:
    return circle(x, y, radius, steel, 2.5)


def joint(x: float, y: float, radius: float, ring: str, steel: str) -> str:
    """A turning joint of steel."""
    return (
        circle(x, y, radius, ring)
        + circle(x, y, radius * 0.5, steel, 3)
        + circle(x, y, radius * 0.16, INK, 0)
    )


def rotated(point: Place, around: Place, degrees: float) -> Place:
    """A point turned clockwise about another."""
    angle = math.radians(degrees)
    x, y = point[0] - around[0], point[1] - around[1]
    return (
        around[0] + x * math.cos(angle) - y * math.sin(angle),
        around[1] + x * math.sin(angle) + y * math.cos(angle),
    )
