"""The name of the program in large type: riveted steel, brass, and the green of a scale."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.lettering import lettering
from game.ui.paint.roles import art_colors, rgb

_C = art_colors("logo")

_HALO = rgb(_C["halo"])
_STYLES = (
    (1.0, _C["gloss"], _C["iron light"]),
    (0.55, _C["and light"], _C["and dark"]),
    (1.0, _C["scale light"], _C["scale dark"]),
)
"""The share of the size that each word has, and its colours from top to foot."""


@kept(1_000_000, pixels_of)
def logo(name: str, pixels: int) -> pygame.Surface:
    """The program's name, three words of which the middle one is small, in letters of `pixels`."""
    images = [
        _word(text, round(pixels * share), (top, foot))
        for text, (share, top, foot) in zip(name.split(), _STYLES, strict=True)
    ]
    overlap = round(pixels * 0.12)
    size = sum(image.get_width() for image in images) - 2 * overlap, images[0].get_height()
    whole = pygame.Surface(size, pygame.SRCALPHA)
    left = 0
    for image in images:
        # The small sign stands on the line of the large letters.
        whole.blit(image, (left, round((size[1] - image.get_height()) * 0.72)))
        left += image.get_width() - overlap
    return whole


def _word(text: str, pixels: int, tone: tuple[str, str]) -> pygame.Surface:
    return lettering(text, pixels, tone, max(2, pixels // 19), (max(1, pixels // 21), _HALO))
