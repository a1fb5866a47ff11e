"""A lock on a folder, for windows that save into it at the same time."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    _HELD = PermissionError
else:
    import fcntl

    _HELD = BlockingIOError

_TRIES = 100
_PAUSE = 0.01
_LOCK_FILE = ".iron-and-scale.lock"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keeps other windows out of `folder` meanwhile; the system ends the lock with the process.

    Goes on without a lock after a second, or where there is none to be had: a network disk, a missing folder.
    """
    handle = _lock(folder)
    try:
        yield
    finally:
        if handle is not None:
            with suppress(OSError):
                os.close(handle)


def _lock(folder: Path) -> int | None:
    """The handle of a lock, which ends when it is closed; None where there is none to be had."""
    try:
        handle = _open(folder)
    except OSError:
        return None
    for _ in range(_TRIES):
        try:
            _try_lock(handle)
        except _HELD:
            time.sleep(_PAUSE)
        except OSError:
            break
        else:
            return handle
    os.close(handle)
    return None


def _open(folder: Path) -> int:
    """What is locked: the folder, or on Windows, where no folder can be opened, a file that stays in it."""
    if sys.platform == "win32":
        return os.open(folder / _LOCK_FILE, os.O_CREAT | os.O_RDWR)
    return os.open(folder, os.O_RDONLY)


def _try_lock(handle: int) -> None:
    """Raises `PermissionError` on Windows, else `BlockingIOError`, where another window holds the lock."""
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
