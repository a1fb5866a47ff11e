"""How a turn of Scrapbots ends: by itself only when nobody reads, and by Enter only where that is meant."""

from pathlib import Path

import pygame
import pytest

from game.content.tips import shipped_tips
from game.ui.kit.modal import Modal
from game.ui.tables.session.beat import BEAT
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table

START = {"players": [{"hand": ["circuitry"]}, {"lanes": [bot("scout"), None, None]}]}


def last_card(folder: Path) -> Driver:
    """Until just after the last card of the hand, with the turn about to end by itself."""
    driver = table(folder, "person", "greedy", start=START, auto_pass=True)
    driver.click("hand circuitry")
    driver.click("energy False")
    while lanes(driver).playing:
        driver.app.frame(16)
    return driver


def record(driver: Driver) -> list[str]:
    return lanes(driver).session.match.record


def test_e_ends_a_turn_that_would_end_by_itself_at_once(tmp_path: Path) -> None:
    driver = last_card(tmp_path)
    assert "by itself" in lanes(driver).line()
    driver.key(pygame.K_e)
    assert record(driver)[:2] == ["0 energy circuitry", "0 pass"]


@pytest.mark.slow
def test_nothing_says_that_a_turn_ends_by_itself_while_a_tip_stands(
    tmp_path: Path,
) -> None:
    driver = last_card(tmp_path)
    scene = lanes(driver)
    scene.tips.tip = shipped_tips("scrapbots")[0]
    scene.refresh()
    assert "by itself" not in scene.line() and "by itself" not in scene.bay_note()
    driver.rest(3 * BEAT)
    assert record(driver) == ["0 energy circuitry"]
    scene.tips.put_away()
    assert "by itself" in scene.line()
    driver.rest(3 * BEAT)
    assert record(driver)[1] == "0 pass"


def test_enter_keeps_playing_where_something_is_left(tmp_path: Path) -> None:
    players = [{"hand": ["circuitry"], "scrap": 5}, {}]
    driver = table(tmp_path, "person", "greedy", start={"players": players}, confirm_end_turn=True)
    driver.key(pygame.K_e)
    assert isinstance(driver.scene, Modal)
    driver.wait_for_guard()
    driver.key(pygame.K_RETURN)
    assert record(driver) == []


def test_end_turn_does_not_keep_the_frame_into_the_next_question(tmp_path: Path) -> None:
    players = [{"hand": ["circuitry"] * 2}, {}]
    driver = table(tmp_path, "person", "greedy", start={"players": players})
    scene = lanes(driver)
    assert scene.board.console.bay is not None
    scene.form.set_focus(scene.board.console.bay)
    scene.act(next(one for one in scene.actions if str(one) == "energy circuitry"))
    driver.settle()
    assert scene.form.focus is not scene.board.console.bay
