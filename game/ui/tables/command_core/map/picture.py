"""A board as a small picture: its cells, its walls, and where both seats begin."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK, blend, hex_of
from game.ui.paint.palette import SEATS
from game.ui.paint.roles import art_colors
from game.ui.paint.solids import PRESSED
from game.ui.paint.svg import gradient, outline, path, picture, polygon
from game.ui.parts.grid import Cell, Grid, Point

_C = art_colors("command_core/small_map")
_PLATES = _C.ramp("plates")
"""Neighbours differ a little, so that cells can be counted."""
_HOME = 0.5
"""How much of its seat's colour a cell of a home has."""
_HIGH = 0.42
"""How high walls are, in heights of a cell."""


@kept(800_000, pixels_of)
def board_picture(
    grid: Grid, walls: frozenset[Cell], homes: tuple[frozenset[Cell], frozenset[Cell]], size: tuple[int, int]
) -> pygame.Surface:
    """The board from above in the middle of `size`; the cells of `homes` have the seats' colours."""
    wide, high = grid.extent
    margin = 0.35
    unit = min(size[0] / (wide + 2 * margin), size[1] / ((high + 2 * margin) * PRESSED))
    left, top = (size[0] - wide * unit) / 2, (size[1] - high * unit * PRESSED) / 2
    lift = unit * _HIGH * (1.6 if len(grid.across) == 6 else 1.0)

    def placed(cell: Cell, grow: float) -> list[Point]:
        return [(left + x * unit, top + y * unit * PRESSED) for x, y in grid.corners(cell, grow)]

    sun = gradient((0, 0), size, f"{_C['sun']}/.28", f"{_C['sun']}/0", f"{_C['dusk']}/.3")
    parts = [polygon(placed(cell, 1.25), INK) for cell in grid.cells()]
    for cell in grid.cells():
        tone = _PLATES[0] if (cell[0] + cell[1]) % 2 else _PLATES[1]
        for seat, home in enumerate(homes):
            if cell in home:
                tone = blend(tone, hex_of(SEATS[seat]), _HOME)
        parts.append(polygon(placed(cell, 0.9), tone))
    whole = " ".join(outline(placed(cell, 1.0)) for cell in grid.cells())
    parts.append(path(whole, sun))
    for cell in sorted(walls, key=lambda one: grid.center(one)[1]):
        low = placed(cell, 0.96)
        above = [(x, y - lift) for x, y in low]
        body = [*above, *low]
        parts += [polygon(body, INK, INK, unit * 0.14), polygon(above, INK, INK, unit * 0.2)]
        parts += [
            polygon(_side(low, lift), _C["wall side"]),
            polygon(above, _C["wall top"], INK, unit * 0.08),
        ]
    return picture("".join(parts), size)


def _side(low: list[Point], lift: float) -> list[Point]:
    """What is seen of a wall below its top: from its leftmost to its rightmost corner, round the front."""
    left, right = (choose(low, key=lambda point: point[0]) for choose in (min, max))
    left = max((point for point in low if abs(point[0] - left[0]) < 0.01), key=lambda point: point[1])
    right = max((point for point in low if abs(point[0] - right[0]) < 0.01), key=lambda point: point[1])
    level = min(left[1], right[1])
    front = sorted((point for point in low if point[1] >= level), key=lambda point: point[0])
    return [(left[0], left[1] - lift), *front, (right[0], right[1] - lift)]
