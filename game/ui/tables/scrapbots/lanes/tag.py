"""Tags: a few words on a small plate, in the colour of what they say; drawn over the table, no control."""

from collections.abc import Sequence

import pygame

from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import INK
from game.ui.paint.palette import FOCUS, ON_GOLD, TEXT
from game.ui.paint.roles import art_colors
from game.ui.paint.svg import cut_corners, picture, polygon, vertical
from game.ui.paint.text import draw_line, text_width

_C = art_colors("scrapbots/tags")
_ON_GOLD = "gold"
"""The tone with dark words."""
_LEAST, _NEXT_LINE = 9, 1.15
"""Units of type at least, and from a line to the next in sizes of the type."""


@kept(1_000_000, pixels_of)
def _ground(width: int, height: int, scale: float, tone: str) -> pygame.Surface:
    edge, cut = 2.4 * scale, 5 * scale
    body = polygon(cut_corners(width, height, cut, edge / 2), vertical(0, height, *_C.ramp(tone)), INK, edge)
    return picture(body, (width, height))


def draw_ground(surface: pygame.Surface, rect: pygame.Rect, scale: float, tone: str) -> None:
    """The small plate of a tag without its words."""
    surface.blit(_ground(*rect.size, scale, tone), rect)


def tag_size(words: str, scale: float, symbol: str = "", size: float = 15) -> tuple[int, int]:
    """Pixels that a tag takes, of one line or more."""
    pixels, lines = round(size * scale), words.split("\n")
    wide = max(text_width(line, "title", pixels) for line in lines) + round(16 * scale)
    high = size * (1.6 + _NEXT_LINE * (len(lines) - 1)) * scale
    return wide + (round(pixels * 1.3) if symbol else 0), round(high)


def draw_tag(
    surface: pygame.Surface,
    words: str,
    center: tuple[int, int],
    scale: float,
    tone: str = "gold",
    symbol: str = "",
    size: float = 15,
    within: pygame.Rect | None = None,
) -> pygame.Rect:
    """Draws a tag and returns where: inside the surface or `within` a part, in smaller type if need be."""
    room = within or surface.get_rect()
    while size > _LEAST and tag_size(words, scale, symbol, size)[0] > room.width:
        size -= 0.5
    pixels = round(size * scale)
    rect = pygame.Rect((0, 0), tag_size(words, scale, symbol, size))
    rect.center = center
    rect.clamp_ip(room)
    surface.blit(_ground(*rect.size, scale, tone), rect)
    x = rect.left + round(8 * scale)
    if symbol:
        mark = icon(symbol, round(pixels * 1.1))
        surface.blit(mark, mark.get_rect(midleft=(x, rect.centery)))
        x += round(pixels * 1.3)
    lines, color = words.split("\n"), ON_GOLD if tone == _ON_GOLD else TEXT
    for number, line in enumerate(lines):
        below = round((number - (len(lines) - 1) / 2) * _NEXT_LINE * pixels)
        draw_line(surface, line, "title", pixels, color, (x, rect.centery + below))
    return rect


def in_lines(parts: Sequence[str], scale: float, width: int, size: float = 15) -> str:
    """Parts of what a tag says, in as few lines as fit the width; each part stays in one line."""
    lines: list[str] = []
    for part in parts:
        longer = ", ".join([*lines[-1:], part])
        if lines and tag_size(longer, scale, size=size)[0] <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return ",\n".join(lines)


def between_plates(one: pygame.Rect, other: pygame.Rect, surface: pygame.Surface) -> pygame.Rect:
    """The part of the surface between the plates of the two sides."""
    left, right = sorted((one, other), key=lambda plate: plate.left)
    return pygame.Rect(left.right, 0, right.left - left.right, surface.get_height())


def draw_target(
    surface: pygame.Surface,
    rect: pygame.Rect,
    words: str,
    scale: float,
    center: tuple[int, int] | None = None,
) -> None:
    """A ring around a place, and a tag above it or at `center`."""
    edge = rect.inflate(round(7 * scale), round(7 * scale))
    pen.rect(surface, FOCUS, edge, max(2, round(3.4 * scale)), border_radius=round(11 * scale))
    if words:
        draw_tag(surface, words, center or edge.midtop, scale, size=14)
