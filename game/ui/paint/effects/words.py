"""Numerals and stamps: what a blow did, large enough to be read while everything moves."""

from typing import Literal

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.lettering import lettering
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import line

_C = art_colors("effects/words")

Tone = Literal["harm", "shield", "hot", "cool", "wound", "gain", "off"]

_INK = rgb(_C["ink"])
_TONES: dict[Tone, tuple[str, str, Color | None]] = {
    "harm": (_C["harm light"], _C["harm dark"], rgb(_C["harm edge"])),
    "shield": (_C["gloss"], _C["tones shield"], None),
    "hot": (_C["hot light"], _C["hot dark"], None),
    "cool": (_C["gloss"], _C["tones cool"], None),
    "wound": (_C["gloss"], _C["tones wound"], rgb(_C["wound edge"])),
    "gain": (_C["gloss"], _C["tones gain"], None),
    "off": (_C["gloss"], _C["tones off"], None),
}
"""The fill's upper and lower colour, and the colour of a second outline."""

TURN = 6
"""Degrees by which a numeral is turned."""


@kept(1_500_000, pixels_of)
def numeral(text: str, size: int, tone: Tone = "harm", turn: float = TURN) -> pygame.Surface:
    """Large type with a gradient, in an outline of ink and, where it hurts, a second one of colour."""
    top, low, second = _TONES[tone]
    edge, colored = max(2, size // 18), max(2, size // 20)
    around = () if second is None else ((colored, second), (colored, _INK))
    whole = lettering(text, size, (top, low), edge, *around)
    image = pygame.transform.rotozoom(whole, turn, 1) if turn else whole
    # No larger than what is seen of it: others keep clear of it.
    return image.subsurface(image.get_bounding_rect()).copy()


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
