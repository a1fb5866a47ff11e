"""The pause after a new question: a click that was meant for the last one must not answer it."""

import pygame

SETTLING = 350
"""Milliseconds: longer than the second click of a double click takes to come."""

_MOVING_KEYS = (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT)
_HARMLESS_KEYS = (*_MOVING_KEYS, pygame.K_F1, pygame.K_F2, pygame.K_ESCAPE)
"""Keys that decide nothing: they go from control to control, explain, or lead back."""


class Guard:
    """Holds clicks and deciding keys back for a while; time comes from the frames."""

    def __init__(self) -> None:
        self._left = 0

    @property
    def up(self) -> bool:
        return self._left > 0

    def start(self, milliseconds: int) -> None:
        self._left = milliseconds

    def update(self, milliseconds: int) -> bool:
        """True while it holds."""
        self._left = max(0, self._left - milliseconds)
        return self.up

    def blocks(self, event: pygame.event.Event) -> bool:
        """Whether the event must do nothing now. Releasing a button, the pointer and Tab always count."""
        if not self.up:
            return False
        if event.type == pygame.KEYDOWN:
            return event.key not in _HARMLESS_KEYS
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.TEXTINPUT)
