"""How far the player has come in the lessons: a small file; one with errors is kept, not overwritten."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.engine.faults import Fault
from game.storage.atomic import set_aside, write_bytes
from game.storage.reading import Unusable, field_fault, os_reason, read_json

FORMAT = 1
SIZE_LIMIT = 1 << 20
_Count = Annotated[int, Meta(ge=0, le=1000)]
_Entry = Annotated[str, Meta(max_length=200)]


class Left(msgspec.Struct, frozen=True):
    """A lesson that was left: the step, where each step began in the record, the record, moves shown."""

    step: _Count
    starts: tuple[_Count, ...]
    record: Annotated[tuple[_Entry, ...], Meta(max_length=1000)]
    shown: _Count = 0
    side: dict[str, Any] = {}
    """What was built, in a lesson on building; `file` is the one that holds it in the folder of sides."""
    file: _Entry = ""


class Progress(msgspec.Struct):
    """The most stars of each lesson that was finished, and where others were left; `last` is the last one.

    Lessons are named by their keys: "scrap_knights/heat".
    """

    stars: Annotated[dict[_Entry, Annotated[int, Meta(ge=1, le=3)]], Meta(max_length=1000)] = {}
    left: Annotated[dict[_Entry, Left], Meta(max_length=1000)] = {}
    last: _Entry = ""

    def finish(self, key: str, stars: int) -> None:
        """A lesson was finished; its best result is kept."""
        self.stars = {**self.stars, key: max(stars, self.stars.get(key, 0))}
        self.left = {name: one for name, one in self.left.items() if name != key}
        self.last = key

    def leave(self, key: str, left: Left) -> None:
        """A lesson is at a step, at which it goes on another time."""
        self.left = {**self.left, key: left}
        self.last = key


class _ProgressFile(msgspec.Struct):
    format: int
    progress: Progress


def progress_file(saves: Path) -> Path:
    """The file of what was learned, beside the folder of saved matches."""
    return saves.parent / "progress.json"


def load_progress(path: Path) -> tuple[Progress, Fault | None]:
    """What was learned, and why the file cannot be used."""
    if not path.exists():
        return Progress(), None
    try:
        return _read(path), None
    except Unusable as reason:
        return Progress(), Fault("progress_unusable", problem=reason.fault)


def save_progress(progress: Progress, path: Path) -> Fault | None:
    """Writes the file; returns why that failed, or None. A file with errors is renamed first."""
    data = msgspec.json.encode(_ProgressFile(FORMAT, progress))
    try:
        write_bytes(path, data + b"\n", before_replace=partial(_keep_unusable, path))
    except OSError as error:
        return Fault("progress_not_saved", reason=os_reason(error))
    return None


def _keep_unusable(path: Path) -> None:
    if not path.exists():
        return
    try:
        _read(path)
    except Unusable:
        set_aside(path)


def _read(path: Path) -> Progress:
    value = read_json(path, SIZE_LIMIT)
    try:
        file = msgspec.convert(value, _ProgressFile)
    except msgspec.ValidationError as error:
        raise Unusable("wrong_field", reason=field_fault(error)) from None
    if file.format > FORMAT:
        raise Unusable("newer")
    return file.progress
