"""The picture of what stands, which is painted anew only where it differs from the one before."""

import math
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import pygame

from game.ui.paint.palette import NIGHT
from game.ui.paint.pen import Sheet

_TILE = 60
"""What is new is painted in tiles of so many pixels."""


class Stroke(NamedTuple):
    """One thing that is painted: equal keys paint alike. It is blitted, or `paint` draws it.

    `special` is what is not simply blitted whole.
    """

    key: Hashable
    rect: pygame.Rect
    blit: tuple[pygame.Surface, tuple[int, int], Any, int] | None
    paint: Callable[[pygame.Surface], object] | None
    special: bool


class LateError(Exception):
    """Noting a picture took longer than there was time; another try finds painted what this one painted."""


class Layer(Sheet):
    """Between `begin` and `end` nothing is painted but noted; `paint` paints what is new of it, in its order.

    What is painted at other times has to be told by `spoil`, so that it is painted over in time.
    """

    _strokes: list[Stroke] | None = None
    """What is noted, None at other times; a copy of a layer is a plain picture."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self._before: list[Stroke] = []
        self._noted: list[Stroke] | None = None
        self._until = math.inf
        self._spoilt: list[pygame.Rect] = [self.get_rect()]

    def begin(self, seconds: float = math.inf) -> None:
        """From now on everything is noted, which raises `LateError` when so much time has passed."""
        self.set_clip(None)
        self._strokes, self._until = [], time.perf_counter() + seconds

    def drop(self) -> None:
        """Nothing is noted any more, and what was noted before waits as it did."""
        self._strokes = None

    def spoil(self, places: Sequence[pygame.Rect]) -> None:
        """What was painted in some places is not what was noted."""
        self._spoilt += places

    def end(self) -> None:
        """What was noted waits to be painted."""
        self._noted, self._strokes = self._strokes, None

    @property
    def waits(self) -> bool:
        """Whether something noted is not painted yet."""
        return self._noted is not None

    def paint(self) -> list[pygame.Rect]:
        """Paints what of the noted picture differs from the one before; returns where."""
        before, now = self._before, self._noted
        assert now is not None
        self._before, self._noted = now, None
        whole = self.get_rect()
        places = _joined([*self._spoilt, *_different(before, now)], whole)
        self._spoilt = []
        rects = [stroke.rect for stroke in now]
        for place in places:
            self.set_clip(place)
            if not (now and _covers(now[0], place)):
                super().fill(NIGHT)
            for cut, group in groupby((now[one] for one in place.collidelistall(rects)), _is_special):
                if cut:
                    self._paint_special(place, group)
                else:
                    super().blits([one.blit for one in group if one.blit is not None], False)
        self.set_clip(None)
        return places

    def _paint_special(self, place: pygame.Rect, strokes: Iterable[Stroke]) -> None:
        """What was cut when it was noted is cut again."""
        for stroke in strokes:
            self.set_clip(place.clip(stroke.rect))
            if stroke.blit is not None:
                super().blit(*stroke.blit)
            elif stroke.paint is not None:
                stroke.paint(self)
        self.set_clip(place)

    def blit(
        self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0
    ) -> pygame.Rect:
        if self._strokes is None:
            return super().blit(source, dest, area, special_flags)
        self._check_time()
        x, y = int(dest[0]), int(dest[1])
        if area is None:
            rect, part = source.get_rect(topleft=(x, y)), None
        else:
            # A part that reaches over the edge of the source is cut there, as in blitting.
            part = tuple(pygame.Rect(area))
            cut = source.get_rect().clip(part)
            rect = cut.move(x - min(part[0], cut.left), y - min(part[1], cut.top))
        whole, rect = rect, rect.clip(self.get_clip())
        if rect:
            # The stroke holds the source, so that no other one can come to have its id.
            key = (id(source), source.get_alpha(), x, y, part, special_flags, *rect)
            self._strokes.append(
                Stroke(key, rect, (source, (x, y), area, special_flags), None, rect != whole)
            )
        return rect

    def note(self, key: Hashable, rect: pygame.Rect, paint: Callable[[pygame.Surface], object]) -> bool:
        if self._strokes is None:
            return False
        self._check_time()
        shown = rect.clip(self.get_clip())
        if shown:
            self._strokes.append(Stroke((key, *shown), shown, None, paint, True))
        return True

    def _check_time(self) -> None:
        if time.perf_counter() > self._until:
            raise LateError


def _covers(stroke: Stroke, place: pygame.Rect) -> bool:
    """Whether nothing of what is beneath it is seen in a place."""
    solid = stroke.blit is not None and not stroke.blit[0].get_flags() & pygame.SRCALPHA
    return solid and not stroke.special and bool(stroke.rect.contains(place))


def _is_special(stroke: Stroke) -> bool:
    return stroke.special


def _different(before: Sequence[Stroke], now: Sequence[Stroke]) -> list[pygame.Rect]:
    """Where two pictures differ: what only one of them has, and all that they paint in another order."""
    old, new = [one.key for one in before], [one.key for one in now]
    start = _alike(old, new)
    end = _alike(old[: start - 1 if start else None : -1], new[: start - 1 if start else None : -1])
    before, now = before[start : len(old) - end], now[start : len(new) - end]
    had, has = Counter(one.key for one in before), Counter(one.key for one in now)
    gone, come = had - has, has - had
    places = [one.rect for one in before if one.key in gone]
    places += [one.rect for one in now if one.key in come]
    left, right = _without(before, gone), _without(now, come)
    return places + [one.rect for one, other in zip(left, right, strict=True) if one.key != other.key]


def _alike(one: Sequence[Hashable], other: Sequence[Hashable]) -> int:
    """How many things two rows have alike at their start."""
    count = 0
    for first, second in zip(one, other, strict=False):
        if first != second:
            break
        count += 1
    return count


def _without(strokes: Sequence[Stroke], taken: Counter[Hashable]) -> list[Stroke]:
    """The strokes but for some of each key, the first of them."""
    left, kept = taken.copy(), []
    for stroke in strokes:
        if left.get(stroke.key, 0) > 0:
            left[stroke.key] -= 1
        else:
            kept.append(stroke)
    return kept


def _joined(places: Sequence[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Places that hold all of these, are made of tiles and do not overlap."""
    rows: dict[int, int] = {}
    """For each row of tiles which of them are needed, as bits."""
    for place in places:
        one = place.clip(whole)
        if not one:
            continue
        first, last = one.left // _TILE, (one.right - 1) // _TILE
        bits = (1 << (last + 1)) - (1 << first)
        for row in range(one.top // _TILE, (one.bottom - 1) // _TILE + 1):
            rows[row] = rows.get(row, 0) | bits
    joined: list[pygame.Rect] = []
    for row in sorted(rows):
        if joined and rows.get(row - 1) == rows[row]:
            continue
        end = row + 1
        while rows.get(end) == rows[row]:
            end += 1
        joined += [
            pygame.Rect(left * _TILE, row * _TILE, wide * _TILE, (end - row) * _TILE).clip(whole)
            for left, wide in _runs(rows[row])
        ]
    return joined


def _runs(bits: int) -> list[tuple[int, int]]:
    """The start and length of each run of set bits."""
    runs, start = [], 0
    while bits:
        empty = (bits & -bits).bit_length() - 1
        bits >>= empty
        wide = (~bits & (bits + 1)).bit_length() - 1
        runs.append((start + empty, wide))
        bits >>= wide
        start += empty + wide
    return runs
