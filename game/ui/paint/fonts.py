"""The typefaces, opened once for each size that is used."""

from functools import lru_cache
from typing import Literal

import pygame

from game.content.paths import shipped

Face = Literal["text", "bold", "italic", "title", "label", "narrow"]

_FILES: dict[str, str] = {
    "text": "barlow-500.ttf",
    "bold": "barlow-700.ttf",
    "italic": "barlow-500-italic.ttf",
    "title": "barlow-condensed-700.ttf",
    "label": "barlow-condensed-600.ttf",
    "narrow": "barlow-condensed-500.ttf",
}


@lru_cache(maxsize=128)
def font(face: Face, pixels: int, outline: int = 0) -> pygame.font.Font:
    """A face at a height in pixels; with an outline it renders only that, as wide as asked for.

    Fonts are shared, with the card painter's thread too: nobody may change one.
    """
    if not pygame.font.get_init():
        pygame.font.init()
    typeface = pygame.font.Font(str(shipped("assets") / "fonts" / _FILES[face]), max(6, pixels))
    typeface.outline = outline
    return typeface
