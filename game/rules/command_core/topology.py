"""Square and hex boards: directions, distances, arcs and the shapes of cells, all in whole numbers.

Source: Command Core reference, "Board".
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

Cell = tuple[int, int]
"""Square: x from the left, y from the top. Hex: axial q and r."""
Arc = Literal["front", "left", "right", "rear"]
ARCS: tuple[Arc, ...] = ("front", "left", "right", "rear")
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Topology:
    """How cells lie beside each other. Facings count clockwise from 0, which is up.

    `measure` is the scalar product of two vectors in units of its own: only its ratios are used. An angle
    is in front where its squared cosine reaches `front` (a fraction) and the cosine is positive; in the
    rear where it reaches `rear` and the cosine is negative. `sidestep` is by how many facings left and
    right lie away from straight on. `corners` lie around a cell's `centre`, clockwise, in whole units.
    """

    id: str
    cells: tuple[Cell, ...]
    directions: tuple[Cell, ...]
    sidestep: int
    front: tuple[int, int]
    rear: tuple[int, int]
    measure: Callable[[Cell, Cell], int]
    distance: Callable[[Cell, Cell], int]
    centre: Callable[[Cell], Point]
    corners: tuple[Point, ...]
    row: Callable[[Cell], int]
    home_rows: tuple[range, range]

    @property
    def facings(self) -> int:
        return len(self.directions)

    def turned(self, facing: int, by: int) -> int:
        """The facing after `by` turns to the right (negative: to the left)."""
        return (facing + by) % len(self.directions)

    def arc(self, facing: int, here: Cell, there: Cell) -> Arc:
        """In which arc of a mech that stands `here` another cell lies."""
        ahead = self.directions[facing]
        way = there[0] - here[0], there[1] - here[1]
        along = self.measure(ahead, way)
        square, whole = along * along, self.measure(ahead, ahead) * self.measure(way, way)
        part, of = self.front if along > 0 else self.rear
        if square * of >= whole * part and along != 0:
            return "front" if along > 0 else "rear"
        return "right" if ahead[0] * way[1] - ahead[1] * way[0] > 0 else "left"


def _square_measure(one: Cell, other: Cell) -> int:
    return one[0] * other[0] + one[1] * other[1]


def _square_distance(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _hex_measure(one: Cell, other: Cell) -> int:
    return 2 * one[0] * other[0] + 2 * one[1] * other[1] + one[0] * other[1] + one[1] * other[0]


def _hex_distance(one: Cell, other: Cell) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def _hex_row(cell: Cell) -> int:
    return cell[1] + (cell[0] - cell[0] % 2) // 2


SQUARE_SIZE = 10
HEX_COLUMNS, HEX_ROWS = 11, 9

SQUARE = Topology(
    id="square",
    cells=tuple((x, y) for y in range(SQUARE_SIZE) for x in range(SQUARE_SIZE)),
    directions=((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)),
    sidestep=2,
    front=(1, 2),
    rear=(1, 2),
    measure=_square_measure,
    distance=_square_distance,
    centre=lambda cell: (2 * cell[0], 2 * cell[1]),
    corners=((1, -1), (1, 1), (-1, 1), (-1, -1)),
    row=lambda cell: cell[1],
    home_rows=(range(5, 10), range(5)),
)

HEX = Topology(
    id="hex",
    cells=tuple((q, row - q // 2) for row in range(HEX_ROWS) for q in range(HEX_COLUMNS)),
    directions=((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)),
    sidestep=1,
    front=(1, 4),
    rear=(3, 4),
    measure=_hex_measure,
    distance=_hex_distance,
    # Heights are counted in half heights of a cell, widths in half sides, so that both are whole.
    centre=lambda cell: (3 * cell[0], 2 * cell[1] + cell[0]),
    corners=((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)),
    row=_hex_row,
    home_rows=(range(5, 9), range(4)),
)

TOPOLOGIES: dict[str, Topology] = {topology.id: topology for topology in (SQUARE, HEX)}
