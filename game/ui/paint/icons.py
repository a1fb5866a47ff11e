"""The small drawings for numbers and keywords, at any pixel size."""

import pygame

from game.content.places import shipped
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.svg import rasterise


@kept(2_000_000, pixels_of)
def icon(name: str, pixels: int) -> pygame.Surface:
    """A square icon; an unknown name gives a blank of that size. Shared: copy it before changing it."""
    path = shipped("assets") / "icons" / f"{name}.svg"
    if not path.is_file():
        return pygame.Surface((pixels, pixels), pygame.SRCALPHA)
    return rasterise(path.read_text(encoding="utf-8"), (pixels, pixels))
