"""What fills the window: a screen with its controls."""

from typing import TYPE_CHECKING

import pygame

from game.ui.kit.area import Area
from game.ui.kit.form import Form
from game.ui.kit.widget import Box

if TYPE_CHECKING:
    from game.ui.context import Context

DESIGN_SIZE = (1280, 720)


class Scene:
    """Base of all screens.

    `still` is painted only when `stale` says so; `movers` draws what moves over it and returns the
    rectangles that it touched. `overlay` scenes are drawn over the frame of the scene beneath them.
    """

    overlay = False
    largest_scale = 2.0
    """How far the user's UI scale may enlarge this screen before something would no longer fit."""

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.form = Form()
        self.size = DESIGN_SIZE
        self.scale = 1.0
        self._stale = True

    @property
    def stale(self) -> bool:
        return self._stale or self.form.stale

    @stale.setter
    def stale(self, value: bool) -> None:
        self._stale = value
        if not value:
            self.form.stale = False

    def resize(self, size: tuple[int, int], factor: float) -> None:
        """A new window size, or a new UI scale (1.0 is 100 %)."""
        self.size = size
        self.scale = min(size[0] / DESIGN_SIZE[0], size[1] / DESIGN_SIZE[1]) * min(factor, self.largest_scale)
        self.arrange(Area(pygame.Rect((0, 0), size), self.scale))
        self.stale = True

    def arrange(self, area: Area) -> None:
        """Puts all controls in their places."""

    def enter(self) -> None:
        """The scene comes to the top."""

    def leave(self) -> None:
        """The scene is taken off for good."""

    def handle(self, event: pygame.event.Event) -> bool:
        return self.form.handle(event)

    def update(self, milliseconds: int) -> bool:
        """Carries on with time; True while something moves."""
        return False

    def still(self, surface: pygame.Surface) -> None:
        """Paints all that stands."""
        self.form.draw(surface)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draws what moves over the still part; returns where."""
        return []

    def boxes(self) -> list[Box]:
        """Where things were drawn, for the test that nothing is cut or overlaps."""
        return self.form.boxes()
