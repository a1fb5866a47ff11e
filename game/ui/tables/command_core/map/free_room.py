"""Places for labels on a picture, so that they hide neither one another nor what the picture shows."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.ui.parts.grid import Point

_ON_LABEL, _ON_PICTURE, _CUT = 6.0, 2.0, 8.0
"""What it costs to hide a whole label, to lie on something else, and to be cut, each by its share."""
_STEP = 0.05
"""What each place costs more than the one before it: of two that are alike the first is taken."""


@dataclass(frozen=True, slots=True)
class Label:
    """A label of a size that may lie around any of these middles, the best one first.

    `own` names what it belongs to, which it may hide.
    """

    key: Hashable
    size: tuple[int, int]
    middles: tuple[Point, ...]
    own: frozenset[Hashable] = frozenset()


def find_room(
    labels: Iterable[Label],
    shown: Mapping[Hashable, Sequence[pygame.Rect]],
    within: pygame.Rect,
    legible: Sequence[pygame.Rect] = (),
) -> dict[Hashable, pygame.Rect]:
    """Places labels one after the other, each where it hides least of the labels before it and of `shown`.

    `legible` are places that must be read as labels must.

    >>> one = Label("one", (10, 10), ((20, 20), (40, 20)))
    >>> find_room([one], {"tree": [pygame.Rect(12, 12, 10, 10)]}, pygame.Rect(0, 0, 60, 60))
    {'one': Rect(35, 15, 10, 10)}
    """
    found: dict[Hashable, pygame.Rect] = {}
    for label in labels:
        others = [rect for key, rects in shown.items() if key not in label.own for rect in rects]
        best: tuple[float, pygame.Rect] | None = None
        for place, middle in enumerate(label.middles):
            rect = pygame.Rect((0, 0), label.size)
            rect.center = round(middle[0]), round(middle[1])
            cost = _STEP * place + _hidden(rect, [*legible, *found.values()], others, within)
            if best is None or cost < best[0]:
                best = cost, rect
        if best is not None:
            found[label.key] = best[1].clamp(within)
    return found


def _hidden(
    rect: pygame.Rect, labels: Iterable[pygame.Rect], shown: Iterable[pygame.Rect], within: pygame.Rect
) -> float:
    whole = max(1, _area(rect))
    cost = _CUT * (whole - _area(rect.clip(within))) / whole
    cost += sum(_ON_LABEL * _area(rect.clip(one)) / max(1, min(whole, _area(one))) for one in labels)
    return cost + sum(_ON_PICTURE * _area(rect.clip(one)) / whole for one in shown)


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
