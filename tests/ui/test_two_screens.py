"""Two screens of different sizes: maximized, full screen and back on the second one. SDL is played here."""

from pathlib import Path

import pygame
import pytest

from game.ui import app as app_module
from game.ui import window as window_module
from game.ui.app import App
from tests.ui.driver import Driver

FIRST, SECOND = pygame.Rect(0, 0, 1920, 1080), pygame.Rect(1920, 0, 1280, 1024)
CORNER = 2000, 80
"""Where the window is on the second screen before it is maximized."""


class PlayedWindow:
    """A window on two screens: what the system does with it, with the events that it sends."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(CORNER, (1100, 700))
        self.windowed = self.rect.copy()
        self.state = ""
        self.events: list[pygame.event.Event] = []

    @property
    def screen(self) -> pygame.Rect:
        return max(FIRST, SECOND, key=lambda one: one.clip(self.rect).width * one.clip(self.rect).height)

    @property
    def position(self) -> tuple[int, int]:
        return self.rect.topleft

    @position.setter
    def position(self, place: tuple[int, int]) -> None:
        self._go(pygame.Rect(place, self.rect.size))

    @property
    def size(self) -> tuple[int, int]:
        return self.rect.size

    def maximize(self) -> None:
        self.windowed, self.state = self.rect.copy(), "maximized"
        self.events.append(pygame.event.Event(pygame.WINDOWMAXIMIZED))
        self._go(self.screen.copy())

    def restore(self) -> None:
        self.state = ""
        self.events.append(pygame.event.Event(pygame.WINDOWRESTORED))
        self._go(self.windowed.copy())

    def set_fullscreen(self, _: bool) -> None:
        if self.state != "maximized":
            self.windowed = self.rect.copy()
        self.state = "full"
        self._go(self.screen.copy())

    def set_windowed(self) -> None:
        """The system forgets that it was maximized, and where it was before: it comes up on its screen."""
        self.state = ""
        inside = self.windowed.copy()
        inside.topleft = self.screen.topleft
        self._go(inside)

    def _go(self, rect: pygame.Rect) -> None:
        self.rect = rect
        self.events.append(pygame.event.Event(pygame.WINDOWMOVED, x=rect.left, y=rect.top))
        self.events.append(pygame.event.Event(pygame.VIDEORESIZE, size=rect.size))


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> PlayedWindow:
    window = PlayedWindow()
    monkeypatch.setattr(window_module, "_window", lambda: window)
    monkeypatch.setattr(window_module, "_desktops", lambda: [FIRST.size, SECOND.size])
    return window


def hear(app: App, window: PlayedWindow) -> None:
    """The app hears what the system has sent."""
    while window.events:
        app.handle(window.events.pop(0))
    app.frame(16)


def opened(folder: Path, window: PlayedWindow) -> App:
    app = Driver(folder, window.rect.size).app
    window.position = CORNER
    hear(app, window)
    return app


def test_maximized_full_screen_and_back_stay_on_the_second_screen(
    tmp_path: Path, played: PlayedWindow
) -> None:
    app = opened(tmp_path, played)
    played.maximize()
    hear(app, played)
    assert played.rect == SECOND and app.context.settings.window_maximized
    for _ in range(2):
        app.toggle_full_screen()
        hear(app, played)
        assert played.rect == SECOND and played.state == "full"
        app.toggle_full_screen()
        hear(app, played)
        assert played.rect == SECOND and played.state == "maximized"
        assert app.context.settings.window_maximized and not app.context.settings.full_screen
    assert app.context.navigator.top.size == SECOND.size
    played.restore()
    hear(app, played)
    assert played.position == CORNER and app_module.corner() == CORNER


def test_a_maximized_window_that_was_taken_to_the_other_screen_comes_back_to_that_one(
    tmp_path: Path, played: PlayedWindow
) -> None:
    app = opened(tmp_path, played)
    played.maximize()
    hear(app, played)
    played._go(FIRST.copy())
    hear(app, played)
    app.toggle_full_screen()
    hear(app, played)
    assert played.rect == FIRST
    app.toggle_full_screen()
    hear(app, played)
    assert played.rect == FIRST and played.state == "maximized"


def test_a_full_screen_of_a_plain_window_comes_back_to_its_size(tmp_path: Path, played: PlayedWindow) -> None:
    app = opened(tmp_path, played)
    app.toggle_full_screen()
    hear(app, played)
    assert played.rect == SECOND
    app.toggle_full_screen()
    hear(app, played)
    assert SECOND.contains(played.rect) and played.size == (1100, 700)
    assert (app.context.settings.window_width, app.context.settings.window_height) == (1100, 700)


def test_no_window_is_larger_than_every_one_of_two_screens(played: PlayedWindow) -> None:
    portrait = [(1920, 1080), (1080, 1920)]
    assert window_module.window_size((2560, 1600), portrait) == (1920, 1080)
    assert window_module.window_size((1000, 1900), portrait) == (1000, 1900)
