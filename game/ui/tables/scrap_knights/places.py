"""Where everything lies on the table, for a window and a scale."""

from dataclasses import dataclass

import pygame

from game.rules.scrap_knights.state import MAX_DISTANCE
from game.ui.kit.area import Area
from game.ui.paint.cards import compact_height

PLATE_WIDTH = 322
ROW_CARD = 76
SLOT_CARD = 124
TRACK_WIDTH = 660
_CLOSEST = 62


@dataclass(frozen=True, slots=True)
class Plate:
    """One side: its numbers, the row of its ULT and BOTs, the lamps under the ULT, its cards face up."""

    numbers: Area
    row: Area
    lamps: pygame.Rect
    slots: tuple[pygame.Rect, pygame.Rect]


@dataclass(frozen=True, slots=True)
class Places:
    """The parts of the table in pixels; the near side is on the left of the field."""

    bar: Area
    field: Area
    track: pygame.Rect
    near: Plate
    far: Plate
    ribbon: Area
    prompt: Area
    hand: Area

    def apart(self, distance: float) -> float:
        """How far from the middle of the track each mech stands; at 0 they stand shoulder to shoulder."""
        closest = self.field.unit(_CLOSEST)
        return closest + (self.track.width / 2 - closest) * distance / MAX_DISTANCE


def lay_out(area: Area) -> Places:
    """The bar on top, the field with both sides and the chain beside it, the prompt, the hand."""
    table = area.centered(area.rect.width / area.scale, area.rect.height / area.scale)
    bar = table.top(46).inset(14, 4)
    hand = table.bottom(234).inset(14, 6)
    prompt = table.bottom(54).inset(14, 4)
    middle = table.inset(14, 4)
    ribbon = middle.right(306, 12)
    inside = middle.inset(12, 10)
    near, far = inside.left(PLATE_WIDTH), inside.right(PLATE_WIDTH)
    width, gap = area.unit(SLOT_CARD), area.unit(6)
    height = compact_height(width)
    top, centre = middle.rect.top + area.unit(10), middle.rect.centerx
    step = area.unit(24)
    first = pygame.Rect(centre - gap // 2 - width, top, width, height)
    other = pygame.Rect(centre + gap // 2, top, width, height)
    track = pygame.Rect(0, 0, min(area.unit(TRACK_WIDTH), inside.rect.width + 2 * width), area.unit(10))
    track.midbottom = (centre, middle.rect.bottom - area.unit(34))
    return Places(
        bar,
        middle,
        track,
        _plate(near, (first, first.move(-step, step))),
        _plate(far, (other, other.move(step, step))),
        ribbon,
        prompt,
        hand,
    )


def _plate(area: Area, slots: tuple[pygame.Rect, pygame.Rect]) -> Plate:
    numbers = area.top(122, 6)
    row = area.top(compact_height(area.unit(ROW_CARD)) / area.scale, 3)
    lamps = area.top(16).left(ROW_CARD).rect
    return Plate(numbers, row, lamps, slots)


def strip(area: Area, count: int, width: int, gap: int) -> list[pygame.Rect]:
    """`count` places of a width from the left, as high as the area."""
    return [
        pygame.Rect(area.rect.left + number * (width + gap), area.rect.top, width, area.rect.height)
        for number in range(count)
    ]
