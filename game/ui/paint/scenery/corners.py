"""The grounds of the set-up: a corner of the arena with a pad, the console between, names in big letters."""

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.lettering import lettering
from game.ui.paint.materials.steel import CONSOLE, INK, hex_of
from game.ui.paint.palette import SEATS, Color
from game.ui.paint.roles import art_colors
from game.ui.paint.scenery.stages import stage_ground
from game.ui.paint.svg import ellipse, horizontal, path, picture, rect, vertical
from game.ui.paint.text import text_width

_C = art_colors("corners")

_WIDE, _HIGH = 620, 626
"""A corner as it is drawn; another shape shows more of the place, the pad stays round."""
_GROWN, _STAGE = 1.16, 1512 / 776
_FOOT = 566
"""Where a figure stands, of `_HIGH`."""


def corner_foot(size: tuple[int, int], seat: int) -> tuple[int, int]:
    """The middle of the pad in a corner of that size."""
    aside = round(16 * size[1] / _HIGH)
    return size[0] // 2 + (aside if seat else -aside), round(size[1] * _FOOT / _HIGH)


@kept(3_200_000, pixels_of)
def corner_ground(stage: str, size: tuple[int, int], seat: int) -> pygame.Surface:
    """A place seen from one of its ends, with a cone of light on the seat's pad. Opaque."""
    high = round(size[1] * _GROWN)
    place = stage_ground(stage, (max(round(high * _STAGE), size[0]), high))
    image = pygame.Surface(size)
    beside = min(round(60 * size[1] / _HIGH), place.get_width() - size[0])
    left = -(place.get_width() - size[0] - beside) if seat else -beside
    image.blit(place, (left, -round((high - size[1]) * 0.7)))
    image.blit(_light(size, seat), (0, 0))
    return image


def _light(size: tuple[int, int], seat: int) -> pygame.Surface:
    """Shade above and below, the cone of light, and the pad."""
    share = size[1] / _HIGH
    wide, tint = size[0] / share, hex_of(SEATS[seat])
    x, y = corner_foot(size, seat)[0] / share, _FOOT
    body = rect(0, 0, wide, 190, vertical(0, 190, f"{_C['body']}/.85", f"{_C['body']}/0"))
    foot = vertical(_HIGH - 110, _HIGH, f"{_C['foot']}/0", f"{_C['foot']}/.75")
    cone = vertical(0, _HIGH - 40, f"{tint}/.34", f"{tint}/.17", f"{tint}/0")
    body += rect(0, _HIGH - 110, wide, 110, foot)
    body += path(f"M{x - 40} 0 H{x + 40} L{x + 240} {_HIGH - 40} H{x - 240}Z", cone)
    body += ellipse(x, y + 12, 216, 46, _C["gong edge"], INK, 4) + ellipse(x, y, 216, 46, _C["gong"], INK, 4)
    body += ellipse(x, y, 190, 37, _C["gong face"]) + ellipse(x, y, 201, 41, "none", tint, 7)
    return picture(body, (round(wide, 1), _HIGH), size)


@kept(3_000_000, pixels_of)
def side_ground(width: int, height: int) -> pygame.Surface:
    """The steel below a corner. Opaque."""
    return _opaque(picture(rect(0, 0, width, height, vertical(0, height, *CONSOLE)), (width, height)))


@kept(3_000_000, pixels_of)
def console_ground(width: int, height: int, scale: float) -> pygame.Surface:
    """The steel between the corners, with ink along both sides. Opaque."""
    low, light = _C["low"], _C["console light"]
    edge = 2.7 * scale
    body = rect(0, 0, width, height, horizontal(0, width, low, light, low))
    for x in (0.0, width - edge):
        body += rect(x, 0, edge, height, INK)
    body += rect(edge, 0, 1.7 * scale, height, _C["console ground fill"], opacity=0.55)
    return _opaque(picture(body, (width, height)))


def _opaque(image: pygame.Surface) -> pygame.Surface:
    """The picture without its transparency: quicker to copy."""
    ground = pygame.Surface(image.get_size())
    ground.blit(image, (0, 0))
    return ground


@kept(200_000, pixels_of)
def side_shade(width: int, height: int, *, left: bool) -> pygame.Surface:
    """The shade that the console throws on what is beside it."""
    dark, clear = f"{_C['shadow']}/.5", f"{_C['shadow']}/0"
    shade = horizontal(0, width, *((clear, dark) if left else (dark, clear)))
    return picture(rect(0, 0, width, height, shade), (width, height))


@kept(400_000, pixels_of)
def big_name(text: str, pixels: int, color: Color, width: int) -> pygame.Surface:
    """Letters from white to a colour, edged in ink; smaller where they would be wider than `width`."""
    while pixels > 12 and text_width(text, "title", pixels, max(2, pixels // 13)) > width:
        pixels -= 1
    return lettering(text, pixels, (_C["gloss"], hex_of(color)), max(2, pixels // 13))
