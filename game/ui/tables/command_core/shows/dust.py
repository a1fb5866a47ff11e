"""Dust that mechs stir up where they step, land and run against something."""

from random import Random

import pygame

from game.ui.motion import Together, Tween, ease_out, linear
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import picture, radial_gradient
from game.ui.tables.command_core.map.strokes import spot
from game.ui.tables.command_core.shows.battlefield import Battlefield
from game.ui.tables.shows.stage_pieces import Piece, setter

_C = art_colors("command_core/dust")

_PUFFS, _SIZE, _FLAT = 5, 0.8, 0.7
"""How many clouds; how wide each is, in heights of a cell, and how flat."""
_APART, _DRIFT, _RISE = 0.28, 0.3, 0.12
"""How far from the middle they begin, drift away and rise, in heights of a cell."""
_THICK, _SMALL = 0.95, 0.4
"""How opaque and how large they are at first."""


@kept(200_000, pixels_of)
def cloud(size: int) -> pygame.Surface:
    """One cloud of dust."""
    middle, tone = size / 2, _C["dust"]
    dust = radial_gradient((middle, middle), middle, f"{tone}/.9", f"{tone}/.5", f"{tone}/0")
    return picture(spot(middle, middle, middle, dust, flat=_FLAT), (size, size))


def stir(board: Battlefield, place: tuple[int, int], cell: float, length: float, *, wait: float = 0) -> None:
    """Clouds part from a place on the ground, and are gone after `length`."""
    stage = board.stage
    if stage.timeline.still:
        return
    image, chance = cloud(max(6, round(cell * _SIZE))), Random(place[0] * 7 + place[1])
    for puff in range(_PUFFS):
        side = (puff / (_PUFFS - 1) * 2 - 1) if _PUFFS > 1 else 0
        x, y = place[0] + side * _APART * cell, place[1] + cell * chance.uniform(0.12, 0.26)
        piece = Piece(image, x, y, size=_SMALL, alpha=_THICK)
        motion = Together(
            Tween(setter(piece, "x"), x, x + side * _DRIFT * cell, length, ease_out),
            Tween(setter(piece, "y"), y, y - _RISE * cell, length, ease_out),
            Tween(setter(piece, "size"), _SMALL, 1, length, ease_out),
            Tween(setter(piece, "alpha"), _THICK, 0, length, linear),
        )
        stage.add(piece, motion, wait=wait, under=True)
