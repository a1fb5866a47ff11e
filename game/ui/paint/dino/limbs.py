"""Limbs: rounded tubes of muscle or steel, and the two-bone reach that finds a knee."""

import math
from collections.abc import Sequence

from game.ui.paint.dino.shapes import BODY_INK, Place, line, path, smooth
from game.ui.paint.dino.tube import Tube
from game.ui.paint.svg import outline

_STEPS = 12


def limb(
    points: Sequence[tuple[float, float, float]],
    fill: str,
    shade: str,
    light: str = "",
    ink: float = BODY_INK,
) -> tuple[str, Tube]:
    """A limb through points (x, y, radius) as SVG with a shaded rear edge, and its skin."""
    tube = Tube([(x, y, radius, radius) for x, y, radius in points])
    caps = [_cap(tube, tube.last, 1), _cap(tube, 0, -1)]
    places = [i / _STEPS * tube.last for i in range(_STEPS + 1)]
    front = [tube.point(place, 1) for place in places]
    rear = [tube.point(place, -1) for place in places]
    whole = smooth(front + caps[0] + rear[::-1] + caps[1])
    drawn = path(whole, fill, 0)
    drawn += path(outline(rear + [tube.point(place, -0.25) for place in reversed(places)]), shade, 0)
    if light:
        edge = outline([tube.point(place, 0.55) for place in places[2:9]], closed=False)
        drawn += line(edge, light, max(3, points[0][2] * 0.14))
    return drawn + path(whole, "none", ink), tube


def _cap(tube: Tube, knot: float, way: int) -> list[Place]:
    """The round end of a limb."""
    x, y, radius, _, across, down = tube.at(knot)
    start = math.atan2(-across * way, down * way)
    angles = [start + i * math.pi / 8 for i in range(1, 8)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def reach(start: Place, end: Place, upper: float, lower: float, bend: int) -> tuple[Place, Place]:
    """The knee of two bones from `start` towards `end`, and where they end: no further than they are long.

    `bend` 1 puts the knee forwards, -1 backwards.
    """
    across, down = end[0] - start[0], end[1] - start[1]
    distance = math.hypot(across, down) or 0.01
    length = min(distance, (upper + lower) * 0.995)
    reached = start[0] + across * length / distance, start[1] + down * length / distance
    cosine = (upper * upper + length * length - lower * lower) / (2 * upper * length)
    angle = math.atan2(down, across) - bend * math.acos(max(-1, min(1, cosine)))
    return (start[0] + upper * math.cos(angle), start[1] + upper * math.sin(angle)), reached
