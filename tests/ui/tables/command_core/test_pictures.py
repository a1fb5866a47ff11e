"""Grounds and walls of boards: whole at every size, the viewer's half below, and every map in its place."""

import pygame
import pytest

from game.content.art import shipped_art
from game.content.command_core import shipped_library
from game.content.command_core.cards import BoardKind
from game.ui.paint.palette import SEATS
from game.ui.parts.grid import Grid, HexGrid, SquareGrid
from game.ui.tables.command_core.map import ground_plates
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.ground import board_ground, find_ground, rim_names
from game.ui.tables.command_core.map.walls import wall, wall_kinds
from game.words.command_core.log_text import cell_name

MAPS = shipped_library().maps
GRIDS: dict[BoardKind, Grid] = {"square": SquareGrid(), "hex": HexGrid()}
every_grid = pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS)


def camera(grid: Grid, seat: int = 0, size: tuple[float, float] = (504, 459)) -> Camera:
    return Camera(grid, (0.0, 0.0, *size), seat)


def count(image: pygame.Surface, color: tuple[int, int, int]) -> int:
    return pygame.mask.from_threshold(image, color, (12, 12, 12, 255)).count()


def test_every_map_lies_in_a_place_and_no_place_names_a_map_that_is_not() -> None:
    named = [name for ground in shipped_art().grounds.values() for name in ground.maps]
    assert sorted(named) == sorted(MAPS)
    assert all(name in find_ground(name).maps for name in MAPS)
    assert find_ground("no_such_map") is next(iter(shipped_art().grounds.values()))


@pytest.mark.default_cases(3)
@every_grid
@pytest.mark.parametrize("size", [(504, 459), (760, 300), (300, 420), (90, 80)])
def test_a_ground_fills_its_frame(grid: Grid, size: tuple[int, int]) -> None:
    image = board_ground(camera(grid, size=size), "crater")
    assert image.get_size() == size
    assert pygame.transform.average_color(image)[0] > 20


@pytest.mark.default_cases(2)
@every_grid
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_viewers_colour_is_below(grid: Grid, viewer: int) -> None:
    image = board_ground(camera(grid, viewer), "crater")
    half = image.get_height() // 2
    upper, lower = image.subsurface((0, 0, 504, half)), image.subsurface((0, half, 504, half))
    assert count(lower, SEATS[viewer]) > 20 > count(upper, SEATS[viewer])
    assert count(upper, SEATS[1 - viewer]) > 20 > count(lower, SEATS[1 - viewer])


def test_maps_of_one_place_do_not_look_the_same() -> None:
    first, second = (board_ground(camera(SquareGrid()), name) for name in ("courtyard", "open_square"))
    assert pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(second, "RGB")
    assert board_ground(camera(SquareGrid()), "courtyard") is first


@pytest.mark.parametrize("name", ["open_square", "open_hex", "foundry", "ruins", "canyons"])
def test_each_place_has_a_floor_of_its_own_that_stays_quiet(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    grid = GRIDS[MAPS[name].board]
    seen = camera(grid, size=(678, 610))
    image = board_ground(seen, name)
    floors = [ground.floor for ground in shipped_art().grounds.values()]
    assert len({*floors}) == len(floors)
    monkeypatch.setattr(ground_plates, "grain", lambda *_: "")
    monkeypatch.setattr(ground_plates, "stains", lambda *_: "")
    plain = board_ground.__wrapped__(seen, name)
    changed = 0
    for cell in grid.cells():
        x, y = seen.center(cell)
        here = pygame.Rect(0, 0, 30, 24)
        here.center = round(x), round(y)
        changed += sum(
            image.get_at((px, py)) != plain.get_at((px, py))
            for px in range(here.left, here.right, 3)
            for py in range(here.top, here.bottom, 3)
        )
        # A mech, a path or a shade that is drawn there has much more contrast.
        before, after = (pygame.transform.average_color(one, here) for one in (plain, image))
        assert max(abs(one - other) for one, other in zip(before[:3], after[:3], strict=True)) < 40
    assert changed > 500


@every_grid
def test_a_wall_stands_on_its_cell_and_is_neither_blue_nor_red(grid: Grid) -> None:
    seen = camera(grid)
    walls = frozenset(grid.cell_in(column, 4) for column in (1, 2, 5, 8))
    assert set(wall_kinds(grid, walls).values()) == {"concrete", "olive", "sand"}
    for cell in walls:
        image, (x, y) = wall(seen, cell, walls)
        corners = seen.polygon(cell)
        middle = seen.center(cell)
        left, foot = min(px for px, _ in corners) - middle[0], max(py for _, py in corners) - middle[1]
        assert left - 3 <= x <= left + 8 and y + image.get_height() >= foot - 8
        red, green, blue = pygame.transform.average_color(image, consider_alpha=True)[:3]
        assert blue < red and green > red * 0.7


@every_grid
def test_a_wall_is_the_same_from_both_sides(grid: Grid) -> None:
    cell = grid.cell_in(4, 4)
    first, second = (wall(camera(grid, seat), cell, frozenset({cell})) for seat in (0, 1))
    assert first[1] == second[1]


@every_grid
def test_walls_that_touch_are_of_one_kind(grid: Grid) -> None:
    block = {grid.cell_in(column, row) for column in (3, 4) for row in (3, 4)}
    alone = grid.cell_in(8, 7)
    kinds = wall_kinds(grid, frozenset({*block, alone}))
    assert len({kinds[cell] for cell in block}) == 1 and kinds[alone] not in {kinds[cell] for cell in block}


@pytest.mark.parametrize("kind", GRIDS)
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_rim_names_every_cell_as_texts_do(kind: BoardKind, viewer: int) -> None:
    """A column's letter stands right below its last cell, and a row's number left of its first one."""
    grid = GRIDS[kind]
    seen = camera(grid, viewer)
    names = list(rim_names(grid, viewer))
    letters = {grid.position(cell)[0]: (name, cell) for name, cell, (x, _) in names if not x}
    numbers = {grid.position(cell)[1]: (name, cell) for name, cell, (x, _) in names if x}
    for cell in grid.cells():
        column, row = grid.position(cell)
        (letter, lowest), (number, first) = letters[column], numbers[row]
        assert letter + number == cell_name(cell, kind)
        assert seen.center(lowest)[1] >= seen.center(cell)[1]
        assert seen.center(first)[0] <= seen.center(cell)[0]
    assert len(names) == grid.columns + grid.rows
