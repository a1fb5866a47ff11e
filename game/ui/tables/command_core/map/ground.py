"""The ground of a board as one picture: a place under the open sky with a slab of plates in it.

    ground = board_ground(camera.whole, "crater")   # once for a window, a map and a viewer; about 0.1 s
    surface.blit(ground, corner)

The viewer's half is below, because the camera's geometry is turned for seat 1. Walls are no part of it: they
stand among the mechs, see `board_walls`.
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from random import Random
from zlib import crc32

import pygame

from game.content.art import shipped_art
from game.content.grounds import Ground
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.palette import SEATS
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import picture
from game.ui.paint.text import draw_line
from game.ui.parts.grid import Cell, Grid, Point, SquareGrid
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.ground_plates import painted_lines, plates, slab
from game.ui.tables.command_core.map.ground_scenery import Site, backdrop, crates, dusk, lamps, stripes
from game.ui.tables.command_core.map.strokes import pane

_DESIGN = (1008, 918)
"""The size that the numbers of the scenery are for."""
_LETTERS = 18
"""Pixels below the cells that letters take at their least size."""
_NAMES, _LEAST = rgb(art_colors("command_core/plates")["cell names"]), 12


def find_ground(map_id: str) -> Ground:
    """The place of a map: the first one where nothing is said of it."""
    grounds = list(shipped_art().grounds.values())
    return next((ground for ground in grounds if map_id in ground.maps), grounds[0])


@kept(5_000_000, pixels_of)
def board_ground(camera: Camera, map_id: str, gallery: Gallery | None = None) -> pygame.Surface:
    """Sky, land, slab and plates of a map; `camera` is a whole one, and gives the size and the viewer.

    With a gallery it is looked for in the folder of painted pictures, and stored there.
    """
    paint = partial(_painted, camera, map_id)
    if gallery is None:
        return paint()
    grid = type(camera.grid).__name__, camera.grid.columns, camera.grid.rows
    found = gallery.stored(
        (map_id, grid, camera.seat, camera.frame, camera.pressed, tuple(SEATS)), "ground", paint
    )
    # What was stored has no room for transparency, which windows have: blitting would take longer.
    image = pygame.Surface(found.get_size())
    image.blit(found, (0, 0))
    return image


def _painted(camera: Camera, map_id: str) -> pygame.Surface:
    size = max(1, round(camera.frame[2])), max(1, round(camera.frame[3]))
    site, ground, seed = _site(camera, size), find_ground(map_id), crc32(map_id.encode()) % 997
    square = isinstance(camera.grid, SquareGrid)
    below = (33 if square else 34) * site.unit
    # The letters of the columns, which have a least size, lie between the cells and the stripes.
    below = max(below, min(_LETTERS + 10 * site.unit, size[1] - site.bottom - 9 * site.unit))
    body = "".join(
        (
            backdrop(site, ground, Random(seed)),
            slab(camera, site, ground),
            plates(camera, site, ground, seed),
            painted_lines(camera, site),
            pane(site.left, site.top, site.right - site.left, site.bottom - site.top, dusk(site, ground)),
            crates(site, Random(seed + 1), hexagon=not square),
            stripes(site, camera.seat, below),
            lamps(site),
        )
    )
    image = pygame.Surface(size)
    image.blit(picture(body, size), (0, 0))
    return image


def _site(camera: Camera, size: tuple[int, int]) -> Site:
    corners = [corner for cell in camera.grid.cells() for corner in camera.polygon(cell)]
    across, down = [x for x, _ in corners], [y for _, y in corners]
    unit = min(size[0] / _DESIGN[0], size[1] / _DESIGN[1])
    return Site(*size, unit, min(across), min(down), max(across), max(down))


def rim_names(grid: Grid, seat: int) -> Iterator[tuple[str, Cell, Point]]:
    """The letters and numbers that make the names of cells, each with the cell that it stands beside and the
    way to it on the screen: a column's letter below the board, a row's number to its left.

    >>> from game.ui.parts.grid import HexGrid
    >>> "".join(name for name, cell, way in rim_names(HexGrid(4, 3), 0))
    'ABCD123'
    """
    for column in range(grid.columns):
        yield chr(ord("A") + column), grid.cell_in(column, 0 if seat else grid.rows - 1), (0.0, 1.0)
    for row in range(grid.rows):
        yield str(row + 1), grid.cell_in(grid.columns - 1 if seat else 0, row), (-1.0, 0.0)


def draw_cell_names(surface: pygame.Surface, camera: Camera, least: int = _LEAST) -> None:
    """Letters and numbers on the slab's rim, over whatever reaches out there, `least` pixels high."""
    pixels, edge, places = _cell_names(camera, least)
    for name, place in places:
        draw_line(surface, name, "label", pixels, _NAMES, place, "center", edge)


@lru_cache(maxsize=16)
def _cell_names(camera: Camera, least: int) -> tuple[int, int, tuple[tuple[str, tuple[int, int]], ...]]:
    """The size of the letters, that of their edge, and where each of them is."""
    unit = camera.zoom * min(camera.frame[2] / _DESIGN[0], camera.frame[3] / _DESIGN[1])
    pixels, edge = max(least, round(19 * unit)), max(1, round(1.6 * unit))
    found = []
    for name, cell, (x, y) in rim_names(camera.grid, camera.seat):
        middle = camera.center(cell)
        reach = max((a - middle[0]) * x + (b - middle[1]) * y for a, b in camera.polygon(cell))
        away = reach + max(11 * unit, pixels * 0.55)
        found.append((name, (round(middle[0] + x * away), round(middle[1] + y * away))))
    return pixels, edge, tuple(found)


def cell_name_places(camera: Camera, least: int = _LEAST) -> list[pygame.Rect]:
    """What `draw_cell_names` covers."""
    pixels, _, places = _cell_names(camera, least)
    rects = [pygame.Rect(0, 0, round(pixels * 0.62 * len(name)), pixels) for name, _ in places]
    for rect, (_, place) in zip(rects, places, strict=True):
        rect.center = place
    return rects
