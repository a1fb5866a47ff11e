"""The ground of the table: night blue with a grid of hexagons, and the strips of both sides."""

import math
from collections.abc import Sequence

import pygame

from game.engine.seats import Seat
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import hex_of
from game.ui.paint.palette import SEATS, mixed
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import picture, polygon, rect, vertical
from game.ui.parts.drawn import UNIT

_COLORS = art_colors("dino_battles/ground")


@kept(2_600_000, pixels_of)
def _night(width: int, height: int, factor: float) -> pygame.Surface:
    wide, high = width / factor, height / factor
    body = rect(0, 0, wide, high, vertical(0, high, *_COLORS.ramp("night")))
    for row in range(math.ceil(high / 73) + 1):
        for column in range(math.ceil(wide / 84) + 1):
            body += _hexagon(column * 84 + row % 2 * 42, row * 73)
    return picture(body, (wide, high), (width, height))


def _hexagon(x: float, y: float) -> str:
    turns = [math.pi / 3 * number for number in range(6)]
    corners = [(x + 46 * math.sin(turn), y + 46 * math.cos(turn)) for turn in turns]
    return polygon(corners, "none", _COLORS["grid"], 2, opacity=0.05)


def paint_ground(
    size: tuple[int, int], strips: Sequence[tuple[pygame.Rect, Seat]], scale: float
) -> pygame.Surface:
    """All that never changes while the window keeps its size and its sides."""
    ground = _night(*size, scale / UNIT).copy()
    radius, edge = round(8 * scale), max(1, round(5 / 3 * scale))
    top, low = _COLORS.ramp("strip")
    for strip, seat in strips:
        tint = hex_of(mixed(SEATS[seat], rgb(_COLORS["edge"]), 0.3))
        ground.blit(box(*strip.size, radius, top, low, tint, edge), strip)
    return ground
