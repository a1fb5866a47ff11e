"""A gamepad works everything that keys work, whichever way it reports its cross."""

from pathlib import Path

import pygame
import pytest

from game.ui.gamepad import Gamepad, _triggers_of
from tests.ui.driver import Driver


def key(event: pygame.event.Event | None) -> tuple[int, int] | None:
    return None if event is None else (event.key, event.mod)


def test_hat_buttons_and_shoulders_are_keys() -> None:
    pad = Gamepad()
    hat = pygame.event.Event(pygame.JOYHATMOTION, value=(0, -1), joy=0, hat=0)
    assert key(pad.key(hat)) == (pygame.K_DOWN, 0)
    assert pad.key(pygame.event.Event(pygame.JOYHATMOTION, value=(0, 0), joy=0, hat=0)) is None
    wanted = {
        0: (pygame.K_RETURN, 0),
        1: (pygame.K_ESCAPE, 0),
        4: (pygame.K_TAB, pygame.KMOD_SHIFT),
        5: (pygame.K_TAB, 0),
        12: (pygame.K_DOWN, 0),
        99: None,
    }
    for button, meaning in wanted.items():
        assert key(pad.key(pygame.event.Event(pygame.JOYBUTTONDOWN, button=button, joy=0))) == meaning


def test_a_stick_counts_once_for_each_tilt() -> None:
    pad = Gamepad()

    def tilt(axis: int, value: float) -> tuple[int, int] | None:
        return key(pad.key(pygame.event.Event(pygame.JOYAXISMOTION, axis=axis, value=value, instance_id=0)))

    assert tilt(0, 0.2) is None
    assert tilt(0, 0.9) == (pygame.K_RIGHT, 0)
    assert tilt(0, 0.7) is None and tilt(0, 1.0) is None
    assert tilt(0, -0.9) == (pygame.K_LEFT, 0)
    assert tilt(0, 0.1) is None
    assert tilt(0, -0.8) == (pygame.K_LEFT, 0)
    assert tilt(1, -0.8) == (pygame.K_UP, 0)
    assert tilt(4, 1.0) is None


def test_triggers_show_the_kinds_of_cards_in_a_builder_once_a_pull() -> None:
    pad = Gamepad()

    def pull(axis: int, value: float, scope: str = "workshop") -> tuple[int, int] | None:
        moved = pygame.event.Event(pygame.JOYAXISMOTION, axis=axis, value=value, instance_id=0)
        return key(pad.key(moved, scope))

    assert pull(5, -1.0) is None and pull(5, 0.5) is None
    assert pull(5, 0.9) == (pygame.K_l, 0)
    assert pull(5, 1.0) is None and pull(5, -1.0) is None
    assert pull(4, 1.0) == (pygame.K_l, pygame.KMOD_SHIFT)
    assert pull(4, -1.0) is None and pull(4, 1.0, "table") is None
    assert pull(2, 1.0) is None


def test_triggers_are_found_where_a_pad_counts_them_before_its_right_stick() -> None:
    class Pad:
        rest = (0.0, 0.0, -1.0, 0.0, 0.0, -1.0)

        def get_numaxes(self) -> int:
            return len(self.rest)

        def get_axis(self, axis: int) -> float:
            return self.rest[axis]

    assert _triggers_of(Pad()) == {4: -1, 2: 4, 5: 5}  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize("screen", ["Load", "Rulebook", "Settings", "Credits"])
def test_a_pad_opens_a_screen_and_leaves_it(tmp_path: Path, screen: str) -> None:
    driver = Driver(tmp_path)
    for _ in range(2):
        driver.event(pygame.JOYHATMOTION, value=(0, -1), joy=0, hat=0)
    for _ in range(8):
        focus = driver.scene.form.focus
        if focus is not None and focus.name == screen:
            break
        driver.event(pygame.JOYHATMOTION, value=(1, 0), joy=0, hat=0)
    driver.event(pygame.JOYBUTTONDOWN, button=0, joy=0)
    assert driver.scene_name == f"{screen}Scene"
    driver.event(pygame.JOYBUTTONDOWN, button=1, joy=0)
    assert driver.scene_name == "TitleScene"
