"""Which cards of a hand pay for something: no card too many, the least useful ones first."""

from collections.abc import Mapping
from functools import lru_cache

Payment = tuple[str, ...]

_LARGEST = 10
"""Cards of a hand that are looked at; of a larger hand those that are worth least otherwise."""


class Payments:
    """Ways to raise an amount of one pool by discarding cards.

    `values` is what each card gives to that pool, `losses` what it would be worth otherwise.

    >>> payments = Payments({"a": 1, "b": 2, "c": 3}, {"a": 0, "b": 1, "c": 5}, most=2)
    >>> payments.raising(3, ("a", "b", "c"))
    (('a', 'b'), ('c',))
    >>> payments.raising(7, ("a", "b", "c"))
    ()
    """

    def __init__(self, values: Mapping[str, int], losses: Mapping[str, float], most: int) -> None:
        self._values = values
        self._losses = losses
        self._most = most
        # Searches ask for the same hands again and again.
        self._sorted_hands = lru_cache(maxsize=20_000)(self._find)

    def raising(self, amount: int, hand: tuple[str, ...]) -> tuple[Payment, ...]:
        """The payments of at least `amount` without a card that could be kept, the best ones first."""
        if amount <= 0:
            return ((),)
        return self._sorted_hands(amount, tuple(sorted(hand)))

    def _find(self, amount: int, hand: tuple[str, ...]) -> tuple[Payment, ...]:
        values, losses = self._values, self._losses
        paying = [card for card in hand if values.get(card)]
        paying.sort(key=lambda card: (losses[card] / values[card], card))
        paying = paying[:_LARGEST]
        if sum(values[card] for card in paying) < amount:
            return ()
        found: dict[Payment, float] = {}
        partial: list[tuple[int, int, Payment]] = [(0, 0, ())]
        while partial:
            start, total, cards = partial.pop()
            for index in range(start, len(paying)):
                card = paying[index]
                if index > start and paying[index - 1] == card:
                    continue
                chosen, raised = (*cards, card), total + values[card]
                if raised < amount:
                    partial.append((index + 1, raised, chosen))
                elif raised - min(values[one] for one in chosen) < amount:
                    found[chosen] = sum(losses[one] for one in chosen) + 0.3 * (raised - amount)
        return tuple(sorted(found, key=lambda cards: (found[cards], cards))[: self._most])
