"""Every finished match in a line of its own: a file that is only ever added to, so that a kill in the middle
of a write costs the line at hand and no other.
"""

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated, BinaryIO, cast

import msgspec
from msgspec import Meta

from game.engine.faults import Fault
from game.storage.atomic import set_aside
from game.storage.reading import os_reason
from game.storage.save_file import MatchId

SIZE_LIMIT = 64 * 1024 * 1024

_Text = Annotated[str, Meta(max_length=200)]
_Seat = Annotated[int, Meta(ge=0, le=1)]
_Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended. `seats` are "person" or a computer player, `sides` what each seat played ("" where
    both play the same), `options` the match in a few words, `count` its rounds or turns, `seconds` the time
    at the table. `cards` are how often the persons played which card. A match that was taken up again after
    its end is `open`: it counts once it has ended anew.
    """

    match: MatchId
    ended: Annotated[datetime, Meta(tz=True)]
    program: _Text
    game: _Text
    seats: tuple[_Text, _Text]
    names: tuple[_Text, _Text]
    sides: tuple[_Text, _Text] = ("", "")
    looks: tuple[_Text, ...] = ()
    options: _Text = ""
    winner: _Seat | None = None
    reason: _Text = ""
    count: _Count = 0
    seconds: _Count = 0
    hints: tuple[_Count, _Count] = (0, 0)
    taken_back: tuple[_Count, _Count] = (0, 0)
    stop: _Text | None = None
    cards: dict[_Text, _Count] = {}
    open: bool = False


_DECODER = msgspec.json.Decoder(Record)


def records_file(saves: Path) -> Path:
    """The file, beside the folder of saved matches."""
    return saves.parent / "records.jsonl"


def add_record(path: Path, record: Record) -> Fault | None:
    """Adds a line; returns why that failed, or None. A line that a kill has cut short is left as it is."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "ab+", buffering=0) as file:
            line = msgspec.json.encode(record) + b"\n"
            file.write(line if _ends_with_a_line(cast(BinaryIO, file)) else b"\n" + line)
            os.fsync(file.fileno())
    except OSError as error:
        return Fault("record_not_saved", reason=os_reason(error))
    return None


def _ends_with_a_line(file: BinaryIO) -> bool:
    if file.seek(0, os.SEEK_END) == 0:
        return True
    file.seek(-1, os.SEEK_END)
    return file.read(1) == b"\n"


def read_records(path: Path) -> tuple[tuple[Record, ...], int]:
    """The finished matches, the oldest first, and how many lines cannot be read.

    Of a match with several lines the last one counts. A file that cannot be read at all counts as one line.
    """
    latest: dict[str, Record] = {}
    damaged = 0
    try:
        if path.exists() and path.stat().st_size > SIZE_LIMIT:
            return (), 1
        for line in _lines(path):
            try:
                record = _DECODER.decode(line)
            except (msgspec.DecodeError, RecursionError):
                damaged += 1
                continue
            latest.pop(record.match, None)
            latest[record.match] = record
    except OSError:
        return (), 1
    return tuple(sorted((one for one in latest.values() if not one.open), key=lambda one: one.ended)), damaged


def _lines(path: Path) -> Iterator[bytes]:
    if path.exists():
        yield from (line for line in path.read_bytes().split(b"\n") if line.strip())


def clear_records(path: Path) -> Fault | None:
    """Begins anew; the file is kept under another name. Returns why that failed, or None."""
    try:
        if path.exists():
            set_aside(path)
    except OSError as error:
        return Fault("record_not_saved", reason=os_reason(error))
    return None
