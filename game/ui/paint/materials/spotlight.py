"""A veil over a picture, with holes whose edges are soft: what is spoken of stays in the light."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.roles import art_colors, rgb

_NIGHT = rgb(art_colors("spotlight")["night"])
_COARSE = 4
"""How many times fewer pixels each way the veil is painted in, before it is enlarged."""
_FADE = 1.4

Hole = tuple[int, int, int, int, bool]
"""A place in pixels, and whether it is round."""


@kept(2_500_000, pixels_of)
def veil(size: tuple[int, int], holes: tuple[Hole, ...], alpha: int, soft: int) -> pygame.Surface:
    """Fills `size`, as dark as `alpha`; each hole is clear, with an edge `soft` pixels wide."""
    small = max(1, size[0] // _COARSE), max(1, size[1] // _COARSE)
    image = pygame.Surface(small, pygame.SRCALPHA)
    image.fill((*_NIGHT, alpha))
    steps = max(1, soft // _COARSE)
    for left, top, width, height, is_round in holes:
        place = pygame.Rect(left // _COARSE, top // _COARSE, -(-width // _COARSE), -(-height // _COARSE))
        around = place.inflate(2 * steps, 2 * steps)
        light = pygame.Surface(around.size, pygame.SRCALPHA)
        light.fill((*_NIGHT, alpha))
        for step in range(steps, -1, -1):
            color = (*_NIGHT, round(alpha * (step / steps) ** _FADE))
            part = place.inflate(2 * step, 2 * step).move(-around.left, -around.top)
            if is_round:
                pygame.draw.ellipse(light, color, part)
            else:
                pygame.draw.rect(light, color, part, border_radius=2 + step)
        image.blit(light, around, special_flags=pygame.BLEND_RGBA_MIN)
    return pygame.transform.smoothscale(image, size)
