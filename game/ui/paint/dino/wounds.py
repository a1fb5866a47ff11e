"""What a wounded animal shows: gashes, sparks and smoke."""

import math

from game.ui.paint.dino.shapes import circle, glow, path
from game.ui.paint.dino.tube import Tube
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import outline

_C = art_colors("dino/wounds")

_BLOOD, _SPARK, _PALE = _C["blood"], _C["spark"], _C["pale"]
_SMOKE, _SMOKE_LIGHT = _C["smoke"], _C["smoke light"]


def spark(x: float, y: float, radius: float, color: str = _SPARK) -> str:
    """A star of uneven points."""
    points = []
    for i in range(12):
        angle, reach = i * math.pi / 6 + 0.2, (1, 0.36, 0.62, 0.36)[i % 4] * radius
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return path(outline(points), color, 3.5) + circle(x, y, radius * 0.22, _C["gloss"], 0)


def wounds(tube: Tube, shoulder: int) -> str:
    """Three gashes over the flank, a spark at the chest, smoke from the back."""
    drawn = ""
    for i in range(3):
        knot = shoulder - 1.35 + i * 0.3
        top, end, bent = tube.point(knot, 0.62), tube.point(knot + 0.25, -0.35), tube.point(knot + 0.03, 0.1)
        drawn += path(
            f"M{top[0]:.1f} {top[1]:.1f} Q{bent[0] - 2:.1f} {bent[1]:.1f} {end[0]:.1f} {end[1]:.1f} "
            f"Q{bent[0] + 9:.1f} {bent[1]:.1f} {top[0]:.1f} {top[1]:.1f}Z",
            _BLOOD,
            3,
        )
    x, y = tube.point(shoulder - 0.2, -0.7)
    drawn += glow(x + 6, y, 54, _SPARK, 0.7) + spark(x + 6, y, 30)
    for across, down, radius in ((36, -20, 9), (30, 26, 7), (-20, 30, 6)):
        drawn += spark(x + across, y + down, radius, _PALE)
    x, y = tube.point(shoulder - 1.4, 1)
    for across, down, radius in ((-4, -14, 13), (8, -32, 11), (-4, -50, 8)):
        drawn += circle(x + across, y + down, radius, _SMOKE, 3.5)
        drawn += circle(x + across - radius * 0.2, y + down - radius * 0.25, radius * 0.5, _SMOKE_LIGHT, 0)
    return drawn
