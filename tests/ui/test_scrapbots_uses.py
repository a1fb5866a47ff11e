"""Cards with one use, prices that the hand can pay, keys of the last question, and what is told of a turn."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.kit.guard import SETTLING
from game.ui.paint.text import plain
from game.ui.tables.scrapbots.ending import make_ending
from game.ui.tables.scrapbots.lanes.lane import LaneWidget
from game.ui.tables.scrapbots.panels.shelf import Price
from game.ui.tables.scrapbots.panels.step_row import StepRow
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table, tags_of

MARKET = ["scout", "golem", "drone", "med_pack", "blaster"]


def record(driver: Driver) -> list[str]:
    return lanes(driver).session.match.record


@pytest.mark.parametrize(
    ("name", "told", "done"),
    [
        ("hand spare_parts", "click it again to play it for Scrap", "0 scrap spare_parts"),
        ("market scout", "click it again to buy it", "0 buy scout"),
    ],
)
def test_a_second_click_uses_a_card_with_one_use(tmp_path: Path, name: str, told: str, done: str) -> None:
    players = [{"hand": ["spare_parts", "circuitry"], "scrap": 5}, {}]
    driver = table(tmp_path, start={"market": MARKET, "players": players})
    driver.click(name)
    assert record(driver) == [] and told in plain(lanes(driver).line())
    answers = lanes(driver).board.answers()
    assert [one.primary for one in answers if one.name != "Put back"] == [True]
    driver.click(name)
    assert record(driver) == [done]


def test_a_second_click_puts_a_card_with_two_uses_back(tmp_path: Path) -> None:
    driver = table(tmp_path, start={"players": [{"hand": ["spare_parts", "circuitry"]}, {}]})
    driver.click("hand circuitry")
    assert "choose what to do" in plain(lanes(driver).line())
    driver.app.frame(400)
    driver.click("hand circuitry")
    chooser = lanes(driver).chooser
    assert record(driver) == [] and chooser is not None and not chooser.given


def test_the_market_shows_what_the_hand_can_pay_for(tmp_path: Path) -> None:
    players = [{"hand": ["spare_parts", "circuitry"], "scrap": 2}, {}]
    driver = table(tmp_path, start={"market": MARKET, "players": players})
    prices = [one for one in driver.scene.form.widgets if isinstance(one, Price)]
    assert [one.short for one in prices if one.in_reach] == ["in reach"] * 4
    assert [one.short for one in prices if not one.in_reach] == ["7 short"], (
        "12, with 2 in the tank and 3 in the hand"
    )
    dark = [lanes(driver).board.stall_card(number) for number in range(5)]
    assert [card is not None and card.dim for card in dark] == [False, True, False, False, False]


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("key", "zone"), [(pygame.K_1, "hand"), (pygame.K_2, "discard")])
def test_digits_answer_from_where_a_wound_is_returned(tmp_path: Path, key: int, zone: str) -> None:
    players = [{"hand": ["med_pack", "brain_damage"], "discard": ["brain_damage"]}, {}]
    driver = table(tmp_path, start={"players": players})
    driver.click("hand med_pack")
    driver.key(pygame.K_s)
    answers = [one for one in lanes(driver).board.answers() if one.name != "Put back"]
    assert [one.key_name for one in answers] == ["1", "2"]
    driver.key(key)
    assert record(driver) == [f"0 scrap med_pack text {zone}"]


@pytest.mark.slow
def test_a_coin_in_the_air_is_not_in_the_list_of_the_turn(tmp_path: Path) -> None:
    golem = [bot("golem"), None, None]
    players = [{"hand": ["blaster"], "lanes": golem}, {"lanes": golem}]
    driver = table(tmp_path, start={"players": players}, reduce_motion=False)
    driver.wait_for_guard()
    scene = lanes(driver)
    scene.act(scene.session.match.rules.parse("activate blaster lane 1"))

    def told() -> str:
        rows = (one for one in driver.scene.form.widgets if isinstance(one, StepRow) and one.seat == 0)
        return " ".join(one.words for one in rows)

    while not (log := scene.sitting.log_from("turn", 1)) or log[-1].kind != "coin":
        driver.app.frame(16)
    driver.app.frame(300)
    assert "heads" not in told() and "tails" not in told()
    driver.settle()
    assert "heads" in told() or "tails" in told()


@pytest.mark.slow
def test_all_rows_of_the_result_count_what_a_side_suffered(tmp_path: Path) -> None:
    players: list[dict[str, Any]] = [
        {"hand": ["chainsaw"], "lanes": [bot("golem"), None, None]},
        {"lanes": [bot("sentry_gun", 10), None, None]},
    ]
    driver = table(tmp_path, start={"wounds_left": 1, "players": players})
    scene = lanes(driver)
    scene.act(scene.session.match.rules.parse("activate chainsaw lane 1"))
    driver.settle()
    counts = {one.name: one.numbers for one in make_ending(scene.session).counts}
    assert counts == {"Wounds taken": (0, 1), "Scrapbot damage": (0, 10), "Scrapbots lost": (0, 1)}


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_a_lost_scrapbot_is_told_at_every_ui_scale(tmp_path: Path, scale: int) -> None:
    players: list[dict[str, Any]] = [
        {"hand": ["circuitry"] * 3, "lanes": [bot("drone", 30), bot("golem"), None]},
        {"hand": ["laser_cannon", "drone"], "energy": 9, "lanes": [bot("golem"), bot("scout"), None]},
    ]
    start = {"active": 1, "turn": 2, "players": players}
    driver = table(tmp_path, start=start, ui_scale=scale)
    scene = lanes(driver)
    for move in ("scrap drone", "activate laser_cannon lane 1", "attack lane 2 1", "pass"):
        scene.act(scene.session.match.rules.parse(move))
        driver.settle()
    driver.to_the_table()
    driver.click("To my turn")
    driver.settle()
    rows = [one for one in driver.scene.form.widgets if isinstance(one, StepRow) and one.seat == 1]
    told = [" ".join([row.words, *(part for field in row.fields for part in field)]) for row in rows]
    assert any("Drone" in one and "destroyed" in one for one in told), told


def test_a_tag_stands_in_its_own_lane(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    players: list[dict[str, Any]] = [
        {"hand": ["chainsaw"], "lanes": [bot("scout"), bot("sentinel", exhausted=True), bot("golem")]},
        {"lanes": [bot("drone"), None, bot("drone")]},
    ]
    driver = table(tmp_path, start={"players": players})
    driver.click("hand chainsaw")
    tags = [place for words, place in tags_of(driver, monkeypatch) if words.startswith("ACTIVATE")]
    asleep = driver.scene.form.named("own lane 2")
    assert isinstance(asleep, LaneWidget) and len(tags) == 2
    assert not any(asleep.half.figure.collidepoint(place) for place in tags)


def test_wounds_that_a_coin_adds_are_told_as_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    players = [{"hand": ["laser_cannon"], "lanes": [None, bot("golem"), None]}, {"lanes": [None, None, None]}]
    driver = table(tmp_path, start={"players": players})
    driver.click("hand laser_cannon")
    told = [words for words, _ in tags_of(driver, monkeypatch) if words.startswith("ACTIVATE")]
    assert told == ["ACTIVATE: 3 Wounds, heads: 6 more Wounds"]


def test_a_text_that_has_nothing_to_work_on_is_not_offered(tmp_path: Path) -> None:
    players = [{"hand": ["med_pack"]}, {}]
    driver = table(tmp_path, start={"players": players})
    driver.click("hand med_pack")
    ways = {one.value for one in lanes(driver).chooser.answers if one.slot == "way"}  # type: ignore[union-attr]
    assert ways == {("scrap", False), ("energy", False)}


def test_all_for_scrap_leaves_cards_whose_text_would_be_lost(tmp_path: Path) -> None:
    """A Med Pack without a Wound has none; a Supply Crate draws."""
    players = [{"hand": ["med_pack", "supply_crate", "spare_parts"], "deck": ["circuitry"] * 3}, {}]
    driver = table(tmp_path, start={"market": MARKET, "players": players})
    assert "Rest for Scrap: +7" in driver.control("all for scrap").words  # type: ignore[attr-defined]
    driver.rest(SETTLING)
    driver.key(pygame.K_p)
    assert sorted(record(driver)) == ["0 scrap med_pack", "0 scrap spare_parts"]


def test_a_scrapbot_says_that_all_lanes_are_full(tmp_path: Path) -> None:
    players = [{"hand": ["enforcer"], "lanes": [bot("golem"), bot("drone"), bot("scout")]}, {}]
    driver = table(tmp_path, start={"players": players})
    driver.click("hand enforcer")
    assert "your lanes are full" in lanes(driver).prompt_text()
