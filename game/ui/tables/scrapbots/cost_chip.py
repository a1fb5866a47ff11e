"""Chips: a cost and what it pays for, on the plate of what would do it."""

from typing import Any

import pygame

from game.ui.kit.widget import Box, Command
from game.ui.paint import pen
from game.ui.paint.icons import icon
from game.ui.paint.palette import FOCUS, GOLD, TEXT, Color, bad
from game.ui.paint.skins import box
from game.ui.paint.steel import INK, hex_of
from game.ui.paint.text import Layout, draw_line, fit
from game.ui.parts.drawn import Drawn

_GREY: Color = (150, 160, 168)


class CostChip(Drawn):
    """What can be paid for: gold when it can be done now. `short` of what it costs, `dark` if out of use."""

    def __init__(
        self, symbol: str, cost: int, words: str, name: str, command: Command | None, *, dark: bool = False
    ) -> None:
        super().__init__(name, command)
        self.symbol, self.cost, self.words, self.dark = symbol, cost, words, dark
        self.action: Any = None
        self.short = False

    def draw(self, surface: pygame.Surface) -> None:
        px, rect = self.px, self.rect
        usable = self.command is not None
        tone = ("#6b5724", "#3d3110") if usable and self.lit else ("#5b4a20", "#33290f")
        ground = tone if usable else ("#2a3742", "#1a242c")
        edge = hex_of(FOCUS if self.lit else GOLD) if usable else INK
        surface.blit(box(*rect.size, px(6), *ground, edge, max(1, px(2.5))), rect)
        color = bad() if self.short and not self.dark else _GREY if self.dark else TEXT
        place = (rect.left + px(16), rect.centery)
        draw_line(surface, str(self.cost), "title", px(21), color, place, "center", width=px(24))
        mark = icon(self.symbol, px(19))
        surface.blit(mark, mark.get_rect(center=(rect.left + px(36), rect.centery)))
        pen.line(surface, INK, (rect.left + px(49), rect.top + 2), (rect.left + px(49), rect.bottom - 3))
        layout = self._layout()
        layout.draw(surface, rect.left + px(55), rect.centery - layout.height // 2)

    def _layout(self) -> Layout:
        room = self.rect.width - self.px(58), self.rect.height
        return fit(self.words, self.px(18), room, _GREY if self.dark else TEXT)

    def boxes(self) -> list[Box]:
        layout = self._layout()
        return [Box(self.name, self.rect, layout.width <= self.rect.width - self.px(57))]
