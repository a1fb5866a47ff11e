"""A key or click that follows at once on one's own quick action: it is kept until the question is drawn."""

import pygame

from game.ui.keys import pressed
from game.ui.kit.guard import HARMLESS, NEAR, SETTLING, Guard

QUICK = frozenset({"scrap", "energy", "build", "buy", "market"})
"""Kinds of events after which the same seat chooses again, and knows from what."""


class EarlyPress:
    """Tells a new press from one that goes on; `quick`: what was done last leaves the seat its turn."""

    def __init__(self, guard: Guard) -> None:
        self.quick = False
        self._guard = guard
        self._key = 0
        self._place = (0, 0)
        self._since_click = SETTLING
        self._kept: list[pygame.event.Event] = []
        self._aim = ""

    def forget(self) -> None:
        """Nothing is kept any more."""
        self._kept = []

    def takes(self, event: pygame.event.Event, aim: str, *, asked: bool) -> bool:
        """True where the press is kept for later; `aim` is the name of the control under the pointer.

        A key that is pressed again and the next click of a double click are held back as ever, and so are
        Enter and Space, which do whatever has the focus by then.
        """
        if self._kept and event.type == pygame.MOUSEBUTTONUP:
            self._kept.append(event)
            return True
        if not self._is_new(event) or not self.quick or (asked and not self._guard.up):
            return False
        if asked and self._guard.seen:
            self._guard.end()
            return False
        self._kept, self._aim = [event], aim
        return True

    def _is_new(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            apart = max(abs(a - b) for a, b in zip(event.pos, self._place, strict=True))
            new = apart > NEAR or self._since_click >= SETTLING
            self._place, self._since_click = event.pos, 0
            return new
        if event.type != pygame.KEYDOWN or pressed(event, *HARMLESS):
            return False
        new, self._key = event.key != self._key, event.key
        return new and not pressed(event, "confirm", "press", "next_step", "skip")

    def due(self, milliseconds: int, aim: str) -> list[pygame.event.Event]:
        """What was kept, once the question can be seen; a click only on what it was meant for."""
        self._since_click += milliseconds
        if not (self._kept and self._guard.seen):
            return []
        kept, self._kept = self._kept, []
        if kept[0].type == pygame.MOUSEBUTTONDOWN and aim != self._aim:
            return []
        self._guard.end()
        return kept
