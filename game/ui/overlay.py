"""A screen laid over another one: the rest is veiled, a panel stands before it."""

from math import inf

import pygame

from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.labels import NamePlate, on_edge
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.nodes import Node
from game.ui.paint.materials.skins import panel
from game.ui.scene import Scene

PLATE = 24
"""Units that a name plate needs above its panel."""


class OverlayScene(Scene):
    """`frame` is where its panel stands; a scene sets it when it is arranged."""

    overlay = True
    veil = 170
    """How dark the screen beneath gets, 0..255."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.frame = pygame.Rect(0, 0, 0, 0)
        self.host = Host()
        self._window = self.size

    def place_panel(
        self,
        area: Area,
        tree: Node,
        width: float,
        title: NamePlate,
        title_height: float,
        *,
        most: float = inf,
    ) -> list[Widget]:
        """Centres a panel with a name plate on its upper edge and returns its widgets; lengths in units.

        The panel is as high as its tree, but not higher than `most`.
        """
        # What lies beneath may take more room than the window has; this panel is seen as a whole.
        seen = pygame.Rect((0, 0), self._window).inflate(0, area.rect.height - self.size[1])
        seen.center = area.rect.center
        area = Area(seen.clip(area.rect), area.scale)
        height = self.host.height(tree, min(area.unit(width), area.rect.width), self.scale)
        frame = area.centered(width, min(most, height / self.scale))
        self.frame = frame.rect
        title.place(on_edge(frame, title_height, 30), self.scale)
        return self.host.lay(tree, self.frame, self.scale)

    def resize(self, window: tuple[int, int], factor: float, canvas: tuple[int, int] | None = None) -> None:
        self._window = window
        super().resize(window, factor, canvas)

    def pointed_at(self) -> pygame.Rect:
        """The whole panel where the window has room for it, whatever of it has the focus."""
        wide, high = self._window
        shown = self.frame.inflate(0, 2 * round(PLATE * self.scale))
        if shown.width > wide or self.frame.height > high:
            return super().pointed_at()
        return shown if shown.height <= high else self.frame

    def still(self, surface: pygame.Surface) -> None:
        shade = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        shade.fill((4, 7, 10, self.veil))
        surface.blit(shade, (0, 0))
        self.draw_frame(surface)
        super().still(surface)

    def draw_frame(self, surface: pygame.Surface) -> None:
        """Draws what its panel stands on."""
        surface.blit(panel(*self.frame.size, self.scale), self.frame)
