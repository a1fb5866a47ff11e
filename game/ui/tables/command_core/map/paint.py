"""A plain ground for a board without scenery, and the outline of one cell."""

import math

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import blend, frame
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import OUTLINE, outline, path, picture, polygon, radial_gradient, stroke, vertical
from game.ui.parts.grid import Cell, Point, SquareGrid
from game.ui.tables.command_core.map.camera import Camera

_C = art_colors("command_core/plain_ground")
_PLATES, _SLAB = _C.ramp("plates"), _C.ramp("slab")


@kept(9_000_000, pixels_of)
def ground_image(camera: Camera) -> pygame.Surface:
    """Slab and plates; `camera` is a whole one. The plates are lit from above on the left."""
    size = _size(camera)
    unit, grid = camera.unit, camera.grid
    width, height = size
    sun = radial_gradient((width * 0.27, height * 0.1), width * 0.8, f"{_C['sun']}/.30", f"{_C['sun']}/0")
    dusk = vertical(0, height, f"{_C['glow']}/.04", f"{_C['dusk']}/0", f"{_C['dusk']}/.36")
    parts = _slab(camera)
    for cell in grid.cells():
        x, y = camera.center(cell)
        lit = max(0.0, 1 - math.hypot((x - width * 0.27) / width, y / height) / 1.05)
        # A little unevenness, the same each time: plates that were laid one by one.
        patch = ((cell[0] * 7 + cell[1] * 13 + cell[0] * cell[1] * 3) % 5) / 5
        tone = blend(blend(_PLATES[0], _PLATES[1], 0.25 + 0.12 * patch), _C["light"], 0.30 * lit)
        plate = camera.polygon(cell, 0.95)
        edge = unit * 0.025
        parts.append(polygon([(px, py + edge * 1.2) for px, py in plate], _C["gap"]))
        parts.append(
            polygon([(px, py - edge * 0.7) for px, py in plate], blend(tone, _C["plate edge"], 0.42))
        )
        parts.append(polygon(camera.polygon(cell, 0.942), tone))
        if patch > 0.7:
            parts.append(_scratch((x, y), unit, blend(tone, _C["scratch"], 0.36)))
    whole = _all_cells(camera)
    parts += [path(whole, sun), path(whole, dusk)]
    return picture("".join(parts), size).convert_alpha()


def _size(camera: Camera) -> tuple[int, int]:
    return max(1, round(camera.frame[2])), max(1, round(camera.frame[3]))


def _all_cells(camera: Camera) -> str:
    return " ".join(outline(camera.polygon(cell)) for cell in camera.grid.cells())


def _slab(camera: Camera) -> list[str]:
    """One thick plate under all cells: its shadow, its front and its rim."""
    deep = camera.unit * (0.26 if isinstance(camera.grid, SquareGrid) else 0.42)
    grow = 1.24
    cells = [camera.polygon(cell, grow) for cell in camera.grid.cells()]
    rims = [camera.polygon(cell, grow - 0.04) for cell in camera.grid.cells()]
    layers: list[tuple[float, str, str]] = [
        (deep, OUTLINE, OUTLINE),
        (deep, _SLAB[2], ""),
        (deep / 2, _C["slab front"], ""),
    ]
    parts = [
        polygon([(x, y + down) for x, y in cell], fill, pen, camera.unit * 0.06 if pen else 0)
        for down, fill, pen in layers
        for cell in cells
    ]
    parts += [polygon(cell, _SLAB[0]) for cell in cells]
    return parts + [polygon([(x, y + camera.unit * 0.02) for x, y in rim], _SLAB[1]) for rim in rims]


def _scratch(place: Point, unit: float, color: str) -> str:
    x, y = place
    line = (
        f"M{x - unit * 0.2:.1f} {y - unit * 0.1:.1f} l{unit * 0.14:.1f} {unit * 0.05:.1f} "
        f"l{unit * 0.05:.1f} {unit * 0.1:.1f} l{unit * 0.15:.1f} {unit * 0.02:.1f}"
    )
    return stroke(line, color, unit * 0.026, stroke_linecap="round")


def draw_cell_ring(surface: pygame.Surface, camera: Camera, cell: Cell, color: Color, width: float) -> None:
    """The outline of one cell, over everything that lies on it."""
    points = camera.polygon(cell, 0.96)
    margin = width * 2
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    inner = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)
    size = tuple(math.ceil(max(point[axis] for point in inner) + margin) for axis in (0, 1))
    surface.blit(frame(inner, (size[0], size[1]), color, width), (round(left), round(top)))
