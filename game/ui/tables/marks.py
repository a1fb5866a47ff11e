"""Marks that point at what may be clicked: a ring that breathes, a chevron that nods."""

import math

import pygame

from game.ui.paint.palette import Color

_PERIOD = 1400
"""Milliseconds of one breath."""


def breath(clock: float, *, moving: bool) -> float:
    """0..1 and back in the course of a clock in milliseconds; without motion always full."""
    return 0.5 - 0.5 * math.cos(2 * math.pi * (clock % _PERIOD) / _PERIOD) if moving else 1.0


def draw_ring(surface: pygame.Surface, rect: pygame.Rect, color: Color, share: float) -> pygame.Rect:
    """A frame around a control; `share` 0..1 is how bright."""
    grown = rect.inflate(14, 14)
    strength = 0.25 + 0.75 * share
    shade = tuple(round(part * strength) for part in color)
    pygame.draw.rect(surface, shade, grown, 3, border_radius=max(8, rect.height // 7))
    return grown


def draw_chevron(
    surface: pygame.Surface, tip_above: tuple[int, int], size: int, color: Color, share: float
) -> pygame.Rect:
    """Points down from a place, nodding by a share 0..1."""
    x, y = tip_above
    y += round(size * 0.5 * share) - size // 2
    points = [(x - size, y), (x, y + size * 3 // 4), (x + size, y)]
    pygame.draw.polygon(surface, (13, 14, 22), [(px, py + 3) for px, py in points])
    pygame.draw.polygon(surface, color, points)
    return pygame.Rect(x - size - 2, tip_above[1] - size - 2, 2 * size + 4, 3 * size)
