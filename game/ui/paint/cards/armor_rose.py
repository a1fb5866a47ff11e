"""A mech from above that looks up, with its armor on each side of it."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.tokens import token
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import INK
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import circle, picture
from game.ui.paint.text import draw_line

_C = art_colors("armor_rose")

_WHITE = rgb(_C["number"])
_SHIELD = 0.34
_RING = 0.33
"""Sizes in widths of the picture: a shield, and the ring's radius."""


@kept(600_000, pixels_of)
def armor_rose(chassis: str, seat: int, armor: tuple[int, int, int], size: int) -> pygame.Surface:
    """A square of `size` pixels; `armor` are the dice in front, at each side and at the rear."""
    ring = circle(50, 50, _RING * 100, _C["ring fill"], INK, 7)
    ring += circle(50, 50, _RING * 100, "none", _C["ring stroke"], 3)
    image = picture(ring, (100, 100), (size, size))
    mech, (x, y) = token(chassis, seat, 0, round(size * 0.6))
    image.blit(mech, (size // 2 + x, round(size * 0.52) + y))
    front, side, rear = armor
    far = 0.5 - _SHIELD / 2
    for across, down, dice in ((0, -far, front), (-far, 0, side), (far, 0, side), (0, far, rear)):
        middle = round(size * (0.5 + across)), round(size * (0.5 + down))
        mark = icon("armor", round(size * _SHIELD))
        image.blit(mark, mark.get_rect(center=middle))
        height = round(size * _SHIELD * 0.66)
        edge = max(1, size // 60)
        draw_line(image, str(dice), "title", height, _WHITE, middle, "center", outline=edge)
    return image
