"""A hand as the table sees it."""

from typing import Any


def cards_in_hand(side: Any) -> tuple[str | None, ...]:
    """The ids of a side's hand, or None for each card that is face down for the viewer."""
    hand: tuple[str | None, ...] | None = side.hand
    return hand if hand is not None else (None,) * int(side.hand_size)
