"""A copy of a save that is played on never costs the newer state of its match."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.match import Match
from game.engine.record import from_save, to_save
from game.engine.rules import Action
from game.rules import load
from game.storage.save_file import SaveFile, new_save, read_save
from game.storage.saves import list_saves, older_path, open_save, save_match, save_path
from tests.examples import examples

MATCH = "0123456789abcdef0123456789abcdef"


class Table:
    """A match that is saved after each move, as the program does it."""

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        self.folder = folder
        if path is None:
            self.match_id = MATCH
            self.match = Match(load("scrap_knights"), {}, 3)
            self.save()
        else:
            save = open_save(path)
            self.match_id = save.match
            self.match = from_save(load(save.game), save.engine_record())

    def save(self) -> None:
        problem = save_match(
            self.folder,
            new_save(
                to_save(self.match),
                match=self.match_id,
                seats=("person", "person"),
                names=("Ada", "Brunel"),
                finished=False,
                round=1,
            ),
        )
        assert problem is None

    def play(self, moves: int, pick: int = 0) -> None:
        for _ in range(moves):
            decision = self.match.decisions[0]
            action: Action = decision.actions[pick % len(decision.actions)]
            self.match.act(decision.seat, action)
            self.save()


def newest(folder: Path) -> SaveFile:
    return read_save(save_path(folder, MATCH))


@pytest.mark.parametrize("pick", [0, 1])
def test_an_old_copy_becomes_a_match_of_its_own(folder: Path, pick: int) -> None:
    table = Table(folder)
    table.play(3)
    copy = folder / "my backup.json"
    shutil.copy(save_path(folder, MATCH), copy)
    table.play(6)
    before = newest(folder)
    again = Table(folder, copy)
    again.play(5, pick)
    assert again.match_id != MATCH
    assert newest(folder) == before
    assert read_save(save_path(folder, again.match_id)).record[:3] == before.record[:3]
    assert len(list_saves(folder).saves) == 3


def test_an_older_save_that_is_opened_by_hand_becomes_one_too(folder: Path) -> None:
    table = Table(folder)
    table.play(4)
    before = newest(folder)
    Table(folder, older_path(save_path(folder, MATCH), 2)).play(4)
    assert newest(folder) == before


def test_the_newest_save_goes_on_under_its_own_id(folder: Path) -> None:
    Table(folder).play(3)
    copy = folder / "copy.json"
    shutil.copy(save_path(folder, MATCH), copy)
    for path in (save_path(folder, MATCH), copy):
        assert open_save(path).match == MATCH


def test_after_choices_were_taken_back_the_shorter_save_is_the_newest(folder: Path) -> None:
    table = Table(folder)
    table.play(5)
    longer = folder / "longer.json"
    shutil.copy(save_path(folder, MATCH), longer)
    table.match.undo(3)
    table.save()
    before = newest(folder)
    assert open_save(save_path(folder, MATCH)).match == MATCH
    Table(folder, longer).play(2)
    assert newest(folder) == before


def test_a_copy_brought_back_into_an_empty_folder_keeps_its_id(folder: Path, tmp_path: Path) -> None:
    Table(folder).play(3)
    other = tmp_path / "other"
    other.mkdir()
    shutil.copy(save_path(folder, MATCH), other / "copy.json")
    assert open_save(other / "copy.json").match == MATCH


def test_a_match_whose_current_save_is_broken_goes_on_from_the_older_one(folder: Path) -> None:
    Table(folder).play(3)
    save_path(folder, MATCH).write_bytes(b"half a sa")
    assert open_save(older_path(save_path(folder, MATCH), 1)).match == MATCH


DEEDS = st.lists(st.tuples(st.sampled_from(["play", "undo", "copy", "load"]), st.integers(0, 5)), max_size=12)


@examples(60, share=4)
@given(deeds=DEEDS)
def test_no_state_that_was_left_behind_is_lost(
    deeds: list[tuple[str, int]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Of every match that was left for another file, the state that it was left in stays in the folder."""
    folder = tmp_path_factory.mktemp("saves")
    table = Table(folder)
    left: dict[str, str] = {}
    for number, (deed, size) in enumerate(deeds):
        if deed == "play":
            table.play(min(size, 4), size)
            left.pop(table.match_id, None)
        elif deed == "undo" and 0 < size <= len(table.match.record):
            table.match.undo(size)
            table.save()
            left.pop(table.match_id, None)
        elif deed == "copy" and save_path(folder, table.match_id).exists():
            shutil.copy(save_path(folder, table.match_id), folder / f"copy {number}.json")
        elif deed == "load":
            files = sorted(folder.glob("*.json"))
            left[table.match_id] = table.match.digest()
            table = Table(folder, files[size % len(files)])
        kept = {read_save(path).digest for path in folder.glob("match-*.json")}
        for match_id, digest in left.items():
            if save_path(folder, match_id).exists():
                assert digest in kept
