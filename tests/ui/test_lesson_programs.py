"""Programs in lessons: no slot is left to chance, and what is written is judged while it is written."""

from pathlib import Path

import pygame
import pytest

from game.ui.tables.command_core.table import BoardScene
from tests.ui.driver import Driver
from tests.ui.lesson_play import guide, opened, to_step

pytestmark = pytest.mark.usefixtures("plain_cards")


def writing(folder: Path, *cards: str) -> Driver:
    """The first program of the first lesson, as far as it is written."""
    driver = opened(folder, "command_core/moving")
    to_step(driver, 1)
    for card in cards:
        driver.click(f"directive {card}")
    driver.settle()
    return driver


def board_table(driver: Driver) -> BoardScene:
    assert isinstance(driver.scene, BoardScene)
    return driver.scene


def ready_is_gold(driver: Driver) -> bool:
    return any(one.primary for one in board_table(driver).answer_buttons() if one.key_name == "R")


@pytest.mark.slow
def test_ready_waits_until_no_slot_is_empty(tmp_path: Path) -> None:
    driver = writing(tmp_path, "advance", "hold")
    table, run = board_table(driver), guide(driver).run
    driver.wait_for_guard()
    driver.key(pygame.K_r)
    driver.settle()
    assert run.actions == [] and table.plans is not None
    assert table.form.focus is table.form.named("slot 3")
    assert table.note() == "2 slots are still empty."


def test_what_was_done_is_praised_by_its_name_and_only_where_it_has_one(tmp_path: Path) -> None:
    driver = opened(tmp_path, "dino_battles/set_up")
    to_step(driver, 1)
    driver.click("keep")
    driver.settle()
    assert guide(driver).telling._spoken().startswith("*A hand to fight with!* One Dinosaur")
    driver.press("Step back")
    assert not guide(driver).telling._spoken().startswith("*A hand")


@pytest.mark.slow
def test_a_program_that_misses_the_goal_is_not_invited(tmp_path: Path) -> None:
    driver = writing(tmp_path, "advance", "hold", "hold", "reverse")
    assert board_table(driver).note() == "Not there yet: change a card."
    assert not ready_is_gold(driver)
    # It may be run all the same, and is then explained.
    driver.wait_for_guard()
    driver.key(pygame.K_r)
    driver.settle()
    assert guide(driver).run.mistake is not None


def test_a_program_that_reaches_the_goal_is_invited(tmp_path: Path) -> None:
    driver = writing(tmp_path, "advance", "hold", "hold", "advance")
    assert board_table(driver).note() == "That does it: press Ready."
    assert ready_is_gold(driver)
    driver.wait_for_guard()
    driver.key(pygame.K_r)
    driver.settle()
    assert guide(driver).run.index == 2 and guide(driver).run.just_passed


def test_a_program_that_is_tried_again_is_written_from_its_first_slot_on(tmp_path: Path) -> None:
    driver = writing(tmp_path, "advance", "hold", "hold", "reverse")
    driver.wait_for_guard()
    driver.key(pygame.K_r)
    driver.settle()
    driver.rest(3000)
    driver.press("Try again")
    driver.settle()
    driver.rest(1000)
    plans = board_table(driver).plans
    assert plans is not None and plans.plan.slots == [None] * 4
    driver.key(pygame.K_1)
    assert plans.plan.slots[0] == "advance"
