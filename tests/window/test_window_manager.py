"""The window under a window manager: maximized, restored, full screen and back, closed by its button."""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.storage.settings import Settings, load_settings, save_settings
from tests.window.real import PATIENCE, RealWindow

pytestmark = pytest.mark.window
TOOLS = ("Xvfb", "openbox", "wmctrl", "xdotool", "xprop")
needs_manager = pytest.mark.skipif(not all(map(shutil.which, TOOLS)), reason=f"needs {', '.join(TOOLS)}")
SCREEN, WINDOW = (1600, 900), (1280, 720)


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A display of its own with a window manager."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-noreset", "-displayfd", str(writing), "-screen", "0", "{}x{}x24".format(*SCREEN)],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        monkeypatch.setenv("DISPLAY", f":{told.readline().strip()}")
    manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    try:
        eventually(lambda: "Name: Openbox" in ask("wmctrl", "-m"))
        yield
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(PATIENCE)


@pytest.fixture
def real(desktop: None, own_home: Path) -> Iterator[RealWindow]:
    assert save_settings(Settings(reduce_motion=True, mute=True, tips=False, welcomed=True)) is None
    window = RealWindow(own_home)
    yield window
    window.close()


def ask(*words: str) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=False).stdout


STEADY = 0.7
"""Seconds in which nothing moves the window any more."""


def eventually(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def size(real: RealWindow) -> tuple[int, int]:
    found = re.search(r"Geometry: (\d+)x(\d+)", ask("xdotool", "getwindowgeometry", real.window))
    assert found is not None
    return int(found[1]), int(found[2])


def corner(real: RealWindow) -> tuple[int, int]:
    found = re.search(r"Position: (-?\d+),(-?\d+)", ask("xdotool", "getwindowgeometry", real.window))
    assert found is not None
    return int(found[1]), int(found[2])


def steady_corner(real: RealWindow) -> tuple[int, int]:
    """Where the window is once the manager has put its frame around it, which may take a moment."""
    eventually(lambda: "=" in ask("xprop", "-id", real.window, "_NET_FRAME_EXTENTS"))
    place, since = corner(real), time.monotonic()
    while time.monotonic() < since + STEADY:
        time.sleep(0.05)
        if (now := corner(real)) != place:
            place, since = now, time.monotonic()
    return place


def is_now(real: RealWindow, state: str) -> bool:
    """Whether the manager calls the window "maximized", "full screen" or "normal"."""
    told = ask("xprop", "-id", real.window, "_NET_WM_STATE")
    if "FULLSCREEN" in told:
        return state == "full screen" and size(real) == SCREEN
    if "MAXIMIZED_VERT" in told:
        wide, high = size(real)
        return state == "maximized" and wide == SCREEN[0] and WINDOW[1] < high < SCREEN[1]
    return state == "normal" and size(real) == WINDOW


def becomes(real: RealWindow, state: str) -> None:
    eventually(lambda: is_now(real, state))
    real.wait_until_idle()
    assert is_now(real, state)


def maximize(real: RealWindow, *, on: bool = True) -> None:
    how = "add" if on else "remove"
    ask("wmctrl", "-i", "-r", real.window, "-b", f"{how},maximized_vert,maximized_horz")


def f11(real: RealWindow) -> None:
    ask("xdotool", "key", "F11")


@needs_manager
def test_after_full_screen_the_window_is_as_it_was_before(
    real: RealWindow, capfd: pytest.CaptureFixture[str]
) -> None:
    becomes(real, "normal")
    place = steady_corner(real)
    for state in ("normal", "maximized", "normal"):
        maximize(real, on=state == "maximized")
        becomes(real, state)
        f11(real)
        becomes(real, "full screen")
        f11(real)
        becomes(real, state)
        kept = load_settings()[0]
        assert (kept.window_width, kept.window_height) == WINDOW
        assert kept.window_maximized == (state == "maximized") and not kept.full_screen
        if state == "normal":
            eventually(lambda: corner(real) == place)
    assert "Warning" not in capfd.readouterr().err


@needs_manager
@pytest.mark.parametrize("state", ["maximized", "full screen"])
def test_it_is_closed_by_its_button_and_opens_as_it_was(real: RealWindow, own_home: Path, state: str) -> None:
    if state == "maximized":
        maximize(real)
    else:
        f11(real)
    becomes(real, state)
    ask("wmctrl", "-i", "-c", real.window)
    assert real.process.wait(PATIENCE) == 0
    again = RealWindow(own_home)
    try:
        becomes(again, state)
        if state == "maximized":
            maximize(again, on=False)
        else:
            f11(again)
        becomes(again, "normal")
    finally:
        again.close()
