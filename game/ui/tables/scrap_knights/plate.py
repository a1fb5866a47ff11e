"""One side's plate: name, HP, heat, tokens, the link lamps, and for the far side the backs of its hand."""

import pygame

from game.engine.seats import Seat
from game.rules.scrap_knights.view import SeatView
from game.ui.paint.gallery import Gallery
from game.ui.paint.palette import SEATS, TEXT_SOFT
from game.ui.paint.text import draw_line
from game.ui.tables.scrap_knights.gauges import draw_heat, draw_hp, draw_link, draw_tokens
from game.ui.tables.scrap_knights.places import Plate

BACK = 28
TURN = 5
"""Width of a back in the far hand, and by how many degrees one stands off from the next."""


def draw_plate(
    surface: pygame.Surface, plate: Plate, side: SeatView, seat: Seat, name: str, who: str
) -> None:
    """Everything of a side but its cards, which are controls of their own, and the ground, which is still."""
    area = plate.numbers
    unit = area.unit
    inside = area.inset(14, 7)
    head = inside.top(30, 2)
    draw_tokens(surface, head.right(150).inset(0, 2).rect, side.tokens)
    used = draw_line(surface, name, "title", unit(23), SEATS[seat], head.rect.midleft, width=head.rect.width)
    room = head.rect.right - used.right - unit(12)
    if who and room > unit(40):
        draw_line(
            surface, who, "italic", unit(14), TEXT_SOFT, (used.right + unit(7), head.rect.centery), width=room
        )
    draw_hp(surface, inside.top(42, 4).left(150).rect, side.hp)
    draw_heat(surface, inside.top(26).rect, side.heat)
    draw_link(surface, plate.lamps, side.link)


def hand_place(plate: Plate) -> pygame.Rect:
    """Where on the far plate its hand is."""
    inside = plate.numbers.inset(14, 7)
    inside.top(30, 2)
    return inside.top(42, 4).right(132).rect


def draw_backs(surface: pygame.Surface, plate: Plate, gallery: Gallery, count: int) -> None:
    """The far hand as a fan of backs."""
    place = hand_place(plate)
    width = plate.numbers.unit(BACK)
    image = gallery.back(width)
    step = min(width * 2 // 3, (place.width - width) // max(1, count - 1))
    for number in range(count):
        away = number - (count - 1) / 2
        turned = pygame.transform.rotozoom(image, -TURN * away, 1)
        drop = round(abs(away) * abs(away) * plate.numbers.scale)
        middle = (place.centerx + round(away * step), place.centery + drop)
        surface.blit(turned, turned.get_rect(center=middle))
