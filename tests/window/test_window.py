"""The program as a player meets it: a window on a display, a mouse, a keyboard."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.dice import Dice
from game.storage.paths import saves_folder
from game.storage.save_file import read_save
from game.storage.settings import GameSetup, Settings, save_settings
from tests.ui.play import play_to_the_end, step
from tests.window.real import ROOT, RealWindow, Twins

pytestmark = pytest.mark.window
needs_display = pytest.mark.skipif(
    not os.environ.get("DISPLAY") or not shutil.which("xdotool"), reason="needs an X display and xdotool"
)


QUICK = {"reduce_motion": True, "speed": 4.0, "mute": True, "tips": False, "auto_pass": False}
"""Settings with which a match in a window takes little time, and asks for each choice."""


def save_quick(**more: object) -> None:
    """Saves these settings, and `more`, for the window that opens next."""
    assert save_settings(Settings(**QUICK, **more)) is None  # type: ignore[arg-type]


@pytest.fixture
def real(own_home: Path) -> Iterator[RealWindow]:
    save_quick()
    window = RealWindow(own_home)
    yield window
    window.close()


def clear_the_seed(twins: Twins, real: RealWindow) -> None:
    """Empties the field that has the focus; the real one may hold another number."""
    twins.key(pygame.K_END)
    while twins.control("seed").value:  # type: ignore[attr-defined]
        twins.key(pygame.K_BACKSPACE)
    for _ in range(10):
        real.key(pygame.K_BACKSPACE, False)


def same_match(folder: Path) -> None:
    """The match that was played to its end in the window is the one that was played beside it."""
    mine = read_save(next((folder / "twin" / "saves").glob("match-*.json")))
    theirs = read_save(next(saves_folder().glob("match-*.json")))
    assert theirs.finished
    assert theirs.record == mine.record
    assert theirs.digest == mine.digest


@needs_display
@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_a_whole_duel_in_a_real_window(
    real: RealWindow, tmp_path: Path, keyboard: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    twins = Twins(tmp_path / "twin", real, **QUICK)
    twins.notice_guards(monkeypatch)
    work = twins.press if keyboard else twins.click
    work("New game")
    work("box scrap_knights")
    work("seat 1")
    work("who 1 person")
    if keyboard:
        twins.focus("seed")
    else:
        twins.click("seed")
    clear_the_seed(twins, real)
    twins.type("7")
    work("Begin the duel")
    play_to_the_end(twins, seed=5, keyboard=keyboard)
    same_match(tmp_path)


@needs_display
def test_scrapbots_in_a_real_window(
    real: RealWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twins = Twins(tmp_path / "twin", real, **QUICK)
    twins.notice_guards(monkeypatch)
    twins.click("box scrapbots")
    twins.click("seed")
    clear_the_seed(twins, real)
    twins.type("7")
    twins.click("seat 1")
    twins.click("who 1 person")
    twins.click("Begin the game")
    dice = Dice(5)
    for _ in range(60):
        step(twins, dice, keyboard=False)
    mine = read_save(next((tmp_path / "twin" / "saves").glob("match-*.json")))
    theirs = read_save(next(saves_folder().glob("match-*.json")))
    assert len(theirs.record) > 20
    assert theirs.record == mine.record
    assert theirs.digest == mine.digest


@needs_display
@pytest.mark.parametrize(
    ("second", "number", "picks"), [("easy", "1", 1), ("person", "4", 5)], ids=["mouse", "keyboard"]
)
def test_a_whole_dino_battle_in_a_real_window(
    own_home: Path, tmp_path: Path, second: str, number: str, picks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By mouse against the computer, by keys between two people who hide their hands; then a rematch."""
    keyboard = second == "person"
    setups = {"dino_battles": GameSetup(("person", second), {"deck_0": "blitz", "deck_1": "blitz"})}
    save_quick(setups=setups)
    real = RealWindow(own_home)
    try:
        twins = Twins(tmp_path / "twin", real, **QUICK, setups=setups)
        twins.notice_guards(monkeypatch)
        work = twins.press if keyboard else twins.click
        work("New game")
        work("box dino_battles")
        if keyboard:
            twins.focus("seed")
        else:
            twins.click("seed")
        clear_the_seed(twins, real)
        twins.type(number)
        work("Begin the battle")
        play_to_the_end(twins, seed=picks, keyboard=keyboard)
        same_match(tmp_path)
        work("Rematch")
        step(twins, Dice(picks), keyboard=keyboard)
        assert len(list(saves_folder().glob("match-*.json"))) == 2
    finally:
        real.close()


@needs_display
@pytest.mark.parametrize(("board", "keyboard"), [("hex", False), ("square", True)], ids=["mouse", "keyboard"])
def test_a_whole_battle_in_a_real_window(
    own_home: Path, tmp_path: Path, board: str, keyboard: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two mechs over a round or two, between two people: the set-up remembers most of it from last time."""
    remembered = {"rounds": "1" if keyboard else "2", "squad_0": "giant", "squad_1": "giant"}
    setups = {"command_core": GameSetup(("person", "person"), remembered)}
    save_quick(setups=setups)
    real = RealWindow(own_home)
    try:
        twins = Twins(tmp_path / "twin", real, **QUICK, setups=setups)
        twins.notice_guards(monkeypatch)
        work = twins.press if keyboard else twins.click
        work("New game")
        work("box command_core")
        if board == "hex":
            work("board")
        if keyboard:
            twins.focus("seed")
        else:
            twins.click("squad lancers")
            twins.click("squad giant")
            twins.click("seat 0")
            twins.click("squad giant")
            twins.click("seed")
        clear_the_seed(twins, real)
        twins.type("7")
        work("Begin the battle")
        play_to_the_end(twins, seed=5, keyboard=keyboard)
        same_match(tmp_path)
    finally:
        real.close()


@needs_display
def test_killed_in_the_middle_it_goes_on_where_it_was(
    own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_quick()
    real = RealWindow(own_home)
    twins = Twins(tmp_path / "twin", real, **QUICK)
    twins.notice_guards(monkeypatch)
    twins.click("New game")
    twins.click("box scrap_knights")
    real.click(twins.control("Begin the duel").rect.center)
    path = next(saves_folder().glob("match-*.json"))
    real.process.kill()
    real.process.wait()
    save = read_save(path)
    # The computer at the second seat may have been quicker than the kill.
    assert save.record in ([], [entry for entry in save.record if entry.startswith("1 ")])
    assert save.seats == ("person", "easy") and not save.finished
    again = RealWindow(own_home)
    try:
        # Continue is the first button now, and has the focus.
        again.key(pygame.K_RETURN, False)
        again.key(pygame.K_RETURN, False)
        assert again.process.poll() is None
    finally:
        again.close()


@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":7654"}], ids=["none", "out of reach"])
def test_without_a_display_there_is_one_clear_sentence(display: dict[str, str]) -> None:
    environment = display | {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    done = subprocess.run(
        [sys.executable, "main.py"], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1
    assert "display" in done.stderr
