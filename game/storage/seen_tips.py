"""Which first-time tips were shown: a small file beside the settings."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from game.engine.faults import Fault
from game.storage.atomic import write_bytes
from game.storage.paths import config_folder
from game.storage.reading import Unusable, os_reason, read_json

FORMAT = 1
SIZE_LIMIT = 64 * 1024

_Name = Annotated[str, Meta(pattern="^[a-z0-9_/]{1,80}$")]


class _TipsFile(msgspec.Struct):
    format: int
    shown: Annotated[list[_Name], Meta(max_length=500)]


def tips_file() -> Path:
    """The file of the tips that were shown."""
    return config_folder() / "tips.json"


class SeenTips:
    """The tips that were shown, by "GAME/TIP". Without a `path` they are forgotten with the program.

    A file that cannot be read counts as empty: at worst a tip is shown twice.
    """

    def __init__(self, path: Path | None = None, report: Callable[[Fault], None] | None = None) -> None:
        self.path = path
        self.report = report
        self._shown = _read(path)

    def __contains__(self, name: str) -> bool:
        return name in self._shown

    def __len__(self) -> int:
        return len(self._shown)

    def add(self, name: str) -> None:
        """A tip has been shown."""
        if name not in self._shown:
            self._shown[name] = None
            self._write()

    def clear(self) -> None:
        """All tips are to be shown again."""
        self._shown.clear()
        self._write()

    def _write(self) -> None:
        if self.path is None:
            return
        data = msgspec.json.format(msgspec.json.encode(_TipsFile(FORMAT, list(self._shown))), indent=2)
        try:
            write_bytes(self.path, data + b"\n")
        except OSError as error:
            if self.report is not None:
                self.report(Fault("tips_not_saved", reason=os_reason(error)))


def _read(path: Path | None) -> dict[str, None]:
    if path is None:
        return {}
    try:
        found = msgspec.convert(read_json(path, SIZE_LIMIT), _TipsFile)
    except (Unusable, msgspec.ValidationError):
        return {}
    return dict.fromkeys(found.shown) if found.format == FORMAT else {}
