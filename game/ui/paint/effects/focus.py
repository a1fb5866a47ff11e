"""Lines that run together in a blow, over the darkened arena."""

import math
from random import Random

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.effects.frames import UNIT
from game.ui.paint.roles import art_colors, rgb

_LIGHT = rgb(art_colors("effects/focus")["light"])
FINENESS = 0.4
"""The lines are painted at this share of their size, and enlarged as they are shown."""

_ACROSS, _HIGH = 330, 170
_LINES = 34
_NEAR, _FAR = 58, 480


@kept(700_000, pixels_of)
def focus_lines(unit: float) -> pygame.Surface:
    """Lines around the middle of a picture; one serves every blow at a size."""
    # Drawn at twice the size, because polygons have hard edges.
    scale = 2 * unit * UNIT * FINENESS
    size = round(_ACROSS * scale) * 2, round(_HIGH * scale) * 2
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((*_LIGHT, 0))
    random = Random(4)
    for number in range(_LINES):
        angle = math.radians(360 / _LINES * number + random.uniform(-4, 4))
        half, near = math.radians(random.uniform(0.5, 1.9)), _NEAR * random.uniform(0.85, 1.8)
        alpha = round(255 * 0.34 * random.uniform(0.4, 1))
        points = [
            (size[0] / 2 + math.cos(turn) * away * scale, size[1] / 2 + math.sin(turn) * away * scale)
            for turn, away in ((angle, near), (angle - half, _FAR), (angle + half, _FAR))
        ]
        pygame.draw.polygon(image, (*_LIGHT, alpha), points)
    return pygame.transform.smoothscale(image, (size[0] // 2, size[1] // 2))


@kept(1, pixels_of)
def lines_over(field: tuple[int, int, int, int], place: tuple[int, int], unit: float) -> pygame.Surface:
    """The lines around a place, exactly as large as the field (left, top, width, height)."""
    lines = focus_lines(unit)
    width, height = lines.get_size()
    left = round(width / 2 - (place[0] - field[0]) * FINENESS)
    top = round(height / 2 - (place[1] - field[1]) * FINENESS)
    part = pygame.Rect(left, top, round(field[2] * FINENESS), round(field[3] * FINENESS))
    cut = pygame.Surface(part.size, pygame.SRCALPHA)
    cut.fill((*_LIGHT, 0))
    cut.blit(lines, (0, 0), part, special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.smoothscale(cut, field[2:])
