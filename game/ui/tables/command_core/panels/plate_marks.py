"""Small pictures on the plate of a mech: whose it is, who plays it, its number."""

import pygame

from game.engine.seats import Seat
from game.ui.paint.figures.thumbnails import sign
from game.ui.paint.materials.seat_mark import seat_mark
from game.ui.tables.command_core.panels.order_tag import order_image

_NOT_YET = 90
"""How pale the place of a number is before it is dealt."""


def draw_shape(seat: Seat, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    mark = seat_mark(seat, rect.width)
    surface.blit(mark, mark.get_rect(center=rect.center))


def draw_face(look: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """The robot that plays this mech."""
    face = sign(look, min(rect.size))
    surface.blit(face, face.get_rect(center=rect.center))


def draw_order(
    order: int | None, seat: Seat, surface: pygame.Surface, rect: pygame.Rect, scale: float
) -> None:
    """The number in its hexagon; a pale empty one before it is dealt."""
    image = order_image("" if order is None else order, seat, rect.width)
    if order is None:
        image = image.copy()
        image.set_alpha(_NOT_YET)
    surface.blit(image, image.get_rect(center=rect.center))
