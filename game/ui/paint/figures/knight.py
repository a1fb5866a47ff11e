"""A plain knight in a seat's colours: who stands on the track where there is no portrait."""

from functools import lru_cache

import pygame

from game.ui.paint.figures.rig import TONES
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import colored, drawing, picture

_C = art_colors("knight")

WIDTH, HEIGHT = 390, 400


@lru_cache(maxsize=16)
def knight(seat: int, height: int, *, left: bool) -> pygame.Surface:
    """The seat's knight, looking right, or left."""
    colors = dict(zip(TONES, _C.ramp("second colors" if seat else "first colors"), strict=True))
    body = colored(drawing("drawings/knight"), {**_C.roles, **colors})
    image = picture(body, (WIDTH, HEIGHT), (height * WIDTH // HEIGHT, height))
    return pygame.transform.flip(image, True, False) if left else image
