"""What floats over the lanes: hints stand in one place, and nothing lies over plates and the market."""

from pathlib import Path

import pygame
import pytest

from game.ui.tables.overlays.hint_scene import HintScene
from game.ui.tables.scrapbots.shows.ticket import TICKET_WIDTH
from tests.ui.driver import Driver
from tests.ui.floats import SHAPES
from tests.ui.lanes_table import bot, lanes, table

QUIET = {"hand": ["spare_parts", "circuitry", "circuitry"]}
BUSY = {
    "hand": ["golem", "drone", "supply_crate", "magnet_trap", "blaster", "servomotor", "chainsaw"],
    "lanes": [bot("sentinel"), None, bot("scout")],
    "energy": 9,
    "scrap": 9,
}


def hint_place(folder: Path, size: tuple[int, int], scale: int, players: list[object]) -> pygame.Rect:
    driver = table(folder, "person", "greedy", size=size, ui_scale=scale, start={"players": players})
    lanes(driver)
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    hint = driver.scene
    assert isinstance(hint, HintScene)
    driver.rest(100)
    assert hint.choices
    return hint.frame


@pytest.mark.default_cases(2)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 150), *SHAPES])
def test_a_hint_stands_in_one_place_at_each_size(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    """It moved from the well to the lanes, and there to four places, by what it had to say."""
    first = hint_place(tmp_path / "a", size, scale, [QUIET, {}])
    other = hint_place(tmp_path / "b", size, scale, [BUSY, {"lanes": [bot("golem"), bot("drone"), None]}])
    assert (first.topleft, first.width) == (other.topleft, other.width)


def looked_at(driver: Driver, name: str, *, click: bool = False) -> list[pygame.Rect]:
    """The places of what floats once the pointer has rested on something, or has clicked it."""
    place = driver.visible_place(next(one for one in driver.scene.form.widgets if one.name == name))
    driver.move(place)
    driver.rest(640)
    if click:
        driver.click_at(place)
    assert driver.scene.form.told is not None
    return [one.rect for one in lanes(driver).board.floats()]


@pytest.mark.parametrize(
    ("name", "click"), [("own lane 1", False), ("enemy lane 2", False), ("market golem", True)]
)
def test_large_hints_leave_plates_and_the_market_in_sight(tmp_path: Path, name: str, click: bool) -> None:
    players = [QUIET, {"lanes": [None, bot("drone"), None]}]
    market = ["golem", "drone", "drone", "scout", "scout"]
    driver = table(tmp_path, "person", "greedy", ui_scale=150, start={"players": players, "market": market})
    places = lanes(driver).board.places
    read = [places.near_corner, places.far_corner, places.shelf]
    floats = looked_at(driver, name, click=click)
    assert floats and not [rect for rect in floats if rect.collidelist(read) >= 0]


def test_what_a_ticket_says_is_not_said_at_the_console_as_well(tmp_path: Path) -> None:
    players = [{}, {"hand": ["drone", "circuitry"], "energy": 2, "scrap": 1}]
    driver = table(tmp_path, "person", "greedy", start={"players": players}, reduce_motion=False)
    scene, said = lanes(driver), set()
    with driver.unseen():
        scene.end_turn()
    for _ in range(400):
        driver.app.frame(50)
        if scene.board.on_ticket:
            said.add(scene.line())
            assert scene.line() != scene.board.on_ticket
        if scene.chooser is not None:
            break
    assert "*Bo* is playing." in said


def test_a_ticket_leaves_in_sight_when_a_sleeper_wakes(tmp_path: Path) -> None:
    lay = [{"lanes": [None] * 3}, {"lanes": [None, bot("drone", exhausted=True), None]}]
    board = lanes(table(tmp_path, start={"players": lay})).board
    size = round(TICKET_WIDTH * board.ticket_scale), round(66 * board.ticket_scale)
    sleeper = next(one for one in board.lane_widgets() if one.bot is not None)
    assert sleeper.read_place.width > sleeper.half.figure.width
    assert not board.ticket_place(None, size).colliderect(sleeper.read_place)
