"""Robots at the end of a game: up to three of the winner in the light, one of the loser's, broken."""

from typing import Literal

import pygame

from game.content.art import Pose, shipped_art
from game.ui.paint.cache.memory import kept, pixels_of_drawn
from game.ui.paint.figures.figures import Drawn, burnt_palette, fallen, painted
from game.ui.paint.figures.rig import robot
from game.ui.paint.palette import Color
from game.ui.paint.svg import group

Role = Literal["won", "lost", "drew"]
"""How it ended for a figure."""

_LEGS = (0.0, 0.0)
_POSES: dict[Role, Pose] = {
    "won": Pose("won", -4, (150, 160), (-60, 10), _LEGS, _LEGS, hold=20, rear_hold=-30),
    "lost": Pose("lost", 40, (64, 34), (-58, -20), _LEGS, _LEGS, hold=52, rear_hold=-110),
    "drew": Pose("drew", 2, (34, 66), (-30, 20), _LEGS, _LEGS, hold=40, rear_hold=-20),
}
_ROW = ((0, 0, 1.0), (-185, -18, 0.62), (175, -18, 0.62))
"""Where robots stand, and how large: the first in the middle and in front."""


@kept(1_000_000, pixels_of_drawn)
def ending_robots(looks: tuple[str, ...], scale: float, role: Role, light: Color, *, left: bool) -> Drawn:
    """Robots side by side, the first one in front, `scale` pixels a drawing unit."""
    art = shipped_art()
    lost = role == "lost"
    palettes = {key: burnt_palette(one) for key, one in art.palettes.items()} if lost else art.palettes
    body = ""
    for (x, y, size), look in reversed(list(zip(_ROW, looks, strict=False))):
        drawn = robot(art.robots[look], _POSES[role], palettes)
        body += group(fallen(drawn) if lost else drawn, (x, y), 0, size)
    image, (x, y) = painted(body, scale, light)
    if left:
        image, x = pygame.transform.flip(image, True, False), -x - image.get_width()
    return image, (x, y)
