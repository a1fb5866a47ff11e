"""Shading of cells: each kind where it belongs, a border around what belongs together, nothing elsewhere."""

import pygame
import pytest

from game.ui.paint.roles import rgb
from game.ui.parts.grid import Cell, Grid, HexGrid, SquareGrid
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.cell_marks import TARGET, CellMark, marks_layer

FRAME = (40.0, 20.0, 600.0, 500.0)


def shown(camera: Camera, marks: dict[Cell, CellMark]) -> pygame.Surface:
    """The marks as they lie on a window."""
    window = pygame.Surface((700, 560), pygame.SRCALPHA)
    image, corner = marks_layer(camera, marks)
    window.blit(image, corner)
    return window


def alpha(window: pygame.Surface, camera: Camera, cell: Cell, share: float = 0.0) -> int:
    """How much is painted near the middle of a cell."""
    x, y = camera.center(cell)
    return int(window.get_at((round(x + share * camera.unit), round(y + share * camera.unit)))[3])


@pytest.mark.parametrize("grid", [SquareGrid(), HexGrid()])
@pytest.mark.parametrize("seat", [0, 1])
def test_marked_cells_are_shaded_and_no_others(grid: Grid, seat: int) -> None:
    camera = Camera(grid, FRAME, seat)
    marks: dict[Cell, CellMark] = {(3, 3): "target", (4, 3): "near", (5, 3): "blind", (6, 2): "reach"}
    window = shown(camera, marks)
    for cell in grid.cells():
        assert (alpha(window, camera, cell, 0.15) > 0) == (cell in marks), cell


def test_a_border_runs_around_cells_that_belong_together_and_not_between_them() -> None:
    camera = Camera(SquareGrid(), FRAME)
    window = shown(camera, {(3, 3): "target", (4, 3): "target"})
    gold = rgb(TARGET)

    def on_line(x: float, y: float) -> bool:
        place = camera.on_screen((x, y))
        near = [
            window.get_at((round(place[0]) + dx, round(place[1]) + dy))
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
        ]
        return any(tuple(pixel)[:3] == gold and pixel[3] > 200 for pixel in near)

    assert on_line(3.5, 3.0) and on_line(5.0, 3.5) and on_line(3.0, 3.5)
    assert not on_line(4.0, 3.5)


def test_an_enlarged_board_paints_no_more_than_is_seen() -> None:
    camera = Camera(HexGrid(), FRAME).zoomed(2.0, (300, 200))
    image, corner = marks_layer(camera, dict.fromkeys(HexGrid().cells(), "reach"))
    assert pygame.Rect(FRAME).contains(image.get_rect(topleft=corner))
