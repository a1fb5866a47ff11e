"""The curtain opens by a deliberate act only."""

from pathlib import Path

import pygame
import pytest

from game.storage.seen_tips import SeenTips
from game.ui.kit.guard import SETTLING
from game.ui.kit.hold_button import EMPTYING
from game.ui.kit.shake import LENGTH as SHAKING
from game.ui.scenes.curtain import FALL, HOLD, RISE, CurtainScene
from game.ui.tables.session.launch import new_match
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import TICK, Driver
from tests.ui.floats import SHAPES


def covered(folder: Path, **settings: object) -> Driver:
    driver = Driver(folder, replay="always", **settings)  # type: ignore[arg-type]
    start(driver)
    return driver


def start(driver: Driver) -> None:
    """A match of two people, up to the first curtain."""
    options = {"deck_0": "ronin", "deck_1": "bulwark"}
    new_match(driver.context, "scrap_knights", options, 7, ("person", "person"), ("Ada", "Bo"))
    driver.app.frame(0)
    driver.app.frame(TICK)
    assert isinstance(driver.scene, CurtainScene)
    while driver.scene.overlay:
        driver.app.frame(TICK)


@pytest.mark.slow
@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_enter_held_opens_it(tmp_path: Path, key: int) -> None:
    driver = covered(tmp_path)
    driver.hold(key, HOLD // 2)
    driver.hold(key, HOLD // 2)
    assert isinstance(driver.scene, CurtainScene), "twice half is not once whole"
    driver.hold(key, HOLD)
    driver.rest(RISE)
    assert driver.scene_name == "DuelScene"


def test_a_late_frame_is_no_hold(tmp_path: Path) -> None:
    driver = covered(tmp_path)
    driver.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    driver.app.frame(2000)
    assert isinstance(driver.scene, CurtainScene)


def test_the_window_losing_the_keyboard_ends_the_hold(tmp_path: Path) -> None:
    driver = covered(tmp_path)
    driver.event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    driver.event(pygame.WINDOWFOCUSLOST)
    driver.rest(2 * HOLD)
    assert isinstance(driver.scene, CurtainScene)


def test_a_gamepads_first_button_held_opens_it(tmp_path: Path) -> None:
    driver = covered(tmp_path)
    driver.event(pygame.JOYBUTTONDOWN, button=0, joy=0)
    driver.event(pygame.JOYBUTTONUP, button=0, joy=0)
    driver.rest(HOLD)
    assert isinstance(driver.scene, CurtainScene)
    driver.event(pygame.JOYBUTTONDOWN, button=0, joy=0)
    driver.rest(HOLD + RISE)
    assert driver.scene_name == "DuelScene"


def test_no_tap_and_no_other_key_opens_it(tmp_path: Path) -> None:
    driver = covered(tmp_path)
    driver.wait_for_guard()
    for key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_u, pygame.K_F2):
        driver.key(key)
    driver.hold(pygame.K_SPACE, 2 * HOLD)
    assert isinstance(driver.scene, CurtainScene)


@pytest.mark.slow
def test_a_key_that_was_down_before_does_not_open_it(tmp_path: Path) -> None:
    driver = covered(tmp_path)
    driver.click("lift the curtain")
    driver.settle()
    driver.click("scrap_knights/slash")
    held = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    for _ in range(100):
        driver.app.handle(held)
        driver.app.frame(TICK)
    assert isinstance(driver.scene, CurtainScene), "Enter locked the choice in"
    driver.event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    driver.hold(pygame.K_RETURN, HOLD)
    driver.rest(RISE)
    assert driver.scene_name == "DuelScene"


def test_a_click_on_the_name_opens_it_but_not_the_second_one_of_a_double_click(tmp_path: Path) -> None:
    driver = covered(tmp_path)
    place = driver.control("lift the curtain").rect.center
    driver.click_at(place)
    assert isinstance(driver.scene, CurtainScene)
    driver.rest(SETTLING)
    driver.click_at((5, 5))
    assert isinstance(driver.scene, CurtainScene)
    driver.click_at(place)
    driver.rest(RISE)
    assert driver.scene_name == "DuelScene"


@pytest.mark.parametrize("reduce_motion", [False, True])
def test_the_hold_can_be_seen(tmp_path: Path, reduce_motion: bool) -> None:
    driver = covered(tmp_path, reduce_motion=reduce_motion)
    empty = driver.pixels()
    driver.event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    seen = []
    for _ in range(3):
        driver.rest(HOLD // 5)
        seen.append(driver.pixels())
    assert len({empty, *seen}) == 4
    driver.event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    driver.rest(EMPTYING + 2 * SHAKING)
    assert driver.pixels() == empty


def falling(folder: Path, **settings: object) -> Driver:
    """The table behind a curtain that has just begun to fall."""
    driver = Driver(folder, **settings)
    options = {"deck_0": "ronin", "deck_1": "bulwark"}
    new_match(driver.context, "scrap_knights", options, 7, ("person", "person"), ("Ada", "Bo"))
    driver.app.frame(0)
    return driver


def test_it_covers_the_table_before_the_table_is_the_next_seats(tmp_path: Path) -> None:
    driver = falling(tmp_path)
    table = driver.context.navigator.stack[-2]
    assert isinstance(table, TableScene) and isinstance(driver.scene, CurtainScene)
    driver.rest(FALL // 2)
    assert driver.scene.overlay, "half of the table can still be seen"
    driver.settle()
    assert not driver.scene.overlay and table.sitting.viewer is None
    driver.click("lift the curtain")
    assert table.sitting.viewer == 0 and driver.scene.overlay
    driver.key(pygame.K_u)
    driver.rest(RISE)
    assert driver.scene is table


def test_without_motion_it_is_there_at_once_and_gone_at_once(tmp_path: Path) -> None:
    driver = falling(tmp_path, reduce_motion=True)
    assert isinstance(driver.scene, CurtainScene) and not driver.scene.overlay
    driver.click("lift the curtain")
    assert driver.scene_name == "DuelScene"


def test_a_short_press_shakes_the_button(tmp_path: Path) -> None:
    driver = covered(tmp_path)
    driver.wait_for_guard()
    driver.event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    driver.event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    assert driver.scene.form.shake.moving


@pytest.mark.default_cases(4)
@pytest.mark.parametrize("scale", [75, 100, 150])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("game", ["scrap_knights", "scrapbots", "dino_battles"])
def test_no_plate_covers_a_part_of_a_figure(
    tmp_path: Path, game: str, size: tuple[int, int], scale: int
) -> None:
    driver = Driver(tmp_path, replay="always", reduce_motion=True)
    new_match(driver.context, game, {}, 7, ("person", "person"), ("Ada", "Bo"))
    driver.app.frame(0)
    scene = next(one for one in driver.context.navigator.stack if isinstance(one, CurtainScene))
    scene.resize(size, scale / 100)
    for image, rect in scene.figures:
        shape = pygame.mask.from_surface(image)
        for plate in scene.plates:
            inside = plate.rect.move(-rect.left, -rect.top)
            assert not shape.overlap_area(pygame.mask.Mask(inside.size, fill=True), inside.topleft)
        assert shape.count() > 1000
    plates = [plate.rect for plate in scene.plates]
    assert pygame.Rect((0, 0), size).contains(plates[0].unionall(plates[1:]))


def test_without_facts_sign_ribbon_and_button_stand_there_alone(tmp_path: Path) -> None:
    scene = covered(tmp_path).scene
    assert isinstance(scene, CurtainScene)
    scene.plates = []
    scene.resize((1280, 720), 1.0)
    assert [box.name for box in scene.boxes()] == ["ROUND 1", "sign", "ribbon", "lift the curtain"]


@pytest.mark.slow
def test_its_tip_comes_with_the_first_curtain_and_covers_nothing(tmp_path: Path) -> None:
    for size, scale in SHAPES:
        driver = covered(tmp_path, size=size, ui_scale=scale)
        assert isinstance(driver.scene, CurtainScene) and driver.scene.handover.tip is None
        seen = driver.context.tips = SeenTips()
        driver.context.navigator.go_home()
        driver.app.frame(TICK)
        start(driver)
        scene = driver.scene
        assert isinstance(scene, CurtainScene) and scene.handover.tip is not None
        assert "shared/curtain" in seen and scene.slip.leaves
        slip = scene.slip.rect
        assert driver.app.window.get_rect().contains(slip)
        assert slip.collidelist([one.rect for one in scene.form.widgets]) < 0
        for _ in range(2):
            driver.hold(pygame.K_RETURN, HOLD)
            driver.rest(RISE)
            if isinstance(driver.scene, TableScene) and driver.scene.asked is not None:
                driver.scene.act(driver.scene.asked.actions[0])
                driver.settle()
        assert not (isinstance(driver.scene, CurtainScene) and driver.scene.handover.tip)
