"""Where things lie on the stage, for a window and a scale: lanes in perspective, rooms of panels around them.

Lengths are pixels of a window of 1920 x 1080; a wider window stretches the stage, a taller one the arena.
"""

from dataclasses import dataclass

import pygame

from game.content.scrapbots.cards import LANES
from game.ui.kit.area import Area
from game.ui.paint.cards.cards import full_height
from game.ui.parts.drawn import UNIT
from game.ui.tables.frame import Frame, make_frame
from game.ui.tables.scrapbots.lanes.lane import Half

_WIDTH, _HEIGHT, _ARENA = 1512, 1080, 776
"""The stage as it is drawn, and the height of its arena."""
_ARENA_KEPT = 0.86
"""Of the arena at least: three plates lie one below the other."""
_FEET, _SIZES, _OUT = (390, 548, 722), (0.70, 0.77, 0.84), (306, 354, 300)
"""Of each lane: where Scrapbots stand, pixels a drawing unit, and how far from the middle. The middle rank
stands back, or one would hide another."""
_GATE, _PLATE = 476, (12, 112, 248, 136)
_CORNER, _POOLS, _PILES = (10, 10, 328, 180), (22, 812, 248, 190), (-18, 824, 228, 172)
_PLATES_APART, _WIDEST_PLATE = 6, 1.3
"""Pixels between plates at least, and how much larger than drawn they get before they would hide who stands
in the lane.
"""
CARD = 184
"""How wide a card of the hand is, in pixels of the drawing."""
_FIVE, _OVER_CARDS = 1 + 4 * 0.66, 42
"""Widths of a card that five of them take at least in the hand, and pixels of felt above and below them."""
_SHELF, _WOUNDS, _COIN = (360, 42, 793, 171), (603, 226, 306, 70), (666, 830, 180, 180)


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of the table in pixels. `scale` is that of its controls, `plate_scale` that of the plates of
    lanes; `card` is how wide a card of the hand is.
    """

    frame: Frame
    scale: float
    plate_scale: float
    card: int
    near: tuple[Half, ...]
    far: tuple[Half, ...]
    near_corner: pygame.Rect
    far_corner: pygame.Rect
    pools: pygame.Rect
    piles: pygame.Rect
    shelf: pygame.Rect
    wound_board: pygame.Rect
    coin: pygame.Rect
    hand: Area


class _Sheet:
    """Turns lengths of the drawing into pixels. `factor` is that of things, which keep their shape; a wider
    stage stretches distances `across`, a taller arena those `down`.
    """

    def __init__(self, frame: Frame) -> None:
        self.stage, self.arena = frame.stage.rect, frame.arena.rect
        fitting = min(self.stage.width / _WIDTH, self.stage.height / _HEIGHT)
        self.factor = max(fitting, frame.stage.scale / UNIT)
        self.across = self.stage.width / _WIDTH
        self.down = self.arena.height / _ARENA
        self.plates = 1.0
        """How much larger than drawn the plates of lanes are."""

    def enlarge_plates(self, wanted: float) -> None:
        """As far as three of them lie one below the other, and no further than they hide gates and sheds."""
        pitch = (_FEET[1] - _FEET[0]) * self.down / self.factor - _PLATES_APART
        self.plates = max(1.0, min(wanted, _WIDEST_PLATE, pitch / _PLATE[3]))

    def rect(
        self, x: float, y: float, wide: float, high: float, *, foot: bool = False, middle: bool = False
    ) -> pygame.Rect:
        """Of such a size, at the left edge, in the middle or (negative x) at the right edge of the stage;
        `foot`: as far from the foot of the window as it is drawn.
        """
        left = self.stage.left + x * self.factor
        if middle:
            left = self.stage.centerx + (x - _WIDTH / 2) * self.factor
        elif x < 0:
            left = self.stage.right + (x - wide) * self.factor
        top = self.stage.bottom - (_HEIGHT - y) * self.factor if foot else self.stage.top + y * self.factor
        return pygame.Rect(round(left), round(top), round(wide * self.factor), round(high * self.factor))

    def half(self, lane: int, way: int) -> Half:
        """The side of a lane at the left (`way` -1) or at the right of the stage."""
        middle, factor = self.stage.centerx, self.factor
        foot_y = self.arena.top + _FEET[lane] * self.down
        lens = (_FEET[lane] + 1700) / (_FEET[-1] + 1700) * self.across
        left, above, wide, high = _PLATE
        plate = self.rect(left if way < 0 else -left, 0, wide * self.plates, high * self.plates)
        plate.top = round(foot_y - above * self.plates * factor)
        edge = round(middle + way * _GATE * lens)
        left, right = sorted((edge, middle + way * round(64 * self.across)))
        field = pygame.Rect(left, round(foot_y - 116 * factor), right - left, round(148 * factor))
        foot = round(middle + way * _OUT[lane] * lens), round(foot_y)
        lamp = round(edge - way * 3 * factor), round(foot_y - 145 * self.down)
        return Half(foot, _SIZES[lane] * factor, field, plate, lamp)


def _lower_the_rail(frame: Frame, spare: int) -> None:
    """Gives the arena what the felt can spare."""
    if spare > 0:
        frame.arena.rect.height += spare
        frame.rail.rect.top += spare
        frame.felt.rect.top += spare
        frame.felt.rect.height -= spare


def lay_out(area: Area, wanted: float = 1.0) -> Places:
    """The dealer at the top, players in the corners, lanes below, one's own cards at the foot."""
    frame = make_frame(area, wanted, filled=True, arena_kept=_ARENA_KEPT)
    sheet = _Sheet(frame)
    rect, factor = sheet.rect, sheet.factor
    pools, piles = rect(*_POOLS, foot=True), rect(*_PILES, foot=True)
    felt, gap = frame.felt.rect, round(24 * factor)
    left, right = pools.right + gap, piles.left - round(12 * factor)
    # Cards may be larger than the stage's scale says, as long as most is seen of each of five.
    card = round(CARD * max(factor, min(frame.felt.scale / UNIT, (right - left) / (_FIVE * CARD))))
    if wanted > 1:
        # What the cards leave of the felt goes back to the lanes, whose plates grow.
        _lower_the_rail(frame, felt.height - full_height(card) - round(_OVER_CARDS * factor))
        sheet = _Sheet(frame)
        sheet.enlarge_plates(wanted)
    near, far = (tuple(sheet.half(lane, way) for lane in range(LANES)) for way in (-1, 1))
    hand = pygame.Rect(left, felt.top + gap, right - left, felt.height - round(30 * factor))
    x, y, wide, high = _CORNER
    corner = min(wide, (_WIDTH * sheet.across / factor - _SHELF[2]) / 2 - x), high
    # The trailer is as tall as the arena; what lies on its shelf keeps its shape, and stands on the edge.
    taller = max(0, sheet.down / factor - 1)
    shelf, wounds = rect(*_SHELF, middle=True), rect(*_WOUNDS, middle=True)
    return Places(
        frame,
        factor * UNIT,
        factor * UNIT * sheet.plates,
        card,
        near,
        far,
        rect(x, y, *corner),
        rect(-x, y, *corner),
        pools,
        piles,
        shelf.move(0, round(198 * taller * factor)),
        wounds.move(0, round(261 * taller * factor)),
        rect(*_COIN, foot=True, middle=True),
        Area(hand, factor * UNIT),
    )
