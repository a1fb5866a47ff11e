"""The title's ground: the wall with its window, the shelf's board with lamps over it, and its drawers."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.roles import art_colors
from game.ui.paint.scenery.dusk import SILL, Standing, paint_dusk
from game.ui.paint.scenery.workshop import paint_wall
from game.ui.paint.svg import document, linear, radial, rasterise

_C = art_colors("shelf")

_INK = _C["ink"]
_SOFT = 4
"""How many times smaller what is soft is drawn."""


def paint_ground(
    size: tuple[int, int],
    scale: float,
    sky: int,
    board: int,
    lamps: tuple[int, ...],
    giants: tuple[Standing, ...] | None = None,
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
    parts = [
        linear("back", (0, 0), (0, high), f"{_C['back top']}/0", f"{_C['back foot']}/.55"),
        f'<rect width="{across}" height="{high}" fill="url(#back)"/>',
        linear(
            "cone",
            (0, 0),
            (0, high),
            f"{_C['lamp cone']}/.2",
            f"{_C['lamp cone']}/.1",
            f"{_C['lamp cone']}/0",
        ),
    ]
    for number, pixel in enumerate(lamps):
        x = pixel / scale
        parts.append(
            f'<polygon points="{x - 27},0 {x + 27},0 {x + 153},{high} {x - 153},{high}" fill="url(#cone)"/>'
            + radial(f"pool{number}", (0, 0), 173, f"{_C['lamp pool']}/.5", f"{_C['lamp pool']}/0")
            + f'<g transform="translate({x} {high}) scale(1 .13)">'
            f'<circle r="173" fill="url(#pool{number})"/></g>'
        )
    small = rasterise(
        document("".join(parts), across, high), (max(1, width // _SOFT), max(1, height // _SOFT))
    )
    ground.blit(pygame.transform.smoothscale(small, (width, height)), (0, top))


def _board(ground: pygame.Surface, scale: float, top: int) -> None:
    """The board's wooden edge with its brass lip, and the dark front for the drawers."""
    width, height = ground.get_size()
    front = (
        linear("low", (0, 0), (0, 100), *_C.ramp("front low"))
        + '<rect width="8" height="100" fill="url(#low)"/>'
    )
    front += (
        linear("under", (0, 0), (0, 17), f"{_C['shadow']}/.6", f"{_C['shadow']}/0")
        + '<rect width="8" height="17" fill="url(#under)"/>'
    )
    begin = top + round(19 * scale)
    if begin < height:
        strip = rasterise(document(front, 8, 100), (8, height - begin))
        ground.blit(pygame.transform.scale(strip, (width, height - begin)), (0, begin))
    tile = _board_tile(scale)
    for left in range(0, width, tile.get_width()):
        ground.blit(tile, (left, top - round(9 * scale)))


def _board_tile(scale: float) -> pygame.Surface:
    """A piece of the edge that can stand beside itself: 147 units with three nails."""
    wide = 147
    grain = "".join(
        f'<path d="M{x} {y} h{length}" stroke="{_C["grain stroke"]}" stroke-width="1.3" opacity=".35"/>'
        for x, y, length in ((4, 4, 52), (70, 9, 66), (20, 14, 40), (96, 5, 30), (60, 16, 50))
    )
    nails = "".join(
        f'<circle cx="{x}" cy="23" r="2.1" fill="{_C["nails fill"]}"/>' for x in (24.5, 73.5, 122.5)
    )
    body = (
        linear("wood", (0, 0), (0, 18), *_C.ramp("board tile wood"))
        + f'<rect width="{wide}" height="19" fill="url(#wood)"/>{grain}'
        + linear("lip", (0, 18), (0, 29), *_C.ramp("board tile lip"))
        + f'<rect x="-2" y="18" width="{wide + 4}" height="10.6" fill="url(#lip)" stroke="{_INK}" '
        f'stroke-width="2"/><rect y="19.4" width="{wide}" height="1.3" fill="{_C["gloss"]}" '
        f'opacity=".5"/>{nails}'
    )
    return rasterise(document(body, wide, 30), (round(wide * scale), round(30 * scale)))


@kept(300_000, pixels_of)
def drawer_handle(scale: float) -> pygame.Surface:
    """A drawer's brass handle, 48 x 15 units."""
    body = (
        linear("h", (0, 0), (0, 14), *_C.ramp("drawer handle"))
        + f'<path d="M1.5 1.5 H46.5 L42.5 13.5 H5.5Z" fill="url(#h)" stroke="{_INK}" stroke-width="2" '
        f'stroke-linejoin="round"/><path d="M5 4 H43" stroke="{_C["gloss"]}" stroke-width="1.3" '
        f'opacity=".6"/>'
    )
    return rasterise(document(body, 48, 15), (round(48 * scale), round(15 * scale)))


@kept(600_000, pixels_of)
def label_stripe(width: int, height: int, bright: str, dark: str) -> pygame.Surface:
    """The coloured end of a box's label."""
    body = linear("s", (0, 0), (0, 10), bright, dark) + (
        '<path d="M10 0 V10 H3.6 L0 6.4 V3.6 L3.6 0Z" fill="url(#s)"/>'
    )
    return rasterise(document(body, 10, 10), (width, height))
