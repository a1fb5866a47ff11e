"""What is not a rectangle is hit only where it is drawn; a board is pointed at cell by cell."""

import math

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.gallery.entries import nothing
from game.ui.kit.buttons import Button
from game.ui.kit.widget import Widget
from game.ui.parts.grid import Cell, Grid, HexGrid, SquareGrid
from game.ui.parts.status_marks import StatusMark
from game.ui.tables.command_core.map.grid import BoardGrid
from game.ui.tables.command_core.panels.order_tag import OrderTag, hexagon
from tests.ui.kit.room import Room

RECT = pygame.Rect(100, 60, 80, 80)
points = st.tuples(st.integers(80, 200), st.integers(40, 160))


def at(widget: Widget, rect: pygame.Rect = RECT) -> Widget:
    widget.place(rect, 1.0)
    return widget


@given(points)
def test_a_button_is_hit_in_its_rectangle(point: tuple[int, int]) -> None:
    assert at(Button("b", nothing)).hit(point) == RECT.collidepoint(point)


@given(points)
def test_a_mark_is_hit_in_its_circle(point: tuple[int, int]) -> None:
    assert at(StatusMark("hp", 1)).hit(point) == (math.dist(point, RECT.center) <= 40)


@given(points)
def test_a_tag_is_hit_in_its_hexagon(point: tuple[int, int]) -> None:
    corners = hexagon(40, (140.0, 100.0))
    sides = [
        (x1 - x0) * (point[1] - y0) - (y1 - y0) * (point[0] - x0)
        for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True)
    ]
    if min(abs(side) for side in sides) > 1e-6:
        assert at(OrderTag(1)).hit(point) == all(side > 0 for side in sides)


def test_the_form_clicks_only_where_the_control_is() -> None:
    clicks: list[str] = []
    mark = StatusMark("hp", 1, name="mark", command=lambda: clicks.append("mark"))
    room = Room([mark])
    mark.place(RECT, 1.0)
    room.click(RECT.topleft)
    assert not clicks and room.form.hover is None
    room.click(RECT.center)
    assert clicks == ["mark"]
    room.drag(RECT.center, RECT.topleft)
    assert clicks == ["mark"]


FRAME = pygame.Rect(40, 30, 600, 500)


def board(grid: Grid, seat: int = 0, **options: object) -> tuple[BoardGrid, Room, list[Cell]]:
    picked: list[Cell] = []
    cells = frozenset(grid.cells())
    one = BoardGrid(
        grid,
        seat=seat,
        choices=cells,
        picked=picked.append,
        hint="The board",
        **options,  # type: ignore[arg-type]
    )
    room = Room([one])
    one.place(FRAME, 1.0)
    return one, room, picked


def pixel(one: BoardGrid, cell: Cell) -> tuple[int, int]:
    x, y = one.camera.center(cell)
    return round(x), round(y)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("grid", [SquareGrid(), HexGrid()], ids=str)
def test_a_click_picks_the_cell_under_it(grid: Grid, seat: int) -> None:
    one, room, picked = board(grid, seat)
    for cell in grid.cells():
        room.click(pixel(one, cell))
    assert picked == list(grid.cells())


def test_beside_the_cells_there_is_no_board_until_it_is_zoomed() -> None:
    one, room, picked = board(SquareGrid())
    sky = FRAME.left + 3, FRAME.top + 3
    assert not one.hit(sky)
    room.move(FRAME.center)
    room.event(pygame.MOUSEWHEEL, y=2)
    assert one.camera.zoom > 1 and one.hit(sky)
    assert not one.hit((FRAME.left - 1, FRAME.centery))
    assert picked == []


def test_dragging_moves_a_zoomed_board_and_picks_nothing() -> None:
    one, room, picked = board(HexGrid())
    room.move(FRAME.center)
    room.event(pygame.MOUSEWHEEL, y=2)
    before, cell = one.camera, one.camera.cell_at(FRAME.center)
    assert cell is not None
    room.drag(FRAME.center, (FRAME.centerx - 40, FRAME.centery - 25))
    assert picked == []
    assert one.camera.center(cell) == pytest.approx(
        (before.center(cell)[0] - 40, before.center(cell)[1] - 25)
    )
    room.click(FRAME.center)
    assert len(picked) == 1
    room.event(pygame.MOUSEWHEEL, y=-20)
    assert one.camera.zoom == 1 and one.camera.shift == (0, 0)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("grid", [SquareGrid(), HexGrid()], ids=str)
def test_arrow_keys_reach_every_cell_and_leave_at_the_edge(grid: Grid, seat: int) -> None:
    one, room, picked = board(grid, seat)
    room.form.set_focus(one)
    room.key(pygame.K_RIGHT)
    for key in (pygame.K_LEFT, pygame.K_UP):
        while one.key(pygame.event.Event(pygame.KEYDOWN, key=key)):
            pass
    seen: set[Cell | None] = {one.cursor}
    way = pygame.K_RIGHT
    while True:
        while one.key(pygame.event.Event(pygame.KEYDOWN, key=way)):
            seen.add(one.cursor)
        if not one.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN)):
            break
        seen.add(one.cursor)
        way = pygame.K_LEFT if way == pygame.K_RIGHT else pygame.K_RIGHT
    assert seen == set(grid.cells())
    room.key(pygame.K_RETURN)
    assert picked == [one.cursor]


def test_the_cursor_of_the_keys_stays_in_sight() -> None:
    one, room, _ = board(SquareGrid())
    room.form.set_focus(one)
    for key in (pygame.K_DOWN, pygame.K_PLUS, pygame.K_PLUS, *[pygame.K_RIGHT] * 6, *[pygame.K_DOWN] * 6):
        room.key(key)
        assert one.cursor is None or FRAME.inflate(2, 2).contains(one.cell_rect(one.cursor))
    assert one.camera.zoom > 1


def test_a_cell_says_its_own_words() -> None:
    one, room, _ = board(SquareGrid(), words={(2, 3): "Too near: range 3 to 8."})
    room.move(pixel(one, (2, 3)))
    room.rest()
    assert room.form.told is one and one.tip == "Too near: range 3 to 8."
    assert one.tip_rect == one.cell_rect((2, 3))
    room.form.stale = False
    room.move(pixel(one, (2, 4)))
    assert room.form.stale and one.tip == "The board"
    one.enable(False, "The other player places a mech.")
    assert one.tip == "The other player places a mech."


def test_only_choices_are_picked() -> None:
    one, room, picked = board(SquareGrid())
    one.choices = frozenset({(1, 1)})
    room.click(pixel(one, (4, 4)))
    assert picked == []
    room.click(pixel(one, (1, 1)))
    assert picked == [(1, 1)]


@pytest.mark.parametrize("grid", [SquareGrid(), HexGrid()], ids=str)
def test_pictures_of_the_whole_board_lie_where_the_cells_are(grid: Grid) -> None:
    one, room, _ = board(grid, 1)
    room.move(FRAME.center)
    room.event(pygame.MOUSEWHEEL, y=2)
    room.drag(FRAME.center, (300, 300))
    for cell in grid.cells():
        x, y = one.camera.whole.center(cell)
        corner = FRAME.left + one.camera.shift[0], FRAME.top + one.camera.shift[1]
        assert one.camera.center(cell) == pytest.approx((x + corner[0], y + corner[1]))
