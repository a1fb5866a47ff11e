"""Atomic writes: after a crash a file has its old content or its new one, never a mixture."""

import os
import sys
import time
import uuid
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

_TEMP_PREFIX = ".iron-and-scale-"
_TEMP_SUFFIX = ".tmp"

# Windows refuses to replace a file that a virus scanner or an indexer has open; that is soon over.
_REPLACE_TRIES = 6 if sys.platform == "win32" else 1
_REPLACE_PAUSE = 0.02


def write_bytes(path: Path, data: bytes, before_replace: Callable[[], None] | None = None) -> None:
    """Makes `data` the whole content of `path`, creating its folder where needed.

    `before_replace` runs when the new bytes are safe on the disk under another name: anything it raises, and
    every `OSError`, leaves `path` as it was and no other file behind.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # In the same folder, because a file can only be replaced at once within one file system. Not by mkstemp:
    # in a locked folder on Windows that tries thousands of names before it gives up.
    temp = path.with_name(f"{_TEMP_PREFIX}{uuid.uuid4().hex}{_TEMP_SUFFIX}")
    try:
        with open(temp, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if before_replace is not None:
            before_replace()
        replace(temp, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(temp)
        raise
    _sync_folder(path.parent)


def replace(source: Path, target: Path) -> None:
    """Renames `source` to `target` atomically, replacing it. Raises `OSError`."""
    for tries_left in reversed(range(_REPLACE_TRIES)):
        try:
            os.replace(source, target)
            return
        except PermissionError:
            if not tries_left:
                raise
            time.sleep(_REPLACE_PAUSE)


def set_aside(path: Path) -> Path:
    """Renames a file to the first free `NAME.kept-N`, so that it is not overwritten, and returns that.

    Raises `OSError`.
    """
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.name}.kept-{number}")):
        number += 1
    replace(path, aside)
    return aside


def remove_leftovers(folder: Path, older_than: float = 3600.0) -> None:
    """Removes temp files that a killed program left in `folder`, when last written `older_than` seconds ago.

    Younger ones may belong to a second window that is writing this moment.
    """
    with suppress(OSError):
        for path in folder.glob(f"{_TEMP_PREFIX}*{_TEMP_SUFFIX}"):
            if time.time() - path.stat().st_mtime > older_than:
                path.unlink()


def _sync_folder(folder: Path) -> None:
    # The rename itself must reach the disk. Windows cannot open folders and does not need it; some
    # network disks refuse it, and the file is complete in any case.
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
