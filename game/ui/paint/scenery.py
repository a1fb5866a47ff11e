"""The scenes of the card art, wide, as the ground that a table stands on."""

import pygame

from game.content.art import shipped_art
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.rig import Canvas
from game.ui.paint.svg import document, linear, rasterise

_WIDTH, _HEIGHT = 400, 300
_SKY = 0.34
"""Share of a wide window's missing height that is cut from the sky; the rest is kept for the ground."""


@kept(9_000_000, pixels_of)
def scenery(name: str, size: tuple[int, int], radius: int, dark: float = 0.55) -> pygame.Surface:
    """A scene that fills `size`, with round corners, darkened so that what stands before it is seen first."""
    canvas = Canvas()
    canvas.add("scenes", name, shipped_art().palettes["steel"])
    shades = (min(1.0, dark + 0.25), max(0.0, dark - 0.25), dark)
    veil = linear("v", (0, 0), (0, _HEIGHT), *(f"#070b12/{shade:.2f}" for shade in shades))
    body = "".join(canvas.parts) + f'{veil}<rect width="{_WIDTH}" height="{_HEIGHT}" fill="url(#v)"/>'
    high = max(size[1], round(size[0] * _HEIGHT / _WIDTH))
    whole = rasterise(document(body, _WIDTH, _HEIGHT), (max(size[0], round(high * _WIDTH / _HEIGHT)), high))
    image = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(image, (255, 255, 255, 255), image.get_rect(), border_radius=radius)
    top = round((high - size[1]) * (1 - _SKY))
    left = (whole.get_width() - size[0]) // 2
    image.blit(whole, (-left, -top), special_flags=pygame.BLEND_RGBA_MULT)
    return image
