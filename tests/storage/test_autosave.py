import errno
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.storage.autosave import Autosave
from game.storage.save_file import SaveFile
from game.storage.saves import list_saves
from tests.storage.told import told

MakeSave = Callable[..., SaveFile]
Refuse = Callable[..., None]

FULL = "The game could not be saved: the disk is full."


def test_each_decision_is_on_the_disk_when_write_returns(make_save: MakeSave, folder: Path) -> None:
    autosave = Autosave(folder)
    for number in range(6):
        assert autosave.write(make_save(number))
        assert [save.moves for save in list_saves(folder).saves] == [number]
    assert autosave.problem is None and autosave.take_problem() is None


def test_making_one_touches_nothing(folder: Path) -> None:
    Autosave(folder)
    assert not folder.exists()


def test_a_failure_is_told_once_and_the_next_call_tries_again(
    make_save: MakeSave, folder: Path, refuse: Refuse
) -> None:
    autosave = Autosave(folder)
    assert autosave.write(make_save(0))
    refuse("fsync", errno.ENOSPC, times=3)
    assert not autosave.write(make_save(1))
    assert told(autosave.take_problem()) == FULL
    assert autosave.take_problem() is None
    assert not autosave.write(make_save(2))
    assert autosave.take_problem() is None
    assert not autosave.write(make_save(3))
    assert told(autosave.problem) == FULL
    assert [save.moves for save in list_saves(folder).saves] == [0]

    assert autosave.write(make_save(4))
    assert autosave.problem is None and autosave.take_problem() is None
    assert [save.moves for save in list_saves(folder).saves] == [4]


def test_a_failure_that_comes_back_or_changes_is_told_again(
    make_save: MakeSave, folder: Path, refuse: Refuse
) -> None:
    autosave = Autosave(folder)
    refuse("fsync", errno.ENOSPC, times=1)
    autosave.write(make_save(0))
    assert told(autosave.take_problem()) == FULL
    autosave.write(make_save(1))
    refuse("fsync", errno.ENOSPC, times=1)
    autosave.write(make_save(2))
    assert told(autosave.take_problem()) == FULL
    refuse("replace", errno.EROFS)
    autosave.write(make_save(3))
    assert told(autosave.take_problem()) == "The game could not be saved: the disk is read-only."


def test_a_failure_that_is_over_before_it_was_shown_is_not_shown(
    make_save: MakeSave, folder: Path, refuse: Refuse
) -> None:
    autosave = Autosave(folder)
    refuse("fsync", errno.ENOSPC, times=1)
    assert not autosave.write(make_save(0))
    assert autosave.write(make_save(1))
    assert autosave.take_problem() is None


def test_nothing_that_a_save_may_hold_ends_the_game(make_save: MakeSave, folder: Path) -> None:
    autosave = Autosave(folder)
    assert not autosave.write(make_save(0, state={"shared": object()}))
    problem = autosave.take_problem()
    assert problem is not None and told(problem).startswith("The game could not be saved: ")


@pytest.mark.parametrize(("age", "left"), [(7200, False), (0, True)])
def test_the_first_write_clears_what_a_dead_program_left(
    age: int, left: bool, make_save: MakeSave, folder: Path
) -> None:
    folder.mkdir()
    temp = folder / ".iron-and-scale-0123.tmp"
    temp.write_bytes(b"half a sa")
    os.utime(temp, (time.time() - age,) * 2)
    Autosave(folder).write(make_save(0))
    assert temp.exists() is left
