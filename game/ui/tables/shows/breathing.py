"""Figures that breathe while nothing happens: the upper part rises and sinks, and little is drawn anew."""

import math
from collections.abc import Iterable, Sequence

import pygame

PERIOD = 2400
"""Milliseconds of one breath."""
_RISE = 2 / 528
"""How far the shoulders rise, as a share of a figure's height."""
_WAIST = 0.42
"""Share of a figure below which nothing moves."""
_LATE = 0.4
"""How far one is behind the other, as a share of a breath."""


def breaths(clock: float, tall: int) -> tuple[int, int]:
    """How many pixels the upper part of each seat's figure is raised; the two are out of step."""
    most = max(2, tall * _RISE)
    first, second = (
        round(most * (0.5 - 0.5 * math.cos(2 * math.pi * (clock / PERIOD + late)))) for late in (0, _LATE)
    )
    return first, second


def chest(image: pygame.Surface, corner: tuple[int, int]) -> pygame.Rect:
    """The part of a figure that moves, with room above it."""
    most = max(2, math.ceil(image.get_height() * 2 * _RISE))
    return pygame.Rect(corner[0], corner[1] - most, image.get_width(), _waist(image) + most)


def _waist(image: pygame.Surface) -> int:
    return round(image.get_height() * (1 - _WAIST))


def draw_raised(
    surface: pygame.Surface, image: pygame.Surface, corner: tuple[int, int], up: int
) -> pygame.Rect:
    """Draws a figure, its part above the waist `up` pixels higher; returns where."""
    if not up:
        return surface.blit(image, corner)
    waist = _waist(image)
    wide, high = image.get_size()
    surface.blit(image, (corner[0], corner[1] + waist - up), (0, waist - up, wide, high - waist + up))
    surface.blit(image, (corner[0], corner[1] - up), (0, 0, wide, waist))
    return pygame.Rect(corner[0], corner[1] - up, wide, high + up)


def uncovered(rect: pygame.Rect, covers: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """What is left of a rectangle where others lie over it."""
    left = [rect]
    for cover in covers:
        left = [piece for one in left for piece in _without(one, cover)]
    return left


def _without(rect: pygame.Rect, cover: pygame.Rect) -> Sequence[pygame.Rect]:
    hidden = rect.clip(cover)
    if not hidden:
        return [rect]
    pieces = (
        pygame.Rect(rect.left, rect.top, rect.width, hidden.top - rect.top),
        pygame.Rect(rect.left, hidden.bottom, rect.width, rect.bottom - hidden.bottom),
        pygame.Rect(rect.left, hidden.top, hidden.left - rect.left, hidden.height),
        pygame.Rect(hidden.right, hidden.top, rect.right - hidden.right, hidden.height),
    )
    return [piece for piece in pieces if piece.width and piece.height]
