"""A tab at the left of a page: steel while it is closed; the open one is the paper of the page itself."""

from collections.abc import Hashable

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Text
from game.ui.layout.nodes import Box, Column, Fits, Node, Row, Space
from game.ui.layout.plate import Plate
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.materials.skins import steel_skin


class SideTab(Plate):
    """Its name, and below it what the page is about. The page under an open one is painted by the screen."""

    def __init__(self, name: str, note: str, symbol: str, command: Command) -> None:
        super().__init__(name=name)
        self.note = note
        self.symbol = symbol
        self.command = command
        self.open = False

    def activate(self) -> None:
        self.command()

    def looks(self) -> Hashable:
        return self.open

    def wants(self, scale: float) -> tuple[int, int]:
        return TreeWidget.wants(self, scale)

    def draw_ground(self, surface: pygame.Surface) -> None:
        if not self.open:
            surface.blit(steel_skin(*self.rect.size, self.scale, lit=self.lit), self.rect)

    def body(self) -> Node:
        title = Text(self.name, "total", "ink") if self.open else Text(self.name, "side tab")
        note = Text(self.note, "fine", "soft ink" if self.open else "")
        # A low tab has no room for both without crowding them.
        words = Fits(
            Column(Space(height=3), title, note, Space(height=3), justify="center"),
            Column(title, justify="center"),
            grow=1,
        )
        return Box(Row(Icon(self.symbol, 30), words, gap=9, align="center"), pad=(9, 2))
