"""Tanks: an amount of something that is gained and spent, as a liquid behind glass; or as a small plate."""

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Stack
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import plate, well
from game.ui.paint.roles import art_colors
from game.ui.parts.drawn import Drawn

_C = art_colors("scrapbots/tanks")
_LEVEL = 12
"""What fills a tank to the brim."""


@kept(200_000, pixels_of)
def _liquid(kind: str, size: tuple[int, int], radius: int, alpha: int) -> pygame.Surface:
    light, dark = _C.ramp(kind)
    level = box(*size, radius, light, dark, light, 1, 0.2).copy()
    level.set_alpha(alpha)
    return level


class Tank(TreeWidget, Drawn):
    """An amount, as a small plate if it has no `title`; `gain` is what a choice would add."""

    def __init__(
        self, kind: str, title: str, amount: int, name: str, command: Command | None = None, gain: int = 0
    ) -> None:
        super().__init__(name, command)
        self.kind, self.title, self.amount, self.gain = kind, title, amount, gain

    def draw_ground(self, surface: pygame.Surface) -> None:
        surface.blit(plate(*self.rect.size, self.scale, _C.ramp("plate")), self.rect)

    def body(self) -> Node:
        amount = str(self.amount)
        if not self.title:
            color = "text" if self.amount else "off"
            return Box(
                Row(Icon(self.kind, 16), Text(amount, "pool", color, anchor="center", grow=1)), pad=(10, 0)
            )
        glass = Stack(Picture(self._draw_glass), Text(amount, "tank", anchor="center"), grow=1)
        foot = Row(Icon(self.kind, 19), Text(self.title, "pool name", grow=1), gap=3, height=22)
        return Box(Column(glass, foot, gap=4), pad=(8, 7))

    def _draw_glass(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(well(*rect.size, scale), rect)
        inner = rect.inflate(-self.px(10), -self.px(10))
        for amount, alpha in ((self.amount + self.gain, 80), (self.amount, 255)):
            high = round(inner.height * min(1.0, amount / _LEVEL))
            if high > self.px(6):
                level = _liquid(self.kind, (inner.width, high), self.px(6), alpha)
                surface.blit(level, (inner.left, inner.bottom - high))
