"""What the lanes of a Scrapbots table say about themselves."""

from itertools import pairwise
from pathlib import Path

import pytest

from game.ui.tables.scrapbots import ground
from game.ui.tables.scrapbots.lanes.lane import LaneWidget
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table

LANES = [
    {"lanes": [None, bot("scout"), None], "energy": 0},
    {"lanes": [bot("enforcer"), None, None]},
]


def said(driver: Driver, name: str) -> str:
    lane = driver.scene.form.named(name)
    assert isinstance(lane, LaneWidget)
    return " ".join(one.name or "" for one in lane.inside) + " " + " ".join(lane.nobody)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_an_open_lane_says_what_it_threatens_both_ways(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = table(tmp_path, size=size, start={"players": LANES})
    assert "*Enforcer* can deal *2 Wounds* here" in said(driver, "own lane 1")
    assert "No attack reaches you" in said(driver, "own lane 3")
    assert "Your *Scout* can deal *2 Wounds* here" in said(driver, "enemy lane 2")
    assert "No attack of yours" not in said(driver, "enemy lane 3"), "Scout splashes"
    for name in ("own lane 1", "own lane 3", "enemy lane 2", "enemy lane 3"):
        lane = driver.scene.form.named(name)
        assert lane is not None and all(box.fits for box in lane.boxes()), name


def test_the_hint_of_a_defended_lane_says_what_it_has_to_fear(tmp_path: Path) -> None:
    players = [{"lanes": [bot("drone"), None, None]}, {"lanes": [bot("scout"), None, None]}]
    driver = table(tmp_path, start={"players": players})
    own, enemy = (driver.scene.form.named(f"{side} lane 1") for side in ("own", "enemy"))
    assert own is not None and "*Scout* can deal it 20 damage for 3 Energy: 20 health left." in own.hint
    assert enemy is not None and "Your *Drone* can deal it 10 damage for 2 Energy" in enemy.hint


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("edition", "name"), [("first", "FIRST EDITION"), ("revised", "REVISED EDITION")])
def test_the_dealers_sign_says_which_edition_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str, name: str
) -> None:
    signs: list[str] = []
    text = ground.Text
    monkeypatch.setattr(
        ground, "Text", lambda words, *style, **more: signs.append(words) or text(words, *style, **more)
    )
    driver = table(tmp_path, edition=edition)
    driver.app.frame(0)
    assert signs and name in signs[-1]


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("edition", "told"), [("first", "No attack reaches you"), ("revised", "can splash")])
def test_each_edition_has_its_own_splash(tmp_path: Path, edition: str, told: str) -> None:
    driver = table(
        tmp_path, edition=edition, start={"players": [{}, {"lanes": [bot("enforcer"), None, None]}]}
    )
    assert told in said(driver, "own lane 2")


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)])
def test_the_plates_of_lanes_never_shrink_with_the_ui_scale(tmp_path: Path, size: tuple[int, int]) -> None:
    scene = lanes(table(tmp_path, size=size, start={"players": LANES}))
    widths = []
    for scale in (100, 150, 200):
        scene.resize(size, scale / 100)
        places = scene.board.places
        for side in (places.near, places.far):
            plates = [half.plate for half in side]
            assert all(places.frame.arena.rect.contains(plate) for plate in plates)
            assert all(above.bottom <= below.top for above, below in pairwise(plates))
        widths.append(places.near[0].plate.width)
        for card in scene.board.fan.places(5):
            assert card.top >= places.frame.rail.rect.bottom, "no card of the hand lies over a plate"
    assert widths == sorted(widths)
    if size == (1280, 720):
        assert widths[-1] > widths[0]


def test_a_quiet_empty_lane_has_a_low_sign_until_something_goes_there(tmp_path: Path) -> None:
    driver = table(tmp_path, start={"players": [{"hand": ["drone"]}, {}]})
    lane = driver.scene.form.named("own lane 1")
    assert isinstance(lane, LaneWidget) and lane.sign.height < lane.half.plate.height / 2
    assert lane.sign.midbottom == lane.half.plate.midbottom and lane.sign in lanes(driver).board.stage.spared
    driver.click("hand drone")
    lane = driver.scene.form.named("own lane 1")
    assert isinstance(lane, LaneWidget) and lane.sign == lane.half.plate


@pytest.mark.parametrize("scale", [100, 150])
def test_a_click_on_the_head_of_a_scrapbot_is_one_on_it(tmp_path: Path, scale: int) -> None:
    """Its head is over the lane behind, and the one that stands there was picked."""
    players = [{"lanes": [bot("drone"), bot("sentry_gun"), bot("sentry_gun")], "energy": 6}, {}]
    driver = table(tmp_path, start={"players": players}, ui_scale=scale)
    for lane in (2, 3):
        widget = driver.control(f"own lane {lane}")
        assert isinstance(widget, LaneWidget)
        head = widget.half.figure.centerx, widget.half.figure.top + widget.half.figure.height // 8
        assert not widget.half.field.collidepoint(head)
        driver.move(head)
        assert driver.scene.form.hover is not None and driver.scene.form.hover.name == f"own lane {lane}"
