"""A disc for the first seat and a square for the second: who it is, without colour."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK, hex_of
from game.ui.paint.schemes import BySeat
from game.ui.paint.svg import document, rasterise

_COLORS: BySeat[tuple[int, int, int]] = BySeat("seats")


@kept(100_000, pixels_of)
def seat_mark(seat: int, size: int) -> pygame.Surface:
    """The seat's mark in its colour, filling a square of `size` pixels."""
    pen = f'fill="{hex_of(_COLORS[seat])}" stroke="{INK}" stroke-width="8"'
    body = (
        f'<rect x="12" y="12" width="76" height="76" {pen}/>'
        if seat
        else f'<circle cx="50" cy="50" r="42" {pen}/>'
    )
    return rasterise(document(body, 100, 100), (size, size))
