"""What a new player of Scrapbots stumbled over, as it is now."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit.buttons import Button
from game.ui.paint.text import plain
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table, tags_of

MARKET = ["laser_cannon", "enforcer", "golem", "sentinel", "rocket_pod"]


def button(driver: Driver, name: str) -> Button:
    found = driver.scene.form.named(name)
    assert isinstance(found, Button), name
    return found


def test_play_all_for_scrap_keeps_scrapbots_and_says_when_it_buys_nothing(tmp_path: Path) -> None:
    start = {"market": MARKET, "players": [{"hand": ["golem", "spare_parts", "circuitry"]}, {}]}
    driver = table(tmp_path, start=start)
    assert button(driver, "all for scrap").text == "Rest for Scrap: +3 , buys nothing"
    driver.click("all for scrap")
    driver.to_the_table()
    side = lanes(driver).view.players[0]
    assert side.hand == ("golem",) and side.scrap == 3
    assert driver.scene.form.named("all for scrap") is None


def test_what_buys_something_or_keeps_nothing_says_no_more(tmp_path: Path) -> None:
    start = {"market": ["drone", *MARKET[1:]], "players": [{"hand": ["spare_parts"] * 2}, {}]}
    driver = table(tmp_path, start=start)
    assert button(driver, "all for scrap").text == "All for Scrap: +4 "


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("place", [0, 2])
def test_a_click_on_another_one_of_equal_cards_picks_that_one(tmp_path: Path, place: int) -> None:
    driver = table(tmp_path, start={"players": [{"hand": ["circuitry", "drone", "circuitry"]}, {}]})
    scene = lanes(driver)
    for number in (place, 2 - place):
        driver.wait_for_guard()
        hand = scene.board.hand_cards()
        driver.click_at(driver.visible_place(hand[number]))
        driver.app.frame(400)
        assert [card.picked for card in scene.board.hand_cards()] == [one == number for one in range(3)]
    driver.wait_for_guard()
    driver.click_at(driver.visible_place(scene.board.hand_cards()[2 - place]))
    driver.app.frame(400)
    assert not any(card.picked for card in scene.board.hand_cards()), "the same one again is put back"


@pytest.mark.slow
def test_the_only_lane_for_a_card_is_not_asked_for(tmp_path: Path) -> None:
    players = [{"hand": ["chainsaw"], "lanes": [None, bot("golem"), None]}, {}]
    driver = table(tmp_path, start={"players": players})
    driver.click("hand chainsaw")
    driver.key(pygame.K_a)
    driver.to_the_table()
    assert lanes(driver).session.match.record == ["0 activate chainsaw lane 2"]


def test_of_several_lanes_one_is_asked_for(tmp_path: Path) -> None:
    players = [{"hand": ["chainsaw"], "lanes": [bot("drone"), bot("golem"), None]}, {}]
    driver = table(tmp_path, start={"players": players})
    driver.click("hand chainsaw")
    driver.key(pygame.K_a)
    assert lanes(driver).session.match.record == []
    assert "choose a lane" in plain(lanes(driver).line())


def test_a_card_that_cannot_be_activated_says_why(tmp_path: Path) -> None:
    driver = table(tmp_path, edition="first", start={"players": [{"hand": ["circuitry"]}, {}]})
    driver.click("hand circuitry")
    dark = button(driver, "activate 0")
    assert not dark.enabled and "Activate" in dark.text
    assert "ready" in dark.reason.lower() and dark.reason.endswith(".")


def test_no_activation_is_offered_for_a_card_that_has_none(tmp_path: Path) -> None:
    driver = table(tmp_path, start={"players": [{"hand": ["circuitry"]}, {}]})
    driver.click("hand circuitry")
    assert driver.scene.form.named("activate 0") is None


@pytest.mark.slow
def test_the_prompt_tells_no_coin_before_it_has_come_down(tmp_path: Path) -> None:
    players = [
        {"hand": [], "energy": 9, "lanes": [bot("sentinel"), None, None]},
        {"lanes": [bot("golem")] * 3},
    ]
    driver = table(tmp_path, start={"players": players}, reduce_motion=False)
    driver.hurries = False
    driver.click("attack lane 1 1")
    told = set()
    for _ in range(120):
        driver.app.frame(33)
        told.add(plain(lanes(driver).line()))
    assert any("a coin is tossed" in line for line in told), told
    assert not any("shows" in line for line in told), told


@pytest.mark.slow
def test_the_lanes_for_a_component_say_what_comes_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = [
        {"hand": ["laser_cannon"], "lanes": [bot("drone"), bot("golem"), bot("scout")]},
        {"lanes": [None, bot("golem"), bot("sentry_gun")]},
    ]
    driver = table(tmp_path, start={"players": players})
    driver.click("hand laser_cannon")
    driver.app.frame(400)
    told = " | ".join(words for words, _ in tags_of(driver, monkeypatch))
    assert "ACTIVATE: " in told and "WOUND" in told.upper() and "80 " in told, told
