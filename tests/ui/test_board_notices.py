"""Sentences and notes on the board of Command Core lie over no mech, no label and no order."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.ui.kit.toast import FOOT
from game.ui.tables.command_core.map.labels import body
from game.ui.tables.command_core.panels.order_strip import Link
from game.ui.tables.command_core.shows.answers import free_middle
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


@pytest.mark.parametrize("scale", [100, 150])
def test_a_sentence_lies_on_the_board_and_over_no_mech(tmp_path: Path, scale: int) -> None:
    driver = Driver(tmp_path, (1280, 720), reduce_motion=True, ui_scale=scale)
    scene = open_moment(driver, "program")
    board = scene.board
    standing, rows = board.field.standing, board.map.topology
    for cell in [one for one in rows.cells if one[0] == 4]:
        board.field.standing = [replace(one, cell=(column, cell[1])) for column, one in enumerate(standing)]
        field = scene.notice_field(pygame.Rect(0, 0, 1280, 720))
        lies = board.field.rect.clip(field)
        lies.height = field.bottom - round(FOOT * scene.scale) - lies.top
        assert board.field.rect.contains(lies) and lies.width == board.field.rect.width
        mechs = [body(one, board.field.camera) for one in board.field.standing]
        assert lies.collidelist(mechs) < 0 and lies.collidelist(board.score_places()) < 0


def test_the_note_of_an_answer_lies_over_no_label_of_the_shot(driver: Driver) -> None:
    scene = open_moment(driver, "defend", squads=("lancers", "brawlers"))
    board = scene.board
    assert "aim" in board.field.labels
    place = pygame.Rect(0, 0, 470, 70)
    place.center = free_middle(board, place.size)
    assert place.collidelist(list(board.field.labels.values())) < 0


def test_what_a_number_would_do_is_told_beside_the_order(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1280, 720), reduce_motion=True, ui_scale=150)
    scene = open_moment(driver, "order")
    links = [one.rect for one in scene.board.panel.leaves if isinstance(one.about, Link)]
    numbers = [one for one in scene.form.widgets if one.name.startswith("number ") and one.hint]
    assert links and numbers
    for number in numbers:
        driver.move(number.rect.center)
        driver.rest(1500)
        hint = scene.form.hint_place(pygame.Rect(0, 0, 1280, 720))
        assert hint is not None and hint.collidelist(links) < 0, number.name


def test_why_a_number_cannot_be_given_is_told_below_the_order(driver: Driver) -> None:
    scene = open_moment(driver, "order")
    driver.rest(2000)
    driver.key(pygame.K_4)
    hint = scene.form.hint_place(pygame.Rect(0, 0, 1280, 720))
    assert hint is not None and "has taken number 4" in scene.form.hints.text
    links = [one.rect for one in scene.board.panel.leaves if isinstance(one.about, Link)]
    assert hint.collidelist(links) < 0
    assert hint.colliderect(scene.board.places.panel.rect), "at the top of the board it is overlooked"


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, (1280, 720), reduce_motion=True)
