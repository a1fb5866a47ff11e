"""The short shake of a control that cannot be worked now."""

import math
from collections.abc import Callable

import pygame

from game.ui.kit.widget import Widget

LENGTH = 120
"""Milliseconds."""
_SWINGS, _WIDE = 2, 4
"""How often it goes to and fro, and how far at first, in units."""


class Shake:
    """The one control that shakes now, drawn beside its place while it does."""

    def __init__(self) -> None:
        self._widget: Widget | None = None
        self._left = 0

    @property
    def moving(self) -> bool:
        return self._left > 0

    def start(self, widget: Widget) -> None:
        self._widget, self._left = widget, LENGTH

    def follow(self, successor: Callable[[Widget | None], Widget | None]) -> None:
        """The controls were made anew: the one that took the old one's place goes on shaking."""
        self._widget = successor(self._widget)

    def update(self, milliseconds: int) -> bool:
        """True if the control has to be drawn again."""
        moved = self.moving
        self._left = max(0, self._left - milliseconds)
        return moved

    @property
    def offset(self) -> float:
        """Units to the right of its place."""
        passed = 1 - self._left / LENGTH
        return _WIDE * (1 - passed) * math.sin(2 * math.pi * _SWINGS * passed) if self.moving else 0.0

    def draw(self, widget: Widget, surface: pygame.Surface) -> None:
        """Draws a control, off its place if it is the one that shakes."""
        if widget is not self._widget or not self.moving:
            widget.draw(surface)
            return
        place = widget.rect
        widget.rect = place.move(widget.unit(self.offset), 0)
        try:
            widget.draw(surface)
        finally:
            widget.rect = place
