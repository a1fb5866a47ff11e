"""Digits meant for the question before: after another kind of question they do nothing for a while."""

import pygame

from game.ui.keys import place_of

READ = 650
"""Milliseconds, beyond the pause after each question, in which a new kind of question is read."""


class StrayDigits:
    """Numbers, directives, weapons and dice have the same digits: a number too many must lay no directive."""

    def __init__(self) -> None:
        self._kind = ""
        self._left = 0

    def asked(self, kind: str) -> None:
        """Somebody is asked; the first question of a table comes after no other."""
        self._left = READ if self._kind not in ("", kind) else 0
        self._kind = kind

    def update(self, milliseconds: int, *, readable: bool) -> None:
        """Time counts only while the question can be read and takes clicks."""
        if readable:
            self._left = max(0, self._left - milliseconds)

    def drops(self, event: pygame.event.Event) -> bool:
        """Whether the event is such a digit."""
        return bool(self._left) and event.type == pygame.KEYDOWN and place_of(event) is not None
