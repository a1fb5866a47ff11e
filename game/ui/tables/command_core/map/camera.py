"""How a board lies on the screen: pressed flat, seen from a seat, enlarged and moved within its frame."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.ui.paint import solids
from game.ui.parts.grid import Cell, Grid, Point

PRESSED, LIFT = solids.PRESSED, solids.LIFT

SKY = 0.72
"""Share of the free height that lies above the board."""

LARGEST = 2.0
_STEEPEST = 0.97
"""Seen from so far above at the most: in a high and narrow frame cells grow towards squares, and the sky does
not.
"""

Frame = tuple[float, float, float, float]
"""Left, top, width, height in pixels."""


@dataclass(frozen=True, slots=True)
class Camera:
    """Turns cells into pixels and back. At zoom 1 the whole board is in the frame, and no zoom or shift shows
    anything beyond that picture. Seat 1 sees the geometry turned by 180 degrees.
    """

    grid: Grid
    frame: Frame
    seat: int = 0
    zoom: float = 1.0
    shift: Point = (0.0, 0.0)

    @property
    def unit(self) -> float:
        """Pixels of one unit of the grid."""
        (wide, high), (beside, above) = self.grid.extent, self.grid.margin
        return self.zoom * min(self.frame[2] / (wide + beside), self.frame[3] / ((high + above) * PRESSED))

    @property
    def pressed(self) -> float:
        """How high a unit of the ground is on the screen, as a share of its width."""
        room = self.frame[3] * self.zoom / ((self.grid.extent[1] + self.grid.margin[1]) * self.unit)
        return min(_STEEPEST, max(PRESSED, room))

    def _corner(self) -> Point:
        """Where the upper left corner of the board is on the screen."""
        wide, high = self.grid.extent
        left, top, width, height = self.frame
        unit = self.unit
        return (
            left + self.shift[0] + (width * self.zoom - wide * unit) / 2,
            top + self.shift[1] + (height * self.zoom - high * unit * self.pressed) * SKY,
        )

    def on_screen(self, point: Point, height: float = 0.0) -> Point:
        """A point of the flat plane, `height` units above the ground."""
        x, y = self._turned(point)
        left, top = self._corner()
        return left + x * self.unit, top + (y * self.pressed - height * LIFT) * self.unit

    def on_plane(self, point: Point) -> Point:
        """The point of the ground that a pixel shows."""
        left, top = self._corner()
        return self._turned(((point[0] - left) / self.unit, (point[1] - top) / (self.unit * self.pressed)))

    def _turned(self, point: Point) -> Point:
        if not self.seat:
            return point
        wide, high = self.grid.extent
        return wide - point[0], high - point[1]

    def center(self, cell: Cell, height: float = 0.0) -> Point:
        return self.on_screen(self.grid.center(cell), height)

    def polygon(self, cell: Cell, grow: float = 1.0, height: float = 0.0) -> tuple[Point, ...]:
        # `on_screen` for many points: pictures of a whole board ask for thousands.
        (left, top), unit, pressed = self._corner(), self.unit, self.pressed
        turned = (self._turned(corner) for corner in self.grid.corners(cell, grow))
        return tuple((left + x * unit, top + (y * pressed - height * LIFT) * unit) for x, y in turned)

    def cell_at(self, point: Point) -> Cell | None:
        """The cell that a pixel shows, None beside the board or the frame."""
        left, top, width, height = self.frame
        if not (left <= point[0] < left + width and top <= point[1] < top + height):
            return None
        return self.grid.cell_at(self.on_plane(point))

    def beside(self, cell: Cell, x: int, y: int) -> Cell | None:
        """The next cell in a direction of the screen: one column or one row on."""
        column, row = self.grid.position(cell)
        way = -1 if self.seat else 1
        found = self.grid.cell_in(column + x * way, row + y * way)
        return found if found in self.grid else None

    def zoomed(self, factor: float, around: Point) -> "Camera":
        """Enlarged; what `around` shows stays there, as far as the limits allow."""
        # Rounded, so that as many steps back lead to where the first one began.
        zoom = min(LARGEST, max(1.0, round(self.zoom * factor, 3)))
        growth = zoom / self.zoom
        x, y = (
            around[axis] - self.frame[axis] - (around[axis] - self.frame[axis] - self.shift[axis]) * growth
            for axis in (0, 1)
        )
        return replace(self, zoom=zoom, shift=(0.0, 0.0)).panned(x, y)

    def panned(self, x: float, y: float) -> "Camera":
        """Moved by pixels, no further than the edges of the picture."""
        least = (1 - self.zoom) * self.frame[2], (1 - self.zoom) * self.frame[3]
        moved = self.shift[0] + x, self.shift[1] + y
        return replace(self, shift=(min(0.0, max(least[0], moved[0])), min(0.0, max(least[1], moved[1]))))

    def showing(self, cell: Cell) -> "Camera":
        """Moved as little as puts a cell into the frame."""
        corners = self.polygon(cell)
        left, top, width, height = self.frame
        return self.panned(
            _into([x for x, _ in corners], left, left + width),
            _into([y for _, y in corners], top, top + height),
        )

    @property
    def whole(self) -> "Camera":
        """The same picture unmoved, as large as it is with its zoom: what painters draw once and cache."""
        size = self.frame[2] * self.zoom, self.frame[3] * self.zoom
        return Camera(self.grid, (0.0, 0.0, *size), self.seat)


def _into(places: Sequence[float], low: float, high: float) -> float:
    """How far a stretch must move to lie between two limits."""
    return max(0.0, low - min(places)) - max(0.0, max(places) - high)
