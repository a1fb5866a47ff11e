"""A stamp: one word in a frame, pressed on a card at a slant."""

import pygame

from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.text import draw_line, text_width

_RED = (255, 110, 92)
_SLANT = 9
"""Degrees, to the left."""


@kept(1_000_000, pixels_of)
def stamp_image(word: str, width: int) -> pygame.Surface:
    """The word as wide as `width` before it is turned."""
    pixels = max(8, round(width * 0.22))
    while text_width(word, "title", pixels) > width * 0.86 and pixels > 8:
        pixels -= 1
    rect = pygame.Rect(0, 0, width, round(pixels * 1.36))
    image = pygame.Surface(rect.size, pygame.SRCALPHA)
    radius, edge = max(2, width // 25), max(2, width // 50)
    pygame.draw.rect(image, (13, 14, 22, 205), rect, border_radius=radius)
    pygame.draw.rect(image, _RED, rect.inflate(-edge * 2, -edge * 2), edge, border_radius=radius)
    draw_line(image, word, "title", pixels, _RED, rect.center, "center")
    return pygame.transform.rotozoom(image, _SLANT, 1)
