"""The hand across the table: backs that hang from the top edge, one lower and ticked once it is chosen."""

import pygame

from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.icons import icon

_TURN = 5
"""Degrees by which a back stands off from the next."""
_HANGS, _FORWARD = 3, 14
"""Units from the edge to the backs in the middle, and by how many one that is put forward is lower."""


@kept(2_000_000, pixels_of)
def _turned(image: pygame.Surface, degrees: float) -> pygame.Surface:
    return pygame.transform.rotozoom(pygame.transform.flip(image, False, True), degrees, 1)


def draw_hanging_hand(
    surface: pygame.Surface, gallery: Gallery, area: pygame.Rect, count: int, chosen: int, scale: float
) -> None:
    """`count` backs in hand and `chosen` ones that are put forward, side by side in `area`."""
    width = round(44 * scale)
    image = gallery.back(width)
    cards = count + chosen
    step = min(round(30 * scale), (area.width - width) // max(1, cards - 1))
    first = (cards - chosen) // 2
    for number in range(cards):
        away = number - (cards - 1) / 2
        out = first <= number < first + chosen
        turned = _turned(image, _TURN * away)
        middle = area.centerx + round(away * step)
        top = area.top + round((_HANGS - 2 * abs(away) ** 1.8 + (_FORWARD if out else 0)) * scale)
        rect = surface.blit(turned, turned.get_rect(midtop=(middle, top)))
        if out:
            size = round(20 * scale)
            center = (middle, rect.bottom - round(4 * scale))
            pen.circle(surface, (13, 14, 22), center, size * 2 // 3)
            pen.circle(surface, (63, 166, 92), center, size // 2 + 1)
            mark = icon("check", size)
            surface.blit(mark, mark.get_rect(center=center))
