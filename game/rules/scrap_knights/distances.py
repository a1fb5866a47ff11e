"""Sets of distances as bit masks, and what a move makes of them (Scrap Knights rule sheet: Distance)."""

from functools import cache

from game.rules.scrap_knights.state import MAX_DISTANCE

ANYWHERE = (1 << MAX_DISTANCE + 1) - 1


def moved(distance: int, by: int) -> int:
    """Past the end it stops there, below 0 is the crossing over.

    >>> moved(1, -3), moved(4, 2)
    (2, 5)
    """
    return min(MAX_DISTANCE, abs(distance + by))


@cache
def shifted(distances: int, by: int) -> int:
    """The distances that a move leads to from any of them."""
    mask = 0
    for distance in range(MAX_DISTANCE + 1):
        if distances >> distance & 1:
            mask |= 1 << moved(distance, by)
    return mask


def at_most(distance: int) -> int:
    return (1 << distance + 1) - 1


def within(reach: int | None) -> int:
    """The distances that a range covers; None covers all."""
    return ANYWHERE if reach is None else at_most(reach) & ANYWHERE
