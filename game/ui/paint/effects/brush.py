"""What every part of an effect is painted with: the moment, the place, chance, and shapes in SVG."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from game.content.effect_parts import Value
from game.ui.paint.svg import OUTLINE, Point, circle, polygon, radial_gradient


def value_at(value: Value, time: float) -> float:
    """A value at a time; between two points in time it runs straight."""
    if isinstance(value, int | float):
        return value
    before, number = value[0]
    for at, following in value:
        if time < at:
            return number + (following - number) * (time - before) / (at - before) if at > before else number
        before, number = at, following
    return number


@dataclass(frozen=True, slots=True)
class Brush:
    """A part's own view of a frame; (x, y) is where the part is, the blow's end is (0, 0)."""

    time: float
    random: Random
    x: float
    y: float
    start: Point
    rise: float
    way: float
    glow: str
    metal: Sequence[str]

    def at(self, value: Value) -> float:
        return value_at(value, self.time)

    def color(self, name: str) -> str:
        return self.glow if name == "glow" else name

    def on_way(self, share: float) -> Point:
        """A point on the way from the start to the end, on its arc."""
        x, y = self.start
        return x * (1 - share), y * (1 - share) - self.rise * math.sin(math.pi * share)

    @property
    def span(self) -> float:
        """How long the way is."""
        return math.hypot(*self.start)


def poly(points: Iterable[Point], fill: str, edge: float = 0, opacity: float = 1) -> str:
    """A polygon with a line of ink around it, `edge` wide."""
    return polygon(points, fill, OUTLINE, edge, opacity=max(0.0, opacity))


def soft_light(x: float, y: float, radius: float, color: str, opacity: float) -> str:
    """A disc that fades outwards."""
    stops = f"{color}/{opacity:.2f}", f"{color}/{opacity * 0.32:.2f}", f"{color}/0"
    return circle(x, y, radius, radial_gradient((x, y), max(radius, 1), *stops))


def ray(angle: float, distance: float) -> Point:
    """So far away in a direction."""
    return math.cos(math.radians(angle)) * distance, math.sin(math.radians(angle)) * distance
