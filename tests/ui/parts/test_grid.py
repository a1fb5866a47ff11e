"""Board geometry: what is inside a cell's polygon is that cell, whoever looks and however near."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.paint.solids import PRESSED
from game.ui.parts.grid import Cell, Grid, HexGrid, SquareGrid
from game.ui.tables.command_core.map.camera import LARGEST, Camera

GRIDS: list[Grid] = [SquareGrid(), HexGrid(), SquareGrid(3, 7), HexGrid(4, 2), HexGrid(1, 3)]
FRAME = (190.0, 50.0, 672.0, 612.0)


@st.composite
def views(draw: st.DrawFn) -> Camera:
    """A board of any shape, from any seat, after any zoom and pan."""
    camera = Camera(draw(st.sampled_from(GRIDS)), FRAME, draw(st.integers(0, 1)))
    for _ in range(draw(st.integers(0, 3))):
        around = draw(st.tuples(st.floats(190, 860), st.floats(50, 660)))
        camera = camera.zoomed(draw(st.floats(0.5, 3)), around)
        camera = camera.panned(draw(st.floats(-900, 900)), draw(st.floats(-900, 900)))
    return camera


@st.composite
def views_and_cells(draw: st.DrawFn) -> tuple[Camera, Cell]:
    camera = draw(views())
    return camera, draw(st.sampled_from(list(camera.grid.cells())))


@given(views_and_cells(), st.lists(st.floats(0.01, 1), min_size=6, max_size=6))
def test_a_point_inside_a_polygon_is_in_that_cell(case: tuple[Camera, Cell], weights: list[float]) -> None:
    camera, cell = case
    corners = camera.polygon(cell, 0.999)
    weights = weights[: len(corners)]
    point = tuple(
        sum(weight * corner[axis] for weight, corner in zip(weights, corners, strict=True)) / sum(weights)
        for axis in (0, 1)
    )
    assert camera.grid.cell_at(camera.on_plane((point[0], point[1]))) == cell
    inside = 190 <= point[0] < 862 and 50 <= point[1] < 662
    assert camera.cell_at((point[0], point[1])) == (cell if inside else None)


@given(views_and_cells())
def test_all_neighbors_are_equally_far_on_the_plane(case: tuple[Camera, Cell]) -> None:
    grid, cell = case[0].grid, case[1]
    steps = {round(math.dist(grid.center(cell), grid.center(other)), 9) for other in grid.neighbors(cell)}
    assert len(steps) <= 1
    assert steps <= ({1.0} if isinstance(grid, SquareGrid) else {round(math.sqrt(3), 9)})


@given(views_and_cells())
def test_an_edge_is_shared_with_the_cell_across_it(case: tuple[Camera, Cell]) -> None:
    camera, cell = case
    corners = camera.polygon(cell)
    for edge, step in enumerate(camera.grid.across):
        other = camera.polygon((cell[0] + step[0], cell[1] + step[1]))
        for corner in (corners[edge], corners[(edge + 1) % len(corners)]):
            assert min(math.dist(corner, one) for one in other) < 1e-6


@given(views())
def test_the_picture_always_fills_the_frame(camera: Camera) -> None:
    assert 1 <= camera.zoom <= LARGEST
    for axis in (0, 1):
        assert camera.shift[axis] <= 0
        assert camera.shift[axis] + camera.zoom * FRAME[axis + 2] >= FRAME[axis + 2] - 1e-6


@given(views(), st.floats(1, 2), st.tuples(st.floats(300, 700), st.floats(200, 500)))
def test_zooming_in_keeps_what_the_pointer_shows(
    camera: Camera, factor: float, around: tuple[float, float]
) -> None:
    before, after = camera.on_plane(around), camera.zoomed(factor, around).on_plane(around)
    assert math.dist(before, after) < 1e-6


@given(views_and_cells())
def test_showing_a_cell_puts_it_into_the_frame(case: tuple[Camera, Cell]) -> None:
    camera, cell = case
    for x, y in camera.showing(cell).polygon(cell):
        assert 190 - 1e-6 <= x <= 862 + 1e-6 and 50 - 1e-6 <= y <= 662 + 1e-6


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_both_seats_see_the_board_in_the_same_place_turned_by_half(grid: Grid) -> None:
    near, far = Camera(grid, FRAME, 0), Camera(grid, FRAME, 1)
    wide, high = grid.extent
    middle = near.on_screen((wide / 2, high / 2))
    for cell in grid.cells():
        one, other = near.center(cell), far.center(cell)
        assert (one[0] + other[0], one[1] + other[1]) == pytest.approx((2 * middle[0], 2 * middle[1]))


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_the_whole_board_stands_in_its_frame(grid: Grid) -> None:
    for seat in (0, 1):
        camera = Camera(grid, FRAME, seat)
        for cell in grid.cells():
            assert all(190 <= x <= 862 and 50 <= y <= 662 for x, y in camera.polygon(cell))


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_positions_name_each_cell_once(grid: Grid) -> None:
    cells = list(grid.cells())
    assert len(set(cells)) == grid.columns * grid.rows
    assert all(grid.cell_in(*grid.position(cell)) == cell for cell in cells)


def test_hex_cells_are_named_as_the_command_core_rule_sheet_says() -> None:
    grid = HexGrid()
    assert grid.position((4, 1)) == (4, 3) and grid.position((5, 1)) == (5, 3)
    assert (10, 3) in grid and (10, 4) not in grid and (10, -5) in grid and (10, -6) not in grid


def test_the_ground_is_pressed_flat() -> None:
    camera = Camera(SquareGrid(), FRAME)
    corners = camera.polygon((3, 3))
    wide, high = corners[1][0] - corners[0][0], corners[2][1] - corners[1][1]
    assert high / wide == pytest.approx(camera.pressed)
    assert PRESSED <= camera.pressed < 1
    # In a low frame nothing is to be filled.
    assert Camera(SquareGrid(), (0.0, 0.0, 900.0, 300.0)).pressed == pytest.approx(PRESSED)


@given(views_and_cells(), st.floats(0, 1), st.floats(0, 0.995))
def test_a_point_near_an_edge_is_still_in_its_cell(
    case: tuple[Camera, Cell], along: float, out: float
) -> None:
    camera, cell = case
    corners, (x, y) = camera.polygon(cell), camera.center(cell)
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        edge = x0 + (x1 - x0) * along, y0 + (y1 - y0) * along
        point = x + (edge[0] - x) * out, y + (edge[1] - y) * out
        assert camera.grid.cell_at(camera.on_plane(point)) == cell


@given(views_and_cells())
def test_keys_go_where_they_point_from_either_seat(case: tuple[Camera, Cell]) -> None:
    camera, cell = case
    right, down = camera.beside(cell, 1, 0), camera.beside(cell, 0, 1)
    assert right is None or camera.center(right)[0] > camera.center(cell)[0]
    assert down is None or camera.center(down)[1] > camera.center(cell)[1]
