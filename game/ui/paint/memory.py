"""Drawn things, kept as long as there is room for them.

Counting entries is not enough: a window whose edge is dragged asks for every panel in a hundred sizes.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import ClassVar, Generic, ParamSpec, TypeVar

import pygame

P = ParamSpec("P")
T = TypeVar("T")

USUAL = 1920 * 1080
"""Pixels of the window that memories are made for."""


def pixels_of(surface: pygame.Surface) -> int:
    """How many pixels a surface holds in memory."""
    return surface.get_width() * surface.get_height()


class Memory(Generic[T]):
    """Things by key; beyond `most` pixels together, the least recently used ones go. Safe in threads.

    `most` is for a window of `USUAL` pixels; all memories have as much more room as the window is larger.
    """

    room: ClassVar[float] = 1.0

    def __init__(self, most: int, weigh: Callable[[T], int]) -> None:
        self.most = most
        self.pixels = 0
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = threading.Lock()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def recall(self, key: Hashable) -> T | None:
        """What is kept under a key, which makes it the last one to go."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def take(self, key: Hashable) -> T | None:
        """What is kept under a key, which is kept no longer."""
        with self._lock:
            found = self._kept.pop(key, None)
            if found is None:
                return None
            self.pixels -= found[1]
            return found[0]

    def clear(self) -> None:
        """Keeps nothing any more."""
        with self._lock:
            self._kept.clear()
            self.pixels = 0

    def keep(self, key: Hashable, thing: T) -> T:
        """Keeps a thing; the newest one stays even where it alone is more than there is room for."""
        weight = self._weigh(thing)
        with self._lock:
            if key in self._kept:
                self.pixels -= self._kept.pop(key)[1]
            self._kept[key] = (thing, weight)
            self.pixels += weight
            while self.pixels > self.most * Memory.room and len(self._kept) > 1:
                self.pixels -= self._kept.popitem(last=False)[1][1]
        return thing


def make_room(window: tuple[int, int]) -> None:
    """Memories grow with the window: what is painted for a larger one is larger."""
    Memory.room = max(1.0, window[0] * window[1] / USUAL)


def kept(most: int, weigh: Callable[[T], int]) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Makes a painter remember what it painted, up to `most` pixels."""

    def decorate(paint: Callable[P, T]) -> Callable[P, T]:
        memory: Memory[T] = Memory(most, weigh)

        @wraps(paint)
        def recall(*words: P.args, **named: P.kwargs) -> T:
            key = (words, tuple(sorted(named.items())) if named else ())
            found = memory.recall(key)
            return found if found is not None else memory.keep(key, paint(*words, **named))

        recall.memory = memory  # type: ignore[attr-defined]
        return recall

    return decorate
