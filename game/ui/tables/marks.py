"""Marks that point at what may be clicked: a ring that breathes, a chevron that nods."""

import math

import pygame

from game.ui.paint.palette import Color

_PERIOD = 1400
"""Milliseconds of one breath."""


def _breath(*, moving: bool) -> float:
    """0..1 and back with the clock; without motion always full."""
    if not moving:
        return 1.0
    return 0.5 - 0.5 * math.cos(2 * math.pi * (pygame.time.get_ticks() % _PERIOD) / _PERIOD)


def draw_ring(surface: pygame.Surface, rect: pygame.Rect, color: Color, *, moving: bool) -> pygame.Rect:
    """A frame around a control, brighter and dimmer."""
    grown = rect.inflate(14, 14)
    strength = 0.25 + 0.75 * _breath(moving=moving)
    shade = tuple(round(part * strength) for part in color)
    pygame.draw.rect(surface, shade, grown, 3, border_radius=max(8, rect.height // 7))
    return grown


def draw_chevron(
    surface: pygame.Surface, tip_above: tuple[int, int], size: int, color: Color, *, moving: bool
) -> pygame.Rect:
    """Points down from a place, nodding."""
    x, y = tip_above
    y += round(size * 0.5 * _breath(moving=moving)) - size // 2
    points = [(x - size, y), (x, y + size * 3 // 4), (x + size, y)]
    pygame.draw.polygon(surface, (13, 14, 22), [(px, py + 3) for px, py in points])
    pygame.draw.polygon(surface, color, points)
    return pygame.Rect(x - size - 2, tip_above[1] - size - 2, 2 * size + 4, 3 * size)
