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

    def still(self, surface: pygame.Surface) -> None:
        shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        shade.fill((4, 7, 10, self.veil))
        surface.blit(shade, (0, 0))
        surface.blit(panel(*self.frame.size, self.scale), self.frame)
        super().still(surface)
