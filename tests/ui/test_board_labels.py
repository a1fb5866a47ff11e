"""Labels on the board: order, structure, armor and the words of a shot hide neither one another nor mechs."""

from itertools import combinations, product
from pathlib import Path

import pygame
import pytest

from game.rules.command_core.topology import Cell
from game.ui.parts.grid import Grid, HexGrid, SquareGrid
from game.ui.tables.command_core.map.camera import Camera
from game.ui.tables.command_core.map.free_room import Label, find_room
from game.ui.tables.command_core.map.labels import place_labels
from game.ui.tables.command_core.map.overlay import size_of
from game.ui.tables.command_core.map.standing import Aim, Standing
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver

FRAME = (0, 0, 680, 610)
PIXELS = 15
GRIDS: dict[str, tuple[Grid, Cell, tuple[Cell, ...]]] = {
    "square": (SquareGrid(), (5, 5), ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))),
    "hex": (HexGrid(), (5, 2), ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))),
}


def mech(number: int, cell: Cell) -> Standing:
    return Standing(number, "trooper", number % 2, cell, 0, number + 1, 8, 8)


def shot(start: Cell, end: Cell, turn: float) -> Aim:
    return Aim(start, end, (("1 away, 1–4", ":eye:"), ("2.1", ":structure:", "30 %")), 2, (turn, 90.0))


def share(rect: pygame.Rect, other: pygame.Rect) -> float:
    """How much of `rect` lies on `other`."""
    seen = rect.clip(other)
    return seen.width * seen.height / (rect.width * rect.height)


@pytest.mark.slow
@pytest.mark.parametrize("board", GRIDS)
@pytest.mark.parametrize("seat", [0, 1])
def test_neighbours_on_any_side_hide_no_label(board: str, seat: int) -> None:
    grid, target, ways = GRIDS[board]
    camera = Camera(grid, tuple(map(float, FRAME)), seat)  # type: ignore[arg-type]
    for one, two in product(ways, ways):
        cells = {target, (target[0] + one[0], target[1] + one[1]), (target[0] + two[0], target[1] + two[1])}
        ordered = [target, *sorted(cells - {target})]
        standing = tuple(mech(number, cell) for number, cell in enumerate(ordered))
        for turn in (0.0, 90.0, 180.0, 270.0):
            labels = place_labels(camera, FRAME, standing, shot(ordered[1], target, turn), PIXELS)
            assert len(labels) == 2 * len(standing) + 2
            for (first, rect), (second, other) in combinations(labels.items(), 2):
                covered = max(share(rect, other), share(other, rect))
                assert covered < 0.2, f"{first} on {second} with {ordered}, {turn}"
            x, y = camera.center(ordered[1])
            size = size_of(camera)
            head = pygame.Rect(x - size * 0.5, y - size, size, size * 1.2)
            assert share(labels["armor"], head) < 0.2, f"the armor hides the attacker at {ordered}, {turn}"
            assert share(labels["aim"], head) < 0.2, f"the words hide the attacker at {ordered}, {turn}"


def test_a_label_takes_its_best_place_where_that_is_free() -> None:
    one, two = Label("one", (10, 10), ((20, 20), (40, 20))), Label("two", (10, 10), ((22, 22), (22, 40)))
    found = find_room([one, two], {}, pygame.Rect(0, 0, 60, 60))
    assert found["one"].center == (20, 20)
    assert found["two"].center == (22, 40)


def test_a_label_may_hide_its_own_mech_and_never_leaves_the_board() -> None:
    body = {"mech": [pygame.Rect(10, 10, 20, 20)]}
    own = Label("own", (10, 10), ((20, 20), (50, 50)), frozenset(("mech",)))
    outside = Label("outside", (10, 10), ((-20, -20),))
    found = find_room([own, outside], body, pygame.Rect(0, 0, 60, 60))
    assert found["own"].center == (20, 20)
    assert found["outside"].topleft == (0, 0)


@pytest.mark.slow
@pytest.mark.parametrize("board", GRIDS)
@pytest.mark.parametrize("moment", ["attack", "reroll", "defend"])
def test_all_labels_of_a_combat_stay_on_the_board(tmp_path: Path, board: str, moment: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, moment, board, ("swarm", "swarm"))
    for size in ((960, 540), (1280, 720), (2560, 1080)):
        scene.resize(size, 1.0)
        field = scene.board.field
        labels = field.labels
        assert {key for key in labels if isinstance(key, tuple) and key[0] == "pips"} == {
            ("pips", one.number) for one in field.standing
        }
        assert ("aim" in labels) == (moment != "attack")
        assert all(field.rect.contains(rect) for rect in labels.values())


@pytest.mark.slow
@pytest.mark.parametrize("board", GRIDS)
def test_the_number_of_a_mech_leaves_room_for_the_numbers_of_its_program(tmp_path: Path, board: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "program", board)
    assert scene.plans is not None
    for card in list(scene.plans.plan.piles)[:4]:
        scene.lay_down(card)
    for size in ((960, 540), (1280, 720)):
        scene.resize(size, 1.0)
        field = scene.board.field
        assert field.ghost is not None
        discs = [rect for _, rect in field._discs(field.ghost)]
        orders = {
            key: rect for key, rect in field.labels.items() if isinstance(key, tuple) and key[0] == "order"
        }
        assert discs and orders
        for (key, rect), disc in product(orders.items(), discs):
            assert share(disc, rect) < 0.2, f"{key} on the number of a slot at {size}"
