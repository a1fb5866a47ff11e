"""Tags: a few words on a coloured plate that belongs to a card or points at a gauge."""

from typing import Literal

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import INK, hex_of, seat_tone
from game.ui.paint.palette import FOCUS, TEXT
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import picture, polygon, vertical
from game.ui.paint.text import draw_line, text_width

Tone = Literal["warning", "hit", "nothing", "copy", "ult", "seat_0", "seat_1"]

_COLORS = art_colors("tags")
_SEATS: dict[str, int] = {"seat_0": 0, "seat_1": 1}


def tag_ground(tone: str) -> tuple[str, str]:
    """Light and dark of a tag; that of an owner is in the seat's colours."""
    if tone not in _SEATS:
        light, dark = _COLORS.ramp(tone)
        return light, dark
    return seat_tone(_SEATS[tone], 0.62)


@kept(1_000_000, pixels_of)
def tag_image(width: int, height: int, pointer: int, scale: float, tone: Tone, lit: bool) -> pygame.Surface:
    """The ground of a tag; the pointer stands above its middle."""
    edge, cut = 2.4 * scale, 5 * scale
    i, middle = edge / 2, width / 2
    points = [
        *((i + cut, pointer), (middle - pointer, pointer), (middle, i), (middle + pointer, pointer)),
        *((width - i - cut, pointer), (width - i, pointer + cut), (width - i, height - i - cut)),
        *((width - i - cut, height - i), (i + cut, height - i), (i, height - i - cut), (i, pointer + cut)),
    ]
    ground, line = vertical(pointer, height, *tag_ground(tone)), hex_of(FOCUS) if lit else INK
    return picture(polygon(points, ground, line, edge), (width, height))


_ARROW = "→"
"""Drawn as an icon: the typeface has none."""


def tag_width(text: str, pixels: int, symbol: str = "") -> int:
    """Pixels that a tag takes in that type."""
    before, arrow, after = text.partition(_ARROW)
    wide = sum(text_width(part.strip(), "title", pixels) for part in (before, after))
    return wide + round(pixels * (1.3 * bool(arrow) + 1.3 * bool(symbol) + 1.2))


def draw_tag(
    surface: pygame.Surface,
    text: str,
    pixels: int,
    center: tuple[int, int],
    tone: Tone,
    *,
    pointing: bool = False,
    within: pygame.Rect | None = None,
    symbol: str = "",
) -> pygame.Rect:
    """Draws a tag around `center`, or below it with its tip there (`pointing`); returns where.

    A tag wider than `within` is set in smaller type; `symbol` is an icon before the words.
    """
    room = within.width if within is not None else surface.get_width()
    while tag_width(text, pixels, symbol) > room and pixels > 7:
        pixels -= 1
    pointer = round(pixels * 0.44) if pointing else 0
    rect = pygame.Rect(0, 0, tag_width(text, pixels, symbol), round(pixels * 1.6) + pointer)
    if pointing:
        rect.midtop = center
    else:
        rect.center = center
    if within is not None:
        rect.clamp_ip(pygame.Rect(within.left, rect.top, within.width, rect.height))
    surface.blit(tag_image(*rect.size, pointer, pixels / 16, tone, False), rect)
    y = rect.centery + pointer // 2
    before, arrow, after = (part.strip() for part in text.partition(_ARROW))
    left = rect.left + round(pixels * 0.6)
    if symbol:
        mark = icon(symbol, round(pixels * 1.1))
        left = surface.blit(mark, mark.get_rect(midleft=(left, y))).right + pixels // 5
    end = draw_line(surface, before, "title", pixels, TEXT, (left, y), outline=1)
    if arrow:
        mark = icon("right", round(pixels * 0.9))
        spot = surface.blit(mark, mark.get_rect(midleft=(end.right + pixels // 5, y)))
        draw_line(surface, after, "title", pixels, TEXT, (spot.right + pixels // 5, y), outline=1)
    return rect
