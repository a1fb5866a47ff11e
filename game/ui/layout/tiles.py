"""Cells of one shape, as large as all of them fit: cards that lie open, pictures to choose from."""

from dataclasses import dataclass

import pygame

from game.ui.layout.engine import Engine, Node
from game.ui.layout.nodes import SPOT, Align
from game.ui.layout.sharing import Span


@dataclass(frozen=True, slots=True, eq=False)
class Tiles(Node):
    """`aspect` is height divided by width; `columns` are the fewest and the most; `widest` is in units.

    Where there is room, gaps in a row grow up to `apart` of a cell's width. `shrinks` lets other things in a
    column take height from the cells. `even` rows hold alike: of five no cell lies alone.

    Tiles([Part(card) for card in hand], aspect=1.4, columns=(4, 7), widest=92, gap=6)
    """

    cells: list[Node]
    aspect: float
    columns: tuple[int, int]
    widest: float
    gap: float = 0
    align: Align = "center"
    apart: float = 0
    shrinks: bool = False
    even: bool = False

    def _cell(self, engine: Engine, width: int, columns: int) -> float:
        """The width of a cell with so many side by side."""
        gap = engine.unit(self.gap)
        return min(self.widest * engine.scale, (width - gap * (columns - 1)) / columns)

    def _rows(self, columns: int) -> int:
        return -(-len(self.cells) // columns)

    def _high(self, engine: Engine, width: int, columns: int) -> int:
        rows = self._rows(columns)
        cells = rows * self._cell(engine, width, columns) * self.aspect
        return round(cells) + engine.unit(self.gap) * max(0, rows - 1)

    def high(self, engine: Engine, width: int) -> Span:
        fewest, most = self.columns
        largest = self._cell(engine, width, fewest)
        roomy = [one for one in range(fewest, most + 1) if self._cell(engine, width, one) >= largest]
        low = self._high(engine, width, most)
        best = max(low, self._high(engine, width, roomy[-1]))
        return (0, 0, best) if self.shrinks else (low, low, best)

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        gap, best = engine.unit(self.gap), (0.0, self.columns[0])
        for columns in range(self.columns[0], self.columns[1] + 1):
            rows = self._rows(columns)
            high = (rect.height - gap * (rows - 1)) / max(1, rows)
            best = max(best, (min(self._cell(engine, rect.width, columns), high / self.aspect), columns))
        wide, columns = best
        if self.even:
            columns = max(self.columns[0], -(-len(self.cells) // max(1, self._rows(columns))))
        side_by_side = min(columns, max(1, len(self.cells)))
        free = (rect.width - side_by_side * wide) / max(1, side_by_side - 1)
        between = max(gap, min(free, wide * self.apart))
        used = side_by_side * (wide + between) - between
        left = rect.left + (rect.width - used) * SPOT[self.align]
        for place, one in enumerate(self.cells):
            row, column = divmod(place, columns)
            x, y = left + column * (wide + between), rect.top + row * (wide * self.aspect + gap)
            engine.put(one, pygame.Rect(round(x), round(y), round(wide), round(wide * self.aspect)))
