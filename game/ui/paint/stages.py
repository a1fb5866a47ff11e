"""The places where duels are fought, composed for the stage: sky, back wall, floor with its light."""

import pygame

from game.ui.paint.palette import Color
from game.ui.paint.scenery import scenery

STAGES = ("arena", "foundry", "dusk", "neon", "junkyard", "mesa", "ice", "storm")
"""By name, in the order in which a duel's seed picks one."""


def stage_ground(name: str, size: tuple[int, int]) -> pygame.Surface:
    """A place that fills `size`, opaque, its axis in the middle and its floor at the lower quarter."""
    return scenery(name, size, 0, 0.34)


def stage_light(name: str) -> Color:
    """The colour of the light that falls on whoever stands there."""
    return 255, 217, 160
