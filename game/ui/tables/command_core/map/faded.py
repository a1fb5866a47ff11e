"""Paler pictures for what is spent, lost or cannot be used now; cached."""

from typing import Literal

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.thumbnails import art_strip
from game.ui.paint.icons import icon

_PALE, _DARK = 90, (140, 144, 152, 255)

Condition = Literal["", "idle", "lost"]


@kept(100_000, pixels_of)
def faint_icon(name: str, pixels: int) -> pygame.Surface:
    """The icon of a count of zero."""
    image = icon(name, pixels).copy()
    image.set_alpha(_PALE)
    return image


@kept(400_000, pixels_of)
def gun_picture(art: str, size: tuple[int, int], radius: int, condition: Condition = "") -> pygame.Surface:
    """A weapon's picture: bright, darkened while it cannot be fired, grey once it is lost."""
    image = art_strip(art, size, radius)
    if not condition:
        return image
    image = pygame.transform.grayscale(image) if condition == "lost" else image.copy()
    image.fill(_DARK, special_flags=pygame.BLEND_RGBA_MULT)
    return image
