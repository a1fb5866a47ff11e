"""Robots that stand on a table: ready ones with light on their edge, exhausted ones slumped and dark."""

import pygame

from game.content.art import NOTHING, Pose, shipped_art
from game.ui.paint.cache.memory import kept, pixels_of_drawn
from game.ui.paint.figures.figures import Drawn, edge_light
from game.ui.paint.figures.rig import robot
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import group, picture

_C = art_colors("robots")

WIDTH, HEIGHT, FOOT = 900, 640, 60
"""The sheet that a robot is drawn on, and how far its foot stands above the sheet's edge."""
_SHEET = (580, 350, 320)
"""A sheet no larger than a robot, and where its foot stands on it."""
_LEGS = (0.0, 0.0)
POSES = {
    "rest": Pose("rest", 2, (34, 66), (-30, 20), _LEGS, _LEGS, hold=40, rear_hold=-20),
    "slump": Pose("slump", 34, (6, -4), (-8, 4), _LEGS, _LEGS, hold=176, rear_hold=170),
    "aim": Pose("aim", 3, (80, 90), (-34, 30), _LEGS, _LEGS, hold=90, rear_hold=-20),
    "fire": Pose("fire", -12, (84, 96), (-44, 10), _LEGS, _LEGS, hold=86, rear_hold=-20),
    "reel": Pose("reel", -46, (112, 140), (-100, -140), _LEGS, _LEGS, hold=60, rear_hold=-60),
    "away": Pose("away", 16, (112, 168), (64, 150), _LEGS, _LEGS, hold=0, rear_hold=0),
    "take": Pose("take", -8, (12, 84), (-30, 60), _LEGS, _LEGS, hold=90, rear_hold=90),
}
_RIM, _DARK, AWAY = (rgb(_C[role]) for role in ("rim", "exhausted", "away"))
"""The light on its edge, and what is left of the colours of one that is exhausted, and of one in the dark."""
_SITTING = 0.9
"""What is left of the height of a robot that slumps."""


@kept(6_000_000, pixels_of_drawn)
def standing_robot(look: str, scale: float, pose: str, *, left: bool, exhausted: bool = False) -> Drawn:
    """A robot, `scale` pixels a drawing unit, facing right, or left."""
    art = shipped_art()
    drawn = robot(art.robots[look], POSES["slump" if exhausted else pose], art.palettes)
    pixels = round(WIDTH * scale * 2), round(HEIGHT * scale * 2)
    twice = picture(group(drawn, (WIDTH / 2, HEIGHT - FOOT)), (WIDTH, HEIGHT), pixels)
    if left:
        twice = pygame.transform.flip(twice, True, False)
    # The edge of one in the dark is lit as well, so that it is told from those behind it.
    _light(twice, scale * 2)
    size = round(WIDTH * scale), round(HEIGHT * scale * (_SITTING if exhausted else 1))
    image = pygame.transform.smoothscale(twice, size)
    if exhausted:
        image.fill(_DARK, special_flags=pygame.BLEND_RGBA_MULT)
    rect = image.get_bounding_rect()
    foot = size[0] // 2, round((HEIGHT - FOOT) * scale * (_SITTING if exhausted else 1))
    return image.subsurface(rect).copy(), (rect.left - foot[0], rect.top - foot[1])


def large_robot(look: str, scale: float, pose: str, *, left: bool) -> Drawn:
    """A robot as large as it stands before a shutter, once: nothing of it is kept.

    In the pose "away" it sleeps in the dark.
    """
    art, away = shipped_art(), pose == "away"
    tools = (NOTHING, NOTHING) if away else ("", "")
    drawn = robot(art.robots[look], POSES[pose], art.palettes, *tools, asleep=away)
    width, height, foot_y = _SHEET
    pixels = round(width * scale), round(height * scale)
    image = picture(group(drawn, (width / 2, foot_y)), (width, height), pixels)
    if left:
        image = pygame.transform.flip(image, True, False)
    if away:
        image.fill(AWAY, special_flags=pygame.BLEND_RGBA_MULT)
    else:
        _light(image, scale)
    rect = image.get_bounding_rect()
    foot = image.get_width() // 2, round(foot_y * scale)
    return image.subsurface(rect).copy(), (rect.left - foot[0], rect.top - foot[1])


def _light(image: pygame.Surface, scale: float) -> None:
    """Light from the upper left along the edge."""
    edge_light(image, _RIM, (round(-3 * scale), round(2.2 * scale)))
