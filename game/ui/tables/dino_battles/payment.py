"""The cards of the hand that are chosen to pay for a switch, until all are, and are discarded together."""

from collections.abc import Sequence


class Payment:
    """`chosen` are places in the hand, in the order in which they were chosen."""

    def __init__(self) -> None:
        self.chosen: list[int] = []

    def toggle(self, place: int, cost: int) -> bool:
        """Chooses the card at a place, or puts it back; False, and no change, for one more than the cost.

        >>> payment = Payment()
        >>> payment.toggle(2, 1), payment.toggle(0, 1), payment.toggle(2, 1), payment.chosen
        (True, False, True, [])
        """
        if place in self.chosen:
            self.chosen.remove(place)
        elif len(self.chosen) >= cost:
            return False
        else:
            self.chosen.append(place)
        return True

    def back(self) -> bool:
        """Puts the last one back; False where there is none."""
        if self.chosen:
            self.chosen.pop()
            return True
        return False

    def cards(self, hand: Sequence[str]) -> list[str]:
        """The chosen cards of a hand."""
        return [hand[place] for place in self.chosen]
