"""A brass board that hangs on chains over the middle of the stage, with a number that all must see."""

import pygame

from game.ui.paint import pen
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import BRASS, plate
from game.ui.paint.palette import GOLD, ON_GOLD, bad
from game.ui.paint.text import draw_line

_INK = (13, 14, 22)
_CHAIN = (163, 135, 90)
_BOARD = (43, 26, 8)


def draw_hanging_sign(
    surface: pygame.Surface, rect: pygame.Rect, scale: float, title: str, symbol: str, number: int, red: bool
) -> None:
    """`red` where the number is too high for something."""

    def unit(amount: float) -> int:
        return round(amount * scale)

    for x in (rect.left + unit(22), rect.right - unit(22)):
        for width, color in ((5, _INK), (2, _CHAIN)):
            pen.line(surface, color, (x, 0), (x, rect.top + unit(4)), max(1, unit(width)))
    surface.blit(plate(*rect.size, scale, BRASS), rect)
    inside = pygame.Rect(rect.left + unit(7), rect.top + unit(20), rect.width - unit(14), unit(28))
    pen.rect(surface, _BOARD, inside, border_radius=unit(4))
    place = (rect.centerx, rect.top + unit(12))
    draw_line(surface, title, "title", unit(14), ON_GOLD, place, "center", width=inside.width)
    mark = icon(symbol, unit(22))
    surface.blit(mark, mark.get_rect(center=(rect.centerx - unit(19), inside.centery)))
    place = (rect.centerx + unit(17), inside.centery)
    draw_line(surface, str(number), "title", unit(29), bad() if red else GOLD, place, "center")
