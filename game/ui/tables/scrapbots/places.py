"""Where everything lies on the table, for a window and a scale: lanes as rows, the viewer at the left.

Lengths are pixels of a window of 1920 x 1080; a wider window stretches the stage, a taller one the arena.
"""

from dataclasses import dataclass

import pygame

from game.content.scrapbots.cards import LANES, MARKET
from game.ui.kit.area import Area
from game.ui.parts.drawn import UNIT
from game.ui.tables.frame import Frame, make_frame
from game.ui.tables.scrapbots.lanes.lane import Half
from game.ui.tables.scrapbots.sheet import WIDTH, Sheet

_FEET, _SIZES, _OUT = (390, 548, 722), (0.70, 0.77, 0.84), (306, 354, 300)
"""Of each lane: where Scrapbots stand, pixels a drawing unit, and how far from the middle. The middle rank
stands back, or one would hide another."""
_GATE, _PLATE = 476, (12, 112, 248, 136)
_PLAYER = (10, 10, 328, 136)
_STALL, _PITCH, _STALL_SIZE = (360, 42), 137, (128, 140)
_POOL, _POOLS, _PILE, _PILES = (118, 190), (22, 152), (108, 172), (1266, 1386)
_HAND = (294, 1254)


@dataclass(frozen=True, slots=True)
class Side:
    """What belongs to one player, but lanes and hand; `counts` are on the plate: hand, deck, discards."""

    plate: pygame.Rect
    counts: tuple[pygame.Rect, ...]
    scrap: pygame.Rect
    energy: pygame.Rect
    deck: pygame.Rect
    discard: pygame.Rect


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of the table in pixels; `scale` is that of its controls."""

    frame: Frame
    scale: float
    near: tuple[Half, ...]
    far: tuple[Half, ...]
    near_side: Side
    far_side: Side
    stalls: tuple[pygame.Rect, ...]
    prices: tuple[pygame.Rect, ...]
    main_deck: pygame.Rect
    wound_board: pygame.Rect
    coin: pygame.Rect
    hand: Area


def _half(sheet: Sheet, lane: int, way: int) -> Half:
    """The side of a lane at the left (`way` -1) or at the right of the stage."""
    middle, factor = sheet.stage.centerx, sheet.factor
    foot_y = sheet.arena.top + _FEET[lane] * sheet.down
    lens = (_FEET[lane] + 1700) / (_FEET[-1] + 1700) * sheet.across
    left, above, wide, high = _PLATE
    plate = sheet.rect(left if way < 0 else -left, 0, wide, high)
    plate.top = round(foot_y - above * factor)
    edge = round(middle + way * _GATE * lens)
    left, right = sorted((edge, middle + way * round(64 * sheet.across)))
    field = pygame.Rect(left, round(foot_y - 116 * factor), right - left, round(148 * factor))
    foot = round(middle + way * _OUT[lane] * lens), round(foot_y)
    lamp = round(edge - way * 3 * factor), round(foot_y - 145 * sheet.down)
    return Half(foot, _SIZES[lane] * factor, field, plate, lamp)


def lay_out(area: Area, enlarged: float = 1.0) -> Places:
    """The dealer at the top, players in the corners, lanes below, one's own cards at the foot."""
    frame = make_frame(area, enlarged, filled=True)
    sheet = Sheet(frame)
    rect, factor = sheet.rect, sheet.factor
    near, far = (tuple(_half(sheet, lane, way) for lane in range(LANES)) for way in (-1, 1))
    x, y, wide, high = _PLAYER
    near_plate, far_plate = rect(x, y, wide, high), rect(-x, y, wide, high)
    counts = [rect(116 + 68 * number, y + 90, 64, 38) for number in range(3)]
    far_counts = [rect(-(x + 116 + 68 * (2 - number)), y + 90, 64, 38) for number in range(3)]
    hangs = [rect(-(x + 112 + 100 * number), y + high + 4, 92, 40) for number in (1, 0)]
    pools = [rect(left, 812, *_POOL, foot=True) for left in _POOLS]
    top = frame.felt.rect.top + round(24 * factor)
    height = frame.felt.rect.bottom - round(6 * factor) - top
    piles = [rect(left - WIDTH, 824, *_PILE, foot=True) for left in _PILES]
    for number, pile in enumerate(piles):
        pile.right = frame.stage.rect.right - round((WIDTH - _PILES[number] - _PILE[0]) * factor)
    # The trailer is as tall as the arena; what lies on its shelf keeps its shape, and stands on the edge.
    edge = 198 * (sheet.down / factor - 1)
    stalls = tuple(
        rect(_STALL[0] + n * _PITCH, _STALL[1] + edge, *_STALL_SIZE, middle=True) for n in range(MARKET)
    )
    prices = tuple(
        rect(_STALL[0] + n * _PITCH + 2, 183 + edge, _PITCH - 12, 30, middle=True) for n in range(MARKET)
    )
    left, right = pools[-1].right + round(24 * factor), piles[0].left - round(12 * factor)
    hand = pygame.Rect(left, top, right - left, height)
    return Places(
        frame,
        factor * UNIT,
        near,
        far,
        Side(near_plate, tuple(counts), pools[0], pools[1], piles[0], piles[1]),
        Side(far_plate, tuple(far_counts), hangs[0], hangs[1], far_counts[1], far_counts[2]),
        stalls,
        prices,
        rect(_STALL[0] + MARKET * _PITCH + 8, 52 + edge, 92, 126, middle=True),
        rect(603, 226 + 261 * (sheet.down / factor - 1), 306, 70, middle=True),
        rect(666, 830, 180, 180, foot=True, middle=True),
        Area(hand, factor * UNIT),
    )
