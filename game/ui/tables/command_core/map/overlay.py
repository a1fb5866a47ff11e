"""Layers over the ground of a board: a line of fire, rings, and the side of a target that is hit.

Each is one cropped picture, cached.
"""

import math
from collections.abc import Sequence

import pygame

from game.ui.paint import palette, svg
from game.ui.paint.cache.memory import kept
from game.ui.paint.materials.steel import INK, hex_of
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import circle, ellipse, group, outline, picture, polygon
from game.ui.parts.grid import Cell, HexGrid, Point
from game.ui.tables.command_core.map.camera import Camera

_C = art_colors("command_core/overlay")
TEAL, GOLD, RED = hex_of(palette.TEAL), hex_of(palette.GOLD), hex_of(palette.DANGER)
FIRE = _C["fire"]

Layer = tuple[pygame.Surface, tuple[int, int]]
"""A picture and where its corner lies."""


def pixels(layer: Layer) -> int:
    return layer[0].get_width() * layer[0].get_height()


def size_of(camera: Camera) -> float:
    """Half the height of a cell on the screen, about equal on both boards."""
    return camera.unit * (0.87 if isinstance(camera.grid, HexGrid) else 0.5)


def stroke(points: Sequence[Point], color: str, width: float, dash: str = "", opacity: float = 1.0) -> str:
    dashes = {"stroke_dasharray": dash} if dash else {}
    line = outline(points, closed=False)
    return svg.stroke(line, color, width, stroke_linecap="round", opacity=opacity, **dashes)


def dots(one: Point, other: Point, color: str, radius: float, gap: float) -> str:
    """A dotted line of single circles, because the loader's own dashes can leave hairlines."""
    length = math.dist(one, other)
    count = max(1, round(length / gap))
    spots = [
        (one[0] + (other[0] - one[0]) * step / count, one[1] + (other[1] - one[1]) * step / count)
        for step in range(count + 1)
    ]
    return "".join(circle(x, y, radius, color) for x, y in spots)


def cropped(body: str, corners: Sequence[Point], margin: float) -> Layer:
    """Rasterises what lies around some points."""
    left, top = (math.floor(min(point[axis] for point in corners) - margin) for axis in (0, 1))
    right, bottom = (math.ceil(max(point[axis] for point in corners) + margin) for axis in (0, 1))
    size = max(1, right - left), max(1, bottom - top)
    return picture(group(body, (-left, -top)), size), (left, top)


@kept(2_000_000, pixels)
def fire_layer(camera: Camera, start: Cell, end: Cell) -> Layer:
    """The line of fire from one mech to another."""
    size = size_of(camera)
    (ax, ay), (bx, by) = camera.center(start, 0.2), camera.center(end, 0.2)
    length = max(1.0, math.hypot(bx - ax, by - ay))
    way = (bx - ax) / length, (by - ay) / length
    near, far = min(size * 0.9, length * 0.3), min(size * 1.1, length * 0.35)
    one = ax + way[0] * near, ay + way[1] * near
    other = bx - way[0] * far, by - way[1] * far
    body = stroke((one, other), INK, size * 0.26, opacity=0.8) + stroke((one, other), FIRE, size * 0.13)
    body += dots(one, other, _C["tracer"], size * 0.035, size * 0.3)
    turn = math.atan2(way[1], way[0])
    points = []
    for along, across in ((-0.32, -0.28), (0.28, 0.0), (-0.32, 0.28)):
        x, y = along * size, across * size
        points.append(
            (
                other[0] + x * math.cos(turn) - y * math.sin(turn),
                other[1] + x * math.sin(turn) + y * math.cos(turn),
            )
        )
    body += polygon(points, FIRE, INK, size * 0.08)
    return cropped(body, (one, other), size * 0.5)


@kept(1_500_000, pixels)
def ring_layer(camera: Camera, cell: Cell, color: str) -> Layer:
    """An ellipse around a mech on its cell: it is meant, aimed at, or may be chosen."""
    size = size_of(camera)
    (x, y), across = camera.center(cell), size * 1.22
    body = ""
    for line, width in ((INK, 0.17), (color, 0.1)):
        body += ellipse(x, y, across, across * camera.pressed, color, line, size * width, fill_opacity=0.09)
    corners = [(x - across, y - across), (x + across, y + across)]
    return cropped(body, corners, size * 0.2)


@kept(1_500_000, pixels)
def arc_layer(camera: Camera, cell: Cell, turn: float, width: float) -> Layer:
    """The four sides of a target; the one that is hit, `turn` degrees clockwise from up, is lit."""
    size = size_of(camera)
    x, y = camera.center(cell)
    body = ""
    for middle in (0, 90, 180, 270):
        half = width / 2 - 6 if middle == 0 else (360 - width) / 6 - 6
        points = []
        spread = [half * share / 6 for share in range(-6, 7)]
        centre = turn if middle == 0 else turn + 180 + (middle - 180) * (360 - width) / 270
        for radius, turns in ((1.42, spread), (1.16, spread[::-1])):
            for degrees in turns:
                angle = math.radians(centre + degrees - 90)
                points.append(
                    (
                        x + radius * size * math.cos(angle),
                        y + radius * size * math.sin(angle) * camera.pressed,
                    )
                )
        body += polygon(
            points, _C["side hit" if middle == 0 else "side"], INK, size * 0.06, fill_opacity=0.95
        )
    return cropped(body, [(x - size * 1.4, y - size * 1.4), (x + size * 1.4, y + size * 1.4)], size * 0.2)
