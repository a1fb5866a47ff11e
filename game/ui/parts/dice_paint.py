"""Pictures of dice: each face of each shape, at any angle in steps, drawn once for each size."""

import math

import pygame

from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import INK, blend
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import picture, polygon, rect, stroke, vertical
from game.ui.paint.text import draw_line
from game.ui.parts.dice import DieKind, Face
from game.ui.parts.grid import Point

_C = art_colors("parts/dice")

ANGLE_STEP = 15
"""Degrees between two pictures of a tumbling die."""

_PLACES: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_MIDDLE = 48.0, 52.0
"""Of the front, in hundredths of the picture."""


@kept(3_000_000, pixels_of)
def die_image(kind: DieKind, face: int, size: int, angle: float = 0, *, pale: bool = False) -> pygame.Surface:
    """A die as large as `size`, turned to the nearest step; `pale` is one that does not count any more."""
    step = round(angle / ANGLE_STEP) % (360 // ANGLE_STEP)
    if angle != step * ANGLE_STEP:
        return die_image(kind, face, size, step * ANGLE_STEP, pale=pale)
    if step:
        upright = die_image(kind, face, size, pale=pale)
        return pygame.transform.rotozoom(upright, -step * ANGLE_STEP, 1.0)
    image = _body(kind, kind.faces[face], size)
    _mark(image, kind, kind.faces[face], size)
    if pale:
        image.fill((120, 124, 134, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _body(kind: DieKind, face: Face, size: int) -> pygame.Surface:
    ground, foot = (face.ground or kind.ground), ""
    if face.blank:
        ground, foot = kind.blank
    foot = foot or blend(ground, _C["foot"], 0.24)
    front = vertical(10, 92, ground, foot)
    if kind.shape == "square":
        top, side = blend(ground, _C["gloss"], 0.6), blend(foot, _C["depth"], 0.45)
        body = polygon([(14, 22), (26, 8), (92, 8), (80, 22)], top, INK, 5)
        body += polygon([(80, 22), (92, 8), (92, 74), (80, 90)], side, INK, 5)
        body += rect(12, 18, 72, 72, front, INK, 5, rx=8)
        body += stroke("M20 23.5 H76", _C["gloss"], 3, opacity=0.55)
    else:
        corners = 8 if kind.shape == "octagon" else 28
        body = polygon(_ring(42, corners, 4), blend(foot, _C["depth"], 0.5), INK, 5)
        body += polygon(_ring(42, corners), front, INK, 5)
        body += polygon(_ring(34, corners), "none", blend(ground, _C["gloss"], 0.55), 2.2)
    return picture(body, (100, 100), (size, size))


def _ring(radius: float, corners: int, down: float = 0) -> list[Point]:
    x, y = _MIDDLE
    turns = (math.tau * (corner + 0.5) / corners for corner in range(corners))
    return [(x + radius * math.cos(turn), y + down + radius * math.sin(turn)) for turn in turns]


def _mark(image: pygame.Surface, kind: DieKind, face: Face, size: int) -> None:
    x, y = round(size * _MIDDLE[0] / 100), round(size * (_MIDDLE[1] + 2) / 100)
    if face.blank:
        line = pygame.Rect(0, 0, round(size * 0.24), max(2, round(size * 0.06)))
        line.center = x, y
        color = rgb(blend(kind.blank[0], _C["gloss"], 0.38))
        pen.rect(image, color, line, border_radius=line.height // 2)
    elif face.symbol:
        mark = icon(face.symbol, round(size * 0.58))
        image.blit(mark, mark.get_rect(center=(x, y)))
    elif face.pips:
        step, radius = size * 0.2, max(2, round(size * 0.066))
        for across, down in _PLACES[face.pips]:
            spot = x + across * step, y + down * step
            pen.circle(image, rgb(INK), spot, radius + max(1, size // 50), smooth=True)
            pen.circle(image, rgb(kind.ink), spot, radius, smooth=True)
    else:
        draw_line(image, face.text, "title", round(size * 0.5), rgb(kind.ink), (x, y), "center")
