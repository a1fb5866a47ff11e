"""Facing and order of each mech are legible whatever stands before it, and so are the names of the cells."""

from collections.abc import Iterator, Sequence

import pygame
import pytest

from game.content.command_core import shipped_library
from game.rules.command_core.topology import Cell
from game.ui.paint.figures.tokens import nose_middle
from game.ui.parts.grid import Grid, HexGrid, SquareGrid
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.command_core.map.ground import cell_name_places
from game.ui.tables.command_core.map.overlay import size_of
from game.ui.tables.command_core.map.standing import Standing
from game.ui.tables.command_core.panels.order_tag import order_image
from tests.ui.test_board_labels import GRIDS

PLACE = pygame.Rect(0, 0, 672, 612)
CHASSIS = tuple(shipped_library().chassis)
LEAST = 0.5
"""The share of a nose that is seen at least, of what is seen of it where nothing is near."""


def make_field(grid: Grid, walls: Sequence[Cell], seat: int, monkeypatch: pytest.MonkeyPatch) -> Field:
    field = Field(grid, frozenset(walls), "open_square", seat)
    monkeypatch.setattr(field, "draw_ground", lambda surface, corner: None)
    field.place(PLACE, 1.0)
    return field


def mech(number: int, cell: Cell, facing: int, chassis: str = "trooper") -> Standing:
    return Standing(number, chassis, number % 2, cell, facing, number + 1, 8, 8)


def drawn(field: Field, *mechs: Standing) -> pygame.Surface:
    field.standing = mechs
    surface = pygame.Surface(PLACE.size)
    surface.fill((70, 60, 60))
    field.draw(surface)
    return surface


def seen_nose(field: Field, surface: pygame.Surface, one: Standing) -> int:
    """How many white pixels are seen where the nose of a mech is."""
    x, y = field.cell_point(one.cell)
    right, down = nose_middle(field.degrees(one.facing), field.token_size)
    reach = round(size_of(field.camera) * 0.42)
    box = pygame.Rect(0, 0, 2 * reach, 2 * reach)
    box.center = round(x + right), round(y + down)
    whole = surface.subsurface(box.clip(PLACE))
    return pygame.mask.from_threshold(whole, (255, 255, 255), (30, 30, 30, 255)).count()


def order_is_read(field: Field, surface: pygame.Surface, one: Standing) -> bool:
    """Whether the hexagon with its number stands there as it was painted."""
    place = field.labels["order", one.number]
    assert one.order is not None
    tag = order_image(one.order, one.seat, place.width)
    whole = [(x, y) for x in range(tag.get_width()) for y in range(tag.get_height())]
    solid = [point for point in whole if tag.get_at(point).a > 250]
    same = sum(surface.get_at((place.x + x, place.y + y))[:3] == tag.get_at((x, y))[:3] for x, y in solid)
    return same > 0.8 * len(solid)


def check(field: Field, mechs: Sequence[Standing], open_field: Field) -> None:
    alone_each = [seen_nose(open_field, drawn(open_field, one), one) for one in mechs]
    surface = drawn(field, *mechs)
    for one, alone in zip(mechs, alone_each, strict=True):
        assert alone > 20, "the nose is not where it is looked for"
        assert seen_nose(field, surface, one) > LEAST * alone, f"where {one} looks is hidden by {mechs}"
        assert order_is_read(field, surface, one), f"the number of {one} is hidden by {mechs}"


def facings(grid: Grid) -> range:
    return range(6 if isinstance(grid, HexGrid) else 8)


@pytest.mark.slow
@pytest.mark.parametrize("board", GRIDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_neighbours_on_any_side_hide_no_facing(
    board: str, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    grid, cell, ways = GRIDS[board]
    field = make_field(grid, (), seat, monkeypatch)
    for number, (x, y) in enumerate(ways):
        for facing in facings(grid):
            other = mech(1, (cell[0] + x, cell[1] + y), (facing + 3 * number) % len(ways), CHASSIS[number])
            check(field, [mech(0, cell, facing, CHASSIS[-1 - number]), other], field)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("board", GRIDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_mech_in_a_crowd_shows_where_it_looks(
    board: str, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    grid, (column, row), ways = GRIDS[board]
    field = make_field(grid, (), seat, monkeypatch)
    for facing in facings(grid):
        around = [(column + x, row + y) for x, y in ways[:: 2 if board == "square" else 1]]
        crowd = [
            mech(number, cell, (facing + number) % len(ways)) for number, cell in enumerate([*around[:5]])
        ]
        check(field, [*crowd, mech(5, (column, row), facing)], field)


@pytest.mark.slow
@pytest.mark.parametrize("map_id", list(shipped_library().maps))
def test_walls_in_front_hide_no_facing(map_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = shipped_library().maps[map_id]
    grid: Grid = SquareGrid() if found.board == "square" else HexGrid()
    for seat in (0, 1):
        field = make_field(grid, found.walls, seat, monkeypatch)
        free = make_field(grid, (), seat, monkeypatch)
        for number, cell in enumerate(_beside_walls(grid, found.walls)):
            turn = (number + seat) % len(facings(grid))
            for facing in {turn, (turn + 3) % len(facings(grid))}:
                check(field, [mech(0, cell, facing, CHASSIS[number % len(CHASSIS)])], free)


def _beside_walls(grid: Grid, walls: Sequence[Cell]) -> Iterator[Cell]:
    for cell in grid.cells():
        if cell not in walls and any(one in walls for one in grid.neighbors(cell)):
            yield cell


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("board", GRIDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_mechs_on_the_rim_hide_no_name_of_a_cell(
    board: str, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    grid = GRIDS[board][0]
    field = make_field(grid, (), seat, monkeypatch)
    empty = drawn(field)
    edge = [cell for cell in grid.cells() if len(list(grid.neighbors(cell))) < len(grid.across)]
    for number, cell in enumerate(edge):
        surface = drawn(field, mech(0, cell, number % len(facings(grid)), "bastion"))
        for place in cell_name_places(field.camera):
            place = place.clip(PLACE)
            letter = [
                (x, y)
                for x in range(place.left, place.right)
                for y in range(place.top, place.bottom)
                if sum(empty.get_at((x, y))[:3]) > 500
            ]
            kept = sum(sum(surface.get_at(point)[:3]) > 500 for point in letter)
            assert letter and kept > 0.9 * len(letter), f"a mech on {cell} hides a name of a cell"
