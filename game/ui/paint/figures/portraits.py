"""Mechs of a board from the side, in a seat's colours before a scene of their own: for plates and sheets."""

from collections.abc import Mapping

import pygame

from game.content.art import Palette, Picture, shipped_art
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.art import WIDTH, compose, filling
from game.ui.paint.figures.rig import mech, repainted, robot
from game.ui.paint.svg import group

SEAT_PALETTES = ("cobalt", "crimson")
_FOOT = 292
_SIZES = {True: 0.98, False: 0.94}
"""How large robots stand, and mechs with legs."""
_POSE = "guard"


def side_view(
    chassis: str,
    seat: int,
    pose: str,
    palettes: Mapping[str, Palette] | None = None,
    *,
    asleep: bool = False,
) -> tuple[str, bool]:
    """A mech of data/art/tokens.yaml from the side as SVG, its foot's middle at (0, 0), and whether it is a
    robot. The eyes of one `asleep` are out. Raises `KeyError` if unknown.
    """
    art = shipped_art()
    colors = art.palettes if palettes is None else palettes
    name = art.tokens[chassis].look
    if name in art.robots:
        own = repainted(art.robots[name], SEAT_PALETTES[seat])
        return robot(own, art.poses[pose], colors, asleep=asleep), True
    look = repainted(art.looks[name], SEAT_PALETTES[seat])
    return mech(look, art.poses[pose], colors, asleep=asleep), False


@kept(2_000_000, pixels_of)
def portrait(chassis: str, seat: int, size: tuple[int, int], radius: int = 0) -> pygame.Surface:
    """A mech of data/art/tokens.yaml filling `size`, with round corners. Raises `KeyError` if unknown."""
    token = shipped_art().tokens[chassis]
    drawn, is_robot = side_view(chassis, seat, _POSE)
    body = compose(Picture(chassis, token.scene))
    body += group(drawn, (WIDTH / 2, _FOOT), 0, _SIZES[is_robot])
    return filling(body, size, radius)
