"""A lock on a folder, for windows that save into it at the same time."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform != "win32":
    import fcntl

# Windows also refuses a file that is being deleted.
_HELD = (FileExistsError, PermissionError) if sys.platform == "win32" else (BlockingIOError,)
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
    for _ in range(_TRIES):
        try:
            return _try_lock(folder)
        except _HELD:
            time.sleep(_PAUSE)
        except OSError:
            return None
    return None


def _try_lock(folder: Path) -> int:
    """The handle of a lock; closing it ends the lock. Raises `OSError` where another window holds it."""
    if sys.platform == "win32":
        # Folders cannot be opened there; the system deletes this file as soon as its handle is closed.
        return os.open(folder / _LOCK_FILE, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_TEMPORARY)
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise
    return handle
