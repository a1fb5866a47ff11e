"""The window itself: opened as large as was wanted, never smaller than what can be read."""

import os
import sys
import warnings
from collections.abc import Sequence

import pygame

from game.ui.paint.roles import art_colors
from game.ui.paint.svg import colored, drawing, picture

SMALLEST = (960, 540)
TITLE = "Iron & Scale"


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


def open_window(size: tuple[int, int], *, full_screen: bool, maximized: bool = False) -> pygame.Surface:
    """Opens it; `size` is that of the window when it is neither. Raises `NoDisplay` in one sentence."""
    if _no_display():
        raise NoDisplay("there is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set")
    # Without an accelerated driver SDL's own framebuffer is the faster way to the screen.
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if sys.platform.startswith("linux") and not os.environ.get("WAYLAND_DISPLAY"):
        # Where X cannot be reached, SDL would else try all that there is, and draw into nowhere in the end.
        os.environ.setdefault("SDL_VIDEODRIVER", "x11")
    try:
        pygame.display.init()
        if pygame.display.get_driver() == "offscreen" != os.environ.get("SDL_VIDEODRIVER"):
            raise pygame.error("it cannot be reached")
        pygame.display.set_caption(TITLE)
        # Some systems take the icon of a window only before it opens.
        pygame.display.set_icon(window_icon())
        surface = pygame.display.set_mode(window_size(size, _desktops()), pygame.RESIZABLE)
        if full_screen:
            enter_full_screen()
        elif maximized:
            _window().maximize()
        return surface
    except pygame.error as error:
        raise NoDisplay(f"there is no display to open a window on ({error})") from None


def enter_full_screen() -> None:
    """Fills the screen that the window is on, without another video mode."""
    _window().set_fullscreen(True)


def leave_full_screen(*, maximized: bool, corner: tuple[int, int] | None = None) -> None:
    """Back to the window as it was before. That it was maximized, the system forgets meanwhile, and where
    its `corner` was before that: on another screen, it has been taken to this one since.
    """
    window = _window()
    screen = pygame.Rect(window.position, window.size)
    window.set_windowed()
    if maximized:
        if corner is not None and screen.collidepoint(corner):
            window.position = corner
        window.maximize()


def place_window(corner: tuple[int, int]) -> None:
    """Moves the window on its screen."""
    _window().position = corner


def corner() -> tuple[int, int]:
    """Where the window is on its screen."""
    x, y = _window().position
    return x, y


def _window() -> pygame.Window:
    """The window of `pygame.display`, which itself can neither maximize it nor leave its size alone."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def window_icon() -> pygame.Surface:
    """The picture that the system shows for the window: a steel gear with a sword before it."""
    return picture(colored(drawing("drawings/window_icon"), art_colors("window_icon").roles), (64, 64))


def window_size(wanted: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The size wanted, no larger than the desktop that has most room for it and no smaller than what can be
    read.

    >>> window_size((2560, 1600), [(1920, 1080), (1080, 1920)])
    (1920, 1080)
    """
    if not desktops:
        return wanted
    room = max(desktops, key=lambda one: min(one[0], wanted[0]) * min(one[1], wanted[1]))
    width, height = (
        max(smallest, min(*both)) for smallest, *both in zip(SMALLEST, wanted, room, strict=True)
    )
    return width, height


def _desktops() -> list[tuple[int, int]]:
    """The sizes of all screens; none where there is nothing to see."""
    return [] if pygame.display.get_driver() == "dummy" else pygame.display.get_desktop_sizes()


def _no_display() -> bool:
    """SDL would quietly draw into nowhere; asking first is also the only way to keep its libraries silent."""
    named = os.getenv("DISPLAY") or os.getenv("WAYLAND_DISPLAY") or os.getenv("SDL_VIDEODRIVER")
    return sys.platform.startswith("linux") and not named
