"""Short ways to write SVG: filled paths, lines, rounds, and dashes that SDL does not draw."""

import math
from collections.abc import Sequence
from itertools import pairwise

from game.ui.paint.svg import Paint, Point, ellipse, path, rect, stroke


def fill(d: str, color: Paint, opacity: float = 1.0, *, edge: str = "", width: float = 0.0) -> str:
    """A filled path; `edge` and `width` are its ink."""
    return path(d, color, edge, width if edge else 0, fill_opacity=opacity)


def line(d: str, color: str, width: float, opacity: float = 1.0) -> str:
    """A line with round ends."""
    return stroke(d, color, width, stroke_linecap="round", opacity=opacity)


def spot(x: float, y: float, radius: float, color: Paint, opacity: float = 1.0, *, flat: float = 1.0) -> str:
    """An ellipse; `flat` is its height divided by its width."""
    return ellipse(x, y, radius, radius * flat, color, opacity=opacity)


def pane(
    x: float, y: float, width: float, height: float, color: Paint, radius: float = 0.0, opacity: float = 1.0
) -> str:
    """A rectangle without an edge."""
    return rect(x, y, width, height, color, rx=radius, opacity=opacity)


def dashes(points: Sequence[Point], drawn: float, left_out: float) -> str:
    """A broken line through points as a path: SDL's own dashes leave hairlines over the whole picture.

    >>> dashes([(0, 0), (10, 0)], 4, 2)
    'M0.0 0.0 L4.0 0.0 M6.0 0.0 L10.0 0.0'
    """
    parts: list[str] = []
    passed = 0.0
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        at = 0.0
        while at < length - 1e-6:
            phase = passed % (drawn + left_out)
            on = phase < drawn
            end = min(length, at + (drawn if on else drawn + left_out) - phase)
            if on:
                first, last = at / length, end / length
                parts.append(
                    f"M{x0 + (x1 - x0) * first:.1f} {y0 + (y1 - y0) * first:.1f} "
                    f"L{x0 + (x1 - x0) * last:.1f} {y0 + (y1 - y0) * last:.1f}"
                )
            passed += max(end - at, 1e-6)
            at = max(end, at + 1e-6)
    return " ".join(parts)


def ring_points(x: float, y: float, radius: float, flat: float, steps: int = 48) -> list[Point]:
    """Points of a closed ellipse."""
    turns = (math.tau * step / steps for step in range(steps + 1))
    return [(x + radius * math.cos(turn), y + radius * flat * math.sin(turn)) for turn in turns]
