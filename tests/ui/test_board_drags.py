"""Mechs, numbers, weapons, dice and cards of Command Core are dragged to where they are for."""

from pathlib import Path

import pygame
import pytest

from game.ui.tables.command_core.panels.arm_row import ArmRow
from game.ui.tables.command_core.panels.tray_die import TrayDie
from game.ui.tables.command_core.table import BoardScene
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver

BOARDS = ("square", "hex")


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


def drag(driver: Driver, start: tuple[int, int], end: tuple[int, int]) -> None:
    driver.wait_for_guard()
    driver.move(start)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    driver.event(pygame.MOUSEMOTION, pos=end, rel=(1, 1), buttons=(1, 0, 0))
    driver.app.frame(16)
    driver.event(pygame.MOUSEBUTTONUP, pos=end, button=1)


def to_place(scene: BoardScene) -> list[int]:
    """The mechs that are still to be placed by whoever is in turn."""
    mechs = enumerate(scene.view.mechs)
    return [number for number, one in mechs if one.seat == scene.view.turn and one.cell is None]


def last(scene: BoardScene, count: int) -> list[str]:
    """What was chosen since the record had so many entries."""
    return [entry.partition(" ")[2] for entry in scene.session.match.record[count:]]


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("start", ["row", "mech"])
def test_a_mech_is_dragged_to_its_cell(driver: Driver, board: str, start: str) -> None:
    scene = open_moment(driver, "place", board)
    count, field = len(scene.session.match.record), scene.board.field
    mechs = to_place(scene)
    cell = sorted(field.choices)[3]
    drag(driver, driver.control(f"{start} {mechs[0] + 1}").rect.center, field.cell_point(cell))
    assert last(scene, count)[0] == f"place {mechs[0] + 1} {cell[0]},{cell[1]}"


def test_a_mech_dropped_beside_the_lit_cells_is_still_in_hand(driver: Driver) -> None:
    scene = open_moment(driver, "place")
    count = len(scene.session.match.record)
    mechs = to_place(scene)
    drag(driver, driver.control(f"row {mechs[0] + 1}").rect.center, (3, 3))
    assert not last(scene, count) and scene.board.field.choices


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_a_number_is_dragged_to_a_mech(driver: Driver, board: str) -> None:
    scene = open_moment(driver, "order", board)
    assert scene.asked is not None
    count = len(scene.session.match.record)
    tag = [one for one in driver.controls() if one.name.startswith("number ")][-1]
    _, mech, value = tag.name.split()
    cells = [one.cell for one in scene.view.mechs]
    own, other = cells[int(mech) - 1], cells[0]
    assert own is not None and other is not None
    drag(driver, tag.rect.center, scene.board.field.cell_point(other))
    assert not last(scene, count), "a number is given to the mech that it stands beside"
    drag(driver, driver.control(tag.name).rect.center, scene.board.field.cell_point(own))
    assert last(scene, count)[0] == f"order {mech} {value}"


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_a_weapon_is_dragged_to_its_target(driver: Driver, board: str) -> None:
    scene = open_moment(driver, "attack", board)
    weapons = [one for one in scene.form.widgets if isinstance(one, ArmRow) and one.pickable]
    weapon = next(one for one in weapons if scene.board.snapshot.targets([one.arm.id]))
    target = min(scene.board.snapshot.targets([weapon.arm.id]))
    cell, count = scene.view.mechs[target].cell, len(scene.session.match.record)
    assert cell is not None
    drag(driver, weapon.rect.center, scene.board.field.cell_point(cell))
    assert last(scene, count)[0] == f"attack {weapon.arm.id} on {target + 1}"


@pytest.mark.slow
@pytest.mark.parametrize("moment", ["reroll", "defend"])
def test_a_die_is_dragged_away_to_be_thrown_again(driver: Driver, moment: str) -> None:
    scene = open_moment(driver, moment)
    die = next(one for one in scene.form.widgets if isinstance(one, TrayDie) and one.command is not None)
    count, place = len(scene.session.match.record), die.die_rect.center
    # Back where it was taken from it is not thrown.
    drag(driver, place, (place[0] + 10, place[1]))
    assert not last(scene, count)
    drag(driver, place, scene.board.field.rect.center)
    said = f"reroll {die.number}" if die.kind == "attack" else f"reroll {die.kind} {die.number}"
    assert last(scene, count)[0] == said


@pytest.mark.slow
@pytest.mark.parametrize(("moment", "word"), [("deplete", "deplete"), ("put_back", "put back")])
def test_a_card_of_a_crit_is_dragged_out(driver: Driver, moment: str, word: str) -> None:
    scene = open_moment(driver, moment)
    card = next(one for one in driver.cards() if one.name.startswith("crit "))
    count = len(scene.session.match.record)
    drag(driver, card.rect.center, scene.board.field.rect.center)
    assert last(scene, count)[0] == f"{word} {card.name.split()[2]}"


@pytest.mark.slow
def test_what_is_dragged_is_seen_at_the_pointer(driver: Driver) -> None:
    scene = open_moment(driver, "reroll")
    die = next(one for one in scene.form.widgets if isinstance(one, TrayDie) and one.command is not None)
    end = scene.board.field.rect.center
    driver.wait_for_guard()
    driver.move(end)
    before = driver.app.window.subsurface(pygame.Rect(end[0] - 4, end[1] - 4, 8, 8)).copy()
    driver.move(die.die_rect.center)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=die.die_rect.center, button=1)
    driver.event(pygame.MOUSEMOTION, pos=end, rel=(1, 1), buttons=(1, 0, 0))
    driver.app.frame(16)
    after = driver.app.window.subsurface(pygame.Rect(end[0] - 4, end[1] - 4, 8, 8))
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")
