"""Numerals and stamps: what a blow did, large enough to be read while everything moves."""

from typing import Literal

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.fonts import font
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import document, linear, rasterise
from game.ui.paint.text import line, paintable

_C = art_colors("effects/words")

Tone = Literal["harm", "shield", "hot", "cool", "wound", "gain"]

_INK = (13, 14, 22)
_TONES: dict[Tone, tuple[str, str, Color | None]] = {
    "harm": (_C["harm light"], _C["harm dark"], (232, 80, 52)),
    "shield": (_C["gloss"], _C["tones shield"], None),
    "hot": (_C["hot light"], _C["hot dark"], None),
    "cool": (_C["gloss"], _C["tones cool"], None),
    "wound": (_C["gloss"], _C["tones wound"], (122, 24, 74)),
    "gain": (_C["gloss"], _C["tones gain"], None),
}
"""The fill's upper and lower colour, and the colour of a second outline."""

TURN = 6
"""Degrees by which a numeral is turned."""


@kept(1_500_000, pixels_of)
def numeral(text: str, size: int, tone: Tone = "harm", turn: float = TURN) -> pygame.Surface:
    """Large type with a gradient, in an outline of ink and, where it hurts, a second one of colour."""
    top, low, second = _TONES[tone]
    text = paintable(text)
    fill = font("title", size).render(text, True, (255, 255, 255))
    width, height = fill.get_size()
    ink, colored = max(2, size // 18), max(2, size // 20) if second else 0
    shade = linear("n", (0, height * 0.2), (0, height * 0.85), top, low)
    shade += f'<rect width="{width}" height="{height}" fill="url(#n)"/>'
    shaded = rasterise(document(shade, width, height), (width, height))
    fill.blit(shaded, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    around = ink + 2 * colored
    whole = pygame.Surface((width + 2 * around, height + 2 * around), pygame.SRCALPHA)
    for wide, color in ((around, _INK if second else None), (ink + colored, second), (ink, _INK)):
        if color is not None and wide:
            whole.blit(font("title", size, wide).render(text, True, color), (around - wide, around - wide))
    whole.blit(fill, (around, around))
    return pygame.transform.rotozoom(whole, turn, 1) if turn else whole


@kept(1_000_000, pixels_of)
def stamp_image(word: str, size: int, color: Color, turn: float) -> pygame.Surface:
    """A word in a frame, as a rubber stamp leaves it."""
    text = line(word, "title", size, color, max(1, size // 18))
    image = pygame.Surface((text.get_width() + size, round(text.get_height() * 1.12)), pygame.SRCALPHA)
    rect, edge = image.get_rect(), max(2, size // 12)
    pygame.draw.rect(image, (*_INK, 200), rect, border_radius=size // 6)
    pygame.draw.rect(image, color, rect.inflate(-edge * 1.6, -edge * 1.6), edge, border_radius=size // 7)
    image.blit(text, text.get_rect(center=rect.center))
    return pygame.transform.rotozoom(image, turn, 1)
