"""Squads from the side, as they stand before a place: up to three mechs, the strongest one in front."""

from collections.abc import Iterable

import pygame

from game.content.art import Picture, shipped_art
from game.engine.seats import Seat
from game.ui.paint.art import HEIGHT, WIDTH, compose
from game.ui.paint.figures import Drawn, burnt_palette, painted
from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import Color
from game.ui.paint.portraits import side_view
from game.ui.paint.svg import document, rasterise

_ROW = ((0, 0, 1.0), (-165, -26, 0.7), (165, -26, 0.7))
"""Where mechs stand in drawing units, and how large: the first in the middle and in front."""
_PAIR = ((58, 0, 1.0), (-112, -24, 0.74))
"""The same of two."""
_ROBOT = 1.28
"""A robot's drawing is lower than that of a mech with legs."""
_BROKEN = " scale(0.86) rotate(16)"
_TILE, _TILE_FOOT = (0.9, 0.72, 0.66), 270
"""How large one, two or three mechs stand on a tile, and where."""
_DARK = (118, 116, 132, 255)

Member = tuple[str, str, bool]
"""A mech by its chassis, in a pose, and whether it is a wreck."""


def _pixels(drawn: Drawn) -> int:
    return drawn[0].get_width() * drawn[0].get_height()


@kept(2_500_000, _pixels)
def squad_picture(
    members: tuple[Member, ...], seat: Seat, scale: float, *, left: bool, light: Color | None = None
) -> Drawn:
    """Up to three mechs side by side, `scale` pixels a drawing unit; what does not fit into the row is left
    out. `light` falls on the side that they face.
    """
    body = _row(members, seat)
    image, (x, y) = painted(body, scale, light)
    if left:
        image, x = pygame.transform.flip(image, True, False), -x - image.get_width()
    return image, (x, y)


def _row(members: tuple[Member, ...], seat: Seat) -> str:
    """The mechs from back to front as SVG, the middle of their feet at (0, 0)."""
    body = ""
    art = shipped_art().palettes
    row = _PAIR if len(members) == 2 else _ROW
    for (x, y, size), (chassis, pose, wreck) in reversed(list(zip(row, members, strict=False))):
        palettes = {key: burnt_palette(one) for key, one in art.items()} if wreck else art
        drawn, is_robot = side_view(chassis, seat, pose, palettes)
        size *= _ROBOT if is_robot else 1
        fallen = _BROKEN if wreck and is_robot else ""
        body += f'<g transform="translate({x} {y}) scale({size:.3f}){fallen}">{drawn}</g>'
    return body


@kept(1_500_000, pixels_of)
def squad_tile(mechs: tuple[str, ...], seat: Seat, size: tuple[int, int], radius: int) -> pygame.Surface:
    """A squad before the scene of its strongest mech, filling `size`, with round corners."""
    body = compose(Picture("squad", shipped_art().tokens[mechs[0]].scene))
    row = _row(tuple((chassis, "guard", False) for chassis in mechs), seat)
    scale = _TILE[min(len(mechs), len(_TILE)) - 1]
    body += f'<g transform="translate({WIDTH / 2} {_TILE_FOOT}) scale({scale})">{row}</g>'
    high = max(size[1], round(size[0] * HEIGHT / WIDTH))
    whole = rasterise(document(body, WIDTH, HEIGHT), (round(high * WIDTH / HEIGHT), high))
    image = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(image, (255, 255, 255, 255), image.get_rect(), border_radius=radius)
    corner = (size[0] - whole.get_width()) // 2, (size[1] - high) // 3
    image.blit(whole, corner, special_flags=pygame.BLEND_RGBA_MULT)
    return image


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
