"""Shares room among neighbours."""

from collections.abc import Sequence
from itertools import accumulate
from math import inf
from typing import Protocol

Span = tuple[int, int, int]
"""Pixels: the least, what is needed so that no letters shrink, and the best."""
NOTHING: Span = (0, 0, 0)


class Growing(Protocol):
    """A part with its weights; see `Node`."""

    @property
    def grow(self) -> float: ...
    @property
    def share(self) -> float: ...
    @property
    def most(self) -> float: ...


def shared(room: int, spans: Sequence[Span], parts: Sequence[Growing], scale: float = 1.0) -> list[float]:
    """Pixels of each part.

    With enough room, each part gets its best size, and the rest goes to parts that grow. With less, all parts
    give way in proportion: first until letters would shrink, then down to their least. With still less they
    are squeezed, and their content is cut.
    """
    weights = [one.share for one in parts]
    sizes = [float(span[0] if weight else span[2]) for span, weight in zip(spans, weights, strict=True)]
    over = room - sum(sizes)
    if over < 0:
        return _giving_way(room, spans, sizes)
    if any(weights):
        return _by_weight(room, sizes, weights)
    growing = {place: one.grow for place, one in enumerate(parts) if one.grow}
    if not growing:
        return sizes
    mosts = [one.most * scale if one.most != inf else inf for one in parts]
    while over > 0.5 and growing:
        each = over / sum(growing.values())
        for place, weight in list(growing.items()):
            wanted = sizes[place] + each * weight
            taken = min(wanted, max(mosts[place], sizes[place]))
            over -= taken - sizes[place]
            sizes[place] = taken
            if taken < wanted:
                del growing[place]
    return sizes


def _giving_way(room: int, spans: Sequence[Span], best: Sequence[float]) -> list[float]:
    for stage in (1, 0):
        lower = [float(span[stage]) for span in spans]
        least, most = sum(lower), sum(best)
        if least <= room:
            part = (room - least) / ((most - least) or 1)
            return [low + (high - low) * part for low, high in zip(lower, best, strict=True)]
        best = lower
    return [one * max(0, room) / (sum(best) or 1) for one in best]


def _by_weight(room: int, sizes: list[float], weights: Sequence[float]) -> list[float]:
    """Weighted parts share the room that the others leave; none gets less than its least."""
    free = {place for place, weight in enumerate(weights) if weight}
    while free:
        left = room - sum(size for place, size in enumerate(sizes) if place not in free)
        each = left / sum(weights[place] for place in free)
        short = {place for place in free if each * weights[place] < sizes[place]}
        if not short:
            for place in free:
                sizes[place] = each * weights[place]
            return sizes
        free -= short
    return sizes


def edges(room: int, sizes: Sequence[float], gap: int, spot: float) -> list[tuple[int, int]]:
    """Offset and length of each part, in whole pixels without seams.

    `spot` (0 to 1) is the share of left-over room before the first part.
    """
    free = room - sum(sizes) - gap * max(0, len(sizes) - 1)
    start = round(max(0.0, free) * spot)
    ends = [round(one) for one in accumulate(sizes, initial=0.0)]
    return [(start + ends[place] + place * gap, ends[place + 1] - ends[place]) for place in range(len(sizes))]
