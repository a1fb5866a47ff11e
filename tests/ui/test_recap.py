"""The recap: whoever comes back to the screen sees the other's turn again, step by step."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.kit.buttons import Button
from game.ui.scenes.curtain import CurtainScene
from game.ui.tables.scrapbots.panels.belt import StepPlate
from game.ui.tables.scrapbots.table import LanesScene
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table
from tests.ui.test_screens import LAYOUTS, look_over

START: dict[str, Any] = {
    "market": ["drone", "scout", "scout", "golem", "golem"],
    "players": [
        {
            "hand": ["spare_parts", "spare_parts", "chainsaw", "circuitry"],
            "scrap": 4,
            "energy": 6,
            "lanes": [bot("scout"), None, bot("drone")],
        },
        {"hand": ["circuitry", "drone"], "lanes": [bot("sentry_gun", 10), bot("enforcer"), None]},
    ],
}
MOVES = ("scrap spare_parts", "scrap spare_parts", "activate chainsaw lane 1", "buy drone", "pass")


def back_at_the_screen(folder: Path, moves: tuple[str, ...] = MOVES, **settings: Any) -> Driver:
    """Ada has had her turn; Bo has just said who he is."""
    driver = table(folder, start=START, **settings)
    for move in moves:
        scene = lanes(driver)
        scene.act(scene.session.match.rules.parse(move))
        driver.settle()
    assert isinstance(driver.scene, CurtainScene)
    driver.click("lift the curtain")
    while not isinstance(driver.scene, LanesScene):
        driver.app.frame(16)
    return driver


def shown(scene: LanesScene) -> list[tuple[str, str]]:
    plates = [one for one in scene.form.widgets if isinstance(one, StepPlate)]
    return [(plate.state, plate.step.title) for plate in plates]


@pytest.mark.slow
def test_the_steps_of_the_other_turn_stand_on_a_belt_in_place_of_the_hand(tmp_path: Path) -> None:
    driver = back_at_the_screen(tmp_path)
    scene = lanes(driver)
    assert scene.recap is not None and scene.chooser is None
    assert shown(scene) == [
        ("now", "Spare Parts and 1 more"),
        ("waiting", "Chainsaw on Scout"),
        ("waiting", "Buys Drone"),
        ("waiting", "Ends the turn"),
    ]
    assert not [name for name in driver.names() if name.startswith("hand ")]
    assert "own scrap" not in {widget.name for widget in scene.form.widgets}


@pytest.mark.slow
def test_it_plays_by_itself_and_then_waits_for_ones_own_turn(tmp_path: Path) -> None:
    driver = back_at_the_screen(tmp_path)
    scene = lanes(driver)
    driver.settle()
    assert scene.recap is not None and scene.recap.over and scene.recap.last
    assert [state for state, _ in shown(scene)] == ["done", "done", "done", "now"]
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert scene.recap is None and scene.asked is not None and scene.asked.seat == 1
    assert scene.board.hand_cards()


@pytest.mark.slow
def test_one_button_alone_is_gold_and_no_ring_makes_another_look_so(tmp_path: Path) -> None:
    driver = back_at_the_screen(tmp_path)
    scene = lanes(driver)

    def gold() -> list[str]:
        return [one.text for one in scene.form.widgets if isinstance(one, Button) and one.primary]

    assert scene.form.focus is None
    driver.wait_for_guard()
    for _ in scene.recap.steps if scene.recap is not None else ():
        assert gold() == ["Next step"]
        driver.key(pygame.K_SPACE)
    assert gold() == ["To my turn"] and scene.form.focus is None
    driver.key(pygame.K_RETURN)
    assert scene.recap is None


@pytest.mark.slow
def test_it_goes_on_and_back_and_to_any_step(tmp_path: Path) -> None:
    driver = back_at_the_screen(tmp_path)
    scene = lanes(driver)
    driver.wait_for_guard()
    before = scene.view.players[1].lanes
    driver.key(pygame.K_SPACE)
    driver.key(pygame.K_SPACE)
    assert scene.recap is not None and scene.recap.at == 2
    assert scene.view.players[1].lanes[0] is None and scene.view.players[1].lanes[1].damage == 10
    driver.key(pygame.K_b)
    assert scene.recap.at == 1
    driver.click("recap step 1")
    assert scene.recap.at == 0 and scene.view.players[1].lanes == before
    driver.click("Next step")
    assert scene.recap.at == 1
    driver.click("Back")
    assert scene.recap.at == 0


@pytest.mark.slow
def test_what_changed_and_the_lanes_stand_in_the_well(tmp_path: Path) -> None:
    driver = back_at_the_screen(tmp_path)
    words = " / ".join(
        str(getattr(one, "words", getattr(one, "text", ""))) for one in lanes(driver).form.widgets
    )
    for part in (
        "*Sentry Gun* in lane 1 is destroyed.",
        "*Enforcer* in lane 2: 70, now *60*",
        "No new Wounds: *0* to Ada's *0*.",
        "Ada bought *Drone*.",
        "undefended: Scout can hit you",
        "Ada is undefended",
    ):
        assert part in words
    assert lanes(driver).board.well_heading() == ("WHAT CHANGED", "for you")


def test_a_turn_that_was_only_ended_has_no_recap(tmp_path: Path) -> None:
    driver = back_at_the_screen(tmp_path, ("pass",))
    driver.settle()
    assert lanes(driver).recap is None and lanes(driver).asked is not None


@pytest.mark.slow
def test_with_the_setting_never_there_is_none(tmp_path: Path) -> None:
    driver = back_at_the_screen(tmp_path, replay="never")
    assert lanes(driver).recap is None and lanes(driver).asked is not None


@pytest.mark.slow
def test_no_click_ends_it_before_it_could_be_seen(tmp_path: Path) -> None:
    driver = back_at_the_screen(tmp_path)
    driver.click_at(driver.control("To my turn").rect.center)
    assert lanes(driver).recap is not None
    driver.click("To my turn")
    assert lanes(driver).recap is None


@pytest.mark.slow
def test_the_match_is_not_touched_by_it(tmp_path: Path) -> None:
    driver = back_at_the_screen(tmp_path)
    match = lanes(driver).session.match
    digest, record = match.digest(), list(match.record)
    driver.settle()
    driver.key(pygame.K_b)
    driver.key(pygame.K_u)
    driver.settle()
    assert match.digest() == digest and match.record == record


@pytest.mark.slow
def test_what_it_ends_with_is_the_table_as_it_is(tmp_path: Path) -> None:
    driver = back_at_the_screen(tmp_path, reduce_motion=False)
    driver.settle()
    driver.key(pygame.K_RETURN)
    driver.settle()
    driver.move((5, 5))
    seen = driver.pixels()
    lanes(driver).board.stage.skip()
    lanes(driver).refresh()
    driver.app.frame(16)
    assert driver.pixels() == seen


@pytest.mark.slow
def test_one_can_concede_from_it(tmp_path: Path) -> None:
    driver = back_at_the_screen(tmp_path)
    driver.key(pygame.K_ESCAPE)
    driver.click("Concede")
    driver.click("Bo")
    driver.click("Concede")
    driver.settle()
    assert driver.scene_name == "ResultScene"


@pytest.mark.slow
def test_nothing_of_it_is_cut_and_nothing_overlaps(tmp_path: Path) -> None:
    driver = back_at_the_screen(tmp_path)
    scene = lanes(driver)
    for number in (0, 1, 3):
        scene.run_step(number)
        for size, scale in LAYOUTS:
            scene.resize(size, scale / 100)
            look_over(scene, size, scale)


@pytest.mark.slow
@pytest.mark.parametrize("reduce_motion", [False, True])
def test_tab_reaches_every_step(tmp_path: Path, reduce_motion: bool) -> None:
    driver = back_at_the_screen(tmp_path, reduce_motion=reduce_motion)
    driver.wait_for_guard()
    for number in range(1, 5):
        driver.focus(f"recap step {number}")
