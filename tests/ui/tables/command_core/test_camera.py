"""How a board fills its frame."""

import pytest

from game.ui.paint.solids import PRESSED
from game.ui.parts.grid import Grid, HexGrid, SquareGrid
from game.ui.tables.command_core.map.camera import Camera

WIDE, NARROW = (0.0, 0.0, 676.0, 612.0), (0.0, 0.0, 490.0, 580.0)


@pytest.mark.parametrize("grid", [SquareGrid(), HexGrid()])
def test_in_a_high_and_narrow_frame_cells_grow_and_the_sky_does_not(grid: Grid) -> None:
    wide, narrow = Camera(grid, WIDE), Camera(grid, NARROW)
    assert wide.pressed == pytest.approx(PRESSED, abs=0.03) and narrow.pressed > PRESSED + 0.05
    cells = [corner for cell in grid.cells() for corner in narrow.polygon(cell)]
    high = max(y for _, y in cells) - min(y for _, y in cells)
    assert high > 0.72 * NARROW[3]


@pytest.mark.parametrize("frame", [WIDE, NARROW])
def test_a_pixel_shows_the_cell_that_is_drawn_there(frame: tuple[float, float, float, float]) -> None:
    camera = Camera(SquareGrid(), frame).zoomed(1.5, (200, 300))
    for cell in [(4, 4), (5, 6)]:
        assert camera.grid.cell_at(camera.on_plane(camera.center(cell))) == cell
    assert camera.whole.pressed == pytest.approx(camera.pressed)
