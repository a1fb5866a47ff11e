"""Two windows that play on in one match: both are saved whole, and the later one is told."""

import os
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.match import Match
from game.engine.record import from_save, to_save
from game.rules import load
from game.storage.autosave import PLAYED_ELSEWHERE, Autosave
from game.storage.lock import locked
from game.storage.save_file import SaveFile, new_save, read_save
from game.storage.saves import list_saves, open_save, save_path
from tests.examples import examples

MATCH = "0123456789abcdef0123456789abcdef"

MakeSave = Callable[..., SaveFile]


class Window:
    """A match that is saved after each choice, as a table does it."""

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        self.folder = folder
        save = None if path is None else open_save(path)
        self.match_id = MATCH if save is None else save.match
        self.autosave = Autosave(folder, save)
        self.saves = 0
        rules = load("scrap_knights")
        self.match = Match(rules, {}, 3) if save is None else from_save(rules, save.engine_record())
        if save is None:
            self.save()

    def save(self) -> None:
        assert self.autosave.write(
            new_save(
                to_save(self.match),
                match=self.match_id,
                seats=("person", "person"),
                names=("Ada", "Brunel"),
                finished=False,
                round=1,
            )
        )
        self.match_id = self.autosave.match_id
        self.saves += 1

    def play(self, pick: int = 0) -> None:
        if self.match.decisions:
            decision = self.match.decisions[0]
            self.match.act(decision.seat, decision.actions[pick % len(decision.actions)])
            self.save()

    def undo(self) -> None:
        if self.match.steps:
            self.match.undo()
            self.save()

    @property
    def saved_record(self) -> list[str]:
        return read_save(save_path(self.folder, self.match_id)).record


def test_the_window_that_comes_later_goes_on_under_a_new_id_and_says_so(folder: Path) -> None:
    first = Window(folder)
    second = Window(folder, save_path(folder, MATCH))
    first.play(0)
    second.play(1)
    assert (first.match_id, second.match_id == MATCH) == (MATCH, False)
    assert first.autosave.take_problem() is None
    assert (second.autosave.take_problem(), second.autosave.take_problem()) == (PLAYED_ELSEWHERE, None)
    for _ in range(3):
        first.play(0)
        second.play(1)
    assert first.autosave.take_problem() is second.autosave.take_problem() is None
    for window in (first, second):
        assert window.saved_record == window.match.record
    assert len(list_saves(folder).saves) == 2


def test_choices_that_the_other_window_took_back_are_not_brought_back_there(folder: Path) -> None:
    first = Window(folder)
    for _ in range(4):
        first.play()
    second = Window(folder, save_path(folder, MATCH))
    first.undo()
    second.play()
    assert second.match_id != first.match_id == MATCH
    assert first.saved_record == first.match.record


def test_a_window_alone_keeps_its_id_whatever_it_does(folder: Path) -> None:
    window = Window(folder)
    for number in range(12):
        (window.play, window.play, window.undo)[number % 3]()
    again = Window(folder, save_path(folder, MATCH))
    again.undo()
    again.play(1)
    assert again.match_id == window.match_id == MATCH
    assert window.autosave.take_problem() is again.autosave.take_problem() is None


@examples(60, share=4)
@given(
    deeds=st.lists(
        st.tuples(st.integers(0, 2), st.sampled_from(["play", "play", "undo", "open"]), st.integers(0, 3))
    )
)
def test_the_state_of_every_window_is_saved(
    deeds: list[tuple[int, str, int]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Whatever the others do, a save is the current one of its match."""
    folder = tmp_path_factory.mktemp("saves")
    first = Window(folder)
    windows = [first, Window(folder, save_path(folder, MATCH)), Window(folder, save_path(folder, MATCH))]
    for number, deed, pick in deeds:
        before = windows[number].saves
        if deed == "play":
            windows[number].play(pick)
        elif deed == "undo":
            windows[number].undo()
        else:
            windows[number] = Window(folder, save_path(folder, windows[(number + 1) % 3].match_id))
            continue
        window = windows[number]
        if window.saves > before:
            assert window.saved_record == window.match.record


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_two_windows_that_save_at_the_same_moment(folder: Path, make_save: MakeSave) -> None:
    """Of each match that both have open, both states are saved, under two ids."""
    matches = [f"{number:032x}" for number in range(1, 41)]
    for match in matches:
        assert Autosave(folder).write(make_save(0, match=match))
    begin = time.monotonic() + 0.2
    children = [_save_each(folder, matches, f"{seat} act slash", begin, make_save) for seat in (0, 1)]
    assert [os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children] == [0, 0]
    listed = list_saves(folder)
    assert listed.broken == ()
    records = Counter(read_save(save.path).record[0] for save in listed.saves)
    assert records == {"0 act slash": len(matches), "1 act slash": len(matches)}


def _save_each(folder: Path, matches: list[str], choice: str, begin: float, make_save: MakeSave) -> int:
    """A child process that saves a choice of its own in each match, at moments that all windows share."""
    child = os.fork()
    if child:
        return child
    refused = len(matches)
    try:
        for number, match in enumerate(matches):
            autosave = Autosave(folder, make_save(0, match=match))
            save = msgspec.structs.replace(make_save(1, match=match), record=[choice])
            time.sleep(max(0.0, begin + number * 0.03 - time.monotonic()))
            refused -= autosave.write(save)
    finally:
        os._exit(refused)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_the_lock_of_a_window_that_hangs_is_not_waited_for_for_ever(
    folder: Path, make_save: MakeSave
) -> None:
    folder.mkdir()
    with locked(folder):
        assert Autosave(folder).write(make_save(1))
