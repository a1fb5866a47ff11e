"""Small pictures: the head of a mech on a ground of its colour, and a strip of a card's art."""

import pygame

from game.content.art import shipped_art
from game.ui.paint.art import HEIGHT, WIDTH, art_svg
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.rig import mech
from game.ui.paint.svg import document, linear, rasterise

_SIGHT = 150
"""How much of a mech is seen across a picture of its head, in the mech's own units."""
_FACE = 246
"""The middle of its face above the ground."""


@kept(3_000_000, pixels_of)
def head(look: str, size: tuple[int, int], radius: int, *, left: bool = False) -> pygame.Surface:
    """A mech's head and shoulders, looking right, or left; only the ground where the mech is not known."""
    art = shipped_art()
    high = _SIGHT * size[1] / size[0]
    colors = art.palettes[art.looks[look].palette].colors if look in art.looks else ("#4f7f8e",) * 5
    body = linear("ground", (0, 0), (0, high), colors[3], colors[1], colors[2])
    body += f'<rect width="{_SIGHT}" height="{high:.1f}" fill="url(#ground)"/>'
    body += f'<rect width="{_SIGHT}" height="{high:.1f}" fill="#0a0e14" opacity=".35"/>'
    if look in art.looks:
        drawn = mech(art.looks[look], art.poses["stand"], art.palettes)
        body += f'<g transform="translate({_SIGHT / 2} {high * 0.46 + _FACE:.1f})">{drawn}</g>'
    image = rasterise(document(body, _SIGHT, high), size)
    return _rounded(pygame.transform.flip(image, True, False) if left else image, radius)


@kept(2_000_000, pixels_of)
def art_strip(key: str, size: tuple[int, int], radius: int) -> pygame.Surface:
    """The middle of a card's art, filling `size`; an empty ground where there is no recipe."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    picture = art_svg(key)
    if picture is not None:
        width = max(size[0], round(size[1] * WIDTH / HEIGHT))
        whole = rasterise(picture, (width, round(width * HEIGHT / WIDTH)))
        image.blit(whole, whole.get_rect(center=image.get_rect().center))
    return _rounded(image, radius)


def _rounded(image: pygame.Surface, radius: int) -> pygame.Surface:
    mask = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    mask.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return mask
