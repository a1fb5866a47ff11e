"""A turn of Scrapbots by keys: all for Scrap at once, buying by number, activating in a lane."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.kit.buttons import Button
from game.ui.kit.guard import SETTLING
from game.ui.tables.scrapbots.panels.rich_button import RichButton
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table

MARKET = ["scout", "golem", "drone", "drone", "blaster"]
PLAYERS: list[dict[str, Any]] = [
    {
        "hand": ["chainsaw", "spare_parts", "circuitry", "spare_parts", "brain_damage"],
        "scrap": 1,
        "lanes": [bot("scout"), bot("sentinel"), None],
    },
    {"lanes": [bot("drone"), bot("golem"), None]},
]


def full_table(folder: Path, **settings: object) -> Driver:
    return table(folder, "person", "greedy", start={"market": MARKET, "players": PLAYERS}, **settings)


def record(driver: Driver) -> list[str]:
    return lanes(driver).session.match.record


def press(driver: Driver, *keys: int) -> None:
    for key in keys:
        driver.wait_for_guard()
        driver.key(key)
    driver.settle()


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_all_cards_are_played_for_scrap_at_once_and_taken_back_at_once(
    tmp_path: Path, keyboard: bool
) -> None:
    driver = full_table(tmp_path)
    words = next(one.text for one in lanes(driver).board.answers() if one.name == "all for scrap")
    assert "All for Scrap" in words and "+10" in words
    if keyboard:
        press(driver, pygame.K_p)
    else:
        driver.click("all for scrap")
        driver.settle()
    assert record(driver) == [
        "0 scrap chainsaw",
        "0 scrap spare_parts",
        "0 scrap circuitry",
        "0 scrap spare_parts",
    ]
    own = lanes(driver).view.players[0]
    assert own.scrap == 11 and own.hand == ("brain_damage",)
    assert "all for scrap" not in driver.names()
    press(driver, pygame.K_u)
    assert record(driver) == [] and lanes(driver).view.players[0].scrap == 1


@pytest.mark.slow
def test_a_card_that_was_played_before_stays_played(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    press(driver, pygame.K_2, pygame.K_s)
    press(driver, pygame.K_p)
    press(driver, pygame.K_u)
    assert record(driver) == ["0 scrap spare_parts"]
    press(driver, pygame.K_u)
    assert record(driver) == []


def test_p_does_nothing_while_a_card_is_picked(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    press(driver, pygame.K_1, pygame.K_p)
    assert record(driver) == [] and lanes(driver).picked_name() == "chainsaw"


@pytest.mark.slow
def test_a_card_of_the_market_is_bought_by_its_number(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    press(driver, pygame.K_p)
    press(driver, pygame.K_b)
    assert "number of a card" in lanes(driver).line()
    before = record(driver)
    press(driver, pygame.K_4)
    focus = driver.scene.form.focus
    assert focus is not None and focus.name == "market drone" and record(driver) == before, "it leads there"
    press(driver, pygame.K_RETURN)
    assert record(driver)[-1] == "0 buy drone"
    press(driver, pygame.K_b, pygame.K_1)
    assert record(driver)[-1] == "0 buy drone"
    press(driver, pygame.K_1)
    assert record(driver)[-1] == "0 buy scout", "B again for the next one, and its number again"


def test_too_dear_a_card_says_so(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    press(driver, pygame.K_b, pygame.K_2)
    assert record(driver) == []
    assert "Golem costs 12 Scrap and you have 1" in driver.scene.form.hints.text
    focus = driver.scene.form.focus
    assert focus is not None and focus.name == "market golem", "what is read beside it is that card"
    press(driver, pygame.K_ESCAPE)
    assert not lanes(driver).aiming


def test_a_component_is_activated_in_a_lane_by_keys(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    press(driver, pygame.K_1, pygame.K_a, pygame.K_2)
    assert record(driver) == ["0 activate chainsaw lane 2"]


@pytest.mark.slow
def test_the_button_stands_above_the_bay_at_all_sizes(tmp_path: Path) -> None:
    for size in ((960, 540), (1280, 720), (2560, 1080)):
        driver = full_table(tmp_path / str(size[0]), size=size)
        button, bay = driver.control("all for scrap"), lanes(driver).board.console.bay
        assert bay is not None and button.rect.bottom <= bay.rect.top
        assert all(box.fits for box in button.boxes())


def test_nobody_asked_for_a_lone_wound(tmp_path: Path) -> None:
    players = [{"hand": ["brain_damage"], "scrap": 4}, {}]
    driver = table(tmp_path, "person", "greedy", start={"market": MARKET, "players": players})
    assert "all for scrap" not in driver.names()
    driver.rest(SETTLING)
    press(driver, pygame.K_p)
    assert record(driver) == []


def key_of(driver: Driver, name: str) -> str:
    button = driver.control(name)
    assert isinstance(button, Button)
    return button.key_name


@pytest.mark.slow
def test_a_letter_stands_on_one_button_and_what_a_text_adds_comes_first(tmp_path: Path) -> None:
    """A Supply Crate draws with S and G; who leaves its text out presses 1 or 2."""
    players = [{"hand": ["supply_crate"] * 2, "deck": ["circuitry"] * 9}, {}]
    driver = table(tmp_path, "person", "greedy", start={"market": MARKET, "players": players})
    press(driver, pygame.K_1)
    names = ["scrap True", "energy True", "scrap False", "energy False"]
    assert [one.name for one in lanes(driver).board.answers()][:4] == names
    assert [key_of(driver, name) for name in names] == ["S", "G", "1", "2"]
    press(driver, pygame.K_s)
    assert record(driver) == ["0 scrap supply_crate text"]
    press(driver, pygame.K_1, pygame.K_2)
    assert record(driver)[1:] == ["0 energy supply_crate"]


@pytest.mark.slow
def test_where_digits_name_lanes_a_text_that_is_left_out_has_none(tmp_path: Path) -> None:
    players = [{"hand": ["magnet_trap"]}, {"lanes": [bot("golem"), bot("scout"), None]}]
    driver = table(tmp_path, "person", "greedy", start={"market": MARKET, "players": players})
    press(driver, pygame.K_1)
    assert key_of(driver, "scrap True") == "S" and key_of(driver, "scrap False") == ""
    press(driver, pygame.K_s, pygame.K_2)
    assert record(driver) == ["0 scrap magnet_trap text lane 2"]


@pytest.mark.slow
def test_after_a_each_scrapbot_that_can_attack_has_a_button_and_another_lane_says_why(tmp_path: Path) -> None:
    own = [bot("sentry_gun", exhausted=True), None, bot("scout")]
    players = [{"hand": ["circuitry"], "energy": 3, "lanes": own}, {}]
    driver = table(tmp_path, "person", "greedy", start={"market": MARKET, "players": players})
    press(driver, pygame.K_a)
    found = [one for one in lanes(driver).board.answers() if one.name.startswith("attacker")]
    assert [(one.text, one.key_name) for one in found] == [("Scout", "3")]
    press(driver, pygame.K_1)
    assert "Sentry Gun is exhausted" in driver.scene.form.hints.text
    press(driver, pygame.K_2)
    assert driver.scene.form.hints.text and "Sentry Gun" not in driver.scene.form.hints.text
    driver.click("attacker 3")
    press(driver, pygame.K_1)
    assert record(driver) == ["0 attack lane 3 1"]


def test_both_attacks_of_a_scrapbot_are_written_in_one_size(tmp_path: Path) -> None:
    players = [{"energy": 6, "lanes": [bot("scout"), None, None]}, {}]
    driver = table(tmp_path, "person", "greedy", start={"market": MARKET, "players": players})
    driver.click("own lane 1")
    first, second = driver.control("attack 0"), driver.control("attack 1")
    assert isinstance(first, RichButton) and isinstance(second, RichButton)
    assert len(second.words) > len(first.words) and first.type_size == second.type_size


@pytest.mark.usefixtures("plain_cards")
def test_as_a_turn_begins_no_card_of_the_last_one_hides_what_the_other_did(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    scene = lanes(driver)
    card = scene.board.stall_card(3)
    assert card is not None
    scene.form.go(card)
    assert scene.board.closer_look() is not None
    turn = scene.view.turn
    press(driver, pygame.K_e)
    for _ in range(9):
        driver.settle()
    assert scene.view.turn > turn + 1 and scene.asked is not None
    assert scene.form.focus is None and scene.board.closer_look() is None


@pytest.mark.usefixtures("plain_cards")
def test_with_no_card_in_hand_arrows_begin_at_the_market_and_b_says_when_nothing_can_be_bought(
    tmp_path: Path,
) -> None:
    players = [{"hand": ["spare_parts", "spare_parts"]}, {}]
    driver = table(tmp_path, start={"market": MARKET, "players": players})
    press(driver, pygame.K_b)
    assert lanes(driver).prompt_text() == "With 0 Scrap you can buy nothing yet: play cards for Scrap first."
    press(driver, pygame.K_ESCAPE, pygame.K_p)
    driver.move((2, 2))
    lanes(driver).form.set_focus(None)
    press(driver, pygame.K_UP)
    assert getattr(lanes(driver).form.focus, "name", "") == "market drone"


def test_enter_again_plays_a_card_of_one_use(tmp_path: Path) -> None:
    """It led to the button first, so that a card took three presses."""
    driver = full_table(tmp_path)
    press(driver, pygame.K_2)
    assert record(driver) == [] and lanes(driver).picked_name() == "spare_parts"
    press(driver, pygame.K_RETURN)
    assert record(driver) == ["0 scrap spare_parts"]


def test_enter_leads_to_the_answers_of_a_card_of_several_uses(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    press(driver, pygame.K_3, pygame.K_RETURN)
    assert record(driver) == [] and isinstance(driver.scene.form.focus, Button)
