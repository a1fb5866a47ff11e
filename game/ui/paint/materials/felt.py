"""The felt that cards are played on, and the brass rail above it."""

import math

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK, shape
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import document, linear, radial, rasterise

_C = art_colors("felt")


@kept(4_000_000, pixels_of)
def felt(width: int, height: int, scale: float) -> pygame.Surface:
    """Dark teal cloth with a pattern of hexagons, lit in the middle, shaded under the rail."""
    wide, high = width / scale, height / scale
    body = linear("felt", (0, 0), (0, high), *_C.ramp("felt"))
    body += f'<rect width="{wide}" height="{high}" fill="url(#felt)"/>'
    body += radial("lamp", (wide / 2, 26), wide / 2, f"{_C['lamp']}/.35", f"{_C['lamp']}/0")
    body += f'<rect width="{wide}" height="{high}" fill="url(#lamp)"/>'
    for row in range(math.ceil(high / 48) + 1):
        for column in range(-1, math.ceil(wide / 56) + 1):
            x, y = column * 56 + row % 2 * 28, row * 48 + 24
            turns = [math.radians(60 * corner) for corner in range(6)]
            points = [(x + 31 * math.sin(turn), y + 31 * math.cos(turn)) for turn in turns]
            body += shape(points, "none", _C["weave"], 1.3).replace("<path", '<path opacity=".07"')
    body += linear("shade", (0, 0), (0, 46), f"{_C['edge shade']}/.75", f"{_C['edge shade']}/0")
    body += f'<rect width="{wide}" height="46" fill="url(#shade)"/>'
    return rasterise(document(body, wide, high), (width, height))


@kept(1_000_000, pixels_of)
def rail(width: int, height: int, scale: float) -> pygame.Surface:
    """Brass with rivets."""
    wide, high = width / scale, height / scale
    body = linear("rail", (0, 0), (0, high), *_C.ramp("rail"))
    body += f'<rect width="{wide}" height="{high}" fill="url(#rail)"/>'
    body += f'<rect width="{wide}" height="2" fill="{_C["rail light"]}"/>'
    body += f'<rect y="{high - 2}" width="{wide}" height="2" fill="{INK}"/>'
    for x in range(19, round(wide), 48):
        body += f'<circle cx="{x}" cy="{high / 2}" r="3" fill="{_C["rivet rim"]}"/>'
        body += f'<circle cx="{x - 0.5}" cy="{high / 2 - 0.6}" r="2" fill="{_C["rivet"]}"/>'
    return rasterise(document(body, wide, high), (width, height))
