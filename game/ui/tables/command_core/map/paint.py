"""The ground of a board and the shading of its cells, each one picture that is drawn once for a view."""

import math
from collections.abc import Mapping
from typing import Literal

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import blend, frame
from game.ui.paint.palette import Color
from game.ui.paint.svg import OUTLINE, document, linear, outline, polygon, radial, rasterise
from game.ui.parts.grid import Cell, Point, SquareGrid
from game.ui.tables.command_core.map.view import BoardView

CellMark = Literal["reach", "target", "near", "blind"]
"""May be reached; may be shot at; too near to be shot at; no line of sight."""

REACH, TARGET, NEAR, BLIND = "#9fe3ee", "#ffc531", "#ff8a7a", "#9aa4ae"
_PLATES = ("#4b4656", "#8a6a60")
_SLAB = ("#8d6f70", "#3d3441", "#2b2531")


@kept(9_000_000, pixels_of)
def ground_image(view: BoardView) -> pygame.Surface:
    """Slab and plates; `view` is a whole one. The plates are lit from above on the left."""
    size = _size(view)
    unit, grid = view.unit, view.grid
    width, height = size
    parts = [radial("sun", (width * 0.27, height * 0.1), width * 0.8, "#ffcf9a/.30", "#ffcf9a/0")]
    parts.append(linear("dusk", (0, 0), (0, height), "#ffb070/.04", "#120d26/0", "#120d26/.36"))
    parts += _slab(view)
    for cell in grid.cells():
        x, y = view.center(cell)
        sun = max(0.0, 1 - math.hypot((x - width * 0.27) / width, y / height) / 1.05)
        # A little unevenness, the same each time: plates that were laid one by one.
        patch = ((cell[0] * 7 + cell[1] * 13 + cell[0] * cell[1] * 3) % 5) / 5
        tone = blend(blend(_PLATES[0], _PLATES[1], 0.25 + 0.12 * patch), "#e39a6c", 0.30 * sun)
        plate = view.polygon(cell, 0.95)
        edge = unit * 0.025
        parts.append(polygon([(px, py + edge * 1.2) for px, py in plate], "#1a151f"))
        parts.append(polygon([(px, py - edge * 0.7) for px, py in plate], blend(tone, "#ffd0a0", 0.42)))
        parts.append(polygon(view.polygon(cell, 0.942), tone))
        if patch > 0.7:
            parts.append(_scratch((x, y), unit, blend(tone, "#0c0a12", 0.36)))
    for paint in ("sun", "dusk"):
        parts.append(f'<path d="{_all_cells(view)}" fill="url(#{paint})"/>')
    return rasterise(document("".join(parts), *size), size).convert_alpha()


def _size(view: BoardView) -> tuple[int, int]:
    return max(1, round(view.frame[2])), max(1, round(view.frame[3]))


def _all_cells(view: BoardView) -> str:
    return " ".join(outline(view.polygon(cell)) for cell in view.grid.cells())


def _slab(view: BoardView) -> list[str]:
    """One thick plate under all cells: its shadow, its front and its rim."""
    deep = view.unit * (0.26 if isinstance(view.grid, SquareGrid) else 0.42)
    grow = 1.24
    cells = [view.polygon(cell, grow) for cell in view.grid.cells()]
    rims = [view.polygon(cell, grow - 0.04) for cell in view.grid.cells()]
    layers: list[tuple[float, str, str]] = [
        (deep, OUTLINE, OUTLINE),
        (deep, _SLAB[2], ""),
        (deep / 2, "#352d3a", ""),
    ]
    parts = [
        polygon([(x, y + down) for x, y in cell], fill, pen, view.unit * 0.06)
        for down, fill, pen in layers
        for cell in cells
    ]
    parts += [polygon(cell, _SLAB[0]) for cell in cells]
    return parts + [polygon([(x, y + view.unit * 0.02) for x, y in rim], _SLAB[1]) for rim in rims]


def _scratch(place: Point, unit: float, color: str) -> str:
    x, y = place
    return (
        f'<path d="M{x - unit * 0.2:.1f} {y - unit * 0.1:.1f} l{unit * 0.14:.1f} {unit * 0.05:.1f} '
        f'l{unit * 0.05:.1f} {unit * 0.1:.1f} l{unit * 0.15:.1f} {unit * 0.02:.1f}" fill="none" '
        f'stroke="{color}" stroke-width="{unit * 0.026:.1f}" stroke-linecap="round"/>'
    )


def paint_marks(view: BoardView, marks: Mapping[Cell, CellMark]) -> pygame.Surface:
    """The shading of marked cells over a whole view."""
    return _marks_image(view, tuple(sorted(marks.items())))


@kept(9_000_000, pixels_of)
def _marks_image(view: BoardView, marks: tuple[tuple[Cell, CellMark], ...]) -> pygame.Surface:
    size = _size(view)
    pen = max(1.5, view.unit * (0.045 if isinstance(view.grid, SquareGrid) else 0.07))
    parts = []
    for cell, mark in marks:
        plate = view.polygon(cell, 0.945)
        if mark == "reach":
            parts.append(polygon(plate, REACH, opacity=0.24))
        elif mark == "target":
            parts.append(polygon(plate, "#ffab3d", opacity=0.32))
        else:
            parts.append(polygon(plate, "#05060a", opacity=0.42))
            parts.append(_hatching(view, cell, pen) if mark == "near" else _cross(view, cell, pen))
    for mark, color in (("reach", REACH), ("target", TARGET)):
        border = _border(view, {cell for cell, one in marks if one == mark})
        for stroke, width, opacity in ((OUTLINE, pen * 2, 0.55), (color, pen, 1)):
            parts.append(
                f'<path d="{border}" fill="none" stroke="{stroke}" stroke-width="{width:.1f}" '
                f'stroke-linecap="round" stroke-opacity="{opacity}"/>'
            )
    return rasterise(document("".join(parts), *size), size).convert_alpha()


def _border(view: BoardView, cells: set[Cell]) -> str:
    """The edges that no two of the cells share."""
    drawn = []
    for cell in sorted(cells):
        corners = view.polygon(cell)
        for edge, (x, y) in enumerate(view.grid.across):
            if (cell[0] + x, cell[1] + y) not in cells:
                (x0, y0), (x1, y1) = corners[edge], corners[(edge + 1) % len(corners)]
                drawn.append(f"M{x0:.1f} {y0:.1f} L{x1:.1f} {y1:.1f}")
    return " ".join(drawn)


def _hatching(view: BoardView, cell: Cell, pen: float) -> str:
    x, y = view.center(cell)
    part = view.unit * (0.22 if isinstance(view.grid, SquareGrid) else 0.38)
    strokes = " ".join(
        f"M{x + offset - part * 0.55:.1f} {y + part:.1f} l{part * 1.1:.1f} {-2 * part:.1f}"
        for offset in (-part * 1.1, 0, part * 1.1)
    )
    return (
        f'<path d="{strokes}" fill="none" stroke="{NEAR}" stroke-width="{pen * 0.7:.1f}" '
        'stroke-linecap="round" stroke-opacity=".75"/>'
    )


def _cross(view: BoardView, cell: Cell, pen: float) -> str:
    x, y = view.center(cell)
    part = view.unit * (0.1 if isinstance(view.grid, SquareGrid) else 0.17)
    strokes = (
        f"M{x - part:.1f} {y - part:.1f} l{2 * part:.1f} {2 * part:.1f} "
        f"M{x + part:.1f} {y - part:.1f} l{-2 * part:.1f} {2 * part:.1f}"
    )
    return (
        f'<path d="{strokes}" fill="none" stroke="{BLIND}" stroke-width="{pen * 0.8:.1f}" '
        'stroke-linecap="round" stroke-opacity=".8"/>'
    )


def draw_cell_ring(surface: pygame.Surface, view: BoardView, cell: Cell, color: Color, width: float) -> None:
    """The outline of one cell, over everything that lies on it."""
    points = view.polygon(cell, 0.96)
    margin = width * 2
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    inner = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)
    size = tuple(math.ceil(max(point[axis] for point in inner) + margin) for axis in (0, 1))
    surface.blit(frame(inner, (size[0], size[1]), color, width), (round(left), round(top)))
