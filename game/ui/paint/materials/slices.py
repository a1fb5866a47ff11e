"""Grounds of any width from one narrow picture: painting a vector picture for each width takes too long."""

import math

import pygame


def narrow(width: int, end: float) -> int:
    """How wide a ground has to be painted whose ends reach `end` pixels inwards, and the rest is alike."""
    return min(width, 2 * math.ceil(end) + 2)


def stretched(ground: pygame.Surface, width: int) -> pygame.Surface:
    """The ground with its middle drawn out, until it is as wide as wanted."""
    short, high = ground.get_size()
    if width <= short:
        return ground
    end = short // 2
    image = pygame.transform.scale(ground.subsurface((end, 0, 1, high)), (width, high))
    for place, part in ((0, (0, 0, end, high)), (width - (short - end), (end, 0, short - end, high))):
        # The corners are cut out first: what is blended over something keeps that.
        image.fill((0, 0, 0, 0), (place, 0, part[2], high))
        image.blit(ground, (place, 0), part)
    return image
