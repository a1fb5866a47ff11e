"""SVG shapes with an ink outline, and paths through points."""

import math
from collections.abc import Sequence

from game.ui.paint.svg import OUTLINE, radial

Place = tuple[float, float]
INK = OUTLINE
BODY_INK, DETAIL_INK = 5.0, 4.0
"""Widths of the outline of a body and of what is fixed to it."""


def path(d: str, fill: str, ink: float = BODY_INK) -> str:
    """A filled path; `ink` 0 leaves the outline out."""
    line = f' stroke="{INK}" stroke-width="{ink:g}" stroke-linejoin="round"' if ink else ""
    return f'<path d="{d}" fill="{fill}"{line}/>'


def line(d: str, color: str, width: float) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{width:.1f}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def rod(d: str, color: str, width: float, ink: float = DETAIL_INK) -> str:
    """A line with an outline."""
    return line(d, INK, width + 2 * ink) + line(d, color, width)


def circle(x: float, y: float, radius: float, fill: str, ink: float = DETAIL_INK) -> str:
    stroke = f' stroke="{INK}" stroke-width="{ink:g}"' if ink else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}"{stroke}/>'


def glow(name: str, x: float, y: float, radius: float, color: str, strength: float = 0.85) -> str:
    """Light that fades outwards; `name` is its gradient's id."""
    fill = radial(name, (round(x, 1), round(y, 1)), round(radius, 1), f"{color}/{strength}", f"{color}/0")
    return fill + circle(x, y, radius, f"url(#{name})", 0)


def placed(body: str, x: float, y: float, turn: float = 0, size: float = 1) -> str:
    """Shapes moved to a place, turned by degrees clockwise and made `size` times as large."""
    return f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f}) scale({size:.3f})">{body}</g>'


def polygon(points: Sequence[Place], *, closed: bool = True) -> str:
    """A path of straight lines."""
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")


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
