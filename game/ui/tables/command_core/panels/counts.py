"""Pictures of short words with an icon, which fly over the board, and of flags."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import INK, hex_of
from game.ui.paint.palette import DANGER, GOOD, TEXT, Color
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import document, polygon, rasterise
from game.ui.paint.text import line

_GROUND = art_colors("command_core/flag")["ground"]
_POINTER = 0.28
"""Height of a flag's pointer, of its letters."""


@kept(600_000, pixels_of)
def count_image(text: str, symbol: str, size: int, color: Color) -> pygame.Surface:
    """Outlined letters with an icon after them."""
    words = line(text, "title", size, color, max(1, size // 14)) if text else None
    across = words.get_width() if words is not None else 0
    mark = icon(symbol, round(size * 1.05)) if symbol else None
    wide = mark.get_width() if mark is not None else 0
    gap = size // 6 if mark is not None and words is not None else 0
    high = max(words.get_height() if words is not None else 0, wide)
    image = pygame.Surface((max(1, across + gap + wide), max(1, high)), pygame.SRCALPHA)
    if words is not None:
        image.blit(words, words.get_rect(midleft=(0, high // 2)))
    if mark is not None:
        image.blit(mark, mark.get_rect(midright=(image.get_width(), high // 2)))
    return image


def tone_of(number: int) -> Color:
    """The colour of a number: green above zero, red below."""
    return GOOD if number > 0 else DANGER if number < 0 else TEXT


@kept(1_000_000, pixels_of)
def flag_image(text: str, symbol: str, size: int, color: Color) -> pygame.Surface:
    """A dark board with an edge in `color` and a pointer at its foot; the pointer's tip is its midbottom."""
    words = count_image(text, symbol, size, color)
    width, high = words.get_width() + round(size * 1.1), round(size * 1.55)
    pointer, cut, pen = round(size * _POINTER), size * 0.22, max(2.0, size * 0.09)
    edge, middle = pen / 2 + 1, width / 2
    right, foot = width - edge, high - edge
    points = [
        *((edge + cut, edge), (right - cut, edge), (right, edge + cut), (right, foot - cut)),
        *((right - cut, foot), (middle + pointer, foot), (middle, high + pointer - edge)),
        *((middle - pointer, foot), (edge + cut, foot), (edge, foot - cut), (edge, edge + cut)),
    ]
    body = polygon(points, INK, INK, pen * 2) + polygon(points, _GROUND, hex_of(color), pen)
    image = rasterise(document(body, width, high + pointer), (width, high + pointer))
    image.blit(words, words.get_rect(center=(width // 2, high // 2)))
    return image
