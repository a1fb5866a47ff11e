"""A tube of skin round a bent centre line.

A place on it is (knot, depth): knots are counted from the tail's tip, depth 1 is the back's edge, -1 the
belly's.
"""

import math
from collections.abc import Sequence

from game.ui.paint.dino.shapes import Place, path
from game.ui.paint.svg import outline

Knot = tuple[float, float, float, float]
"""x, y, radius towards the back, radius towards the belly."""
Depth = float | tuple[float, float, float]
"""A depth, or that at the start, in the middle and at the end of a band."""
_STEP = 0.17


class Tube:
    """Skin round knots, with a smooth line (Catmull-Rom) through them."""

    def __init__(self, knots: Sequence[Knot]) -> None:
        self.knots = tuple(knots)
        self.last = len(knots) - 1

    def at(self, knot: float) -> tuple[float, float, float, float, float, float]:
        """x, y, both radii, and the direction of the centre line."""
        knot = min(max(knot, 0), self.last)
        i = min(int(knot), self.last - 1)
        u = knot - i
        before, start, end, after = (self.knots[min(max(i + step, 0), self.last)] for step in (-1, 0, 1, 2))

        def value(j: int) -> float:
            leave, arrive = (end[j] - before[j]) / 2, (after[j] - start[j]) / 2
            return (
                (2 * u**3 - 3 * u * u + 1) * start[j]
                + (u**3 - 2 * u * u + u) * leave
                + (3 * u * u - 2 * u**3) * end[j]
                + (u**3 - u * u) * arrive
            )

        def slope(j: int) -> float:
            leave, arrive = (end[j] - before[j]) / 2, (after[j] - start[j]) / 2
            return (
                (6 * u * u - 6 * u) * (start[j] - end[j])
                + (3 * u * u - 4 * u + 1) * leave
                + (3 * u * u - 2 * u) * arrive
            )

        across, down = slope(0), slope(1)
        length = math.hypot(across, down) or 1
        return value(0), value(1), max(value(2), 1), max(value(3), 1), across / length, down / length

    def point(self, knot: float, depth: float) -> Place:
        """A place on the skin."""
        x, y, back, belly, across, down = self.at(knot)
        reach = (back if depth > 0 else belly) * depth
        return x + down * reach, y - across * reach

    def middle(self, knot: float) -> Place:
        return self.at(knot)[:2]

    def turn(self, knot: float) -> float:
        """Degrees by which the centre line falls."""
        *_, across, down = self.at(knot)
        return math.degrees(math.atan2(down, across))

    def above(self, knot: float, depth: float, height: float, lean: float = 0) -> Place:
        """The place `height` out of the skin, leaning forwards by that share of its height."""
        x, y = self.point(knot, depth)
        *_, across, down = self.at(knot)
        return x + down * height + across * height * lean, y - across * height + down * height * lean

    def area(self, start: float, end: float, low: Depth, high: Depth) -> list[Place]:
        """The corners of a piece of skin between two knots and two depths."""
        steps = max(3, int((end - start) / _STEP))
        shares = [i / steps for i in range(steps + 1)]
        knots = [start + (end - start) * share for share in shares]
        upper = [self.point(knot, _depth(high, u)) for knot, u in zip(knots, shares, strict=True)]
        lower = [self.point(knot, _depth(low, u)) for knot, u in zip(knots, shares, strict=True)]
        return upper + lower[::-1]

    def band(self, start: float, end: float, low: Depth, high: Depth, fill: str, ink: float = 0) -> str:
        """A piece of skin as SVG."""
        return path(outline(self.area(start, end, low, high)), fill, ink)

    def outline(self) -> str:
        return outline(self.area(0, self.last, -1, 1))


def _depth(depth: Depth, u: float) -> float:
    if not isinstance(depth, tuple):
        return depth
    start, middle, end = depth
    return start * (1 - u) * (1 - 2 * u) + 4 * middle * u * (1 - u) + end * u * (2 * u - 1)
