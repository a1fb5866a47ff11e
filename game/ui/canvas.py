"""What scenes are drawn on: as large as the window, or larger, and then the window looks at a part of it.

A UI scale beyond what fits would cut a screen off. Instead the whole screen is drawn larger than the window,
which follows the pointer and the focus, as a magnifier does.
"""

from collections.abc import Sequence

import pygame

from game.ui.layer import Layer

MARGIN = 0.12
"""Share of the window at each edge in which the pointer already looks at the canvas's own edge."""


class Canvas:
    """`layer` holds what stands, `surface` what is shown with all that moves, `view` is the window's part."""

    def __init__(self, window: pygame.Surface) -> None:
        self.surface = window
        self.layer = Layer(window.get_size())
        self.view = window.get_rect()
        self.panned = False

    def fit(self, window: pygame.Surface, size: tuple[int, int]) -> None:
        """A canvas of a size for a window; equal sizes need no second surface."""
        if self.layer.get_size() != size:
            self.layer = Layer(size)
        if size == window.get_size():
            self.surface = window
        elif self.surface.get_size() != size or self.surface is window:
            self.surface = pygame.Surface(size)
        self.view = window.get_rect(topleft=self.view.topleft).clamp(self.layer.get_rect())

    @property
    def larger(self) -> bool:
        return self.view.size != self.layer.get_size()

    def show(self, rect: pygame.Rect) -> None:
        """Looks so that a place is in sight, as near to the middle as the edges allow."""
        if self.larger and not self.view.contains(rect):
            self._look(rect.centerx - self.view.width // 2, rect.centery - self.view.height // 2)

    def seen_by_mouse(self, event: pygame.event.Event) -> pygame.event.Event:
        """A mouse event in the canvas's pixels; moving the mouse moves the view."""
        if not self.larger or not hasattr(event, "pos"):
            return event
        if event.type == pygame.MOUSEMOTION:
            whole = self.layer.get_size()
            left, top = (
                round((whole[axis] - self.view.size[axis]) * share(event.pos[axis] / self.view.size[axis]))
                for axis in (0, 1)
            )
            self._look(left, top)
        place = event.pos[0] + self.view.left, event.pos[1] + self.view.top
        return pygame.event.Event(event.type, {**event.dict, "pos": place})

    def _look(self, left: int, top: int) -> None:
        moved = pygame.Rect((left, top), self.view.size).clamp(self.layer.get_rect())
        self.panned = self.panned or moved != self.view
        self.view = moved

    def restore(self, rects: Sequence[pygame.Rect] | None) -> None:
        """Brings back what stands, everywhere (None) or in places."""
        if rects is None:
            self.surface.blit(self.layer, (0, 0))
            return
        for rect in rects:
            self.surface.blit(self.layer, rect, rect)

    def put(self, window: pygame.Surface, rects: list[pygame.Rect] | None) -> list[pygame.Rect]:
        """Brings the view to the window; returns what of the window is new."""
        self.panned = False
        if self.surface is window:
            return rects or [window.get_rect()]
        window.blit(self.surface, (0, 0), self.view)
        return [window.get_rect()]


def share(position: float) -> float:
    """0..1 across the window to 0..1 across the canvas."""
    return min(1.0, max(0.0, (position - MARGIN) / (1 - 2 * MARGIN)))
