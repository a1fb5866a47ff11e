"""Squads from the side, as they stand before a place: up to three mechs, the strongest one in front."""

from collections.abc import Iterable

import pygame

from game.content.art import shipped_art
from game.engine.seats import Seat
from game.ui.paint.cache.memory import kept, pixels_of, pixels_of_drawn
from game.ui.paint.figures.figures import Drawn, burnt_palette, fallen, painted
from game.ui.paint.figures.portraits import side_view
from game.ui.paint.figures.thumbnails import cut_off
from game.ui.paint.materials.steel import blend
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import group, horizontal, picture, rect, vertical

_C = art_colors("squads")

_ROW = ((0, 0, 1.0), (-165, -26, 0.7), (165, -26, 0.7))
"""Where mechs stand in drawing units, and how large: the first in the middle and in front."""
_PAIR = ((58, 0, 1.0), (-112, -24, 0.74))
"""The same of two."""
_ROBOT = 1.28
"""A robot's drawing is lower than that of a mech with legs."""
_TILE_POSE, _FOOT, _TILE_SHARE, _HIGHEST = "guard", 0.96, 0.94, 0.82
"""How mechs stand on a tile: their pose, their feet, the width of all and the highest, as shares of it."""
_BROAD = 1.7
"""A place that is so many times as wide as high has the words beside the mechs, not above them."""
_SHADE = 0.72
"""How far the shade behind the words of a tile reaches, as a share of its width."""
_TALLEST = 354
"""How high the largest mechs are, in drawing units: they fill the height of a place."""
_APART = 0.74
"""How far apart mechs side by side stand, in widths of the one at the left."""
_PROBE = 0.25
_NIGHT = _C["night"]
_DARK = rgb(_C["in the dark"])

Member = tuple[str, str, bool]
"""A mech by its chassis, in a pose, and whether it is a wreck."""


@kept(2_500_000, pixels_of_drawn)
def squad_picture(
    members: tuple[Member, ...],
    seat: Seat,
    scale: float,
    *,
    left: bool,
    light: Color | None = None,
    asleep: bool = False,
) -> Drawn:
    """Up to three mechs side by side, `scale` pixels a drawing unit; what does not fit into the row is left
    out. `light` falls on the side that they face; the eyes of those `asleep` are out.
    """
    body = _row(members, seat, asleep=asleep)
    image, (x, y) = painted(body, scale, light)
    if left:
        image, x = pygame.transform.flip(image, True, False), -x - image.get_width()
    return image, (x, y)


def _row(members: tuple[Member, ...], seat: Seat, *, asleep: bool) -> str:
    """The mechs from back to front as SVG, the middle of their feet at (0, 0)."""
    body = ""
    art = shipped_art().palettes
    row = _PAIR if len(members) == 2 else _ROW
    for (x, y, size), (chassis, pose, wreck) in reversed(list(zip(row, members, strict=False))):
        palettes = {key: burnt_palette(one) for key, one in art.items()} if wreck else art
        drawn, is_robot = side_view(chassis, seat, pose, palettes, asleep=asleep or wreck)
        size *= _ROBOT if is_robot else 1
        body += group(fallen(drawn) if wreck and is_robot else drawn, (x, y), 0, size)
    return body


@kept(1_500_000, pixels_of)
def squad_tile(
    mechs: tuple[tuple[str, float], ...],
    seat: Seat,
    ground: str,
    size: tuple[int, int],
    cut: int,
    free: tuple[int, int] = (0, 0),
) -> pygame.Surface:
    """A squad side by side on a ground of a colour, filling `size`, with cut corners. `mechs` are chassis and
    how large each is drawn, the largest first; `free` are pixels at the left and at the foot for words.
    """
    (wide, high), (beside, below) = size, free
    sky = vertical(0, high, blend(ground, _C["gloss"], 0.35), ground, blend(ground, _NIGHT, 0.7))
    body = rect(0, 0, wide, high, sky)
    if below:
        body += rect(0, high - below, wide, below, _NIGHT, opacity=0.55)
    if beside:
        reach = wide * _SHADE
        body += rect(0, 0, reach, high, horizontal(0, reach, f"{_NIGHT}/.82", f"{_NIGHT}/.6", f"{_NIGHT}/0"))
    room = pygame.Rect(beside, 0, wide - beside, min(high - below, round(high * _FOOT)))
    image = picture(body, size)
    for figure, corner in _side_by_side(mechs, seat, room):
        image.blit(figure, corner)
    return cut_off(image, cut)


def _side_by_side(
    mechs: tuple[tuple[str, float], ...], seat: Seat, room: pygame.Rect
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Mechs from left to right in a place, the largest in front at the right; as large as all of them fit,
    but small mechs stay smaller than large ones in another place of that size.
    """
    palettes = shipped_art().palettes
    found: list[tuple[str, float]] = []
    for chassis, share in reversed(mechs):
        drawn, is_robot = side_view(chassis, seat, _TILE_POSE, palettes)
        found.append((drawn, share * (_ROBOT if is_robot else 1)))
    probes = [painted(drawn, _PROBE * share, None)[0].get_size() for drawn, share in found]
    across = sum(wide for wide, _ in probes[:-1]) * _APART + probes[-1][0]
    highest = _HIGHEST if room.width < room.height * _BROAD else 1.0
    scale = min(room.width * _TILE_SHARE / across, room.height * highest / (_TALLEST * _PROBE))
    # They stand at the right, where the words begin least.
    left = room.right - across * scale - room.width * (1 - _TILE_SHARE) / 2
    placed = []
    for (drawn, share), (wide, _) in zip(found, probes, strict=True):
        figure, _ = painted(drawn, _PROBE * share * scale, None)
        placed.append((figure, (round(left), room.bottom - figure.get_height())))
        left += wide * scale * _APART
    return placed


def darkened(drawn: Drawn) -> Drawn:
    """The same in the dark: who does not look now."""
    image = drawn[0].copy()
    image.fill(_DARK, special_flags=pygame.BLEND_RGBA_MULT)
    return image, drawn[1]


def strongest_first(mechs: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    """Chassis by the structure that stands beside them.

    >>> strongest_first([("scout", 3), ("hauler", 9), ("gnat", 3)])
    ('hauler', 'scout', 'gnat')
    """
    return tuple(chassis for chassis, _ in sorted(mechs, key=lambda mech: -mech[1]))
