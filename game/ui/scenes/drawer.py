"""A drawer under the shelf: a large button with an icon, a name, a note and a brass handle.

Where there is little room it is low, with the icon and the name alone.
"""

from collections.abc import Hashable

import pygame

from game.ui.kit.buttons import Button
from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Picture, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.layout.plate import Plate
from game.ui.paint.materials.skins import shadow, steel_skin
from game.ui.paint.scenery.shelf import drawer_handle

_WITH_ICON = 124
"""Units of width from which on there is room for the icon beside the longest name."""
_SUNK = 1.5
"""Units by which everything on it is lower while it is pressed."""


class Drawer(Plate, Button):
    """`note` says in a few words what is inside."""

    def __init__(self, text: str, command: Command, symbol: str, note: str = "") -> None:
        super().__init__(text, command, symbol=symbol, size=20)
        self.note = note

    def looks(self) -> Hashable:
        return self.lit, self.pressed and self.hovered

    def body(self) -> Node:
        sunk = _SUNK if self.pressed and self.hovered else 0
        # All are equally wide: either every drawer has its icon, or none has.
        symbol = Icon(self.symbol, 22) if self.rect.width >= self.unit(_WITH_ICON) else None
        name = Row(symbol, Text(self.text, "drawer"), gap=8, align="center")
        title = Box(name, pad=(11, 0), align="center", justify="center")
        note = Text(self.note, "fine", "text" if self.lit else "soft", anchor="center")
        high = Column(
            Space(height=13 + sunk),
            Box(title, height=30),
            Box(note, pad=(8, 0), height=16),
            Space(grow=1),
            Picture(_draw_handle, height=16),
            Space(height=10 - sunk),
        )
        return Fits(high, Column(Space(height=2 * sunk), Box(title, grow=1)))

    def draw(self, surface: pygame.Surface) -> None:
        rect, blur = self.rect, max(3, self.unit(8))
        shade = shadow(*rect.size, self.unit(8), blur, 140)
        surface.blit(shade, (rect.left - blur, rect.top - blur + self.unit(4)))
        surface.blit(steel_skin(*rect.size, self.scale, lit=self.lit), rect)
        super().draw(surface)


def _draw_handle(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    handle = drawer_handle(scale)
    surface.blit(handle, handle.get_rect(midbottom=rect.midbottom))
