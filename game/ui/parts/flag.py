"""A small plate in a seat's colour, with its name."""

import pygame

from game.ui.paint.materials.steel import plate, seat_tone
from game.ui.paint.palette import TEXT
from game.ui.paint.text import draw_line

SIZE = 12.7
"""Of the words, in units."""


def draw_flag(
    surface: pygame.Surface, rect: pygame.Rect, scale: float, seat: int, words: str, size: float = 1
) -> None:
    """Draws the plate into `rect`, the words `size` times as large as usual, or as large as fits."""
    surface.blit(plate(*rect.size, scale * 0.7 * size, seat_tone(seat)), rect)
    room, pixels = rect.width - round(10 * scale), round(SIZE * size * scale)
    draw_line(surface, words, "title", pixels, TEXT, rect.center, "center", round(1.4 * scale), room)
