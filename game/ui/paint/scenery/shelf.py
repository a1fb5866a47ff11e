"""The title's ground: the wall with its window, the shelf's board with lamps over it, and its drawers."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.roles import art_colors
from game.ui.paint.scenery.dusk import SILL, paint_dusk
from game.ui.paint.scenery.workshop import paint_wall
from game.ui.paint.svg import (
    circle,
    colored,
    drawing,
    group,
    path,
    picture,
    polygon,
    radial_gradient,
    rect,
    vertical,
)

_C = art_colors("shelf")

_SOFT = 4
"""How many times smaller what is soft is drawn."""


def paint_ground(
    size: tuple[int, int],
    scale: float,
    sky: int,
    board: int,
    lamps: tuple[int, ...],
    giants: tuple[Drawn, ...] | None = None,
) -> pygame.Surface:
    """The whole ground: `sky` pixels of evening, the board's edge at `board`, a lamp over each box.

    Without giants it is painted fast, for the first frame: nobody and nothing stands outside.
    """
    ground = paint_wall(size, scale)
    paint_dusk(ground, sky, scale, giants)
    _lamps(ground, scale, sky + round(SILL * scale), board, lamps)
    _board(ground, scale, board)
    return ground


def _lamps(ground: pygame.Surface, scale: float, top: int, board: int, lamps: tuple[int, ...]) -> None:
    """Cones of light, and the pools that they make on the board; the wall behind is dark towards its foot."""
    width, height = ground.get_width(), board - top
    across, high = width / scale, height / scale
    body = rect(0, 0, across, high, vertical(0, high, f"{_C['back top']}/0", f"{_C['back foot']}/.55"))
    light = _C["lamp cone"]
    cone = vertical(0, high, f"{light}/.2", f"{light}/.1", f"{light}/0")
    pool = radial_gradient((0, 0), 173, f"{_C['lamp pool']}/.5", f"{_C['lamp pool']}/0")
    for pixel in lamps:
        x = pixel / scale
        body += polygon([(x - 27, 0), (x + 27, 0), (x + 153, high), (x - 153, high)], cone)
        body += group(circle(0, 0, 173, pool), (x, high), 0, (1, 0.13))
    small = picture(body, (across, high), (max(1, width // _SOFT), max(1, height // _SOFT)))
    ground.blit(pygame.transform.smoothscale(small, (width, height)), (0, top))


def _board(ground: pygame.Surface, scale: float, top: int) -> None:
    """The board's wooden edge with its brass lip, and the dark front for the drawers."""
    width, height = ground.get_size()
    begin = top + round(19 * scale)
    if begin < height:
        front = rect(0, 0, 8, 100, vertical(0, 100, *_C.ramp("front low")))
        front += rect(0, 0, 8, 17, vertical(0, 17, f"{_C['shadow']}/.6", f"{_C['shadow']}/0"))
        strip = picture(front, (8, 100), (8, height - begin))
        ground.blit(pygame.transform.scale(strip, (width, height - begin)), (0, begin))
    # A piece of the edge that can stand beside itself.
    tile = _drawing("board_edge", (147, 30), scale)
    for left in range(0, width, tile.get_width()):
        ground.blit(tile, (left, top - round(9 * scale)))


def _drawing(name: str, units: tuple[int, int], scale: float) -> pygame.Surface:
    body = colored(drawing(f"drawings/{name}"), _C.roles)
    return picture(body, units, (round(units[0] * scale), round(units[1] * scale)))


@kept(300_000, pixels_of)
def drawer_handle(scale: float) -> pygame.Surface:
    """A drawer's brass handle, 48 x 15 units."""
    return _drawing("drawer_handle", (48, 15), scale)


@kept(600_000, pixels_of)
def label_stripe(width: int, height: int, bright: str, dark: str) -> pygame.Surface:
    """The coloured end of a box's label."""
    body = path("M10 0 V10 H3.6 L0 6.4 V3.6 L3.6 0Z", vertical(0, 10, bright, dark))
    return picture(body, (10, 10), (width, height))
