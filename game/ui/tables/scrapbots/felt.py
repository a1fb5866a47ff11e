"""The felt at the foot of the stage, below its riveted rail."""

import math

import pygame

from game.ui.paint.materials.steel import INK
from game.ui.paint.svg import document, linear, polygon, radial, rasterise
from game.ui.tables.frame import RAIL, Frame

_FELT = ("#1f4650", "#16343e", "#0e232b")
_RAIL = ("#8b7a58", "#5c4c34", "#33291c")
_HEIGHT, _PITCH = 26, 72
"""Of the rail, and from rivet to rivet, in pixels of a window 1080 high."""


def paint_felt(surface: pygame.Surface, frame: Frame) -> None:
    """Paints both where the frame has them."""
    rail = frame.rail.rect
    below = rail.union(frame.felt.rect)
    factor = frame.rail.scale * RAIL / _HEIGHT
    wide, high = below.width / factor, below.height / factor
    whole = f'width="{wide:.1f}" height="{high:.1f}"'
    body = linear("f", (0, 0), (0, high), *_FELT) + f'<rect {whole} fill="url(#f)"/>'
    body += radial("l", (wide / 2, 60), 760, "#5fb0b8/.35", "#5fb0b8/0") + f'<rect {whole} fill="url(#l)"/>'
    for row in range(math.ceil(high / 73)):
        for column in range(-1, math.ceil(wide / 84)):
            body += _hexagon(column * 84 + row % 2 * 42, row * 73 + 60)
    body += linear("s", (0, 20), (0, 92), "#05080b/.75", "#05080b/0")
    body += f'<rect y="20" width="{wide:.1f}" height="72" fill="url(#s)"/>'
    surface.blit(rasterise(document(body + _rail(wide), wide, high), below.size), below)


def _hexagon(x: float, y: float) -> str:
    turns = (math.pi / 3 * number for number in range(6))
    corners = [(x + 46 * math.sin(turn), y + 46 * math.cos(turn)) for turn in turns]
    return f'<g opacity=".07">{polygon(corners, "none", "#9fe3ee", 2)}</g>'


def _rail(wide: float) -> str:
    body = linear("b", (0, 0), (0, _HEIGHT), *_RAIL)
    for y, height, color in ((0, _HEIGHT, "url(#b)"), (1, 3, "#e8cf96"), (-1, 2, INK), (_HEIGHT - 3, 3, INK)):
        body += f'<rect y="{y}" width="{wide:.1f}" height="{height}" fill="{color}"/>'
    for x in range(28, round(wide), _PITCH):
        body += f'<circle cx="{x}" cy="13" r="4.4" fill="#2a2118"/>'
        body += f'<circle cx="{x - 0.8}" cy="12" r="3" fill="#c9a868"/>'
    return body
