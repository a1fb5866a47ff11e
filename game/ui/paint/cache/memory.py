"""Drawn things, kept as long as there is room for them.

Counting entries is not enough: a window whose edge is dragged asks for every panel in a hundred sizes.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import update_wrapper
from typing import Any, ClassVar, Generic, ParamSpec, TypeVar

import pygame

from game.ui.turns import FRAMES

P = ParamSpec("P")
T = TypeVar("T")

USUAL = 1920 * 1080
"""Pixels of the window that memories are made for."""


def pixels_of(surface: pygame.Surface) -> int:
    """How many pixels a surface holds in memory."""
    return surface.get_width() * surface.get_height()


def pixels_of_drawn(drawn: tuple[pygame.Surface, tuple[int, int]]) -> int:
    """How many pixels a picture with its corner holds in memory."""
    return pixels_of(drawn[0])


@dataclass(slots=True)
class _Entry(Generic[T]):
    """A thing, what it weighs, and in which visit of a screen it was last used."""

    thing: T
    weight: int
    visit: int


class Memory(Generic[T]):
    """Things by key; beyond `most` pixels together, the least recently used ones go. Safe in threads.

    `most` is for a window of `USUAL` pixels; all memories have as much more room as the window is larger.
    """

    room: ClassVar[float] = 1.0
    of_painters: ClassVar[list["Memory[Any]"]] = []
    era: ClassVar[int] = 0
    visit: ClassVar[int] = 0

    def __init__(self, most: int, weigh: Callable[[T], int]) -> None:
        self.most = most
        self.pixels = 0
        self._weigh = weigh
        self._kept: OrderedDict[Hashable, _Entry[T]] = OrderedDict()
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
            found.visit = Memory.visit
            return found.thing

    def take(self, key: Hashable) -> T | None:
        """What is kept under a key, which is kept no longer."""
        with self._lock:
            return self._drop(key) if key in self._kept else None

    def forget_other_visits(self) -> None:
        """Keeps only what was used since the visit of a screen began."""
        with self._lock:
            for key in [key for key, entry in self._kept.items() if entry.visit != Memory.visit]:
                self._drop(key)

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
                self._drop(key)
            self._kept[key] = _Entry(thing, weight, Memory.visit)
            self.pixels += weight
            while self.pixels > self.most * Memory.room and len(self._kept) > 1:
                self._drop(next(iter(self._kept)))
        return thing

    def _drop(self, key: Hashable) -> T:
        entry = self._kept.pop(key)
        self.pixels -= entry.weight
        return entry.thing


def make_room(window: tuple[int, int]) -> None:
    """Memories grow with the window: what is painted for a larger one is larger."""
    Memory.room = max(1.0, window[0] * window[1] / USUAL)


def begin_visit() -> None:
    """From now on what is used belongs to the screen that is shown now."""
    Memory.visit += 1


def forget_other_visits() -> None:
    """What no screen of before needs any more is kept no longer."""
    for memory in Memory.of_painters:
        memory.forget_other_visits()


def forget_all() -> None:
    """Every painter paints anew."""
    Memory.era += 1
    for memory in Memory.of_painters:
        memory.clear()


class Kept(Generic[P, T]):
    """A painter that remembers what it painted."""

    def __init__(self, paint: Callable[P, T], memory: Memory[T]) -> None:
        self.memory = memory
        self._paint = paint
        update_wrapper(self, paint)

    def __call__(self, *words: P.args, **named: P.kwargs) -> T:
        key = self._key(words, named)
        found = self.memory.recall(key)
        if found is not None:
            return found
        FRAMES.wait()
        return self.memory.keep(key, self._paint(*words, **named))

    def is_ready(self, *words: P.args, **named: P.kwargs) -> bool:
        """Whether calling it takes no painting."""
        return self.memory.recall(self._key(words, named)) is not None

    def _key(self, words: tuple[Any, ...], named: dict[str, Any]) -> Hashable:
        # What another thread painted in the colours of before is never found.
        return (Memory.era, words, tuple(sorted(named.items())) if named else ())


def kept(most: int, weigh: Callable[[T], int]) -> Callable[[Callable[P, T]], Kept[P, T]]:
    """Makes a painter remember what it painted, up to `most` pixels."""

    def decorate(paint: Callable[P, T]) -> Kept[P, T]:
        memory: Memory[T] = Memory(most, weigh)
        Memory.of_painters.append(memory)
        return Kept(paint, memory)

    return decorate
