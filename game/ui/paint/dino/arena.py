"""The arena of dinosaurs: a neon bowl at night round a floor of sand, with jungle at both rims."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import drawing, ellipse, group, picture

_C = art_colors("dino/arena")

_HIGH, _WIDEST = 608.0, 2320.0
"""Of the drawings, whose axis is x 0 and whose floor ends at the height."""
_TALLEST = 900.0
"""How much of the sky is drawn at most."""
_RAISED = 12
"""How much of the floor lies below the drawings' height: figures stand above what is written there."""
FEET = (478 - _RAISED) / 608
"""Where figures stand, as a share of the arena's height."""


@kept(2_600_000, pixels_of)
def arena(size: tuple[int, int], radius: int = 0) -> pygame.Surface:
    """The arena filling `size`, with round corners; its axis is in the middle, the floor at the lower edge.

    Takes about 80 ms at 1378 x 608: have it prepared by `paint.ahead`. Figures stand at `FEET`.
    """
    high = min(_TALLEST, max(_HIGH, _HIGH / size[0] * size[1]))
    wide = min(_WIDEST, size[0] / size[1] * high)
    jungle, side = drawing("arenas/jungle"), wide / 2
    body = drawing("arenas/bowl") + group(jungle, (-side, 0)) + group(jungle, (side, 0), 0, (-1, 1))
    image = picture(group(body, (side, high - _HIGH - _RAISED)), (wide, high), size)
    if radius:
        shape = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(shape, (255, 255, 255, 255), shape.get_rect(), border_radius=radius)
        image.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return image


@kept(400_000, pixels_of)
def ground_shadow(width: int) -> pygame.Surface:
    """The shadow under a figure, `width` pixels wide: its middle belongs on the ground point."""
    height = max(4, width // 8)
    return picture(ellipse(50, 6, 50, 6, _C["ground shadow fill"], opacity=0.42), (100, 12), (width, height))
