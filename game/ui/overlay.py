"""A screen laid over another one: the rest is veiled, a panel stands before it."""

import pygame

from game.ui.context import Context
from game.ui.paint.skins import panel
from game.ui.scene import Scene


class OverlayScene(Scene):
    """`frame` is where its panel stands; a scene sets it when it is arranged."""

    overlay = True
    veil = 170
    """How dark the screen beneath gets, 0..255."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.frame = pygame.Rect(0, 0, 0, 0)
        self._window = self.size

    def resize(self, window: tuple[int, int], factor: float, canvas: tuple[int, int] | None = None) -> None:
        super().resize(window, factor, canvas)
        self._window = window

    def pointed_at(self) -> pygame.Rect:
        """The whole panel where the window has room for it, whatever of it has the focus."""
        room = pygame.Rect((0, 0), self._window)
        whole = self.frame.width <= room.width and self.frame.height <= room.height
        return self.frame if whole else super().pointed_at()

    def still(self, surface: pygame.Surface) -> None:
        shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        shade.fill((4, 7, 10, self.veil))
        surface.blit(shade, (0, 0))
        surface.blit(panel(*self.frame.size, self.scale), self.frame)
        super().still(surface)
