"""How a card looks that is out of play: grey, cracked, with a red edge along the crack."""

import pygame

from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import group, outline, picture, stroke

_C = art_colors("depletion")

_CRACK = ((0.62, -0.01), (0.50, 0.18), (0.64, 0.34), (0.42, 0.55), (0.56, 0.72), (0.40, 1.01))
_BRANCHES = (((0.64, 0.34), (0.82, 0.42), (0.9, 0.54)), ((0.42, 0.55), (0.24, 0.62), (0.14, 0.74)))
_GREY = rgb(_C["grey"])


def depleted(image: pygame.Surface) -> pygame.Surface:
    """A depleted copy of a card's picture."""
    grey = pygame.transform.grayscale(image)
    grey.fill(_GREY, special_flags=pygame.BLEND_RGBA_MULT)
    width, height = grey.get_size()
    lines = " ".join(
        outline([(x * width, y * height) for x, y in points], closed=False) for points in (_CRACK, *_BRANCHES)
    )
    drawn = group(stroke(lines, _C["scratch light"], 0.018 * width), (-width * 0.018, 0))
    crack = picture(drawn + stroke(lines, _C["scratch"], 0.038 * width), (width, height))
    # The corners of a card are clear, and so is the crack there.
    mask = pygame.mask.from_surface(grey, 127).to_surface(setcolor=(255,) * 4, unsetcolor=(0,) * 4)
    crack.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    grey.blit(crack, (0, 0))
    return grey
