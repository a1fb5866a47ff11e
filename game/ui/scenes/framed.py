"""A screen with a heading, a panel, and a way back: the shape that most screens have."""

from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.ui.context import Context
from game.ui.keys import label, pressed
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.labels import NamePlate
from game.ui.kit.widget import Command
from game.ui.layout.host import Host
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Fits, Node, Row
from game.ui.paint.materials.skins import panel
from game.ui.paint.scenery.workshop import paint_wall
from game.ui.scene import Scene

_WIDEST = 0.82
"""Share of the window that a panel takes where it has more room than it needs."""


@lru_cache(maxsize=1)
def _ground(size: tuple[int, int], frame: tuple[int, int, int, int], scale: float) -> pygame.Surface:
    """Wall and panel in one: mixing the panel in anew would take most of a frame's time."""
    ground = paint_wall(size, scale)
    ground.blit(panel(frame[2], frame[3], scale), frame[:2])
    return ground


def back_button(context: Context, back: Command, size: float) -> Button:
    """The button that leads back."""
    words = context.words.say("screen", "back")
    return Button(words, back, symbol="back", key_name=label("back"), size=size)


class FramedScene(Scene):
    """`page` is what the screen is about; Esc and the first button lead back."""

    panel_size = (1120, 640)

    def __init__(self, context: Context, title: str) -> None:
        super().__init__(context)
        self.heading = NamePlate(title, 32)
        self.back_button = back_button(context, self.back, 22)
        self.host = Host()
        self.frame = pygame.Rect(0, 0, 0, 0)

    def back(self) -> None:
        self.context.sound.play("click")
        self.context.navigator.pop()

    def page(self) -> Node:
        """The tree below the heading."""
        raise NotImplementedError

    def beside_back(self) -> Sequence[Button]:
        """Buttons beside the way back: to screens that belong to this one."""
        return ()

    def arrange(self, area: Area) -> None:
        width, height = (pixels * _WIDEST / area.scale for pixels in area.rect.size)
        size = max(self.panel_size[0], width), max(self.panel_size[1], height)
        self.frame = area.inset(10).centered(*size).rect
        page = self.page()
        tree = Fits(self._framed(page, 54, (28, 22), 12), self._framed(page, 42, (20, 10), 6))
        self.form.fill(self.host.lay(tree, self.frame, self.scale))

    def _framed(self, page: Node, high: float, pad: tuple[float, float], gap: float) -> Node:
        """The heading and the way back over the page."""
        buttons = [Part(one, width=(110, 140), height=high - 8) for one in self.beside_back()]
        back = Part(self.back_button, width=140, height=high - 8)
        head = Row(Part(self.heading, grow=1), *buttons, back, gap=16)
        return Box(Column(Box(head, height=high, justify="center"), Box(page, grow=1), gap=gap), pad=pad)

    def still(self, surface: pygame.Surface) -> None:
        surface.blit(_ground(surface.get_size(), (*self.frame.topleft, *self.frame.size), self.scale), (0, 0))
        super().still(surface)

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if pressed(event, "back"):
            self.back()
            return True
        return False
