"""The pause after a new question: a click that was meant for the last one must not answer it."""

import pygame

from game.ui.keys import pressed

SETTLING = 350
"""Milliseconds: longer than the second click of a double click takes to come."""

_MOVING = ("next_control", "last_control", "up", "down", "left", "right")
_HARMLESS = (*_MOVING, "rules", "next_hint", "last_hint", "back")
"""Actions that decide nothing: they go from control to control, explain, or lead back."""


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
            return not pressed(event, *_HARMLESS)
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.TEXTINPUT)
