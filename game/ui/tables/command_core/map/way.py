"""A unit's path over a board as one picture: its parts, facings, the stop and the end."""

import math
from typing import NamedTuple

from game.ui.paint.cache.memory import kept
from game.ui.paint.materials.steel import INK
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import polygon, radial_gradient
from game.ui.parts.grid import Cell, Point
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.overlay import (
    FIRE,
    GOLD,
    RED,
    TEAL,
    Layer,
    cropped,
    dots,
    pixels,
    size_of,
    stroke,
)

_C = art_colors("command_core/way")


class PathLeg(NamedTuple):
    """A part of a way: its cells from first to last, and which of the steps between them go sideways.

    `turn` is where the unit looks at its end, in degrees clockwise from up; a `lit` part is gold. `blocked`
    is the cell that could not be entered, which may lie beyond the edge.
    """

    cells: tuple[Cell, ...]
    sideways: tuple[bool, ...]
    turn: float
    lit: bool = False
    blocked: Cell | None = None


@kept(2_500_000, pixels)
def path_picture(camera: Camera, start: Cell, legs: tuple[PathLeg, ...], turn: float) -> Layer:
    """A way from cell to cell, in screen places of `camera`; in the end the unit looks where `turn` says."""
    size = size_of(camera)
    cells = [start, *(cell for leg in legs for cell in leg.cells[1:])]
    end = cells[-1]
    corners = [corner for cell in {*cells} for corner in camera.polygon(cell)]
    body = _fan(camera, end, turn, size)
    corners += [
        (camera.center(end)[0] + x * size * 2.8, camera.center(end)[1] + y * size * 2.4)
        for x in (-1, 1)
        for y in (-1, 1)
    ]
    pen = max(1.5, size * 0.05)
    for cell in dict.fromkeys(cells[1:]):
        body += polygon(camera.polygon(cell, 0.9), TEAL, TEAL, pen * 0.7, fill_opacity=0.2)
    body += polygon(camera.polygon(start, 0.95), _C["start"], GOLD, pen * 1.5, fill_opacity=0.22)
    if end != start:
        body += polygon(camera.polygon(end, 0.95), TEAL, _C["end"], pen * 1.5, fill_opacity=0.4)
    steps = [step for leg in legs for step in _steps(camera, leg)]
    for one, other, _, _ in steps:
        body += stroke((one, other), INK, size * 0.36)
    for one, other, sideways, gold in steps:
        if sideways:
            body += dots(one, other, GOLD if gold else _C["sideways"], size * 0.09, size * 0.34)
        else:
            body += stroke((one, other), _C["lit step edge"] if gold else _C["step edge"], size * 0.24)
            body += stroke((one, other), GOLD if gold else TEAL, size * 0.11)
    for one, other, sideways, _ in steps:
        body += "" if sideways else _chevron(one, other, size * 0.3)
    for cell, looks in dict.fromkeys((leg.cells[-1], leg.turn) for leg in legs[:-1]):
        if (cell, looks) != (end, turn):
            body += _nose(camera, cell, looks, size)
    for leg in legs:
        if leg.blocked is not None:
            body += _blocked(camera, leg.cells[-1], leg.blocked, size)
            corners += camera.polygon(leg.blocked)
    return cropped(body, corners, size * 0.3)


def _steps(camera: Camera, leg: PathLeg) -> list[tuple[Point, Point, bool, bool]]:
    """From where to where, whether sideways, and whether it is lit."""
    found = []
    for one, other, sideways in zip(leg.cells, leg.cells[1:], leg.sideways, strict=False):
        if one != other:
            found.append((camera.center(one), camera.center(other), sideways, leg.lit))
    return found


def _blocked(camera: Camera, cell: Cell, beyond: Cell, size: float) -> str:
    """The step that fails."""
    one, other = camera.center(cell), camera.center(beyond)
    half = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    body = (
        polygon(camera.polygon(beyond, 0.95), FIRE, RED, max(2.0, size * 0.08), fill_opacity=0.25)
        if beyond in camera.grid
        else ""
    )
    body += stroke((one, half), INK, size * 0.36) + dots(one, half, FIRE, size * 0.1, size * 0.3)
    arm = size * 0.22
    for x in (-1, 1):
        cross = ((half[0] - x * arm, half[1] - arm), (half[0] + x * arm, half[1] + arm))
        body += stroke(cross, INK, size * 0.22) + stroke(cross, FIRE, size * 0.11)
    return body


def _fan(camera: Camera, cell: Cell, turn: float, size: float) -> str:
    """A fan of light on the ground, where the unit looks."""
    x, y = camera.center(cell)
    reach = size * 2.6
    points = [(x, y)]
    for degrees in range(-50, 51, 10):
        angle = math.radians(turn - 90 + degrees)
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle) * camera.pressed))
    light = radial_gradient((x, y), reach, f"{TEAL}/.05", f"{TEAL}/.34", f"{TEAL}/0")
    return polygon(points, light)


def _nose(camera: Camera, cell: Cell, turn: float, size: float) -> str:
    """A point beside the middle of a cell, as tokens have one where they look."""
    (x, y), angle = camera.center(cell), math.radians(turn)
    ahead, beside = (math.sin(angle), -math.cos(angle)), (math.cos(angle), math.sin(angle))
    points = []
    for along, across in ((0.94, 0.0), (0.58, 0.3), (0.58, -0.3)):
        dx, dy = (size * (along * ahead[axis] + across * beside[axis]) for axis in (0, 1))
        points.append((x + dx, y + dy * camera.pressed))
    return polygon(points, _C["arrow"], INK, max(1.5, size * 0.07))


def _chevron(one: Point, other: Point, size: float) -> str:
    turn = math.atan2(other[1] - one[1], other[0] - one[0])
    middle = one[0] + (other[0] - one[0]) * 0.55, one[1] + (other[1] - one[1]) * 0.55
    points = []
    for along, across in ((-0.5, -0.7), (0.5, 0.0), (-0.5, 0.7)):
        x, y = along * size, across * size
        points.append(
            (
                middle[0] + x * math.cos(turn) - y * math.sin(turn),
                middle[1] + x * math.sin(turn) + y * math.cos(turn),
            )
        )
    return polygon(points, _C["arrow"], INK, size * 0.2)
