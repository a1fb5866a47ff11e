"""A real window on an X display, worked with xdotool, beside a twin in this process that knows the places."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pygame
import pytest

from game.ai.computer import InProcess
from game.ui.kit.guard import Guard
from tests.ui.driver import Driver

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0
QUIET_LOOKS = 4
HOLD_SLACK = 900
MOST_TURNS = 60
GUARD_SLACK = 0.2

# Letters and digits have the same names there.
_KEYS = {
    pygame.K_TAB: "Tab",
    pygame.K_RETURN: "Return",
    pygame.K_ESCAPE: "Escape",
    pygame.K_SPACE: "space",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_END: "End",
    pygame.K_BACKSPACE: "BackSpace",
    pygame.K_DELETE: "Delete",
    pygame.K_EQUALS: "equal",
    pygame.K_MINUS: "minus",
    pygame.K_SLASH: "slash",
    pygame.K_F2: "F2",
}


def _look(process: int) -> tuple[str, int]:
    """The state of a process, and its processor time so far; one that has ended sleeps."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return "S", 0
    fields = stat.rsplit(")", 1)[1].split()
    return fields[0], int(fields[11]) + int(fields[12])


class RealWindow:
    """The program in a process of its own."""

    def __init__(self, home: Path) -> None:
        environment = {**os.environ, "IRON_AND_SCALE_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
        del environment["SDL_VIDEODRIVER"]
        self.process = subprocess.Popen([sys.executable, "main.py"], cwd=ROOT, env=environment)
        self.window = self._find()
        # The pointer must hover over nothing, or it would move the focus that the keyboard has.
        self._tell("mousemove", "1279", "799")
        self._tell("windowfocus", "--sync", self.window)
        self.wait_until_idle()

    def _tell(self, *words: str) -> str:
        done = subprocess.run(["xdotool", *words], capture_output=True, text=True, check=False)
        return done.stdout.strip()

    def _find(self) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self._tell("search", "--onlyvisible", "--pid", str(self.process.pid))
            if found:
                return found.splitlines()[0]
            assert self.process.poll() is None, "the program has ended"
            time.sleep(0.05)
        raise AssertionError("no window came up")

    def wait_until_idle(self) -> None:
        """Until the program sleeps and has used no processor time for a moment: all input is worked off.

        On a busy machine it may also use none while it waits for a processor; then it does not sleep.
        """
        end = time.monotonic() + PATIENCE
        quiet, before = 0, -1
        while quiet < QUIET_LOOKS and time.monotonic() < end:
            looks = [_look(process) for process in (self.process.pid, *self._children())]
            asleep, used = all(look[0] == "S" for look in looks), sum(look[1] for look in looks)
            quiet, before = (quiet + 1, used) if used == before and asleep else (0, used)
            time.sleep(0.02)

    def _children(self) -> list[int]:
        """The worker in which computer players think: while it does, the window itself may sleep."""
        found = []
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            with suppress(OSError):  # a thread may end meanwhile
                found += (thread / "children").read_text().split()
        return [int(child) for child in found]

    def click(self, place: tuple[int, int]) -> None:
        x, y = map(str, place)
        self._tell("mousemove", "--window", self.window, x, y, "click", "1")
        self.wait_until_idle()

    def drag(self, start: tuple[int, int], to: tuple[int, int]) -> None:
        """With the left button, over a place between; each step is worked off before the next."""
        between = (start[0] + to[0]) // 2, (start[1] + to[1]) // 2
        self._point(start)
        self._tell("mousedown", "1")
        for place in (between, to):
            self._point(place)
        self._tell("mouseup", "1")
        self.wait_until_idle()

    def wheel(self, place: tuple[int, int], by: int) -> None:
        """Up for 1, down for -1."""
        self._point(place)
        self._tell("click", "4" if by > 0 else "5")
        self.wait_until_idle()

    def _point(self, place: tuple[int, int]) -> None:
        x, y = map(str, place)
        self._tell("mousemove", "--window", self.window, x, y)
        self.wait_until_idle()

    def key(self, key: int, shift: bool, ctrl: bool = False) -> None:
        held = ("ctrl+" if ctrl else "") + ("shift+" if shift else "")
        self._tell("key", held + _KEYS.get(key, pygame.key.name(key)))
        self.wait_until_idle()

    def hold(self, key: int, milliseconds: int) -> None:
        self._tell("keydown", _KEYS[key])
        time.sleep(milliseconds / 1000)
        self._tell("keyup", _KEYS[key])
        self.wait_until_idle()

    def type(self, text: str) -> None:
        self._tell("type", text)
        self.wait_until_idle()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


class Twins(Driver):
    """Does everything twice: in this process, and with mouse and keys in the real window."""

    # In the window a show may have ended by itself meanwhile, and the key would mean something else.
    hurries = False

    def __init__(self, folder: Path, real: RealWindow, **settings: object) -> None:
        self.real = real
        self.held = 0
        """Milliseconds for which the window holds deciding input back since the last question."""
        super().__init__(folder, computer=InProcess(), **settings)

    def notice_guards(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From now on it is known how long input is held back, whoever asks anew."""

        def noted(way: Callable[[Guard, int], None]) -> Callable[[Guard, int], None]:
            def held(guard: Guard, milliseconds: int) -> None:
                self.held = max(self.held, milliseconds)
                way(guard, milliseconds)

            return held

        monkeypatch.setattr(Guard, "start", noted(Guard.start))
        monkeypatch.setattr(Guard, "ask_anew", noted(Guard.ask_anew))

    def _wait_for_the_real_guard(self) -> None:
        """Here the time of a new question has passed frame by frame; in the window it takes its time."""
        if self.held:
            time.sleep(self.held / 1000 + GUARD_SLACK)
            self.held = 0

    def settle(self, limit: int = 4000) -> None:
        """What was watched here frame by frame takes its time in the window."""
        super().settle(limit)
        time.sleep(self.watched / 1000)
        self.watched = 0

    def click_at(self, place: tuple[int, int]) -> None:
        self._wait_for_the_real_guard()
        self.real.click(place)
        super().click_at(place)

    def key(self, key: int, mod: int = 0) -> None:
        self._wait_for_the_real_guard()
        self.real.key(key, bool(mod & pygame.KMOD_SHIFT), bool(mod & pygame.KMOD_CTRL))
        super().key(key, mod)

    def drag(self, name: str, to: tuple[int, int]) -> None:
        """Drags a control with the mouse to a place."""
        start = self.visible_place(self.control(name))
        self.real.drag(start, to)
        self.move(start)
        self.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for place in (((start[0] + to[0]) // 2, (start[1] + to[1]) // 2), to):
            self.event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(1, 0, 0))
        self.event(pygame.MOUSEBUTTONUP, pos=to, button=1)

    def scroll_to(self, name: str) -> None:
        """Turns the wheel over the pane of a control until all of that is in sight."""
        for _ in range(MOST_TURNS):
            widget = self.control(name)
            pane = widget.pane
            if pane is None or pane.rect.contains(widget.rect):
                return
            by = 1 if widget.rect.top < pane.rect.top else -1
            self.real.wheel(pane.rect.center, by)
            self.move(pane.rect.center)
            self.event(pygame.MOUSEWHEEL, x=0, y=by)
        raise AssertionError(f"'{name}' does not come into sight")

    def hold(self, key: int, milliseconds: int) -> None:
        # The program may be slow to draw, and a late frame counts for little.
        self.real.hold(key, milliseconds + HOLD_SLACK)
        super().hold(key, milliseconds)

    def type(self, text: str) -> None:
        self.real.type(text)
        super().type(text)
