"""The small drawings for numbers and keywords, at any pixel size."""

from functools import lru_cache

import pygame

from game.content.places import shipped
from game.ui.paint.svg import rasterise


@lru_cache(maxsize=1024)
def icon(name: str, pixels: int) -> pygame.Surface:
    """A square icon; an unknown name gives a blank of that size."""
    path = shipped("assets") / "icons" / f"{name}.svg"
    if not path.is_file():
        return pygame.Surface((pixels, pixels), pygame.SRCALPHA)
    return rasterise(path.read_text(encoding="utf-8"), (pixels, pixels))
