"""A program that is killed while it saves: at every system call in turn, and at random moments."""

import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.storage import atomic
from game.storage.save_file import SaveFile, read_save
from game.storage.saves import list_saves, save_match

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")

MakeSave = Callable[..., SaveFile]

CALLS = ("open", "fsync", "replace", "link", "close")
# Each save makes 6, each but the first links the one before, the last three move 1, 2 and 2 older ones up.
CALLS_OF_FIVE_SAVES = 5 * 6 + 4 + (1 + 2 + 2)


class Saver:
    """A child process that saves move 0, 1, 2, ... and reports each save when it is written."""

    def __init__(self, folder: Path, make_save: MakeSave, last: int, die_at: int | None = None) -> None:
        self._reports, reports = os.pipe()
        self._pid = os.fork()
        if self._pid:
            os.close(reports)
            return
        try:
            write = os.write
            if die_at is not None:
                _die_at_call(die_at)
            for number in range(last + 1):
                if save_match(folder, make_save(number)) is None:
                    write(reports, b".")
        finally:
            os._exit(0)

    def wait_for_report(self) -> None:
        assert os.read(self._reports, 1) == b"."

    def kill(self) -> None:
        os.kill(self._pid, signal.SIGKILL)

    def reported(self) -> tuple[int, bool]:
        """After its end: the saves reported since the last read, and whether it was killed."""
        _, status = os.waitpid(self._pid, 0)
        with os.fdopen(self._reports, "rb") as reports:
            count = len(reports.read())
        return count, os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL


def _die_at_call(number: int) -> None:
    """From now on the `number`th call (from 0) that changes a disk kills this process before it is made."""
    made = 0

    def deadly(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **settings: Any) -> Any:
            nonlocal made
            if made == number:
                os.kill(os.getpid(), signal.SIGKILL)
            made += 1
            return real(*arguments, **settings)

        return call

    for name in CALLS:
        setattr(os, name, deadly(getattr(os, name)))
    vars(atomic)["open"] = deadly(open)


def check_what_is_left(folder: Path, written: int, make_save: MakeSave) -> None:
    """`written` saves were reported: the newest file is the last of them, or the one that was under way."""
    listed = list_saves(folder)
    assert listed.broken == ()
    newest = listed.saves[0].moves if listed.saves else -1
    assert newest in (written - 1, written)
    assert not listed.saves or listed.saves[0].age == 0
    assert len(set(kept(folder)) - {newest}) >= min(newest, 2)

    # And play goes on: the next save finds its way through what was left, and keeps three different ones.
    for number in range(newest + 1, newest + 3):
        assert save_match(folder, make_save(number)) is None
        assert kept(folder) == list(range(number, -1, -1))[:4]


def kept(folder: Path) -> list[int]:
    """The moves in each save of the only match, the current one first."""
    return [len(read_save(path).record) for path in sorted(folder.glob("match-*"))]


@pytest.mark.default_cases(6)
@pytest.mark.parametrize("call", range(CALLS_OF_FIVE_SAVES))
def test_killed_before_each_call_to_the_system(call: int, folder: Path, make_save: MakeSave) -> None:
    written, killed = Saver(folder, make_save, last=4, die_at=call).reported()
    assert killed
    check_what_is_left(folder, written, make_save)


def test_the_calls_above_are_all_that_five_saves_make(folder: Path, make_save: MakeSave) -> None:
    assert Saver(folder, make_save, last=4, die_at=CALLS_OF_FIVE_SAVES).reported() == (5, False)


@pytest.mark.slow
def test_killed_at_random_moments(tmp_path: Path, make_save: MakeSave) -> None:
    moments = random.Random(20261120)
    under_way = 0
    for attempt in range(60):
        folder = tmp_path / str(attempt)
        saver = Saver(folder, make_save, last=100_000)
        saver.wait_for_report()
        time.sleep(moments.uniform(0.0, 0.02))
        saver.kill()
        more, killed = saver.reported()
        assert killed
        under_way += any(folder.glob(".iron-and-scale-*"))
        check_what_is_left(folder, 1 + more, make_save)
    # Or the moments would have missed what they were to hit.
    assert under_way > 5
