"""Walls of a board: low blocks that stand among the mechs, half as high as they are wide.

They are sand, olive or concrete, never blue or red. A wall is drawn in the same order as the mechs, by the
height of its cell on the screen, so that what stands behind it is partly hidden and can still be clicked.
"""

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

import pygame

from game.ui.paint.cache.memory import kept
from game.ui.paint.materials.steel import blend
from game.ui.paint.roles import art_colors
from game.ui.paint.solids import PRESSED, hull
from game.ui.paint.svg import OUTLINE, group, picture, polygon
from game.ui.parts.grid import Cell, Grid, Point
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.strokes import fill, line

_C = art_colors("command_core/walls")

WallKind = Literal["concrete", "olive", "sand"]
_KINDS: tuple[WallKind, ...] = ("concrete", "olive", "sand")
Drawn = tuple[pygame.Surface, tuple[int, int]]
"""A picture with nothing around it, and where its corner lies from the middle of its cell."""

_HIGH = 0.35
"""By how much its top lies higher on the screen, in widths of a cell."""
_CAST = (0.94, 0.47)
"""How far the shadow reaches to the right and downwards, in heights."""
_GROWN, _LID = 0.9, 0.68


@lru_cache(maxsize=16)
def wall_kinds(grid: Grid, walls: frozenset[Cell]) -> Mapping[Cell, WallKind]:
    """What each wall is made of: those that touch are alike, and read as one building.

    >>> from game.ui.parts.grid import SquareGrid
    >>> kinds = wall_kinds(SquareGrid(), frozenset({(0, 0), (1, 0), (5, 5)}))
    >>> kinds[0, 0] == kinds[1, 0] != kinds[5, 5]
    True
    """
    kinds: dict[Cell, WallKind] = {}
    number = 0
    for first in sorted(walls):
        if first in kinds:
            continue
        found = [first]
        for cell in found:
            kinds[cell] = _KINDS[number % len(_KINDS)]
            found += [one for one in grid.neighbors(cell) if one in walls and one not in {*found}]
        number += 1
    return kinds


def wall(camera: Camera, cell: Cell, walls: frozenset[Cell] = frozenset()) -> Drawn:
    """The sprite of one of `walls`, or of one that stands alone; blit it at the corner that is returned,
    counted from the middle of its cell.
    """
    x, y = camera.grid.center(cell)
    corners = tuple((round(cx - x, 3), round(cy - y, 3)) for cx, cy in camera.grid.corners(cell))
    kind = wall_kinds(camera.grid, walls | {cell})[cell]
    return wall_image(corners, round(camera.unit, 1), kind, round(camera.pressed, 2))


def _pixels(drawn: Drawn) -> int:
    return drawn[0].get_width() * drawn[0].get_height()


@kept(1_000_000, _pixels)
def wall_image(corners: tuple[Point, ...], unit: float, kind: WallKind, pressed: float = PRESSED) -> Drawn:
    """A block on a cell with these corners, counted from its middle in units of so many pixels."""

    def ground(grow: float, up: float = 0.0) -> tuple[Point, ...]:
        return tuple((x * grow * unit, y * grow * unit * pressed - up) for x, y in corners)

    width = (max(x for x, _ in corners) - min(x for x, _ in corners)) * unit
    high = _HIGH * width
    low, top, lid = ground(_GROWN), ground(_GROWN, high), ground(_LID, high)
    cast = hull([*low, *((x + _CAST[0] * high, y + _CAST[1] * high) for x, y in low)])
    reached = [*cast, *top]
    left, upper = (min(point[axis] for point in reached) - 3 for axis in (0, 1))
    right, lower = (max(point[axis] for point in reached) + 3 for axis in (0, 1))
    pen = width * 0.028
    light, side, cover = _C.ramp(kind)
    body = polygon(cast, _C["shadow"], opacity=0.42) + _sides(low, top, side, pen)
    body += polygon(top, light, OUTLINE, pen) + _front(low, high, side, kind)
    body += polygon(lid, cover, blend(light, _C["gloss"], 0.4), pen * 0.8) + _on_top(width, high, cover, kind)
    corner = round(left), round(upper)
    size = round(right) - corner[0], round(lower) - corner[1]
    return picture(group(body, (-corner[0], -corner[1])), size), corner


def _sides(low: tuple[Point, ...], top: tuple[Point, ...], color: str, pen: float) -> str:
    """The sides that face us: those to the left are lit."""
    parts = []
    for number, (here, there) in enumerate(zip(top, (*top[1:], top[0]), strict=True)):
        across, down = there[1] - here[1], here[0] - there[0]
        if down > 0.01:
            quad = (here, there, low[(number + 1) % len(low)], low[number])
            shade = 0.15 + 0.5 * (0.5 + 0.5 * across / math.hypot(across, down))
            parts.append(polygon(quad, blend(color, _C["shade"], shade), OUTLINE, pen))
    return "".join(parts)


def _front(low: tuple[Point, ...], high: float, color: str, kind: WallKind) -> str:
    """Slats on the side that faces us, or a band of warning stripes."""
    (x0, y), (x1, _) = sorted(sorted(low, key=lambda point: point[1])[-2:])
    wide, pen = x1 - x0, high * 0.09
    if kind != "concrete":
        slats = " ".join(
            f"M{x0 + wide * step / 7:.1f} {y - high * 0.8:.1f} V{y - high * 0.16:.1f}" for step in range(1, 7)
        )
        return line(slats, blend(color, _C["shade"], 0.55), pen)
    band = min(high * 0.3, wide * 0.16)
    foot, step, left = y - high * 0.1, band * 1.5, x0 + wide * 0.07
    drawn = fill(
        f"M{left:.1f} {foot - band:.1f} H{x1 - wide * 0.07:.1f} V{foot:.1f} H{left:.1f}Z", _C["band"]
    )
    number = int((wide * 0.86 - band * 0.6) / step)
    return drawn + "".join(
        fill(
            f"M{left + (0.2 + index) * step:.1f} {foot:.1f} l{band * 0.6:.1f} {-band:.1f} h{band * 0.75:.1f} "
            f"l{-band * 0.6:.1f} {band:.1f}Z",
            _C["stripe"],
        )
        for index in range(number)
    )


def _on_top(width: float, high: float, color: str, kind: WallKind) -> str:
    """Bars on the lid, or warning stripes."""
    reach = width * 0.24
    if kind != "concrete":
        bars = " ".join(f"M{-reach:.1f} {row * reach * 0.42 - high:.1f} H{reach:.1f}" for row in (-1, 0, 1))
        return line(bars, blend(color, _C["shade"], 0.4), width * 0.03)
    tall, wide = reach * 0.85, reach * 0.34
    return "".join(
        fill(
            f"M{(number - 2) * wide * 1.15:.1f} {tall / 2 - high:.1f} l{wide * 0.8:.1f} {-tall:.1f} "
            f"h{wide:.1f} "
            f"l{-wide * 0.8:.1f} {tall:.1f}Z",
            _C["stripe"] if number % 2 else _C["stripe dark"],
        )
        for number in range(4)
    )
