"""A mech from the side before a piece of the arena: on the plates of a shot, and in rows of mechs."""

import pygame

from game.content.art import shipped_art
from game.engine.seats import Seat
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.squads import squad_picture
from game.ui.paint.figures.thumbnails import cut_off
from game.ui.paint.scenery.stages import stage_ground

_PLACE = "dusk"
_TALL, _TALL_ROBOT, _UNITS = 1.06, 0.9, 300
"""Heights of a mech and of a robot, in heights of the picture; drawing units of a mech."""
_FOOT = 1.12
"""Where their feet are, below the edge, as a share of the height."""
_HEAD = 0.72
"""How high the head is where it aims or reels, as a share of its height."""
STANDS = "guard"
_CUT = 6
"""Units that are cut off of its corners."""


@kept(2_000_000, pixels_of)
def on_ground(
    chassis: str,
    seat: Seat,
    pose: str,
    size: tuple[int, int],
    at: float,
    *,
    left: bool,
    wreck: bool = False,
    closer: float = 1.0,
) -> pygame.Surface:
    """The mech, `at` so much of the width; one that looks `left` stands on the right half of the arena.

    `closer` enlarges it downwards, so that its head stays in the picture.
    """
    wide, high = size
    both, art = stage_ground(_PLACE, (2 * wide, high)), shipped_art()
    image = both.subsurface(pygame.Rect(wide if left else 0, 0, wide, high)).convert_alpha()
    tall = _TALL_ROBOT if art.tokens[chassis].look in art.robots else _TALL
    members = ((chassis, STANDS if wreck else pose, wreck),)
    drawn, (x, y) = squad_picture(members, seat, closer * tall * high / _UNITS, left=left)
    image.blit(drawn, (round(wide * at) + x, round((_FOOT + (closer - 1) * tall * _HEAD) * high) + y))
    return image


def draw_on_ground(
    chassis: str,
    seat: Seat,
    pose: str,
    at: float,
    surface: pygame.Surface,
    rect: pygame.Rect,
    scale: float,
    *,
    left: bool,
    wreck: bool = False,
) -> None:
    """The same with its corners cut off, in a place of a panel."""
    image = on_ground(chassis, seat, pose, rect.size, at, left=left, wreck=wreck)
    surface.blit(cut_off(image, round(_CUT * scale)), rect)
