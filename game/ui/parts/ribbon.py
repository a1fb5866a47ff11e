"""A ribbon from a picked card to a place that it may go to: broad and gold, or in dashes."""

import math

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import outline, picture, polygon, stroke

Place = tuple[int, int]
_POINTS, _MARGIN = 40, 24
_C = art_colors("parts/ribbon")
_GOLD, _BRASS = _C["gold"], _C["brass"]
_DASH, _PERIOD = 3, 4
"""Of so many pieces of the curve, how many are drawn."""


def _curve(start: Place, end: Place, bend: Place) -> list[tuple[float, float]]:
    """A quadratic curve with its control point at `bend`."""
    found = []
    for number in range(_POINTS + 1):
        t = number / _POINTS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        x, y = (a * start[i] + b * bend[i] + c * end[i] for i in (0, 1))
        found.append((x, y))
    return found


def _line(points: list[tuple[float, float]], color: str, width: float) -> str:
    return stroke(outline(points, closed=False), color, width, stroke_linecap="round")


def _tip(points: list[tuple[float, float]], size: float, color: str, edge: float) -> str:
    """The head of the arrow at the end of a curve."""
    (ax, ay), (bx, by) = points[-4], points[-1]
    turn = math.atan2(by - ay, bx - ax)
    corners = [(bx, by)]
    for angle, share in ((-0.5, 1.0), (0.0, 0.7), (0.5, 1.0)):
        reach = size * share
        corners.append((bx - reach * math.cos(turn + angle), by - reach * math.sin(turn + angle)))
    return polygon(corners, color, INK, edge)


@kept(1_500_000, pixels_of)
def _image(
    size: tuple[int, int], start: Place, end: Place, bend: Place, px: float, strong: bool
) -> pygame.Surface:
    points, head = _curve(start, end, bend), (30 if strong else 24) * px
    shaft = [point for point in points if math.dist(point, end) > head * 0.6]
    body = ""
    if strong:
        for color, width in ((INK, 16), (_BRASS, 9), (_GOLD, 6)):
            body += _line(shaft, color, width * px)
    else:
        for color, width in ((INK, 10), (_GOLD, 5)):
            for number in range(0, len(shaft) - 1, _PERIOD):
                body += _line(shaft[number : number + _DASH], color, width * px)
    body += _tip(points, head, _GOLD, 4 * px)
    return picture(body, size)


def draw_ribbon(
    surface: pygame.Surface, start: Place, end: Place, bend: Place, scale: float, *, strong: bool
) -> pygame.Rect:
    """`scale` is pixels a unit; returns where it was drawn."""
    px = scale / 1.5
    margin = round(_MARGIN * px)
    xs, ys = zip(start, end, bend, strict=True)
    box = pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(2 * margin, 2 * margin)
    a, b, c = ((x - box.left, y - box.top) for x, y in (start, end, bend))
    surface.blit(_image(box.size, a, b, c, px, strong), box)
    return box
