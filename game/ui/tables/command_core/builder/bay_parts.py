"""What a mech of the builder is painted with: its figure, its armor, and the edge of the chosen one."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.armor_rose import armor_rose
from game.ui.paint.figures.squads import squad_picture
from game.ui.paint.materials.skins import steel_skin
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import cut_corners, picture, polygon

_C = art_colors("workshop/tile")
_PROBE, _WIDE, _TALL, _CUT = 0.2, 0.94, 0.88, 8
"""The size at which a mech is measured, the share of its place that it takes at most, a plate's corners."""


def draw_mech(chassis: str, surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
    members = ((chassis, "guard", False),)
    probe, (_, top) = squad_picture(members, 0, _PROBE, left=False)
    size = min(place.width * _WIDE / probe.get_width(), place.height * _TALL / max(1, -top)) * _PROBE
    image, (x, y) = squad_picture(members, 0, round(size, 3), left=False)
    del x
    foot = place.bottom - round(place.height * 0.06)
    surface.blit(image, (place.centerx - image.get_width() // 2, foot + y))


def draw_rose(
    chassis: str, armor: tuple[int, int, int], surface: pygame.Surface, place: pygame.Rect, scale: float
) -> None:
    image = armor_rose(chassis, 0, armor, min(place.size))
    surface.blit(image, image.get_rect(center=place.center))


@kept(4_000_000, pixels_of)
def chosen_skin(width: int, height: int, scale: float) -> pygame.Surface:
    """Steel with a teal edge: the mech that the pool fills."""
    image = steel_skin(width, height, scale).copy()
    line = max(2.0, 2.6 * scale)
    edge = polygon(cut_corners(width, height, _CUT * scale, line / 2), "none", _C["edge"], line)
    image.blit(picture(edge, (width, height)), (0, 0))
    return image
