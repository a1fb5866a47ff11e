import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.storage import atomic, saves
from game.storage.save_file import SaveError, SaveFile, encode_save, new_match_id, read_save
from game.storage.saves import (
    OLDER_SAVES,
    SaveList,
    SaveSummary,
    latest_unfinished,
    list_saves,
    older_path,
    remove_save,
    save_match,
    save_path,
)
from tests.storage.told import told

MakeSave = Callable[..., SaveFile]
Contents = Callable[[Path], dict[str, bytes]]
Refuse = Callable[..., None]

MATCH = "0123456789abcdef0123456789abcdef"
OTHER = "fedcba9876543210fedcba9876543210"
NAME = f"match-{MATCH}.json"
WINDOWS_FORBIDDEN = set('<>:"/\\|?*')


def moves(folder: Path) -> dict[str, int]:
    """How many moves each file holds, by what stands behind the current save's name."""
    return {path.name.removeprefix(NAME): len(read_save(path).record) for path in folder.iterdir()}


def test_the_first_save_makes_its_folder(make_save: MakeSave, folder: Path) -> None:
    save = make_save(1)
    assert save_match(folder / "deep", save) is None
    assert read_save(save_path(folder / "deep", MATCH)) == save


def test_three_older_saves_are_kept(make_save: MakeSave, folder: Path) -> None:
    expected = [
        {"": 0},
        {"": 1, ".1": 0},
        {"": 2, ".1": 1, ".2": 0},
        {"": 3, ".1": 2, ".2": 1, ".3": 0},
        {"": 4, ".1": 3, ".2": 2, ".3": 1},
        {"": 5, ".1": 4, ".2": 3, ".3": 2},
    ]
    for number, files in enumerate(expected):
        assert save_match(folder, make_save(number)) is None
        assert moves(folder) == files


def test_matches_do_not_share_their_older_saves(make_save: MakeSave, folder: Path) -> None:
    for number in range(3):
        assert save_match(folder, make_save(number)) is None
    assert save_match(folder, make_save(9, match=OTHER)) is None
    assert len(read_save(older_path(save_path(folder, MATCH), 1)).record) == 1
    assert not older_path(save_path(folder, OTHER), 1).exists()


def test_a_gap_is_filled_and_nothing_is_dropped_for_it(make_save: MakeSave, folder: Path) -> None:
    for number in range(4):
        save_match(folder, make_save(number))
    (folder / f"{NAME}.2").unlink()
    save_match(folder, make_save(4))
    assert moves(folder) == {"": 4, ".1": 3, ".2": 2, ".3": 0}


def test_a_disk_without_second_names_for_a_file(make_save: MakeSave, folder: Path, refuse: Refuse) -> None:
    refuse("link", errno.EPERM)
    for number in range(6):
        assert save_match(folder, make_save(number)) is None
    assert moves(folder) == {"": 5, ".1": 4, ".2": 3, ".3": 2}


def test_file_names_suit_every_system(make_save: MakeSave, folder: Path) -> None:
    for number in range(5):
        save_match(folder, make_save(number, match=new_match_id(), names=("CON: <竜>", "a/b\\c|?*.")))
        save_match(folder, make_save(number))
    for path in folder.iterdir():
        assert path.name.isascii() and path.name == path.name.lower()
        assert not set(path.name) & WINDOWS_FORBIDDEN and path.name[-1] not in ". "


@pytest.mark.parametrize("match", ["", "../up", "a" * 65, "ABCDEF01", "0123456\n", "con"])
def test_a_match_id_is_no_path(match: str, make_save: MakeSave, folder: Path) -> None:
    with pytest.raises(SaveError):
        save_path(folder, match)
    problem = save_match(folder, make_save(1, match=match))
    assert problem is not None and told(problem).startswith("The game could not be saved: ")
    assert not folder.exists()


BROKEN = [
    b"",
    b'{"format": 1, "ga',
    b"\0" * 99,
    b'{"by": "another program"}',
    b'{"format": 2, "game": "new"}',
]


@pytest.mark.default_cases(13)
@pytest.mark.parametrize("data", BROKEN)
@pytest.mark.parametrize("age", [0, 1, 2, 3])
def test_a_broken_save_is_never_lost(
    data: bytes, age: int, make_save: MakeSave, folder: Path, contents: Contents
) -> None:
    for number in range(4):
        save_match(folder, make_save(number))
    path = older_path(save_path(folder, MATCH), age) if age else save_path(folder, MATCH)
    path.write_bytes(data)
    for number in range(4, 12):
        assert save_match(folder, make_save(number)) is None
        assert data in contents(folder).values()
    kept = contents(folder)
    assert kept.pop(next(name for name in kept if ".kept-" in name)) == data
    assert sorted(kept) == [NAME, f"{NAME}.1", f"{NAME}.2", f"{NAME}.3"]


def test_a_broken_current_save_takes_no_older_ones_place(make_save: MakeSave, folder: Path) -> None:
    for number in range(4):
        save_match(folder, make_save(number))
    save_path(folder, MATCH).write_bytes(b"half a sa")
    assert save_match(folder, make_save(4)) is None
    assert (folder / f"{NAME}.kept-1").read_bytes() == b"half a sa"
    (folder / f"{NAME}.kept-1").unlink()
    assert moves(folder) == {"": 4, ".1": 2, ".2": 1, ".3": 0}


def test_a_folder_in_the_place_of_a_save(make_save: MakeSave, folder: Path) -> None:
    save_path(folder, MATCH).mkdir(parents=True)
    (save_path(folder, MATCH) / "inside").write_text("x")
    assert "is not a file" in told(list_saves(folder).broken[0].problem)
    assert save_match(folder, make_save(1)) is None
    assert len(read_save(save_path(folder, MATCH)).record) == 1
    assert (folder / f"{NAME}.kept-1" / "inside").read_text() == "x"


def make_folder(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("x")


def make_dangling_link(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def make_link_to_a_folder(path: Path) -> None:
    make_folder(path.with_name("elsewhere"))
    path.symlink_to(path.with_name("elsewhere"))


@pytest.mark.default_cases(26)
@pytest.mark.parametrize("make", [make_folder, make_dangling_link, make_link_to_a_folder])
@pytest.mark.parametrize("before", range(6))
@pytest.mark.parametrize("age", range(OLDER_SAVES + 1))
def test_what_is_no_file_in_the_place_of_a_save_is_set_aside(
    make: Callable[[Path], None], before: int, age: int, make_save: MakeSave, folder: Path
) -> None:
    folder.mkdir()
    for number in range(before):
        assert save_match(folder, make_save(number)) is None
    current = save_path(folder, MATCH)
    path = older_path(current, age) if age else current
    path.unlink(missing_ok=True)
    make(path)
    link = os.readlink(path) if path.is_symlink() else None
    for number in range(before, before + 5):
        assert save_match(folder, make_save(number)) is None
        assert len(read_save(current).record) == number
    aside = path.with_name(f"{path.name}.kept-1")
    assert os.readlink(aside) == link if link else (aside / "inside").read_text() == "x"
    newest = before + 4
    saves = {
        path.name.removeprefix(NAME): path for path in folder.glob(f"{NAME}*") if "kept" not in path.name
    }
    assert {name: len(read_save(path).record) for name, path in saves.items()} == {
        "": newest,
        ".1": newest - 1,
        ".2": newest - 2,
        ".3": newest - 3,
    }


@pytest.mark.parametrize("data", BROKEN)
def test_a_broken_current_save_gives_way_to_an_older_one(
    data: bytes, make_save: MakeSave, folder: Path, contents: Contents
) -> None:
    for number in range(3):
        save_match(folder, make_save(number))
    save_path(folder, MATCH).write_bytes(data)
    before = contents(folder)
    listed = list_saves(folder)
    assert [(save.age, save.moves) for save in listed.saves] == [(1, 1)]
    assert [broken.path.name for broken in listed.broken] == [NAME]
    assert NAME in told(listed.broken[0].problem) and told(listed.broken[0].problem).endswith(".")
    assert latest_unfinished(folder) == listed.saves[0]
    assert contents(folder) == before


def test_the_list_is_newest_first_whatever_the_file_times_are(make_save: MakeSave, folder: Path) -> None:
    for number, match in ((5, "aaaaaaaa"), (9, "bbbbbbbb"), (7, "cccccccc")):
        save_match(folder, make_save(number, match=match))
        os.utime(save_path(folder, match), (10**9 - number,) * 2)
    save_match(folder, make_save(8, match="cccccccc", finished=True, seats=("greedy", "person")))
    listed = list_saves(folder)
    assert [save.moves for save in listed.saves] == [9, 8, 5]
    assert listed.broken == ()
    assert listed.saves[1] == SaveSummary(
        path=save_path(folder, "cccccccc"),
        age=0,
        match="cccccccc",
        game="scrap_knights",
        options=make_save(8).options,
        saved_at=make_save(8).saved_at,
        seats=("greedy", "person"),
        names=("Zoë 竜", "Player 2"),
        finished=True,
        round=4,
        moves=8,
        state=make_save(8).state,
    )


def test_continue_takes_the_newest_match_that_is_not_over(make_save: MakeSave, folder: Path) -> None:
    assert latest_unfinished(folder) is None
    save_match(folder, make_save(1, match="aaaaaaaa"))
    save_match(folder, make_save(2, match="bbbbbbbb"))
    save_match(folder, make_save(2, match="cccccccc"))
    # Over now: that its older save is not over does not matter.
    save_match(folder, make_save(3, match="cccccccc", finished=True))
    latest = latest_unfinished(folder)
    assert latest is not None and latest.match == "bbbbbbbb"
    for match in ("aaaaaaaa", "bbbbbbbb"):
        save_match(folder, make_save(4, match=match, finished=True))
    assert latest_unfinished(folder) is None


def test_what_is_no_save_by_its_name_is_not_listed(make_save: MakeSave, folder: Path) -> None:
    save_match(folder, make_save(1))
    for name in ("notes.txt", ".iron-and-scale-1.tmp", "._match-1.json", f"{NAME}.kept-1", f"{NAME}.4"):
        (folder / name).write_bytes(b"x")
    assert [save.moves for save in list_saves(folder).saves] == [1]
    assert list_saves(folder).broken == ()


def test_a_save_under_the_players_own_name_is_listed(make_save: MakeSave, folder: Path) -> None:
    folder.mkdir()
    (folder / "Zoës bestes Spiel.json").write_bytes(encode_save(make_save(3)))
    (folder / "shopping.json").write_bytes(b'["eggs"]')
    listed = list_saves(folder)
    assert [save.moves for save in listed.saves] == [3]
    assert [broken.path for broken in listed.broken] == [folder / "shopping.json"]
    assert told(listed.broken[0].problem) == "The file 'shopping.json' is not a save of Iron & Scale."


def test_a_missing_folder_is_an_empty_list(folder: Path) -> None:
    assert list_saves(folder) == SaveList((), ())
    assert not folder.exists()


def test_a_folder_that_is_none_or_locked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.write_text("in the way")
    listed = list_saves(folder)
    assert listed.saves == () and listed.broken[0].path == folder
    assert told(listed.broken[0].problem) == "The folder of saves cannot be read: not a directory."

    def locked(path: Path) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", locked)
    problem = list_saves(folder).broken[0].problem
    assert told(problem) == "The folder of saves cannot be read: permission denied."


def test_a_folder_that_cannot_be_made(make_save: MakeSave, folder: Path) -> None:
    folder.write_text("in the way")
    for target in (folder, folder / "below"):
        problem = save_match(target, make_save(1))
        assert problem is not None and told(problem).startswith("The game could not be saved: ")
    assert folder.read_text() == "in the way"


@pytest.mark.parametrize("call", ["open", "fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "The game could not be saved: the disk is full."),
        (errno.EROFS, "The game could not be saved: the disk is read-only."),
        (errno.EACCES, "The game could not be saved: permission denied."),
    ],
)
def test_a_disk_that_refuses_is_told_and_costs_nothing(
    call: str, number: int, reason: str, make_save: MakeSave, folder: Path, refuse: Refuse, contents: Contents
) -> None:
    for moves_made in range(5):
        save_match(folder, make_save(moves_made))
    before = contents(folder)
    refuse(call, number)
    assert told(save_match(folder, make_save(5))) == reason
    assert contents(folder) == before


def test_a_disk_that_gets_full_between_two_files(
    make_save: MakeSave, folder: Path, refuse: Refuse, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3):
        save_match(folder, make_save(number))

    def full(path: Path, data: bytes, **settings: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    refuse("link", errno.EPERM)
    real = atomic.write_bytes
    monkeypatch.setattr(saves, "write_bytes", lambda *a, **k: (real if k else full)(*a, **k))
    problem = save_match(folder, make_save(3))
    assert told(problem) == "The game could not be saved: the disk is full."
    assert moves(folder)[""] == 2
    monkeypatch.undo()
    assert save_match(folder, make_save(3)) is None
    assert moves(folder) == {"": 3, ".1": 2, ".2": 1, ".3": 0}


@pytest.mark.parametrize("listed_as", ["", ".2"])
def test_only_the_match_that_is_named_is_removed(listed_as: str, make_save: MakeSave, folder: Path) -> None:
    for number in range(5):
        save_match(folder, make_save(number))
        save_match(folder, make_save(number, match=OTHER))
    (folder / f"{NAME}.kept-1").write_bytes(b"x")
    assert remove_save(folder / f"{NAME}{listed_as}") is None
    assert [save.match for save in list_saves(folder).saves] == [OTHER]
    assert sorted(path.name for path in folder.glob(f"{NAME}*")) == [f"{NAME}.kept-1"]
    assert remove_save(save_path(folder, MATCH)) is None


def test_a_save_that_cannot_be_removed(
    make_save: MakeSave, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_match(folder, make_save(1))

    def locked(path: Path, missing_ok: bool = False) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "unlink", locked)
    assert told(remove_save(save_path(folder, MATCH))) == "The save could not be deleted: permission denied."
    assert len(list_saves(folder).saves) == 1
