"""The typefaces, opened once for each size that is used."""

from functools import lru_cache
from typing import Literal

import pygame

from game.content.places import shipped

Face = Literal["text", "bold", "italic", "title", "label"]

_FILES: dict[str, str] = {
    "text": "barlow-500.ttf",
    "bold": "barlow-700.ttf",
    "italic": "barlow-500-italic.ttf",
    "title": "barlow-condensed-700.ttf",
    "label": "barlow-condensed-600.ttf",
}


@lru_cache(maxsize=256)
def font(face: Face, pixels: int) -> pygame.font.Font:
    """A face at a height in pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(str(shipped("assets") / "fonts" / _FILES[face]), max(6, pixels))
