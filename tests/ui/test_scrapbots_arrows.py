"""Arrows over the Scrapbots table: to what lies there, over cards and lanes, and on after a choice."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table

START: dict[str, Any] = {
    "market": ["scout", "golem", "drone", "drone", "blaster"],
    "players": [
        {
            "hand": ["chainsaw", "spare_parts", "circuitry", "spare_parts", "drone"],
            "deck": ["circuitry"] * 5,
            "discard": ["spare_parts"],
            "scrap": 6,
            "energy": 4,
            "lanes": [bot("scout"), bot("sentinel"), None],
        },
        {"lanes": [bot("drone"), bot("golem"), None]},
    ],
}
LEFT, RIGHT, UP, DOWN = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN


def played(folder: Path, **settings: object) -> Driver:
    return table(folder, "person", "greedy", start=START, **settings)


def press(driver: Driver, *keys: int) -> str:
    """The name of the focus after these keys."""
    for key in keys:
        driver.wait_for_guard()
        driver.key(key)
    driver.settle()
    focus = driver.scene.form.focus
    return focus.name if focus is not None else ""


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("scale", [100, 150])
def test_arrows_go_to_what_lies_there(tmp_path: Path, scale: int) -> None:
    driver = played(tmp_path, ui_scale=scale)
    walk = [
        (RIGHT, "hand chainsaw"),
        (RIGHT, "hand spare_parts"),
        (UP, "attack lane 2 1"),
        (RIGHT, "enemy lane 2"),
        (LEFT, "attack lane 2 1"),
        (UP, "own lane 2"),
        (UP, "attack lane 1 1"),
        (UP, "own lane 1"),
        (UP, "market scout"),
        (RIGHT, "market golem"),
        (UP, "market golem"),
        (DOWN, "own lane 1"),
        (RIGHT, "enemy lane 1"),
        (DOWN, "enemy lane 2"),
    ]
    assert [press(driver, key) for key, _ in walk] == [name for _, name in walk]


def test_up_from_the_hand_leads_to_the_own_side(tmp_path: Path) -> None:
    """Right of the middle the other side's lanes are nearer, where there is nothing to do."""
    start = {**START, "players": [START["players"][0], {"lanes": [bot("drone"), None, bot("golem")]}]}
    driver = table(tmp_path, "person", "greedy", start=start)
    assert press(driver, *[RIGHT] * 5) == "hand drone"
    assert press(driver, UP).startswith(("own lane", "attack lane"))


def test_down_from_a_card_of_the_hand_leads_nowhere_and_right_to_the_piles_and_the_bay(
    tmp_path: Path,
) -> None:
    driver = played(tmp_path)
    assert press(driver, RIGHT, DOWN) == "hand chainsaw"
    assert press(driver, RIGHT, RIGHT, RIGHT, RIGHT) == "hand drone"
    assert press(driver, RIGHT) in ("own deck", "own discard")
    assert press(driver, RIGHT, DOWN) == "End turn"


def test_the_focus_goes_on_to_the_next_card_and_to_what_a_letter_asks(tmp_path: Path) -> None:
    driver = played(tmp_path)
    assert press(driver, RIGHT, RIGHT, pygame.K_RETURN, pygame.K_s).startswith("hand ")
    assert lanes(driver).session.match.record == ["0 scrap spare_parts"]
    assert press(driver, pygame.K_b) == "market scout"
    assert press(driver, pygame.K_ESCAPE, pygame.K_a, pygame.K_1) == "attack 0"
    assert press(driver, pygame.K_RETURN) == "market scout", "back to where it was"
    assert lanes(driver).session.match.record[-1] == "0 attack lane 1 1"


def test_after_b_enter_buys_the_card_that_has_the_focus(tmp_path: Path) -> None:
    driver = played(tmp_path)
    assert press(driver, pygame.K_b, RIGHT, RIGHT) == "market drone"
    press(driver, pygame.K_RETURN)
    assert lanes(driver).session.match.record == ["0 buy drone"]


def test_a_mouse_keeps_the_focus_where_it_clicked_last(tmp_path: Path) -> None:
    driver = played(tmp_path)
    driver.click("hand spare_parts")
    driver.click("scrap False")
    driver.settle()
    assert lanes(driver).session.match.record == ["0 scrap spare_parts"]
    assert driver.scene.form.focus is None


def test_keys_stand_on_cards_while_the_keys_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver, shown = played(tmp_path), []
    monkeypatch.setattr(
        "game.ui.tables.scrapbots.key_caps._draw_caps", lambda _, keys, __: shown.append(keys)
    )
    driver.app.frame(16)
    lanes(driver).still(pygame.Surface((1280, 720)))
    assert not shown
    press(driver, RIGHT)
    assert [key for key, _ in shown[-1]] == ["B1", "B2", "B3", "B4", "B5", "1", "2", "3", "4", "5"]


def test_left_of_the_market_lies_no_card_of_the_hand(tmp_path: Path) -> None:
    driver = played(tmp_path)
    assert press(driver, RIGHT, UP, UP, UP, UP, UP) == "market scout"
    assert press(driver, LEFT) == "market scout"


def test_where_no_card_can_be_played_arrows_begin_at_the_market(tmp_path: Path) -> None:
    players = [{"hand": ["brain_damage"], "scrap": 5}, {}]
    driver = table(tmp_path, start={"market": START["market"], "players": players})
    assert press(driver, UP) == "market scout"
