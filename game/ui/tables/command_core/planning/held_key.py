"""A key that shows something as long as it is held, or from one short press to the next."""

import pygame

from game.ui.keys import is_key

TAP = 350
"""Milliseconds for which a key is down at most when it is pressed and not held."""


class HeldKey:
    """Follows the key of one action."""

    def __init__(self, action: str) -> None:
        self._action = action
        self._down = False
        self._held = 0

    def means(self, event: pygame.event.Event) -> bool:
        """Whether an event is this key going down or up."""
        return event.type in (pygame.KEYDOWN, pygame.KEYUP) and is_key(event.key, self._action)

    def shown(self, event: pygame.event.Event, *, now: bool) -> bool:
        """Whether it is shown after the event; `now`: whether it was before."""
        if event.type == pygame.KEYUP:
            held, self._down = self._held, False
            return now and held <= TAP
        if self._down:
            # The keyboard repeats a key that is held.
            return now
        self._down, self._held = True, 0
        return not now

    def update(self, milliseconds: int) -> None:
        """Counts how long it is held."""
        self._held += milliseconds if self._down else 0
