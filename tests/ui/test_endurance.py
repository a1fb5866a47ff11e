"""What hours at the table would show: noise breaks nothing, and going to and fro piles nothing up."""

import gc
import statistics
from pathlib import Path

import pygame
import pytest

from game.ai.child_process import in_own_process
from game.engine.dice import Dice
from game.rules import GAMES
from tests.memory import memory
from tests.ui.driver import Driver
from tests.ui.long_play import play_matches

EVENTS = 250
MANY_EVENTS = 5000
"""For each of four seeds: 20,000 in all. Even seeds play with motion, odd ones without."""

KEYS = [
    *(getattr(pygame, f"K_{name}") for name in ("TAB", "RETURN", "SPACE", "LEFT", "RIGHT", "UP", "DOWN")),
    *(getattr(pygame, f"K_{name}") for name in ("u", "l", "p", "1", "2", "3", "F1", "ESCAPE", "BACKSPACE")),
    *(getattr(pygame, f"K_{name}") for name in ("PAGEUP", "PAGEDOWN", "HOME", "END", "DELETE", "a", "v")),
]
SIZES = [(960, 540), (1280, 720), (1024, 768)]


class Monkey:
    """Clicks, drags, types, turns the wheel and resizes at random."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.dice = Dice(seed)
        self.folder = folder
        self.reduce_motion = bool(seed % 2)
        self.driver = self._start()
        self.visited: set[str] = set()

    def _start(self) -> Driver:
        return Driver(self.folder, (960, 540), reduce_motion=self.reduce_motion, speed=4.0, mute=True)

    def _send(self, kind: int, **facts: object) -> None:
        if self.driver.context.navigator.running:
            self.driver.app.handle(pygame.event.Event(kind, **facts))

    def _place(self) -> tuple[int, int]:
        controls = self.driver.controls()
        if controls and self.dice.below(3):
            place: tuple[int, int] = self.dice.pick(controls).rect.center
            return place
        return self.dice.below(960), self.dice.below(540)

    def _mouse(self) -> None:
        place, button = self._place(), 1 + 2 * (self.dice.below(8) == 0)
        self._send(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
        self._send(pygame.MOUSEBUTTONDOWN, pos=place, button=button)
        if self.dice.below(5) == 0:
            place = self._place()
            self._send(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(1, 0, 0))
        self._send(pygame.MOUSEBUTTONUP, pos=place, button=button)

    def step(self) -> None:
        """One deed, and now and then a frame."""
        self.visited.add(self.driver.scene_name)
        deed = self.dice.below(100)
        if deed < 50:
            self._mouse()
        elif deed < 88:
            mod = self.dice.pick([0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL])
            self._send(pygame.KEYDOWN, key=self.dice.pick(KEYS), mod=mod, unicode="")
        elif deed < 93:
            self._send(pygame.TEXTINPUT, text=self.dice.pick(["a", "7", "é", "\u2603"]))
        elif deed < 97:
            self._send(pygame.MOUSEWHEEL, y=self.dice.below(3) - 1, x=0)
        elif deed < 99 or self.dice.below(4):
            self._send(pygame.JOYBUTTONDOWN, button=self.dice.below(16), joy=0)
        else:
            # Rare, for everything is painted anew.
            self._send(pygame.VIDEORESIZE, size=self.dice.pick(SIZES))
        if not self.driver.context.navigator.running:
            self.driver = self._start()
        elif self.dice.below(6) == 0:
            self.driver.app.frame(30)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1])
def test_noise_breaks_nothing(tmp_path: Path, seed: int) -> None:
    monkey = Monkey(tmp_path, seed)
    for _ in range(EVENTS):
        monkey.step()


@pytest.mark.late
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_much_noise_breaks_nothing(tmp_path: Path, seed: int) -> None:
    monkey = Monkey(tmp_path, seed)
    for _ in range(MANY_EVENTS):
        monkey.step()
    assert len(monkey.visited) >= 8, monkey.visited


MATCHES, FIRST = 50, 20
"""After the first matches most of what is kept in memory has been met."""


@pytest.mark.late
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whole_matches_with_the_worker_pile_nothing_up(tmp_path: Path, game: str) -> None:
    """Five minutes each; in a process of its own, because other tests keep what they have painted."""
    figures = in_own_process(play_matches, game, MATCHES, str(tmp_path))
    used = [round(mebibytes) for mebibytes, _ in figures]
    assert max(used[FIRST:]) <= 1.1 * max(used[:FIRST]) and max(used) <= 200, used
    # Flat at the end, where a leak would go on.
    half = (FIRST + MATCHES) // 2
    assert statistics.median(used[half:]) <= 1.06 * statistics.median(used[FIRST:half]), used


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [12, pytest.param(100, marks=pytest.mark.slow)])
def test_scene_changes_pile_nothing_up(tmp_path: Path, rounds: int) -> None:
    """Each round goes to four screens and back: eight hundred changes in the long run."""
    driver = Driver(tmp_path, (960, 540), reduce_motion=True, mute=True)
    screens = ("Rulebook", "Settings", "Credits", "Load")

    def go_round() -> None:
        for screen in screens:
            driver.click(screen)
            driver.key(pygame.K_ESCAPE)

    for _ in range(8):
        go_round()
    gc.collect()
    before, things = memory(), len(gc.get_objects())
    for _ in range(rounds):
        go_round()
    gc.collect()
    assert len(gc.get_objects()) < things * 1.02
    assert memory() < before + 12
