"""What is dragged at the Scrapbots table, with the mouse, and where it may be dropped."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.tables.scrapbots.lanes.lane import LaneWidget
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table

MARKET = ["scout", "golem", "drone", "drone", "blaster"]
PLAYERS: list[dict[str, Any]] = [
    {
        "hand": ["chainsaw", "drone", "circuitry", "magnet_trap", "servomotor"],
        "energy": 6,
        "scrap": 5,
        "lanes": [bot("scout"), bot("sentry_gun"), None],
    },
    {"lanes": [bot("golem"), None, bot("drone")]},
]
Place = Callable[[Driver], tuple[int, int]]


def half(seat: int, lane: int) -> Place:
    return lambda driver: lanes(driver).board.half(seat, lane - 1).field.center


def plate(seat: int, lane: int) -> Place:
    return lambda driver: lanes(driver).board.half(seat, lane - 1).plate.center


def figure(lane: int) -> Place:
    return lambda driver: lanes(driver).board.half(0, lane - 1).figure.center


def control(name: str) -> Place:
    return lambda driver: driver.visible_place(driver.control(name))


def pile(name: str) -> Place:
    return lambda driver: lanes(driver).board.pile(0, name).center


def carry(driver: Driver, start: Place, end: Place, *, drop: bool = True) -> None:
    """Presses the button, moves in a few steps, and lets go."""
    driver.wait_for_guard()
    at, to = start(driver), end(driver)
    driver.move(at)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    for share in (0.1, 0.5, 1.0):
        place = tuple(round(a + (b - a) * share) for a, b in zip(at, to, strict=True))
        driver.event(pygame.MOUSEMOTION, pos=place, rel=(5, 5), buttons=(1, 0, 0))
    if drop:
        driver.event(pygame.MOUSEBUTTONUP, pos=to, button=1)
        driver.settle()


DRAGS: dict[str, tuple[Place, Place, str]] = {
    "card to its lane": (control("hand drone"), half(0, 3), "build drone lane 3"),
    "card to the plate of a lane": (control("hand drone"), plate(0, 3), "build drone lane 3"),
    "card to the Scrap": (control("hand drone"), pile("scrap"), "scrap drone"),
    "card to the Energy": (control("hand circuitry"), pile("energy"), "energy circuitry"),
    "Component to one's Scrapbot": (control("hand chainsaw"), half(0, 2), "activate chainsaw lane 2"),
    "Component to the enemy it strikes": (control("hand chainsaw"), half(1, 1), "activate chainsaw lane 1"),
    "market card to the discard pile": (control("market drone"), pile("discard"), "buy drone"),
    "market card to the deck": (control("market scout"), pile("deck"), "buy scout"),
    "market card to the Scrap that pays": (control("market drone"), pile("scrap"), "buy drone"),
    "chip to the enemy": (control("attack lane 1 2"), half(1, 1), "attack lane 1 2"),
    "figure to the empty lane opposite": (figure(2), half(1, 2), "attack lane 2 1"),
    "plate to the plate opposite": (control("own lane 2"), plate(1, 2), "attack lane 2 1"),
}


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize("drag", DRAGS)
def test_a_drag_does_what_it_shows(tmp_path: Path, drag: str, size: tuple[int, int]) -> None:
    start, end, action = DRAGS[drag]
    driver = table(tmp_path, "person", "greedy", start={"market": MARKET, "players": PLAYERS}, size=size)
    carry(driver, start, end)
    assert lanes(driver).session.match.record == [f"0 {action}"]


@pytest.mark.slow
def test_of_two_attacks_a_dragged_scrapbot_asks_which(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", start={"market": MARKET, "players": PLAYERS})
    carry(driver, figure(1), half(1, 1))
    assert lanes(driver).session.match.record == []
    assert {"attack 0", "attack 1"} <= set(driver.names())
    driver.click("attack 1")
    driver.settle()
    assert lanes(driver).session.match.record == ["0 attack lane 1 2"]


@pytest.mark.slow
def test_a_resource_is_dropped_on_the_enemy_that_it_exhausts(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", start={"market": MARKET, "players": PLAYERS})
    carry(driver, control("hand magnet_trap"), half(1, 3))
    ways = [name for name in driver.names() if name.endswith("True")]
    assert ways, "for Scrap or for Energy is asked"
    driver.click(ways[0])
    driver.settle()
    assert lanes(driver).session.match.record[0].endswith("magnet_trap text lane 3")


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(
    ("start", "end", "told"),
    [
        (control("hand drone"), half(1, 2), "does not go there"),
        (control("hand servomotor"), half(1, 1), "does not go there"),
        (figure(1), half(1, 2), "does not go there"),
        (figure(1), half(0, 3), "does not go there"),
        (control("market drone"), half(0, 3), "a card that you buy goes to your discard pile"),
        (control("hand drone"), half(0, 1), "This lane is taken: Scout stands here"),
    ],
)
def test_what_goes_nowhere_is_put_back_and_says_so(
    tmp_path: Path, start: Place, end: Place, told: str
) -> None:
    driver = table(tmp_path, "person", "greedy", start={"market": MARKET, "players": PLAYERS})
    carry(driver, start, end)
    scene = lanes(driver)
    assert scene.session.match.record == [] and scene.chooser is not None and not scene.chooser.given
    assert told in driver.app.toast.text


def test_while_a_scrapbot_is_dragged_its_target_is_lit_and_previewed(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", start={"market": MARKET, "players": PLAYERS})
    carry(driver, control("attack lane 1 1"), half(1, 1), drop=False)
    board = lanes(driver).board
    assert board.targets().enemy == {0: "attack_here"} and not board.targets().own
    assert str(board.considered()) == "attack lane 1 1"


def test_the_enemy_opposite_a_picked_scrapbot_is_attacked_by_a_click(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", start={"market": MARKET, "players": PLAYERS})
    driver.click("own lane 2")
    target = driver.control("enemy lane 2")
    assert isinstance(target, LaneWidget) and str(target.action) == "attack lane 2 1"
    driver.click("enemy lane 2")
    driver.settle()
    assert lanes(driver).session.match.record == ["0 attack lane 2 1"]
