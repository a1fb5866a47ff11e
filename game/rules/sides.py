"""Whether the cards of a state can be those of a ready side."""

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def fits_side(cards: T, sides: Mapping[str, T], side: str) -> bool:
    """False where the cards are those of other ready sides.

    Cards of no ready side fit each: the save may be of a version in which the side had others.

    >>> sides = {"ronin": "1000_cuts", "bulwark": "orbital_lobotomy"}
    >>> [fits_side("1000_cuts", sides, side) for side in sides]
    [True, False]
    >>> fits_side("an ULT of old", sides, "ronin")
    True
    """
    return sides.get(side) == cards or cards not in sides.values()
