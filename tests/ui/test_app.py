"""The loop itself, with the real clock."""

import time
from pathlib import Path

import pygame

from game.storage.settings import Settings
from game.ui.app import App
from game.ui.context import Context
from game.ui.scene import Scene
from tests.ui.driver import Driver


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


def test_time_passes_for_scenes_as_it_does_for_people(tmp_path: Path) -> None:
    context = Context(Settings(mute=True), tmp_path, save=lambda settings: None)
    scene = Clock(context, 0.3)
    App(context).run(scene)
    assert 250 <= scene.told <= 600


def test_a_key_that_is_held_opens_one_screen_and_works_nothing_on_it(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True, mute=True)
    driver.focus("New duel")
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
