"""The loop itself, and the window."""

import gc
import time
from pathlib import Path

import pygame
import pytest

from game.ai.computer import InProcess
from game.storage.settings import Settings
from game.ui import app as app_module
from game.ui.app import App, collect_at_rest
from game.ui.context import Context
from game.ui.scene import Scene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.title import TitleScene
from tests.ui.driver import TICK, Driver


class Clock(Scene):
    """Counts the time that it is told of, and leaves after a while."""

    told = 0

    def update(self, milliseconds: int) -> bool:
        self.told += milliseconds
        if time.monotonic() > self.end:
            self.context.navigator.quit()
        return True

    def __init__(self, context: Context, seconds: float) -> None:
        super().__init__(context)
        self.end = time.monotonic() + seconds


class Closing(InProcess):
    closed = False

    def close(self) -> None:
        self.closed = True


def test_a_window_that_closes_ends_the_worker(tmp_path: Path) -> None:
    computer = Closing()
    context = Context(Settings(mute=True), tmp_path, save=lambda settings: None, computer=computer)
    App(context).run(Clock(context, 0.05))
    assert computer.closed


def test_time_passes_for_scenes_as_it_does_for_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = Context(Settings(mute=True), tmp_path, save=lambda settings: None)
    now = 100.0

    def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds

    monkeypatch.setattr(time, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: now)
    scene = Clock(context, 0.3)
    App(context).run(scene)
    assert 300 <= scene.told <= 340


def test_the_title_at_rest_is_looked_at_four_times_a_second_and_an_event_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver(tmp_path)
    driver.settle()
    scene = driver.scene
    assert isinstance(scene, TitleScene) and not scene.pictures.waiting
    now, looks = 100.0, 0

    def sleep(seconds: float) -> None:
        nonlocal now, looks
        now += seconds
        looks += 1

    monkeypatch.setattr(time, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: now)
    pygame.event.clear()
    driver.app._touched, before = now - 2, now
    assert not driver.app._wait(now, moving=False)
    assert now - before == pytest.approx(0.24, abs=0.001) and looks <= 7
    driver.app._touched = now - 2
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode=""))
    before = now
    assert driver.app._wait(now, moving=False) and now - before <= 0.041


@pytest.mark.slow
def test_figures_at_the_title_still_breathe_and_glow_at_rest(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.settle()
    driver.move((5, 5))
    seen = set()
    for _ in range(48):
        driver.app.frame(250)
        seen.add(driver.pixels())
    assert len(seen) >= 4


@pytest.mark.slow
def test_a_key_that_is_held_opens_one_screen_and_works_nothing_on_it(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True, mute=True)
    driver.focus("Load")
    held = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    for _ in range(3):
        driver.app.handle(held)
        driver.app.frame(0)
    opened = driver.scene_name
    driver.event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    assert driver.scene_name == opened
    driver.key(pygame.K_RETURN)
    assert driver.scene_name != opened


def test_keys_that_move_go_on_while_they_are_held(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True, mute=True)
    driver.click("box scrap_knights")
    driver.click("seed")
    driver.event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode="")
    before = driver.control("seed").value  # type: ignore[attr-defined]
    for _ in range(2):
        driver.event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="")
    assert len(driver.control("seed").value) == len(before) - 2  # type: ignore[attr-defined]


def test_the_windows_icon_is_set_before_it_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    icons: list[pygame.Surface] = []
    open_it, set_it = pygame.display.set_mode, pygame.display.set_icon

    def set_mode(*facts: object) -> pygame.Surface:
        calls.append("window")
        return open_it(*facts)  # type: ignore[arg-type]

    def set_icon(icon: pygame.Surface) -> None:
        calls.append("icon")
        icons.append(icon)
        set_it(icon)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    monkeypatch.setattr(pygame.display, "set_icon", set_icon)
    Driver(tmp_path)
    assert calls == ["icon", "window"]
    assert icons[0].get_bounding_rect().width > 48 and icons[0].get_at((0, 0)).a == 0


def test_a_notice_of_a_moment_that_is_over_is_taken_back(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.settle()
    empty = driver.pixels()
    driver.context.notify("It was too late to block.")
    driver.app.frame(16)
    assert driver.pixels() != empty
    driver.context.notify("Another one waits.")
    driver.context.forget_notices()
    driver.app.frame(16)
    assert driver.pixels() == empty
    driver.context.forget_notices()
    driver.context.notify("This is new.")
    driver.app.frame(16)
    assert driver.app.toast.text == "This is new."


def test_a_hint_goes_when_another_screen_comes(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.click("Settings")
    button = driver.control("Back")
    button.hint = "To the title."
    form = driver.scene.form
    driver.move(button.rect.center)
    bare = driver.app.window.copy()
    driver.rest(600)
    assert form.told is button
    (rect,) = form.draw_hint(driver.app.window.copy(), driver.app.window.get_rect())

    def pixels(window: pygame.Surface) -> bytes:
        return pygame.image.tobytes(window.subsurface(rect), "RGB")

    assert pixels(driver.app.window) != pixels(bare)
    driver.context.navigator.push(CreditsScene(driver.context))
    driver.rest(600)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "SettingsScene" and form.told is None
    driver.app.frame(16)
    assert pixels(driver.app.window) == pixels(bare)


def test_esc_in_the_walk_through_the_hints_leaves_no_screen(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.control("Load").hint = "Duels that were saved."
    driver.click("Settings")
    back = driver.control("Back")
    back.hint = "To the title."
    driver.event(pygame.JOYBUTTONDOWN, button=9, joy=0)
    assert driver.scene.form.told is back
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "SettingsScene" and driver.scene.form.told is None
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "TitleScene"


def test_garbage_is_looked_for_again_after_the_first_frame() -> None:
    young = gc.get_threshold()
    gc.disable()
    try:
        collect_at_rest()
        assert gc.isenabled()
    finally:
        gc.unfreeze()
        gc.set_threshold(*young)


def test_sound_is_opened_after_the_first_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver(tmp_path)
    opened: list[int] = []
    monkeypatch.setattr(driver.context.sound, "update", opened.append)
    driver.app.frame(0)
    assert opened == []
    driver.app.frame(TICK)
    assert opened == [TICK]


@pytest.mark.slow
def test_the_size_of_a_window_before_it_was_maximized_is_remembered(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.event(pygame.WINDOWMAXIMIZED)
    driver.event(pygame.VIDEORESIZE, size=(1600, 881))
    settings = driver.context.settings
    assert (settings.window_width, settings.window_height) == (1280, 720) and settings.window_maximized
    assert driver.scene.size == (1600, 881)
    driver.event(pygame.WINDOWRESTORED)
    driver.event(pygame.VIDEORESIZE, size=(1400, 800))
    settings = driver.context.settings
    assert (settings.window_width, settings.window_height) == (1400, 800) and not settings.window_maximized


@pytest.mark.slow
def test_full_screen_and_back_changes_nothing_that_is_remembered(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    before = driver.context.settings
    driver.key(pygame.K_F11)
    assert driver.context.settings.full_screen
    # The system says so when a maximized window becomes a full screen.
    driver.event(pygame.WINDOWRESTORED)
    driver.key(pygame.K_F11)
    assert driver.context.settings == before and driver.scene.size == (1280, 720)


def test_a_window_that_came_beside_its_place_is_brought_back_a_few_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SDL puts it beside its place as long as it has not heard of the frame that it has once more."""
    app = Driver(tmp_path, window_maximized=True).app
    corner, place, beside, brought = (9, 9), (100, 50), (101, 51), 0

    def bring(_: tuple[int, int]) -> None:
        nonlocal brought
        brought += 1

    monkeypatch.setattr(app_module, "corner", lambda: corner)
    monkeypatch.setattr(app_module, "place_window", bring)
    app._corner = app._astray = place
    app.handle(pygame.event.Event(pygame.WINDOWRESTORED))
    for corner in (beside, place, beside):
        app.handle(pygame.event.Event(pygame.WINDOWMOVED, x=corner[0], y=corner[1]))
    assert brought == 2 and app._corner == beside, "the last time somebody moved it"
    app._astray, brought = place, 0
    app.context.change(window_maximized=True)
    app.handle(pygame.event.Event(pygame.WINDOWRESTORED))
    for _ in range(9):
        app.handle(pygame.event.Event(pygame.WINDOWMOVED, x=corner[0], y=corner[1]))
    assert brought == app_module.MOST_RETURNS and app._corner == beside, "a manager may have its own mind"
