"""What a mech reaches: the cells around it with the attack dice that it may throw there."""

import math
from collections.abc import Mapping
from functools import lru_cache

import pygame

from game.content.command_core import shipped_library
from game.rules.command_core.side_measures import REACH, dice_by_cell
from game.rules.command_core.topology import TOPOLOGIES, Cell, Topology
from game.ui.layout.leaves import Picture
from game.ui.layout.nodes import Node
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.tokens import token
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import picture, polygon, stroke
from game.ui.paint.text import SMALLEST, draw_line

_C = art_colors("workshop/reach")
_NUMBER, _ALL, _FUTURE = rgb(_C["number"]), rgb(_C["all number"]), rgb(_C["future"])
_HERE = (0, 0)
_STEEP = math.sqrt(3)
"""Height of a hex cell by the length of its side."""
_DASHES = 3
"""Dashes along a side of a cell."""


@lru_cache(maxsize=64)
def dice_of(weapons: tuple[str, ...], board: str) -> Mapping[Cell, int]:
    """The dice that weapons together throw at each cell; cards that the game does not have are left out."""
    known = shipped_library().weapons
    return dice_by_cell([known[one] for one in weapons if one in known], TOPOLOGIES[board])


def reach_picture(weapons: tuple[str, ...], future: tuple[str, ...], chassis: str, board: str) -> Node:
    """Cells by their dice; those that change with the weapons of the `future` are dashed."""

    def paint(surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
        image = reach_image(weapons, future, chassis, board, max(16, min(place.size)), round(scale, 3))
        surface.blit(image, image.get_rect(center=place.center))

    return Picture(paint, "reach", grow=1)


@kept(3_000_000, pixels_of)
def reach_image(
    weapons: tuple[str, ...], future: tuple[str, ...], chassis: str, board: str, side: int, scale: float
) -> pygame.Surface:
    """A square picture of the board around a mech that looks up."""
    topology, steps = TOPOLOGIES[board], range(-REACH, REACH + 1)
    cells = [(x, y) for y in steps for x in steps if topology.distance(_HERE, (x, y)) <= REACH]
    now, then = dice_of(weapons, board), dice_of(future, board)
    high = side / (2 * (2 * REACH + 1))
    along = high / _STEEP if board == "hex" else high
    places = {cell: _center(topology, cell, (along, high), side) for cell in cells}
    corners = [(x * along * 0.93, y * high * 0.93) for x, y in topology.corners]
    most = max(then.values(), default=0)
    several = len(set(then.values())) > 1
    shapes = [_cell(places[cell], corners, cell, now, then, most if several else 0, scale) for cell in cells]
    image = picture("".join(shapes), (side, side))
    size = max(SMALLEST, min(round(high * 1.4), round(16 * scale)))
    for cell, dice in then.items():
        changed = now.get(cell, 0) != dice
        color = _FUTURE if changed else _ALL if several and dice == most else _NUMBER
        middle = round(places[cell][0]), round(places[cell][1])
        draw_line(image, str(dice), "title", size, color, middle, "center")
    if chassis:
        mech, (x, y) = token(chassis, 0, 0, round(high * 2.1))
        image.blit(mech, (side // 2 + x, side // 2 + y))
    return image


def _center(topology: Topology, cell: Cell, unit: tuple[float, float], side: int) -> tuple[float, float]:
    x, y = topology.centre(cell)
    return side / 2 + x * unit[0], side / 2 + y * unit[1]


def _cell(
    middle: tuple[float, float],
    corners: list[tuple[float, float]],
    cell: Cell,
    now: Mapping[Cell, int],
    then: Mapping[Cell, int],
    most: int,
    scale: float,
) -> str:
    """A cell: dark where nothing reaches, brown where something does, bright where all do."""
    points = [(middle[0] + x, middle[1] + y) for x, y in corners]
    width, dice = max(1.0, 1.3 * scale), then.get(cell, 0)
    if now.get(cell, 0) != dice:
        return polygon(points, _C["future ground"]) + _dashed(points, _C["future" if dice else "less"], width)
    if not dice:
        return polygon(points, _C["empty"], _C["empty edge"], max(0.8, 0.8 * scale))
    role = "all" if most and dice == most else "some"
    return polygon(points, _C[role], _C[f"{role} edge"], width)


def _dashed(points: list[tuple[float, float]], color: str, width: float) -> str:
    """A frame in dashes, one by one: SVG's own leave hairlines."""
    found = ""
    for (x, y), (far_x, far_y) in zip(points, [*points[1:], points[0]], strict=True):
        for step in range(_DASHES):
            start, end = (step + 0.2) / _DASHES, (step + 0.8) / _DASHES
            at, to = _between((x, y), (far_x, far_y), start), _between((x, y), (far_x, far_y), end)
            found += stroke(f"M{at[0]:g} {at[1]:g} L{to[0]:g} {to[1]:g}", color, width)
    return found


def _between(one: tuple[float, float], other: tuple[float, float], share: float) -> tuple[float, float]:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
