import errno
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.storage import atomic

Refuse = Callable[..., None]
Contents = Callable[[Path], dict[str, bytes]]


def test_writes_a_new_file_and_its_folders(tmp_path: Path, contents: Contents) -> None:
    path = tmp_path / "a" / "b" / "file"
    atomic.write_bytes(path, b"new")
    assert contents(path.parent) == {"file": b"new"}


def test_replaces_an_old_file(tmp_path: Path, contents: Contents) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"a longer old text")
    atomic.write_bytes(path, b"new")
    assert contents(tmp_path) == {"file": b"new"}


@pytest.mark.parametrize("call", ["open", "fsync", "replace"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_a_failure_leaves_the_old_file_alone(
    call: str, number: int, tmp_path: Path, refuse: Refuse, contents: Contents
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    refuse(call, number)
    with pytest.raises(OSError) as failure:
        atomic.write_bytes(path, b"new")
    assert failure.value.errno == number
    assert contents(tmp_path) == {"file": b"old"}


def test_the_hook_runs_with_the_new_bytes_on_the_disk_and_the_old_file_in_place(
    tmp_path: Path, contents: Contents
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    seen: list[dict[str, bytes]] = []
    atomic.write_bytes(path, b"new", before_replace=lambda: seen.append(contents(tmp_path)))
    assert seen[0].pop("file") == b"old"
    assert list(seen[0].values()) == [b"new"]


def test_a_failing_hook_leaves_the_old_file_alone(tmp_path: Path, contents: Contents) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def interrupt() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        atomic.write_bytes(path, b"new", before_replace=interrupt)
    assert contents(tmp_path) == {"file": b"old"}


def test_the_bytes_reach_the_disk_before_the_name_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []

    def noting(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            calls.append(name)
            return real(*arguments)

        return call

    for name in ("fsync", "replace"):
        real = getattr(os, name)
        monkeypatch.setattr(os, name, noting(name, real))
    atomic.write_bytes(tmp_path / "file", b"new")
    assert calls[:2] == ["fsync", "replace"]


def test_a_system_without_folder_handles_can_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, contents: Contents
) -> None:
    real = os.open
    refused: list[Path] = []

    def no_folders(path: Any, *arguments: Any, **settings: Any) -> int:
        if path == tmp_path:
            refused.append(path)
            raise PermissionError(errno.EACCES, "folders cannot be opened")
        return real(path, *arguments, **settings)

    monkeypatch.setattr(os, "open", no_folders)
    atomic.write_bytes(tmp_path / "file", b"new")
    assert refused
    assert contents(tmp_path) == {"file": b"new"}


def test_replace_waits_for_a_virus_scanner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refuse: Refuse, contents: Contents
) -> None:
    monkeypatch.setattr(atomic, "_REPLACE_TRIES", 3)
    monkeypatch.setattr(atomic, "_REPLACE_PAUSE", 0.0)
    refuse("replace", errno.EACCES, times=2)
    atomic.write_bytes(tmp_path / "file", b"new")
    assert contents(tmp_path) == {"file": b"new"}
    refuse("replace", errno.EACCES, times=3)
    with pytest.raises(PermissionError):
        atomic.write_bytes(tmp_path / "file", b"newer")
    assert contents(tmp_path) == {"file": b"new"}


def test_set_aside_takes_the_first_free_name(tmp_path: Path, contents: Contents) -> None:
    path = tmp_path / "file.json"
    for number in (1, 2, 3):
        path.write_text(str(number))
        assert atomic.set_aside(path) == tmp_path / f"file.json.kept-{number}"
    assert contents(tmp_path) == {f"file.json.kept-{number}": b"%d" % number for number in (1, 2, 3)}


def test_leftovers_are_removed_when_old_and_ours(tmp_path: Path, contents: Contents) -> None:
    names = [".iron-and-scale-old.tmp", ".iron-and-scale-young.tmp", "other.tmp", "match-1.json"]
    for name in names:
        (tmp_path / name).write_bytes(b"x")
        if "young" not in name:
            os.utime(tmp_path / name, (time.time() - 7200,) * 2)
    atomic.remove_leftovers(tmp_path)
    assert sorted(contents(tmp_path)) == sorted(names[1:])


def test_leftovers_of_a_missing_folder_are_none(tmp_path: Path) -> None:
    atomic.remove_leftovers(tmp_path / "missing")
    assert not (tmp_path / "missing").exists()


def test_what_a_dead_program_left_is_what_remove_leftovers_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, contents: Contents
) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(os, "unlink", lambda path: None)
    with pytest.raises(ZeroDivisionError):
        atomic.write_bytes(tmp_path / "file", b"new", before_replace=fail)
    monkeypatch.undo()
    assert len(contents(tmp_path)) == 1
    atomic.remove_leftovers(tmp_path, older_than=-60)
    assert contents(tmp_path) == {}
