"""Memory that nobody uses any more goes back to the system. Elsewhere than on Linux it does so by itself."""

import ctypes
import gc
import sys

LARGE = 256 * 1024
"""Bytes from which on a picture gets memory of its own, which goes back at once when the picture does."""

_LARGE_ALONE = -3
"""glibc's name for that."""


def _call(name: str, *words: int) -> None:
    if sys.platform == "linux" and hasattr(system := ctypes.CDLL(None), name):
        getattr(system, name)(*words)


def keep_large_alone() -> None:
    """Else what was freed stays in pieces between what is in use, up to as much again."""
    _call("mallopt", _LARGE_ALONE, LARGE)


def give_back() -> None:
    """Looks for garbage and gives back what is free: 10 to 25 ms, for moments in which nothing moves."""
    gc.collect()
    _call("malloc_trim", 0)
