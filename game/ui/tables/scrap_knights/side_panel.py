"""One side of the table: name, HP, heat, tokens, the ULT with its lamps, the BOTs."""

import pygame

from game.engine.seats import Seat
from game.ui.kit.area import Area
from game.ui.paint.palette import SEATS, TEXT_SOFT
from game.ui.paint.skins import panel
from game.ui.paint.text import draw_line
from game.ui.tables.scrap_knights.display import Side
from game.ui.tables.scrap_knights.gauges import draw_heat, draw_hp, draw_link, draw_tokens

FAR_CARD = 104
NEAR_CARD = 86


def draw_far(surface: pygame.Surface, area: Area, side: Side, seat: Seat, name: str, who: str) -> None:
    """The opponent's plate: everything in one row; its cards are controls of their own."""
    surface.blit(panel(*area.rect.size, area.scale, 0.75), area.rect)
    inside = area.inset(14, 8)
    left = inside.left(196, 12)
    _draw_name(surface, left.top(28, 4), name, who, seat)
    draw_hp(surface, left.top(40, 4).rect, side.hp)
    draw_heat(surface, left.top(28).rect, side.heat)


def far_cards(area: Area) -> tuple[Area, Area, Area, Area]:
    """Where on the far plate the ULT, its lamps and tokens, the BOTs and the hand lie."""
    inside = area.inset(14, 10)
    inside.left(196, 14)
    ult = inside.left(FAR_CARD, 12)
    bots = inside.left(3 * (FAR_CARD + 6), 10)
    lamps = bots.bottom(0)
    return ult, lamps, bots, inside


def draw_near(surface: pygame.Surface, area: Area, side: Side, seat: Seat, name: str, who: str) -> None:
    """The viewer's plate: numbers above, the ULT and the BOTs below."""
    surface.blit(panel(*area.rect.size, area.scale, 0.85), area.rect)
    inside = area.inset(16, 10)
    _draw_name(surface, inside.top(28, 4), name, who, seat)
    numbers = inside.top(44, 6)
    draw_hp(surface, numbers.left(166, 14).rect, side.hp)
    draw_heat(surface, numbers.inset(0, 7).rect, side.heat)
    draw_tokens(surface, inside.top(28, 6).rect.inflate(-area.unit(8), 0), side.tokens)
    draw_link(surface, near_lamps(area).rect, side.link)


def near_cards(area: Area) -> Area:
    """Where the near side's ULT and BOTs lie, in a row."""
    inside = area.inset(16, 10)
    inside.top(28 + 4 + 44 + 6 + 28 + 6)
    inside.top(24)
    return inside


def near_lamps(area: Area) -> Area:
    inside = area.inset(16, 10)
    inside.top(28 + 4 + 44 + 6 + 28 + 6)
    return inside.top(20).left(NEAR_CARD)


def _draw_name(surface: pygame.Surface, area: Area, name: str, who: str, seat: Seat) -> None:
    used = draw_line(
        surface,
        name,
        "title",
        area.unit(23),
        SEATS[seat],
        area.rect.midleft,
        width=area.rect.width * 2 // 3,
    )
    draw_line(
        surface,
        who,
        "italic",
        area.unit(14),
        TEXT_SOFT,
        (used.right + area.unit(8), area.rect.centery),
        width=area.rect.right - used.right - area.unit(8),
    )
