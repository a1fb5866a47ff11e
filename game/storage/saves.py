"""The folder of saves: `match-<id>.json` for each match, and three older ones with `.1`, `.2`, `.3` added.

Whenever the program is killed, the newest save is complete and has its own name. A file that cannot be read
is never overwritten: it is renamed to `NAME.kept-N`.
"""

import os
import re
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from game.engine.faults import Fault
from game.engine.quoting import quote
from game.storage.atomic import replace, set_aside, write_bytes
from game.storage.lock import locked
from game.storage.reading import os_reason
from game.storage.save_file import SaveError, SaveFile, encode_save, new_match_id, read_save

OLDER_SAVES = 3

_MATCH_ID = re.compile(r"[0-9a-f]{8,64}")
_SAVE_NAME = re.compile(rf"(?P<current>[^.].*\.json)(?:\.(?P<age>[1-{OLDER_SAVES}]))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class SaveSummary:
    """One match in a list of saves: its newest readable save.

    `age` is 0 for the current save, 1..3 for an older one; `moves` counts the choices in the record;
    `options` and `state` are as the file has them: the rules may know no such option or value.
    """

    path: Path
    age: int
    match: str
    game: str
    options: Mapping[str, Any]
    saved_at: datetime
    seats: tuple[str, str]
    names: tuple[str, str]
    finished: bool
    round: int
    moves: int
    state: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class BrokenSave:
    """A file that cannot be played, and why."""

    path: Path
    problem: Fault


@dataclass(frozen=True, slots=True)
class SaveList:
    """The matches in a folder, newest first, and the files that could not be read."""

    saves: tuple[SaveSummary, ...]
    broken: tuple[BrokenSave, ...]


def save_path(folder: Path, match: str) -> Path:
    """The path of the current save of a match. Raises `SaveError` for an id that is not 8-64 hex digits."""
    if not _MATCH_ID.fullmatch(match):
        raise SaveError("game_not_saved", reason=Fault("no_match", match=quote(match)))
    return folder / f"match-{match}.json"


def older_path(current: Path, age: int) -> Path:
    """The path of an older save: `age` 1 is the one before the current, 3 the oldest."""
    return current.with_name(f"{current.name}.{age}")


def save_match(folder: Path, save: SaveFile) -> Fault | None:
    """Writes the current save of its match and keeps three older ones; returns what failed, or None.

    The caller keeps other windows out with `locked`.
    """
    try:
        current = save_path(folder, save.match)
        write_bytes(current, encode_save(save), before_replace=lambda: _keep_older(current))
    except SaveError as problem:
        return problem.fault
    except OSError as error:
        return Fault("game_not_saved", reason=os_reason(error))
    return None


def open_save(path: Path, players: Container[str] | None = None) -> SaveFile:
    """Reads a save in order to continue its match. Raises `SaveError`.

    If the folder holds a newer or different state of the match, the save gets a new match id; with the old id
    it would overwrite that state.
    """
    save = read_save(path, players)
    newest = _newest_of_match(save_path(path.parent, save.match))
    if newest is None or _continues(save, newest):
        return save
    return msgspec.structs.replace(save, match=new_match_id())


def is_overtaken(folder: Path, last: SaveFile) -> bool:
    """Whether a folder holds a newer or different state of a match than `last`, its save in this window."""
    newest = _newest_of_match(save_path(folder, last.match))
    return newest is not None and not _continues(last, newest)


def _newest_of_match(current: Path) -> SaveFile | None:
    """The newest readable save of a match; None if there is none."""
    for path in (current, *(older_path(current, age) for age in range(1, OLDER_SAVES + 1))):
        try:
            return read_save(path)
        except SaveError:
            continue
    return None


def _continues(save: SaveFile, newest: SaveFile) -> bool:
    """Whether `save` may overwrite `newest`: it is the same state or a later one."""
    if (save.game, save.seed) != (newest.game, newest.seed):
        return False
    # An earlier version may have had fewer options.
    if any(save.options.get(key) != value for key, value in newest.options.items()):
        return False
    if save.record == newest.record:
        return save.digest == newest.digest
    return save.saved_at >= newest.saved_at and save.record[: len(newest.record)] == newest.record


def list_saves(folder: Path, players: Container[str] | None = None) -> SaveList:
    """All matches with a save in `folder`; changes nothing there. With `players` as in `read_save`."""
    try:
        groups = _save_files(folder)
    except FileNotFoundError:
        return SaveList((), ())
    except OSError as error:
        problem = Fault("saves_unreadable", reason=os_reason(error))
        return SaveList((), (BrokenSave(folder, problem),))
    broken: list[BrokenSave] = []
    found = [newest for files in groups if (newest := _newest(files, players, broken)) is not None]
    found.sort(key=lambda summary: (summary.saved_at, summary.path.name), reverse=True)
    return SaveList(tuple(found), tuple(broken))


def latest_unfinished(folder: Path, players: Container[str] | None = None) -> SaveSummary | None:
    """The newest match that is not finished; None if there is none."""
    return next((summary for summary in list_saves(folder, players).saves if not summary.finished), None)


def latest_game(folder: Path) -> str:
    """The id of the game played last, or "" if there is no save."""
    return next((summary.game for summary in list_saves(folder).saves), "")


def has_saves(folder: Path) -> bool:
    """Whether a folder has saves, readable or not; also if the folder itself cannot be read."""
    found = list_saves(folder)
    return bool(found.saves or found.broken)


def remove_save(path: Path) -> Fault | None:
    """Deletes all saves of the match that a listed file belongs to; returns what failed, or None."""
    name = _SAVE_NAME.fullmatch(path.name)
    current = path.with_name(name["current"]) if name else path
    try:
        with locked(path.parent):
            # The current one last: if the program is killed in between, the list still shows the match.
            for age in range(OLDER_SAVES, 0, -1):
                older_path(current, age).unlink(missing_ok=True)
            current.unlink(missing_ok=True)
    except OSError as error:
        return Fault("not_deleted", reason=os_reason(error))
    return None


def _keep_older(current: Path) -> None:
    """Also gives the current save the name of the first older one, so that it can be replaced."""
    _put_aside_if_broken(current)
    for age in range(1, OLDER_SAVES + 1):
        # A folder would stop the renaming, and a link that leads nowhere would be overwritten.
        if os.path.lexists(older_path(current, age)) and not older_path(current, age).is_file():
            set_aside(older_path(current, age))
    first, last = older_path(current, 1), older_path(current, OLDER_SAVES)
    # Already done: the program was killed right after this step.
    if not current.exists() or (first.exists() and first.samefile(current)):
        return
    free = next((age for age in range(1, OLDER_SAVES) if not older_path(current, age).exists()), OLDER_SAVES)
    if free == OLDER_SAVES:
        _put_aside_if_broken(last)
    for age in range(free, 1, -1):
        replace(older_path(current, age - 1), older_path(current, age))
    try:
        os.link(current, first)
    except OSError:
        # FAT and some network file systems have no hard links.
        write_bytes(first, current.read_bytes())


def _put_aside_if_broken(path: Path) -> None:
    if os.path.lexists(path):
        try:
            read_save(path)
        except SaveError:
            set_aside(path)


def _save_files(folder: Path) -> Iterator[list[tuple[int, Path]]]:
    """The files of each match, the current one first. Raises `OSError`."""
    groups: dict[str, list[tuple[int, Path]]] = {}
    for path in folder.iterdir():
        if name := _SAVE_NAME.fullmatch(path.name):
            groups.setdefault(name["current"], []).append((int(name["age"] or 0), path))
    return (sorted(groups[current]) for current in sorted(groups))


def _newest(
    files: list[tuple[int, Path]], players: Container[str] | None, broken: list[BrokenSave]
) -> SaveSummary | None:
    """The first of a match's files that can be read; those before it are added to `broken`."""
    for age, path in files:
        try:
            save = read_save(path, players)
        except SaveError as problem:
            broken.append(BrokenSave(path, problem.fault))
            continue
        return SaveSummary(
            path=path,
            age=age,
            match=save.match,
            game=save.game,
            options=save.options,
            saved_at=save.saved_at,
            seats=save.seats,
            names=save.names,
            finished=save.finished,
            round=save.round,
            moves=len(save.record),
            state=save.state,
        )
    return None
