"""Where things lie on the stage, for a window and a scale: lanes in perspective, rooms of panels around them.

Lengths are pixels of a window of 1920 x 1080.
"""

from dataclasses import dataclass

import pygame

from game.content.scrapbots.cards import LANES
from game.ui.kit.area import Area
from game.ui.paint.cards.cards import full_height
from game.ui.parts.drawn import UNIT
from game.ui.tables.frame import Frame, make_frame
from game.ui.tables.scrapbots import large_places
from game.ui.tables.scrapbots.lanes.lane import Half
from game.ui.tables.scrapbots.sheet import WIDTH, Sheet

_ARENA_KEPT, _FELT = 0.85, 232
"""Of the arena at least, where three plates lie one below the other; and units of felt, high enough for cards
that say all they have to say.
"""
_CORNER = 10, 10, 328, 180
CARD = 224
"""How wide a card of the hand is, in pixels of the drawing."""
_FIVE, _OVER_CARDS = 1 + 4 * 0.66, 27
"""Widths of a card that five of them take at least in the hand, and pixels of felt above and below them."""
_GAPS, _GAPS_LARGE = (24, 12), (8, 4)
"""Pixels of felt between the hand and what lies at its left and at its right."""
_SHELF, _WOUNDS, _COIN = (360, 42, 793, 171), (603, 226, 306, 70), (666, 830, 180, 180)


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of the table in pixels. `scale` is that of things, `written` has those of what is read;
    `card` is how wide a card of the hand is. `large`: the parts are laid out for large type.
    """

    frame: Frame
    scale: float
    written: large_places.Written
    large: bool
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


def _lower_the_rail(frame: Frame, spare: int) -> None:
    """Gives the arena what the felt can spare."""
    if spare > 0:
        frame.arena.rect.height += spare
        frame.rail.rect.top += spare
        frame.felt.rect.top += spare
        frame.felt.rect.height -= spare


def lay_out(area: Area, wanted: float = 1.0) -> Places:
    """The dealer at the top, players in the corners, lanes below, one's own cards at the foot."""
    frame = make_frame(area, wanted, filled=True, arena_kept=_ARENA_KEPT, felt_height=_FELT)
    sheet = Sheet(frame)
    rect, factor = sheet.rect, sheet.factor
    scale, large = factor * UNIT, wanted > large_places.FROM
    written = large_places.written(scale, wanted) if large else large_places.Written(*[scale] * 5)
    pools, piles = large_places.on_the_felt(frame, written.felt, factor)
    # Beside large pools and piles the hand needs all the width that there is.
    felt, gaps = frame.felt.rect, (_GAPS_LARGE if large else _GAPS)
    left, right = pools.right + round(gaps[0] * factor), piles.left - round(gaps[1] * factor)
    # Cards may be larger than the stage's scale says, as long as most is seen of each of five.
    card = round(CARD * max(factor, min(frame.felt.scale / UNIT, (right - left) / (_FIVE * CARD))))
    if wanted > 1:
        # What the cards leave of the felt goes back to the lanes, whose plates grow.
        _lower_the_rail(frame, felt.height - full_height(card) - round(_OVER_CARDS * factor))
        sheet = Sheet(frame)
        sheet.enlarge_plates(wanted)
        pools, piles = large_places.on_the_felt(frame, written.felt, factor)
    # The trailer is as tall as the arena; what lies on its shelf keeps its shape, and stands on the edge.
    taller = max(0, sheet.down / factor - 1)
    x, y, wide, high = _CORNER
    corner = min(wide, (WIDTH * sheet.across / factor - _SHELF[2]) / 2 - x), high
    corners = rect(x, y, *corner), rect(-x, y, *corner)
    shelf, wounds = rect(*_SHELF, middle=True), rect(*_WOUNDS, middle=True)
    if large:
        corners, shelf, wounds = large_places.at_the_top(sheet, written)
    shelf, wounds = (one.move(0, round(far * taller * factor)) for one, far in ((shelf, 198), (wounds, 261)))
    plates = [[sheet.plate(lane, way) for lane in range(LANES)] for way in (-1, 1)]
    # In a lower arena lanes lie closer, and Scrapbots are smaller.
    figures = min(1.0, sheet.down / factor)
    if large:
        top, foot = corners[1].bottom, frame.rail.rect.top
        written, plates = large_places.beside_lanes(sheet, written, top, foot)
        figures = min(figures, large_places.figures_below(sheet, shelf.bottom))
    elif wanted > 1:
        written = large_places.with_plates(written, scale * sheet.plates)
    near, far = (
        tuple(sheet.half(lane, way, plate, figures) for lane, plate in enumerate(some))
        for way, some in zip((-1, 1), plates, strict=True)
    )
    hand = pygame.Rect(left, felt.top, right - left, felt.height - round(6 * factor))
    return Places(
        frame,
        scale,
        written,
        large,
        card,
        near,
        far,
        *corners,
        pools,
        piles,
        shelf,
        wounds,
        rect(*_COIN, foot=True, middle=True),
        Area(hand, scale),
    )
