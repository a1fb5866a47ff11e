"""What somebody is good at: a name and five cells each, in two columns."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.ui.kit.widget import Text, Widget
from game.ui.layout.leaves import Icon, Picture
from game.ui.layout.leaves import Text as Words
from game.ui.layout.nodes import Grid, Node, Space
from game.ui.layout.nodes import Row as Side
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.roles import art_colors
from game.ui.parts.gauge_paint import cell_image
from game.ui.tables.scrap_knights.theme import DUEL

CELLS = 5
_TINT = art_colors("scrap_knights/strength_cells")["tint"]

Row = tuple[str, str, int]
"""Icon, name, and how many cells are filled."""


class StrengthCells(TreeWidget, Widget):
    """`rows` have cells; `last` (icon, words) stands in the place after them. Empty: it shows nothing."""

    theme = DUEL
    focusable = False

    def __init__(self, name: str, hint: Text = "") -> None:
        super().__init__(name=name, hint=hint)
        self.rows: Sequence[Row] = ()
        self.last = ("", "")

    def show(self, rows: Sequence[Row], last: tuple[str, str] = ("", "")) -> None:
        """Shows other strengths in the same place."""
        self.rows, self.last = rows, last
        self.place(self.rect, self.scale)

    @property
    def pointable(self) -> bool:
        return bool(self.rows) and super().pointable

    def body(self) -> Node:
        if not self.rows:
            return Space()
        cells = [self._row(*row) for row in self.rows]
        symbol, words = self.last
        last = Side(Icon(symbol, 17), Words(words, "strength", "gilt", grow=1), gap=5, share=1)
        lines = [*cells, last if words else Space(share=1)]
        return Grid(2, *lines, gap=0)

    def _row(self, symbol: str, name: str, filled: int) -> Node:
        named = Side(Icon(symbol, 17), Words(name, "strength", grow=1), gap=5, share=0.53)
        return Side(named, Picture(partial(_draw_cells, filled), share=0.47), gap=0, height=22)


def _draw_cells(filled: int, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    step, high = (rect.width - round(12 * scale)) // CELLS, round(10 * scale)
    for count in range(CELLS):
        size = max(3, step - round(2 * scale)), high
        state = "full" if count < filled else "empty"
        image = cell_image("pips", *size, state, 0.0, _TINT, 0, False)  # type: ignore[arg-type]
        surface.blit(image, (rect.left + count * step, rect.centery - high // 2))
