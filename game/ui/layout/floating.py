"""Places for all that floats over a screen: closer looks, tips, tooltips, hints, bubbles.

What floats lies beside what it speaks of and leaves free what must be seen or worked:

    >>> window, button = pygame.Rect(0, 0, 300, 200), pygame.Rect(100, 60, 80, 30)
    >>> place_floating(window, [(60, 40)], button, [], gap=10).rect
    Rect(110, 100, 60, 40)
    >>> other = pygame.Rect(100, 110, 80, 30)
    >>> place_floating(window, [(60, 40)], button, [[other]], gap=10).rect
    Rect(110, 10, 60, 40)
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

import pygame

Size = tuple[int, int]
Rects = Sequence[pygame.Rect]
Ways = Callable[[pygame.Rect, pygame.Rect, Size, int], Rects]
"""From window, what is spoken of, size and gap: the places that are liked best, the best one first."""
_Four = tuple[int, int, int, int]

_STEPS = 24
"""Steps along the window's longer side in which the least covered place is sought."""
_LIGHTER = 0.25
"""What covering a thing of the next lighter kind costs, in parts of the one before."""
_SMALLER, _FAR = 0.04, 0.3
"""What each smaller variant and the way across the window cost, as shares of what it covers."""


@dataclass(frozen=True, slots=True)
class Floating:
    """Something that floats over a screen now, and what it speaks of."""

    name: str
    rect: pygame.Rect
    about: tuple[pygame.Rect, ...] = ()


@dataclass(frozen=True, slots=True)
class Placed:
    """Where something floats, which of its variants has room there, and what it covers, as a share of it."""

    rect: pygame.Rect
    variant: int
    covered: float = 0

    @property
    def free(self) -> bool:
        """Whether it covers nothing."""
        return not self.covered


def beside(window: pygame.Rect, about: pygame.Rect, size: Size, gap: int) -> Rects:
    """Below what is spoken of, above it, right or left of it."""
    below, above, right, left = _around(window, about, size, gap)
    return below, above, right, left


def sideways(window: pygame.Rect, about: pygame.Rect, size: Size, gap: int) -> Rects:
    """Right or left of what is spoken of, else below or above it."""
    below, above, right, left = _around(window, about, size, gap)
    return right, left, below, above


def _around(window: pygame.Rect, about: pygame.Rect, size: Size, gap: int) -> list[pygame.Rect]:
    seen = about.clip(window) if about.colliderect(window) else about
    below, above, right, left = (pygame.Rect((0, 0), size) for _ in range(4))
    below.midtop = seen.centerx, seen.bottom + gap
    above.midbottom = seen.centerx, seen.top - gap
    right.midleft = seen.right + gap, seen.centery
    left.midright = seen.left - gap, seen.centery
    return [one.clamp(window) for one in (below, above, right, left)]


def at_the_edge(window: pygame.Rect, about: pygame.Rect, size: Size, gap: int) -> Rects:
    """In the middle of the window's left or right edge, first of the one away from what is spoken of."""
    sides = ("right", "left") if about.centerx < window.centerx else ("left", "right")
    places = []
    for side in sides:
        rect = pygame.Rect((0, 0), size)
        rect.centery = window.centery
        setattr(rect, side, getattr(window, side))
        # Larger than the window, it begins where the window does.
        rect.topleft = max(rect.left, window.left), max(rect.top, window.top)
        places.append(rect)
    return places


def close_by(window: pygame.Rect, about: pygame.Rect, size: Size, gap: int) -> Rects:
    """Above or below what is spoken of, towards the middle of the window, else right or left of it.

    Where none of these is free, the free place nearest to the first is the next best.
    """
    below, above, right, left = _around(window, about, size, gap)
    upright = [above, below] if about.centery > window.centery else [below, above]
    return [*upright, *([right, left] if about.centerx < window.centerx else [left, right])]


def at_the_right(window: pygame.Rect, about: pygame.Rect, size: Size, gap: int) -> Rects:
    """In the upper right corner of the window."""
    rect = pygame.Rect((0, 0), size)
    rect.topright = window.topright
    return [rect]


@dataclass(frozen=True, slots=True)
class Docks:
    """The middle of a ground at the edge of the window, then the window's edges."""

    ground: tuple[int, int, int, int]

    def __call__(self, window: pygame.Rect, about: pygame.Rect, size: Size, gap: int) -> Rects:
        ground, whole = pygame.Rect(self.ground), pygame.Rect((0, 0), size)
        whole.center = ground.center
        docks = [whole]
        if whole.height > ground.height:
            docks = [whole.move(0, ground.bottom - whole.bottom), whole.move(0, ground.top - whole.top)]
        inside = [one.clamp(window) for one in docks if one.width <= ground.width]
        return [*inside, *at_the_edge(window, about, size, gap)]


def place_floating(
    window: pygame.Rect,
    sizes: Sequence[Size],
    about: pygame.Rect | None,
    keep: Sequence[Rects],
    ways: Ways = beside,
    *,
    never: int | None = None,
    gap: int = 0,
) -> Placed | None:
    """The best place in the window for the first of the variants (`sizes`) that has one.

    What it is `about` and what is to `keep` free, the weightiest kind first, is not covered. Where no
    variant has such a place, things after the first `never` kinds are covered, as little as can be; None
    where that does not help either, or where nothing may be covered: the thing then folds or waits.
    """
    return _place(
        _four(window),
        tuple(sizes),
        None if about is None else _four(about),
        tuple(tuple(sorted({_four(one) for one in kind if one})) for kind in keep),
        ways,
        len(keep) if never is None else never,
        gap,
    )


def place_anyway(
    window: pygame.Rect,
    sizes: Sequence[Size],
    about: pygame.Rect | None,
    keep: Sequence[Rects],
    ways: Ways = beside,
    *,
    gap: int = 0,
) -> Placed:
    """A place for what has to be seen now: it covers what weighs least, and as little of it as can be."""
    for never in range(max(len(keep) - 1, 0), -1, -1):
        placed = place_floating(window, sizes, about, keep, ways, never=never, gap=gap)
        if placed is not None:
            return placed
    size = sizes[-1]
    liked = ways(window, about or pygame.Rect(window.center, (0, 0)), size, gap)
    return Placed(liked[0], len(sizes) - 1, 1)


def move_free(window: pygame.Rect, wanted: pygame.Rect, taken: Rects) -> pygame.Rect:
    """The free place nearest to the wanted one; that itself where it is free, or nothing is.

    >>> move_free(pygame.Rect(0, 0, 100, 100), pygame.Rect(40, 40, 20, 20), [pygame.Rect(30, 30, 20, 40)])
    Rect(50, 40, 20, 20)
    """
    if not _fits(wanted.size, window):
        return wanted
    inside = wanted.clamp(window)
    return _free_place(window, wanted.size, [inside], [*taken]) or inside


def _four(rect: pygame.Rect) -> _Four:
    return rect.left, rect.top, rect.width, rect.height


@lru_cache(maxsize=256)
def _place(
    window: _Four,
    sizes: tuple[Size, ...],
    about: _Four | None,
    keep: tuple[tuple[_Four, ...], ...],
    ways: Ways,
    never: int,
    gap: int,
) -> Placed | None:
    room = pygame.Rect(window)
    named = [] if about is None else [about]
    center = pygame.Rect(about) if about is not None else pygame.Rect(room.center, (0, 0))
    fitting = [(number, size) for number, size in enumerate(sizes) if _fits(size, room)]
    taken = _with_gap(chain(named, *keep), gap // 2, room)
    for number, size in fitting:
        found = _free_place(room, size, ways(room, center, size, gap), taken)
        if found is not None:
            return Placed(found, number)
    if never == len(keep):
        return None
    strict = _with_gap(chain(named, *keep[:never]), 0, room)
    light = [[pygame.Rect(one) for one in kind] for kind in keep[never:]]
    longest = max(room.size)
    best: tuple[float, pygame.Rect, int] | None = None
    for place, (number, size) in enumerate(fitting):
        liked = ways(room, center, size, gap)
        for rect in chain(liked, _steps(room, size)):
            if rect.collidelist(strict) < 0 and room.contains(rect):
                cost = _covered(rect, light) + _SMALLER * place + _FAR * _distance(rect, liked[0]) / longest
                if best is None or cost < best[0]:
                    best = cost, rect, number
    return None if best is None else Placed(best[1], best[2], max(best[0], _SMALLER))


def _fits(size: Size, room: pygame.Rect) -> bool:
    return size[0] <= room.width and size[1] <= room.height


def _with_gap(places: Iterable[_Four], gap: int, room: pygame.Rect) -> list[pygame.Rect]:
    grown = (pygame.Rect(one).inflate(2 * gap, 2 * gap) for one in places)
    return [one for one in grown if one.colliderect(room)]


def _free_place(room: pygame.Rect, size: Size, liked: Rects, taken: list[pygame.Rect]) -> pygame.Rect | None:
    """The first of the liked places that is free, else the free place nearest to the first."""
    for rect in liked:
        if room.contains(rect) and rect.collidelist(taken) < 0:
            return rect
    wide, high = size
    x, y = liked[0].topleft
    ends = chain((one.bottom for one in taken), (one.top - high for one in taken))
    level = min(max(y, room.top), room.bottom - high)
    tops = {
        level,
        room.top,
        room.bottom - high,
        *(top for top in ends if room.top <= top <= room.bottom - high),
    }
    best: tuple[int, int, int] | None = None
    for top in sorted(tops, key=lambda top: abs(top - y)):
        if best is not None and abs(top - y) >= best[0]:
            break
        band = pygame.Rect(room.left, top, room.width, high)
        crossing = [taken[place] for place in band.collidelistall(taken)]
        left = _nearest(x, room.left, room.right - wide, [(one.left - wide, one.right) for one in crossing])
        if left is not None:
            far = abs(top - y) + abs(left - x)
            if best is None or far < best[0]:
                best = far, left, top
    return None if best is None else pygame.Rect(best[1:], size)


def _nearest(wanted: int, least: int, most: int, gaps: list[tuple[int, int]]) -> int | None:
    """The number from `least` to `most` nearest to the wanted one that lies inside none of the gaps."""
    up = down = min(max(wanted, least), most)
    for low, high in sorted(gaps):
        if low < up < high:
            up = high
    for low, high in sorted(gaps, key=lambda gap: -gap[1]):
        if low < down < high:
            down = low
    free = [edge for edge in (up, down) if least <= edge <= most]
    return min(free, key=lambda edge: abs(edge - wanted), default=None)


def _steps(room: pygame.Rect, size: Size) -> Iterable[pygame.Rect]:
    """Places all over the room."""
    step = max(4, max(room.size) // _STEPS)
    for top in (*range(room.top, room.bottom - size[1], step), room.bottom - size[1]):
        for left in (*range(room.left, room.right - size[0], step), room.right - size[0]):
            yield pygame.Rect((left, top), size)


def _distance(one: pygame.Rect, other: pygame.Rect) -> int:
    return abs(one.left - other.left) + abs(one.top - other.top)


def _covered(rect: pygame.Rect, kinds: list[list[pygame.Rect]]) -> float:
    """What is covered there, as a share of the place, the weightier kinds counting more."""
    cost, weight, area = 0.0, 1.0, max(1, rect.width * rect.height)
    for kind in kinds:
        for place in rect.collidelistall(kind):
            both = rect.clip(kind[place])
            cost += weight * both.width * both.height / area
        weight *= _LIGHTER
    return cost
