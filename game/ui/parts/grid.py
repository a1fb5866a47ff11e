"""Board geometry on the flat plane, before any seat, zoom or perspective: square and hex cells.

One unit is the side of a square, or the radius of a hexagon. x runs to the right, y downwards.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

Cell = tuple[int, int]
"""Square: (x, y) from the upper left corner. Hex: axial (q, r), as the rules of a hex board name cells."""

Point = tuple[float, float]

_ROOT = math.sqrt(3)


@dataclass(frozen=True, slots=True)
class Grid(ABC):
    """Cells in `columns` and `rows`; `margin` is the room around them, in cells' units, x and y."""

    columns: int
    rows: int

    across: ClassVar[tuple[Cell, ...]]
    """The step over each edge of a cell; edge i runs from corner i to corner i + 1."""
    margin: ClassVar[Point]

    @property
    @abstractmethod
    def extent(self) -> Point:
        """Width and height of all cells together."""

    @abstractmethod
    def position(self, cell: Cell) -> Cell:
        """Column and row of a cell."""

    @abstractmethod
    def cell_in(self, column: int, row: int) -> Cell:
        """The cell in a column and row, whether the board reaches that far or not."""

    @abstractmethod
    def center(self, cell: Cell) -> Point: ...

    @abstractmethod
    def corners(self, cell: Cell, grow: float = 1.0) -> tuple[Point, ...]:
        """The corners clockwise; `grow` moves them away from the center."""

    @abstractmethod
    def nearest(self, point: Point) -> Cell:
        """The cell that a point lies in, if the plane were full of cells."""

    def cells(self) -> Iterator[Cell]:
        """All cells, row by row."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield self.cell_in(column, row)

    def __contains__(self, cell: Cell) -> bool:
        column, row = self.position(cell)
        return 0 <= column < self.columns and 0 <= row < self.rows

    def cell_at(self, point: Point) -> Cell | None:
        """The cell that a point lies in, None beside the board."""
        cell = self.nearest(point)
        return cell if cell in self else None

    def neighbors(self, cell: Cell) -> list[Cell]:
        """The cells of the board that share an edge with this one."""
        around = ((cell[0] + x, cell[1] + y) for x, y in self.across)
        return [one for one in around if one in self]


@dataclass(frozen=True, slots=True)
class SquareGrid(Grid):
    """Ten by ten unless told otherwise."""

    columns: int = 10
    rows: int = 10

    across: ClassVar[tuple[Cell, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
    margin: ClassVar[Point] = (1.0, 1.9)

    @property
    def extent(self) -> Point:
        return float(self.columns), float(self.rows)

    def position(self, cell: Cell) -> Cell:
        return cell

    def cell_in(self, column: int, row: int) -> Cell:
        return column, row

    def center(self, cell: Cell) -> Point:
        return cell[0] + 0.5, cell[1] + 0.5

    def corners(self, cell: Cell, grow: float = 1.0) -> tuple[Point, ...]:
        (x, y), half = self.center(cell), grow / 2
        return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)

    def nearest(self, point: Point) -> Cell:
        return math.floor(point[0]), math.floor(point[1])


@dataclass(frozen=True, slots=True)
class HexGrid(Grid):
    """Flat-topped hexagons; every second column stands half a cell lower."""

    columns: int = 11
    rows: int = 9

    across: ClassVar[tuple[Cell, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    margin: ClassVar[Point] = (1.3, 3.2)

    @property
    def extent(self) -> Point:
        return 1.5 * self.columns + 0.5, _ROOT * (self.rows + (0.5 if self.columns > 1 else 0.0))

    def position(self, cell: Cell) -> Cell:
        q, r = cell
        return q, r + (q - q % 2) // 2

    def cell_in(self, column: int, row: int) -> Cell:
        return column, row - (column - column % 2) // 2

    def center(self, cell: Cell) -> Point:
        q, r = cell
        return 1 + 1.5 * q, _ROOT * (r + q / 2 + 0.5)

    def corners(self, cell: Cell, grow: float = 1.0) -> tuple[Point, ...]:
        x, y = self.center(cell)
        turns = (math.radians(60 * corner) for corner in range(6))
        return tuple((x + grow * math.cos(turn), y + grow * math.sin(turn)) for turn in turns)

    def nearest(self, point: Point) -> Cell:
        x, y = point[0] - 1, point[1] - _ROOT / 2
        q = x / 1.5
        r = y / _ROOT - x / 3
        near_q, near_r, near_s = round(q), round(r), round(-q - r)
        off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
        # The three coordinates add up to zero; the one that was rounded furthest follows the other two.
        if off_q > off_r and off_q > off_s:
            near_q = -near_r - near_s
        elif off_r > off_s:
            near_r = -near_q - near_s
        return near_q, near_r
