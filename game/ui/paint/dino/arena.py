"""The arena of dinosaurs: a neon bowl at night round a floor of sand, with jungle at both rims."""

from functools import cache

import pygame

from game.content.paths import shipped
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import document, rasterise

_C = art_colors("dino/arena")

_HIGH, _WIDEST = 608.0, 2320.0
"""Of the drawings, whose axis is x 0 and whose floor ends at the height."""
_TALLEST = 900.0
"""How much of the sky is drawn at most."""
FEET = 478 / 608
"""Where figures stand, as a share of the arena's height."""


@cache
def _drawing(name: str) -> str:
    return (shipped("assets") / "arenas" / f"{name}.svg").read_text(encoding="utf-8")


@kept(2_600_000, pixels_of)
def arena(size: tuple[int, int], radius: int = 0) -> pygame.Surface:
    """The arena filling `size`, with round corners; its axis is in the middle, the floor at the lower edge.

    Takes about 80 ms at 1378 x 608: have it prepared by `paint.ahead`. Figures stand at `FEET`.
    """
    high = min(_TALLEST, max(_HIGH, _HIGH / size[0] * size[1]))
    wide = min(_WIDEST, size[0] / size[1] * high)
    body = _drawing("bowl") + f'<g transform="translate({-wide / 2:.1f} 0)">{_drawing("jungle")}</g>'
    body += f'<g transform="translate({wide / 2:.1f} 0) scale(-1 1)">{_drawing("jungle")}</g>'
    svg = document(f'<g transform="translate({wide / 2:.1f} {high - _HIGH:.1f})">{body}</g>', wide, high)
    image = rasterise(svg, size)
    if radius:
        shape = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(shape, (255, 255, 255, 255), shape.get_rect(), border_radius=radius)
        image.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return image


@kept(400_000, pixels_of)
def ground_shadow(width: int) -> pygame.Surface:
    """The shadow under a figure, `width` pixels wide: its middle belongs on the ground point."""
    height = max(4, width // 8)
    body = f'<ellipse cx="50" cy="6" rx="50" ry="6" fill="{_C["ground shadow fill"]}" opacity=".42"/>'
    return rasterise(document(body, 100, 12), (width, height))
