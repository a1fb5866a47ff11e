"""A disc for the first seat and a square for the second: who it is, without colour."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK, hex_of
from game.ui.paint.schemes import BySeat
from game.ui.paint.svg import circle, picture, rect

_COLORS: BySeat[tuple[int, int, int]] = BySeat("seats")


@kept(100_000, pixels_of)
def seat_mark(seat: int, size: int) -> pygame.Surface:
    """The seat's mark in its colour, filling a square of `size` pixels."""
    ink = hex_of(_COLORS[seat]), INK, 8
    body = rect(12, 12, 76, 76, *ink) if seat else circle(50, 50, 42, *ink)
    return picture(body, (100, 100), (size, size))
