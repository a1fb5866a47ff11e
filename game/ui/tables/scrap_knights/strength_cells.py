"""What somebody is good at: a name and five cells each, in two columns."""

from collections.abc import Sequence

import pygame

from game.ui.kit.widget import Box, Text, Widget
from game.ui.paint.icons import icon
from game.ui.paint.palette import TEXT, Color
from game.ui.paint.text import draw_line, fits
from game.ui.parts.gauge_paint import cell_image

CELLS = 5
_TINT = "#45ada1"
_SIZE = 13.3
_NAME_SHARE = 0.53
"""How much of a row is for the icon and the name."""
_GILT: Color = (255, 225, 150)

Row = tuple[str, str, int]
"""Icon, name, and how many cells are filled."""


class StrengthCells(Widget):
    """`rows` have cells; `last` (icon, words) stands in the place after them. Empty: it shows nothing."""

    focusable = False

    def __init__(self, name: str, hint: Text = "") -> None:
        super().__init__(name=name, hint=hint)
        self.rows: Sequence[Row] = ()
        self.last = ("", "")

    @property
    def pointable(self) -> bool:
        return bool(self.rows) and super().pointable

    def draw(self, surface: pygame.Surface) -> None:
        for number, (symbol, name, filled) in enumerate(self.rows):
            cell = self._cell(number)
            self._draw_name(surface, symbol, name, cell, TEXT, self._name_room(cell))
            left = cell.left + round(cell.width * _NAME_SHARE)
            step = (cell.right - self.unit(12) - left) // CELLS
            high = self.unit(10)
            for count in range(CELLS):
                state = "full" if count < filled else "empty"
                image = cell_image("pips", max(3, step - self.unit(2)), high, state, 0.0, _TINT, 0, False)  # type: ignore[arg-type]
                surface.blit(image, (left + count * step, cell.centery - high // 2))
        if self.rows and self.last[1]:
            cell = self._cell(len(self.rows))
            self._draw_name(surface, *self.last, cell, _GILT, cell.width - self.unit(26))

    def _draw_name(
        self, surface: pygame.Surface, symbol: str, name: str, cell: pygame.Rect, color: Color, room: int
    ) -> None:
        mark = icon(symbol, self.unit(17))
        surface.blit(mark, mark.get_rect(midleft=cell.midleft))
        place = cell.left + self.unit(22), cell.centery
        draw_line(surface, name, "label", self.unit(_SIZE), color, place, width=room)

    def _name_room(self, cell: pygame.Rect) -> int:
        return round(cell.width * _NAME_SHARE) - self.unit(26)

    def _cell(self, number: int) -> pygame.Rect:
        width, height = self.rect.width // 2, self.rect.height // 3
        row, column = divmod(number, 2)
        return pygame.Rect(self.rect.left + column * width, self.rect.top + row * height, width, height)

    def boxes(self) -> list[Box]:
        if not self.rows:
            return []
        size = self.unit(_SIZE)
        fit = all(
            fits(name, "label", size, self._name_room(self._cell(number)))
            for number, (_, name, _) in enumerate(self.rows)
        )
        last = fits(self.last[1], "label", size, self.rect.width // 2 - self.unit(26))
        return [Box(self.name, self.rect, fit and last)]
