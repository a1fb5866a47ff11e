"""What every part of an effect is painted with: the moment, the place, chance, and shapes in SVG."""

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from game.content.effect_parts import Value
from game.ui.paint.svg import OUTLINE, radial

Point = tuple[float, float]

_names = itertools.count()


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


def shape(d: str, fill: str, edge: float = 0, more: str = "", line: str = OUTLINE) -> str:
    ink = f' stroke="{line}" stroke-width="{edge:g}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<path d="{d}" fill="{fill}"{ink if edge else ""} {more}/>'


def poly(points: Iterable[Point], fill: str, edge: float = 0, opacity: float = 1, line: str = OUTLINE) -> str:
    d = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"
    return shape(d, fill, edge, _seen(opacity), line)


def circle(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{max(radius, 0.1):.1f}" fill="{fill}"/>'


def ellipse(x: float, y: float, across: float, high: float, fill: str, more: str = "") -> str:
    size = f'rx="{max(across, 0.1):.1f}" ry="{max(high, 0.1):.1f}"'
    return f'<ellipse cx="{x:.1f}" cy="{y:.1f}" {size} fill="{fill}" {more}/>'


def group(body: str, opacity: float = 1, transform: str = "") -> str:
    moved = f' transform="{transform}"' if transform else ""
    return f"<g{moved} {_seen(opacity)}>{body}</g>"


def soft_light(x: float, y: float, radius: float, color: str, opacity: float) -> str:
    """A disc that fades outwards."""
    name = f"l{next(_names)}"
    stops = (f"{color}/{opacity:.2f}", f"{color}/{opacity * 0.32:.2f}", f"{color}/0")
    return radial(name, (round(x, 1), round(y, 1)), round(max(radius, 1), 1), *stops) + circle(
        x, y, radius, f"url(#{name})"
    )


def ray(angle: float, distance: float) -> Point:
    """So far away in a direction."""
    return math.cos(math.radians(angle)) * distance, math.sin(math.radians(angle)) * distance


def _seen(opacity: float) -> str:
    return "" if opacity >= 1 else f'opacity="{max(0.0, opacity):.2f}"'
