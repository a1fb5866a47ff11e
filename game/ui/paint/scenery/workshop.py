"""The room of the screens that have no arena: riveted steel panels with a warm pool of light."""

import random
from functools import lru_cache

import pygame

from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import circle, picture, radial_gradient, rect, vertical

_C = art_colors("workshop")

_PANEL, _FIRST_SEAM = 213.0, 107.0
"""Width of a steel panel and where the first one ends, in design units."""
_RIVETS = 87.0
_SCRATCHES = 46
_SOFT = 4
"""How many times smaller than the window the light is drawn: nobody sees a difference in what is soft."""

Share = tuple[float, float]


@lru_cache(maxsize=1)
def workshop_wall(size: tuple[int, int], scale: float, lamp: Share = (0.5, 0.3)) -> pygame.Surface:
    """The wall, as large as the window; `lamp` is the middle of the light in shares of the window.

    Shared: `paint_wall` makes one that may be painted over.
    """
    return paint_wall(size, scale, lamp)


def paint_wall(size: tuple[int, int], scale: float, lamp: Share = (0.5, 0.3)) -> pygame.Surface:
    """A wall of one's own."""
    wall = _lit_ground(size, scale, lamp)
    _scratch(wall, scale)
    _rivet(wall, scale)
    return wall


def _lit_ground(size: tuple[int, int], scale: float, lamp: Share) -> pygame.Surface:
    width, height = size
    middle = width * lamp[0], height * lamp[1]
    glow = f"{_C['lamp']}/.34", f"{_C['lamp edge']}/.1", f"{_C['lamp edge']}/0"
    body = rect(0, 0, width, height, vertical(0, height, *_C.ramp("lit ground wall")))
    body += rect(0, 0, width, height, radial_gradient(middle, 600 * scale, *glow))
    small = picture(body, size, (max(1, width // _SOFT), max(1, height // _SOFT)))
    ground = pygame.Surface(size)
    pygame.transform.smoothscale(small.convert(ground), size, ground)
    return ground


def _scratch(wall: pygame.Surface, scale: float) -> None:
    """Faint lines, the same ones each time."""
    chance = random.Random(8)
    width, height = wall.get_size()
    for _ in range(_SCRATCHES):
        length = round(chance.uniform(14, 80) * scale)
        rise = round(length * chance.uniform(-0.1, 0.1))
        image = pygame.Surface((length, abs(rise) + 2), pygame.SRCALPHA)
        begin, end = (1 + abs(rise), 1) if rise < 0 else (1, 1 + rise)
        color = (255, 255, 255, round(255 * chance.uniform(0.02, 0.06)))
        pygame.draw.line(image, color, (0, begin), (length, end), max(1, round(scale)))
        wall.blit(image, (round(chance.uniform(0, width)), round(chance.uniform(0, height))))


def _rivet(wall: pygame.Surface, scale: float) -> None:
    """The seams between the panels, and the rivets along them."""
    width, height = wall.get_size()
    dark = pygame.Surface((max(1, round(2.6 * scale)), height), pygame.SRCALPHA)
    dark.fill((*rgb(_C["seam"]), 178))
    light = pygame.Surface((max(1, round(1.3 * scale)), height), pygame.SRCALPHA)
    light.fill((*rgb(_C["seam light"]), 56))
    rivet = _rivet_image(max(3, round(6 * scale)))
    seam = _FIRST_SEAM * scale
    while seam < width:
        left = round(seam)
        wall.blit(dark, (left - dark.get_width(), 0))
        wall.blit(light, (left, 0))
        y = 8 * scale
        while y < height:
            for side in (-11, 11):
                wall.blit(rivet, rivet.get_rect(center=(round(seam + side * scale), round(y))))
            y += _RIVETS * scale
        seam += _PANEL * scale


def _rivet_image(pixels: int) -> pygame.Surface:
    body = circle(6, 6, 5.6, _C["rivet rim"], opacity=0.8) + circle(5, 5, 3.6, _C["rivet"], opacity=0.8)
    return picture(body, (12, 12), (pixels, pixels))
