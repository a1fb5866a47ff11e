"""Which places of the near hand stay free: no other card slides under a pointer that has clicked."""

from collections.abc import Hashable, Sequence


class KeptPlaces:
    """A card that is played leaves its place `free` while the pointer stays on the hand.

    >>> kept = KeptPlaces()
    >>> kept.follow(("attack", "defend", "evade"), 0, pointed=True)
    []
    >>> kept.follow(("attack", "evade"), 1, pointed=True)
    [1]
    >>> kept.follow(("attack",), 1, pointed=True)
    [1, 2]
    >>> kept.follow(("attack",), 0, pointed=False)
    []
    """

    def __init__(self) -> None:
        self.free: list[int] = []
        self._cards: tuple[Hashable, ...] = ()

    def follow(self, cards: Sequence[Hashable], played: int, *, pointed: bool) -> list[int]:
        """The free places with these cards in the hand; `played` is the one picked last."""
        before, self._cards = self._cards, tuple(cards)
        if not pointed:
            self.free = []
        elif self._cards != before:
            gone = [n for n in range(len(before)) if (*before[:n], *before[n + 1 :]) == self._cards]
            places = [n for n in range(len(before) + len(self.free)) if n not in self.free]
            number = played if played in gone else gone[0] if gone else None
            self.free = [] if number is None else sorted([*self.free, places[number]])
        return self.free
