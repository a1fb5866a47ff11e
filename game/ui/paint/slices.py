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
    image = pygame.Surface((width, high), pygame.SRCALPHA)
    image.blit(ground, (0, 0), (0, 0, end, high))
    image.blit(ground, (width - (short - end), 0), (end, 0, short - end, high))
    column = ground.subsurface((end, 0, 1, high))
    image.blit(pygame.transform.scale(column, (width - short, high)), (end, 0))
    return image
