"""Tags: a few words on a coloured plate that belongs to a card or points at a gauge."""

from collections.abc import Sequence
from itertools import islice
from typing import Literal

import pygame

from game.ui.paint.breaking import words_on_lines
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.legible import least_type
from game.ui.paint.materials.steel import INK, hex_of, seat_tone
from game.ui.paint.palette import FOCUS, TEXT
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import picture, polygon, vertical
from game.ui.paint.text import draw_line, shortened, text_width

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
_LEADING = 1.1
"""Type sizes from one line to the next."""


def tag_width(text: str, pixels: int, symbol: str = "") -> int:
    """Pixels that a tag takes in that type."""
    before, arrow, after = text.partition(_ARROW)
    wide = sum(text_width(part.strip(), "title", pixels) for part in (before, after))
    return wide + round(pixels * (1.3 * bool(arrow) + 1.3 * bool(symbol) + 1.2))


def tag_lines(text: str, pixels: int, room: int, symbol: str = "") -> tuple[int, tuple[str, ...]]:
    """The type of a tag that is at most `room` pixels wide, and its lines: several where type cannot shrink.

    Type shrinks as far as it is legible; a word that is longer than a line then ends with "…".
    """
    least = least_type()
    pixels = max(pixels, least)
    while tag_width(text, pixels, symbol) > room and pixels > least:
        pixels -= 1
    if tag_width(text, pixels, symbol) <= room:
        return pixels, (text,)
    words, wide = text.split(" "), room - tag_width("", pixels, symbol)
    widths = [text_width(word, "title", pixels) for word in words]
    counts = words_on_lines(widths, text_width(" ", "title", pixels), wide)
    rest = iter(words)
    lines = [" ".join(islice(rest, count)) for count in counts]
    return pixels, tuple(shortened(line, "title", pixels, max(0, wide), pixels) for line in lines)


def _widths(lines: Sequence[str], pixels: int, symbol: str) -> list[int]:
    """Of the tags that single lines would be; the icon is before the first."""
    return [tag_width(line, pixels, "" if number else symbol) for number, line in enumerate(lines)]


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

    A tag wider than `within` is set in smaller type, at last in several lines; `symbol` is an icon before the
    words.
    """
    room = within.width if within is not None else surface.get_width()
    pixels, lines = tag_lines(text, pixels, room, symbol)
    pointer = round(pixels * 0.44) if pointing else 0
    high = round(pixels * (1.6 + _LEADING * (len(lines) - 1))) + pointer
    rect = pygame.Rect(0, 0, max(_widths(lines, pixels, symbol)), high)
    if pointing:
        rect.midtop = center
    else:
        rect.center = center
    if within is not None:
        rect.clamp_ip(pygame.Rect(within.left, rect.top, within.width, rect.height))
    surface.blit(tag_image(*rect.size, pointer, pixels / 16, tone, False), rect)
    y = rect.centery + pointer // 2 - round(pixels * _LEADING * (len(lines) - 1) / 2)
    for number, line in enumerate(lines):
        _draw_words(surface, line, pixels, (rect.left + round(pixels * 0.6), y), "" if number else symbol)
        y += round(pixels * _LEADING)
    return rect


def _draw_words(
    surface: pygame.Surface, line: str, pixels: int, middle_left: tuple[int, int], symbol: str
) -> None:
    """One line of a tag, with its icons."""
    left, y = middle_left
    before, arrow, after = (part.strip() for part in line.partition(_ARROW))
    if symbol:
        mark = icon(symbol, round(pixels * 1.1))
        left = surface.blit(mark, mark.get_rect(midleft=(left, y))).right + pixels // 5
    end = draw_line(surface, before, "title", pixels, TEXT, (left, y), outline=1)
    if arrow:
        mark = icon("right", round(pixels * 0.9))
        spot = surface.blit(mark, mark.get_rect(midleft=(end.right + pixels // 5, y)))
        draw_line(surface, after, "title", pixels, TEXT, (spot.right + pixels // 5, y), outline=1)
