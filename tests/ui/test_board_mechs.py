"""Mechs at the table of Command Core: told apart, looked up, and with the face of whoever plays them."""

from pathlib import Path

import pygame
import pytest

from game.ui.tables.command_core.map.labels import body
from game.ui.tables.command_core.panels.ladder import MechPlate
from game.ui.tables.command_core.planning.directive_card import PileCard
from game.ui.tables.command_core.shows.answers import free_middle
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.session.seats import LOOKS
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


def plates(scene: BoardScene) -> list[MechPlate]:
    return [one for one in scene.form.widgets if type(one) is MechPlate]


def right_click(driver: Driver, place: tuple[int, int]) -> None:
    driver.move(place)
    driver.event(pygame.MOUSEBUTTONDOWN, button=3, pos=place)
    driver.event(pygame.MOUSEBUTTONUP, button=3, pos=place)


@pytest.mark.slow
def test_names_have_letters_and_numbers_are_the_order_alone(driver: Driver) -> None:
    scene = open_moment(driver, "order", squads=("drill", "brawlers"))
    names = [scene.words.mech(number) for number in range(4)]
    assert names == ["Trooper A", "Scout B", "Trooper C", "Trooper D"]
    assert {one.entry.name for one in plates(scene)} == set(names)


def test_two_of_a_kind_of_one_side_carry_their_letters_on_the_board(driver: Driver) -> None:
    scene = open_moment(driver, "order", squads=("drill", "brawlers"))
    assert {one.number: one.letter for one in scene.board.field.standing} == {0: "", 1: "", 2: "C", 3: "D"}


@pytest.mark.slow
@pytest.mark.parametrize("moment", ["order", "program", "attack"])
def test_the_right_button_and_its_key_open_the_sheet_of_a_mech(driver: Driver, moment: str) -> None:
    scene = open_moment(driver, moment)
    for one in scene.board.field.standing:
        for place in (
            scene.board.field.cell_point(one.cell),
            next(plate.rect.center for plate in plates(scene) if plate.entry.number == one.number),
        ):
            right_click(driver, place)
            assert scene.inspected == one.number
            right_click(driver, place)
            assert scene.inspected is None
            driver.key(pygame.K_i)
            assert scene.inspected == one.number
            driver.key(pygame.K_ESCAPE)
            assert scene.inspected is None


def test_the_tip_of_a_mech_on_the_board_says_its_armor_and_evasion(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    one = scene.board.field.standing[0]
    driver.move(scene.board.field.cell_point(one.cell))
    figures = scene.preview.figures(scene.view.mechs[one.number])
    assert f"Armor {figures.armor['front']} in front" in scene.board.field.tip
    assert f"evasion {figures.evasion}" in scene.board.field.tip


@pytest.mark.default_cases(2)
@pytest.mark.parametrize("level", LOOKS)
def test_plates_show_the_face_of_the_computer_that_plays_a_mech(tmp_path: Path, level: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene = open_moment(driver, "program", other=level)
    person = next(seat for seat in (0, 1) if scene.session.seats[seat] == "person")
    for one in plates(scene):
        assert one.entry.look == ("" if one.entry.mech.seat == person else LOOKS[level])


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize("moment", ["defend", "deplete"])
def test_what_the_other_side_does_is_told_where_it_covers_no_mech(
    tmp_path: Path, size: tuple[int, int], moment: str
) -> None:
    scene = open_moment(Driver(tmp_path, size, reduce_motion=True), moment)
    field = scene.board.field
    plate = pygame.Rect(0, 0, round(field.rect.width * 0.7), round(field.rect.height * 0.15))
    plate.center = free_middle(scene.board, plate.size)
    assert field.rect.contains(plate)
    assert not any(body(one, field.camera).colliderect(plate) for one in field.standing)


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 150])
def test_the_letters_of_the_order_keep_their_size_when_numbers_are_dealt(tmp_path: Path, scale: int) -> None:
    sizes = set()
    for moment in ("order", "program"):
        driver = Driver(tmp_path / moment, reduce_motion=True, ui_scale=scale)
        sizes |= {round(one.scale, 2) for one in plates(open_moment(driver, moment))}
    assert len(sizes) == 1


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("scale", [100, 150])
def test_many_directives_of_a_sheet_have_names_that_can_be_read(tmp_path: Path, scale: int) -> None:
    driver = Driver(tmp_path, ui_scale=scale, reduce_motion=True)
    scene = open_moment(driver, "attack", squads=("outriders", "giant"))
    for number, mech in enumerate(scene.view.mechs):
        if len(set(mech.directives)) > 8:
            scene.inspect(number)
            cards = [one for one in scene.form.widgets if isinstance(one, PileCard)]
            assert len(cards) > 8 and {one.form for one in cards} == {"wide"}
            assert min(one.rect.width for one in cards) >= 52 * max(1.0, scale / 100 * 0.8)
            break
    else:
        raise AssertionError("no mech has many: the test saw too little")
