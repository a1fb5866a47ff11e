"""Where parts of the table lie that are laid out for large type, and how large it is on each of them.

The scenery gives way to them: plates of lanes hide gates and sheds, Scrapbots are smaller, portraits go.
"""

from dataclasses import dataclass, replace

import pygame

from game.content.scrapbots.cards import LANES, MARKET
from game.ui.parts.drawn import UNIT
from game.ui.tables.frame import Frame
from game.ui.tables.scrapbots.lanes.lane import FIGURE
from game.ui.tables.scrapbots.sheet import PLATE, SIZES, Sheet

FROM = 1.1
"""The UI scale above which parts are laid out for large type."""
_LARGEST, _LARGEST_CORNER, _LARGEST_WOUNDS = 1.5, 1.3, 1.2
"""How much larger than drawn the type gets at the most."""
PLATE_UNITS, CORNER_UNITS = (176, 72), (146, 91)
"""Sizes of a lane's plate and of a player's corner in units."""
_POOLS, _PILES, _CARD, DECK = 80, 70, 90, 44
"""Widths in units: of pools and piles, each above the other, and of a card of the market at the most."""
_SIGN, _WOUNDS = 42, (220, 78)
"""Height of the dealer's sign, and size of the Wound board, in pixels of the drawing."""
_EDGE, _APART = 10, 4
"""Pixels of the drawing to the edge of the window and between parts."""


@dataclass(frozen=True, slots=True)
class Written:
    """Pixels a unit of what is written on parts of the table."""

    plates: float
    shelf: float
    corners: float
    wounds: float
    felt: float


def written(scale: float, wanted: float) -> Written:
    """As large as is wanted, as far as parts leave room for each other."""
    large, corner, wounds = (
        scale * min(wanted, most) for most in (_LARGEST, _LARGEST_CORNER, _LARGEST_WOUNDS)
    )
    return Written(large, large, corner, wounds, corner)


def with_plates(now: Written, scale: float) -> Written:
    """The same with another scale of the plates of lanes."""
    return replace(now, plates=scale)


def on_the_felt(frame: Frame, scale: float, factor: float) -> tuple[pygame.Rect, pygame.Rect]:
    """Pools at the left, piles at the right: one below the other, so that the hand has the width."""
    felt, edge = frame.felt.rect, round(_EDGE * factor)
    room = felt.inflate(-2 * edge, -2 * edge)
    room.top, room.height = room.top + edge, room.height - edge
    pools, piles = room.copy(), room.copy()
    pools.width, piles.width = round(_POOLS * scale), round(_PILES * scale)
    piles.right = room.right
    return pools, piles


def at_the_top(
    sheet: Sheet, now: Written
) -> tuple[tuple[pygame.Rect, pygame.Rect], pygame.Rect, pygame.Rect]:
    """The corners of the players, the shelf between them, and the Wound board below it."""
    factor, stage = sheet.factor, sheet.stage
    edge, apart = round(_EDGE * factor), round(2 * _APART * factor)
    size = tuple(round(one * now.corners) for one in CORNER_UNITS)
    near = pygame.Rect((stage.left + edge, stage.top + edge), size)
    far = near.copy()
    far.right = stage.right - edge
    most = round((MARKET * _CARD + DECK + MARKET * 4) * now.shelf)
    wide = min(most, far.left - near.right - 2 * apart)
    top = stage.top + round(_SIGN * factor)
    shelf = pygame.Rect(stage.centerx - wide // 2, top, wide, near.bottom - top)
    across, along = (round(one * now.wounds / UNIT) for one in _WOUNDS)
    wounds = pygame.Rect(stage.centerx - across // 2, shelf.bottom + round(_EDGE * factor), across, along)
    return (near, far), shelf, wounds


def beside_lanes(sheet: Sheet, now: Written, top: int, foot: int) -> tuple[Written, list[list[pygame.Rect]]]:
    """The plates of both sides, evenly between corners and rail, and the scale of what is written there."""
    apart = max(2, round(_APART * sheet.factor))
    room = (foot - top - (LANES + 1) * apart) // LANES
    wide, high = PLATE_UNITS
    # Each stays beside its lane; in a tall arena there is room between them.
    scale = min(now.plates, room / high)
    size = round(wide * scale), min(room, round(PLATE[3] / UNIT * scale))
    plates = []
    for way in (-1, 1):
        left = sheet.rect(PLATE[0] * -way, 0, size[0] / sheet.factor, 0).left
        below = foot
        some: list[pygame.Rect] = []
        for lane in reversed(range(LANES)):
            wanted = round(sheet.foot(lane) - size[1] * PLATE[1] / PLATE[3])
            below = max(top + apart, min(below - size[1] - apart, wanted))
            some.insert(0, pygame.Rect((left, below), size))
        plates.append(some)
    return replace(now, plates=scale), plates


def figures_below(sheet: Sheet, foot: int) -> float:
    """How much smaller than drawn Scrapbots are, so that the first lane's stay below the shelf."""
    high = FIGURE[1] * SIZES[0] * sheet.factor
    return (sheet.foot(0) - foot) / high
