"""The light of eyes and lamps as a small picture of its own, which is added to a figure to make them glow."""

import pygame

_DARK = 20
"""What is brighter by less than this is not taken for light."""
_CORE, _HALO = 34, 52
"""How much of the light, and of the blurred light around it, one adding brings, in 255ths."""


def eye_light(
    lit: pygame.Surface, unlit: pygame.Surface, blur: int
) -> tuple[pygame.Surface, tuple[int, int]] | None:
    """What a drawing has that the same one with black lamps has not, and its corner; None for no lamps.

    Drawn with BLEND_RGB_ADD; each further time makes the light stronger.
    """
    light = _on_black(lit)
    light.blit(_on_black(unlit), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    bright = pygame.mask.from_threshold(light, (0, 0, 0), (_DARK, _DARK, _DARK, 255))
    bright.invert()
    places = bright.get_bounding_rects()
    if not places:
        return None
    rect = places[0].unionall(places[1:]).inflate(4 * blur, 4 * blur)
    shown = pygame.Surface(rect.size)
    shown.blit(light, (-rect.left, -rect.top))
    halo = pygame.transform.gaussian_blur(shown, blur)
    shown.fill((_CORE,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    halo.fill((_HALO,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    shown.blit(halo, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return shown, rect.topleft


def _on_black(image: pygame.Surface) -> pygame.Surface:
    flat = pygame.Surface(image.get_size())
    flat.blit(image, (0, 0))
    return flat
