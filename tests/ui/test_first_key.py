"""A battle is fought with arrows and Enter alone: the first key of each question leads to an answer."""

from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.rules import load
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.session.session import Session
from tests.ui.board_moments import open_moment, options
from tests.ui.driver import TICK as FRAME
from tests.ui.driver import Driver

ENTER, RIGHT, DOWN = pygame.K_RETURN, pygame.K_RIGHT, pygame.K_DOWN
SETTLING = 300


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


def press(driver: Driver, key: int) -> None:
    driver.settle()
    driver.wait_for_guard()
    driver.rest(SETTLING)
    driver.key(key)
    driver.app.frame(FRAME)


def test_a_mech_is_placed_and_turned_with_arrows_and_enter(driver: Driver) -> None:
    match = Match(load("command_core"), options("square", ("drill", "drill")), 7)
    match.act(match.decisions[0].seat, match.decisions[0].actions[0])
    seats = ["greedy", "greedy"]
    seats[match.decisions[0].seat] = "person"
    session = Session(match, (seats[0], seats[1]), ("Ada", "Brunel"), driver.context.saves)
    scene = session.game_ui.table_scene(driver.context, session)
    assert isinstance(scene, BoardScene)
    driver.context.navigator.push(scene)
    press(driver, ENTER)
    field, count = scene.board.field, len(match.record)
    assert scene.form.focus is field and field.cursor in field.choices, "one key leads to a lit cell"
    cell = field.cursor
    press(driver, ENTER)
    assert scene.view.mechs[0].cell == cell and len(match.record) == count + 1
    before = scene.facing
    press(driver, RIGHT)
    assert scene.facing != before
    turned = scene.facing
    press(driver, ENTER)
    assert match.record[count + 1].endswith(f"face {turned}")
    driver.settle()
    assert scene.asked is not None and scene.asked.kind == "place"
    field = scene.board.field
    assert scene.form.focus is field and field.cursor in field.choices, "it left the taken cell"
    field.cursor = cell
    press(driver, ENTER)
    assert field.cursor != cell and field.cursor in field.choices, "Enter on a taken cell leads to a free one"
    press(driver, ENTER)
    assert scene.view.mechs[1].cell == field.cursor


@pytest.mark.parametrize(("moment", "name"), [("begin", ""), ("order", "number "), ("deplete", "deplete ")])
@pytest.mark.parametrize("key", [ENTER, DOWN])
def test_the_first_key_leads_to_an_answer_and_enter_takes_it(
    driver: Driver, moment: str, name: str, key: int
) -> None:
    scene = open_moment(driver, moment, squads=("lancers", "brawlers"))
    count = len(scene.session.match.record)
    press(driver, key)
    focus = scene.form.focus
    assert focus is not None and focus.name.startswith(name) and focus.workable
    assert len(scene.session.match.record) == count, "nothing is done yet"
    press(driver, ENTER)
    assert len(scene.session.match.record) > count


def test_a_board_that_had_the_focus_gives_it_to_the_next_question(driver: Driver) -> None:
    scene = open_moment(driver, "order")
    scene.form.set_focus(scene.board.field)
    press(driver, ENTER)
    assert scene.form.focus is not None and scene.form.focus.name.startswith("number ")


def test_space_pressed_once_too_often_fires_no_shot(driver: Driver) -> None:
    """It goes on in what is shown before; Enter fires."""
    scene = open_moment(driver, "attack")
    count = len(scene.session.match.record)
    for _ in range(3):
        press(driver, pygame.K_SPACE)
    focus = scene.form.focus
    assert focus is not None and focus.name.startswith("target ")
    assert len(scene.session.match.record) == count
    press(driver, ENTER)
    assert len(scene.session.match.record) > count


def test_enter_alone_writes_all_programs_and_hands_them_over(driver: Driver) -> None:
    scene = open_moment(driver, "program", squads=("drill", "drill"), questions=True)
    plans, seen = scene.plans, set[int]()
    assert plans is not None and len(plans.of) > 1
    for _ in range(40):
        if scene.plans is None:
            break
        seen.add(scene.plans.mech)
        press(driver, ENTER)
    assert seen == set(plans.of), "Enter went on to each mech"
    assert scene.plans is None and all(not one.left_to_chance for one in plans.of.values())
