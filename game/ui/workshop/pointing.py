"""What is pointed at in a builder, and the change that was made there last."""

from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame

from game.ui.keys import arrow, pressed
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Widget

S = TypeVar("S")
REST = 120
"""Milliseconds that the pointer rests on a card before the measures show what it would change."""


@dataclass(slots=True)
class Made(Generic[S]):
    """A change that was just made. Nothing more is foretold until something else is pointed at.

    `card` is what was pointed at, `before` the side as it was.

    >>> made = Made("a side", "slash")
    >>> made.stays("slash"), made.stays("slash"), made.stays("stab")
    (True, True, False)
    """

    before: S
    card: str
    under: str | None = None
    """What lies under the pointer after the change: another card may have moved there."""

    def stays(self, found: str) -> bool:
        """Whether the pointer is still where it was, by the card that is found there now."""
        if self.under is None:
            self.under = found
        return found == self.under


def leads_to_cards(focus: Widget | None, event: pygame.event.Event) -> bool:
    """Whether a key leads to the pool: out of a field that is typed into, or as the first arrow."""
    if isinstance(focus, TextField):
        return pressed(event, "back", "confirm")
    return focus is None and arrow(event) is not None
