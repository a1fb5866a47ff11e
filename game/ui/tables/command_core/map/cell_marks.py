"""Shading of cells, put together from one small picture a kind of mark and one an edge.

Painting all marks of a board as one vector picture takes longer than a frame may.
"""

import math
from collections.abc import Mapping
from typing import Literal

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.palette import DANGER, GOLD, TEAL
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import OUTLINE, document, polygon, rasterise, stroke
from game.ui.parts.grid import Cell, Point, SquareGrid
from game.ui.tables.command_core.map.camera import Camera

CellMark = Literal[
    "reach", "target", "near", "blind", "enemy", "enemy 2", "enemy 3", "danger", "danger 2", "danger 3"
]
"""May be reached; may be shot at; too near to be shot at; no line of sight; an enemy could end there, and an
enemy could hit what is there: each in three grades.
"""
ENDS: tuple[CellMark, ...] = ("enemy", "enemy 2", "enemy 3")
DANGERS: tuple[CellMark, ...] = ("danger", "danger 2", "danger 3")
_HEATS = 0.05, 0.24, 0.56
"""How red the grades are."""

REACH, TARGET, NEAR = hex_of(TEAL), hex_of(GOLD), hex_of(DANGER)
_C = art_colors("command_core/cell_marks")
Layer = tuple[pygame.Surface, tuple[int, int]]
"""A picture and where its corner lies."""
Points = tuple[Point, ...]

_FILLS: dict[CellMark, tuple[str, float]] = {
    "reach": (REACH, 0.24),
    "target": (_C["target"], 0.32),
    "near": (_C["shade"], 0.42),
    "blind": (_C["shade"], 0.42),
    **{mark: (NEAR, heat) for marks in (ENDS, DANGERS) for mark, heat in zip(marks, _HEATS, strict=True)},
}
_BORDERS: tuple[tuple[tuple[CellMark, ...], str], ...] = (
    (("reach",), REACH),
    (("target",), TARGET),
    (ENDS, NEAR),
)


def _pixels(layer: Layer) -> int:
    return pixels_of(layer[0])


def marks_layer(camera: Camera, marks: Mapping[Cell, CellMark]) -> Layer:
    """The shading of marked cells as a picture, cached by camera and marks."""
    return _layer(camera, tuple(sorted(marks.items())))


@kept(3_000_000, _pixels)
def _layer(camera: Camera, marks: tuple[tuple[Cell, CellMark], ...]) -> Layer:
    pen = max(1.5, camera.unit * (0.045 if isinstance(camera.grid, SquareGrid) else 0.07))
    corners = [corner for cell, _ in marks for corner in camera.polygon(cell)]
    frame = pygame.Rect(*(round(part) for part in camera.frame))
    left, top = (math.floor(min((point[axis] for point in corners), default=0) - 2 * pen) for axis in (0, 1))
    right, foot = (math.ceil(max((point[axis] for point in corners), default=1) + 2 * pen) for axis in (0, 1))
    seen = pygame.Rect(left, top, right - left, foot - top).clip(frame)
    image = pygame.Surface((max(1, seen.width), max(1, seen.height)), pygame.SRCALPHA)
    for cell, mark in marks:
        x, y = camera.center(cell)
        tile, (dx, dy) = _tile(_around(camera, cell, 0.945), mark, round(pen, 1), _arm(camera))
        image.blit(tile, (round(x) + dx - seen.left, round(y) + dy - seen.top))
    for kinds, color in _BORDERS:
        cells = {cell for cell, mark in marks if mark in kinds}
        edges = [edge for cell in sorted(cells) for edge in _open_edges(camera, cell, cells)]
        for ink, width, opacity in ((OUTLINE, 2.0, 0.55), (color, 1.0, 1.0)):
            for (x, y), along in edges:
                tile, (dx, dy) = _edge(along, ink, round(pen * width, 1), opacity)
                image.blit(tile, (round(x) + dx - seen.left, round(y) + dy - seen.top))
    return image, seen.topleft


def _arm(camera: Camera) -> tuple[float, float]:
    """Half the height of the hatching, and half the width of a cross."""
    square = isinstance(camera.grid, SquareGrid)
    return round(camera.unit * (0.22 if square else 0.38), 1), round(
        camera.unit * (0.1 if square else 0.17), 1
    )


def _around(camera: Camera, cell: Cell, grow: float) -> Points:
    """The corners of a cell, counted from its middle."""
    x, y = camera.center(cell)
    return tuple((round(px - x, 1), round(py - y, 1)) for px, py in camera.polygon(cell, grow))


def _open_edges(camera: Camera, cell: Cell, cells: set[Cell]) -> list[tuple[Point, Point]]:
    """The edges that lead out of a set of cells: where each begins, and how it goes on."""
    corners, found = camera.polygon(cell), []
    for edge, (x, y) in enumerate(camera.grid.across):
        if (cell[0] + x, cell[1] + y) not in cells:
            (x0, y0), (x1, y1) = corners[edge], corners[(edge + 1) % len(corners)]
            found.append(((x0, y0), (round(x1 - x0, 1), round(y1 - y0, 1))))
    return found


@kept(400_000, _pixels)
def _tile(corners: Points, mark: CellMark, pen: float, arms: tuple[float, float]) -> Layer:
    """One shaded cell, and where its corner lies from the middle."""
    left, top = (math.floor(min(point[axis] for point in corners)) - 1 for axis in (0, 1))
    size = tuple(math.ceil(max(point[axis] for point in corners)) + 1 - (left, top)[axis] for axis in (0, 1))
    fill, opacity = _FILLS[mark]
    body = polygon([(x - left, y - top) for x, y in corners], fill, opacity=opacity)
    if mark == "near":
        high = arms[0]
        strokes = " ".join(
            f"M{offset - high * 0.55 - left:.1f} {high - top:.1f} l{high * 1.1:.1f} {-2 * high:.1f}"
            for offset in (-high * 1.1, 0, high * 1.1)
        )
        body += _strokes(strokes, NEAR, pen * 0.7, 0.75)
    elif mark == "blind":
        arm = arms[1]
        strokes = (
            f"M{-arm - left:.1f} {-arm - top:.1f} l{2 * arm:.1f} {2 * arm:.1f} "
            f"M{arm - left:.1f} {-arm - top:.1f} l{-2 * arm:.1f} {2 * arm:.1f}"
        )
        body += _strokes(strokes, _C["blind"], pen * 0.8, 0.8)
    return rasterise(document(body, *size), (size[0], size[1])), (left, top)


@kept(400_000, _pixels)
def _edge(along: Point, color: str, width: float, opacity: float) -> Layer:
    """A stroke from the origin, and where its corner lies from there."""
    margin = math.ceil(width)
    left, top = (math.floor(min(0.0, part)) - margin for part in along)
    size = tuple(math.ceil(abs(part)) + 2 * margin + 1 for part in along)
    path = f"M{-left} {-top} l{along[0]:.1f} {along[1]:.1f}"
    return rasterise(document(_strokes(path, color, width, opacity), *size), (size[0], size[1])), (left, top)


def _strokes(path: str, color: str, width: float, opacity: float) -> str:
    return stroke(path, color, width, stroke_linecap="round", opacity=opacity)
