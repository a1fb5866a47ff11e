"""The sides that a player has built: one YAML file each in the folder of their game.

A file that cannot be read, or that a later version wrote, is listed as such and never overwritten; it can be
set aside under another name. A side that is deleted goes to the folder `removed` beside the others. Both can
be brought back.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from game.content.side_fault import SideFault, side_fault
from game.content.side_file import NewerFormat, parse_side, write_side
from game.content.sides import Side
from game.content.yaml_file import read_text
from game.engine.faults import Fault, FaultError
from game.storage.atomic import replace, set_aside, write_bytes
from game.storage.lock import locked
from game.storage.reading import os_reason, shown_name, shown_reason, system_fault

REMOVED = "removed"
MOST_REMOVED = 20
"""Deleted sides that are kept; the oldest go first."""
_SUFFIX = ".yaml"
_LONGEST_FILE_NAME = 40
_LONGEST_SEARCHED = 100_000
"""Characters of a damaged file in which its mistake is looked for: no side is nearly as long."""
_LINES, _LINES_BEFORE = 4, 2
"""Lines of a damaged file that are shown, and how many of them are before the one with the mistake."""

S = TypeVar("S", bound=Side)


class SideFileError(FaultError):
    """A side that could not be read, written, deleted, set aside or brought back."""


@dataclass(frozen=True, slots=True)
class KeptSide(Generic[S]):
    """A side and its file."""

    path: Path
    side: S


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is wrong in a file, and the lines around it with their numbers."""

    fault: SideFault
    lines: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class BrokenSide:
    """A file that is no side of this version, and why; `mistake` says where, if it can be read as text."""

    path: Path
    problem: Fault
    mistake: Mistake | None = None


@dataclass(frozen=True, slots=True)
class SideList(Generic[S]):
    """The sides in a folder by their names, and the files that could not be read."""

    sides: tuple[KeptSide[S], ...]
    broken: tuple[BrokenSide, ...]


@dataclass(frozen=True, slots=True)
class RemovedSide:
    """A side that was deleted, or a file that was set aside: where it is now, and where it was."""

    path: Path
    was: Path


def sides_folder(data: Path, game: str) -> Path:
    """The folder of a game's sides in the player's data folder."""
    return data / "sides" / game


def read_side_file(path: Path, kind: type[S]) -> S:
    """Reads a side and leaves its file unchanged. Raises `SideFileError`."""
    try:
        return parse_side(read_text(path), kind)
    except OSError as error:
        problem = Fault("unreadable", reason=os_reason(error))
    except NewerFormat:
        problem = Fault("newer")
    except ValueError as error:
        problem = Fault("damaged", reason=system_fault(shown_reason(str(error))))
    raise SideFileError("side_unusable", name=shown_name(path), problem=problem)


def list_sides(folder: Path, kind: type[S]) -> SideList[S]:
    """All sides in a folder; changes nothing there."""
    sides: list[KeptSide[S]] = []
    broken: list[BrokenSide] = []
    try:
        for path in _files(folder):
            try:
                sides.append(KeptSide(path, read_side_file(path, kind)))
            except SideFileError as error:
                broken.append(BrokenSide(path, error.fault, _mistake(path, kind)))
    except OSError as error:
        broken.append(BrokenSide(folder, Fault("sides_unreadable", reason=os_reason(error))))
    sides.sort(key=lambda kept: (kept.side.name.casefold(), kept.path.name))
    return SideList(tuple(sides), tuple(broken))


def _mistake(path: Path, kind: type[Side]) -> Mistake | None:
    """Where a file is no side; None where it cannot be read, or where a later version wrote it."""
    try:
        text = read_text(path)
    except (OSError, ValueError):
        return None
    fault = side_fault(text, kind) if len(text) <= _LONGEST_SEARCHED else None
    if fault is None:
        return None
    lines = text.split("\n")
    first = max(0, min(fault.line - 1 - _LINES_BEFORE, len(lines) - _LINES))
    shown = enumerate(lines[first : first + _LINES], first + 1)
    return Mistake(fault, tuple((number, shown_reason(line)) for number, line in shown))


def keep_side(folder: Path, side: Side, path: Path | None = None) -> Path:
    """Writes a side into a new file named after it, or anew into its own file `path`; returns the file.

    A file of that name that is no side of this version is renamed first. Raises `SideFileError`.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with locked(folder):
            target = path or _free_path(folder, side.name)
            if target.is_symlink() or target.exists():
                _put_aside_if_broken(target, type(side))
            write_bytes(target, write_side(side).encode("utf-8"))
    except (OSError, ValueError) as error:
        raise SideFileError("side_not_saved", reason=_reason(error)) from None
    return target


def remove_side(path: Path) -> RemovedSide:
    """Deletes a side so that it can be brought back. Raises `SideFileError`."""
    aside = path.parent / REMOVED
    try:
        aside.mkdir(exist_ok=True)
        with locked(path.parent):
            target = _free_path(aside, path.stem)
            replace(path, target)
            target.touch()
            _forget_oldest(aside)
    except (OSError, ValueError) as error:
        raise SideFileError("side_not_deleted", reason=_reason(error)) from None
    return RemovedSide(target, path)


def set_side_aside(path: Path) -> RemovedSide:
    """Renames a file that is no side of this version, so that it is listed no more; it is never deleted.

    It can be brought back. Raises `SideFileError`.
    """
    try:
        with locked(path.parent):
            return RemovedSide(set_aside(path), path)
    except (OSError, ValueError) as error:
        raise SideFileError("side_not_set_aside", reason=_reason(error)) from None


def bring_back(removed: RemovedSide) -> Path:
    """Brings back what was deleted or set aside, under a new name where its own is taken.

    Raises `SideFileError`.
    """
    folder = removed.was.parent
    try:
        with locked(folder):
            taken = removed.was.is_symlink() or removed.was.exists()
            target = _free_path(folder, removed.was.stem) if taken else removed.was
            replace(removed.path, target)
    except (OSError, ValueError) as error:
        raise SideFileError("side_not_saved", reason=_reason(error)) from None
    return target


def _reason(error: OSError | ValueError) -> Fault:
    """The system's own reason; a `ValueError` is about a name that no file can have."""
    return os_reason(error) if isinstance(error, OSError) else system_fault(shown_reason(str(error)))


def _files(folder: Path) -> Iterator[Path]:
    """The files of sides, by their names. Raises `OSError`."""
    if folder.exists():
        yield from sorted(path for path in folder.iterdir() if _is_side_name(path))


def _is_side_name(path: Path) -> bool:
    return path.suffix == _SUFFIX and not path.name.startswith(".") and path.name != REMOVED


def _free_path(folder: Path, name: str) -> Path:
    """The first name that no file has yet: "zoes_knight.yaml", "zoes_knight_2.yaml"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii").lower()
    # Short names may be reserved by Windows, like "con".
    stem = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:_LONGEST_FILE_NAME] or "nameless"
    stem = f"{stem}_side" if len(stem) <= 4 else stem
    number = 1
    while True:
        path = folder / (f"{stem}{_SUFFIX}" if number == 1 else f"{stem}_{number}{_SUFFIX}")
        if not path.is_symlink() and not path.exists():
            return path
        number += 1


def _put_aside_if_broken(path: Path, kind: type[Side]) -> None:
    try:
        read_side_file(path, kind)
    except SideFileError:
        set_aside(path)


def _forget_oldest(folder: Path) -> None:
    """Removes the oldest of the deleted sides beyond `MOST_REMOVED`."""
    files = sorted(_files(folder), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files[MOST_REMOVED:]:
        path.unlink(missing_ok=True)
