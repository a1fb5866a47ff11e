"""The smallest type on cards: 12 pixels in a window of 1280 x 720, less or more in one of another size.

One window is shown at a time. What is painted in its type asks for it when it is painted.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from game.ui.paint.text import SMALLEST

_LEAST = 12
"""Pixels in a window of 1280 x 720, at a UI scale of 100 % and above."""


class _Shown:
    """The type of the window that is shown now."""

    least = _LEAST


class _Painting(threading.local):
    """The type in which a thread paints for a window that may be shown no longer."""

    least: int | None = None


_painting = _Painting()


def show_in(window: tuple[int, int], factor: float) -> None:
    """From now on cards are painted for a window of so many pixels, at a UI scale."""
    _Shown.least = type_for(window, factor)


def type_for(window: tuple[int, int], factor: float = 1.0) -> int:
    """Pixels of the smallest type in a window.

    >>> type_for((1280, 720)), type_for((960, 540)), type_for((1920, 1080)), type_for((1280, 720), 0.75)
    (12, 9, 18, 9)
    """
    base = min(window[0] / 1280, window[1] / 720)
    return max(SMALLEST, round(_LEAST * base * min(1.0, factor)))


def least_type() -> int:
    """Pixels that words on cards have at least."""
    return _Shown.least if _painting.least is None else _painting.least


@contextmanager
def in_type(least: int) -> Iterator[None]:
    """What this thread paints in here has no smaller type than that."""
    before, _painting.least = _painting.least, least
    yield
    _painting.least = before
