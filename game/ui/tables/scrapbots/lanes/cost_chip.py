"""Chips: a cost and what it pays for, on the plate of what would do it."""

from typing import Any

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Picture, Prose, Text
from game.ui.layout.nodes import Box, Node, Row
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import INK
from game.ui.paint.palette import FOCUS, bad
from game.ui.parts.drawn import Drawn


class CostChip(TreeWidget, Drawn):
    """What can be paid for: gold when it can be done now. `short` of what it costs, `dark` if out of use."""

    def __init__(
        self, symbol: str, cost: int, words: str, name: str, command: Command | None, *, dark: bool = False
    ) -> None:
        super().__init__(name, command)
        self.symbol, self.cost, self.words, self.dark = symbol, cost, words, dark
        self.action: Any = None
        self.short = False

    def draw_ground(self, surface: pygame.Surface) -> None:
        usable = " lit" if self.lit else " now"
        tone = self.theme.tones["attack chip" + (usable if self.command is not None else "")]
        surface.blit(box(*self.rect.size, self.px(6), *tone, max(1, self.px(2.5))), self.rect)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """A ring on its edge: close above and below it lies what is read."""
        edge = self.rect.inflate(self.px(3), self.px(3))
        pen.rect(surface, FOCUS, edge, max(2, self.px(3)), border_radius=self.px(7))

    def body(self) -> Node:
        soft = "off" if self.dark else "text"
        cost = Text(
            str(self.cost),
            "attack cost",
            bad if self.short and not self.dark else soft,
            anchor="center",
            width=14,
        )
        does = Prose(self.words, "attack text", soft, middle=True, grow=1)
        return Box(Row(cost, Icon(self.symbol, 13), Picture(_line, width=1), does, gap=3), pad=(3, 0))


def _line(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.fill(INK, rect.inflate(0, -4))
