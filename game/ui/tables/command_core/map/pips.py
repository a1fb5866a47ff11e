"""Structure as segments: a small bar under a token, and a row of cells on a plate."""

import pygame

from game.engine.seats import Seat
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.skins import box
from game.ui.paint.palette import SEATS, TEXT, mixed
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import draw_line

_C = art_colors("command_core/pips")
_BAR: tuple[str, str, str] = _C.ramp("bar")
_LOST, _EMPTY, _GLOSS = rgb(_C["lost"]), rgb(_C["empty"]), rgb(_C["gloss"])

_LEAST_LETTER = 15
"""Pixels of the plate with a letter: in a smaller one it could not be read."""


@kept(300_000, pixels_of)
def pips(now: int, whole: int, seat: Seat, height: int, letter: str = "") -> pygame.Surface:
    """Structure as segments; what is lost stays as a dark gap. A `letter` stands on a plate at its left."""
    if letter:
        bar, size = pips(now, whole, seat, height), max(_LEAST_LETTER, round(height * 1.5))
        image = pygame.Surface((size - 2 + bar.get_width(), max(size, height)), pygame.SRCALPHA)
        image.blit(bar, bar.get_rect(midright=image.get_rect().midright))
        tab = box(size, size, size * 0.25, *_BAR, 1, 0, 1)
        corner = tab.get_rect(midleft=image.get_rect().midleft)
        image.blit(tab, corner)
        draw_line(image, letter, "title", round(size * 0.86), TEXT, corner.center, "center")
        return image
    step = max(3, round(height * (0.5 if whole > 12 else 0.62)))
    image = box(whole * step + 6, height, height * 0.35, *_BAR, 1, 0, 0.92).copy()
    for place in range(whole):
        cell = pygame.Rect(
            4 + place * step, max(2, height // 5), step - max(1, step // 5), height - 2 * max(2, height // 5)
        )
        color = SEATS[seat] if place < now else _LOST
        pen.rect(image, color, cell, border_radius=2)
        if place < now:
            light = pygame.Rect(cell.left, cell.top, cell.width, max(1, cell.height // 3))
            pen.rect(image, mixed(SEATS[seat], _GLOSS, 0.55), light, border_radius=2)
    return image


@kept(300_000, pixels_of)
def cells(now: int, whole: int, seat: Seat, step: int, height: int) -> pygame.Surface:
    """A row of cells, `step` pixels apart, in the seat's colour as far as structure is left."""
    image = pygame.Surface((max(1, step * whole), height), pygame.SRCALPHA)
    gap = max(1, step // 6)
    for place in range(whole):
        cell = pygame.Rect(place * step, 0, step - gap, height)
        color = SEATS[seat] if place < now else _EMPTY
        pen.rect(image, color, cell, border_radius=2)
        if place < now:
            light = mixed(SEATS[seat], _GLOSS, 0.4)
            pen.rect(image, light, (cell.left, 0, cell.width, max(1, height // 4)), border_radius=2)
    return image
