"""The small drawings for numbers and keywords, at any pixel size."""

from functools import cache

import pygame

from game.content.paths import shipped
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.svg import rasterise


@cache
def has_icon(name: str) -> bool:
    """Whether there is a drawing of this name."""
    return (shipped("assets") / "icons" / f"{name}.svg").is_file()


@kept(2_000_000, pixels_of)
def icon(name: str, pixels: int) -> pygame.Surface:
    """A square icon; an unknown name gives a blank of that size. Shared: copy it before changing it."""
    if not has_icon(name):
        return pygame.Surface((pixels, pixels), pygame.SRCALPHA)
    path = shipped("assets") / "icons" / f"{name}.svg"
    return rasterise(path.read_text(encoding="utf-8"), (pixels, pixels))
