"""The hand while it only waits: each card is a line with its picture, its name and its kind, none cut off."""

from math import ceil

import pygame

from game.ui.kit.card_row import CardRow
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.hands.hand_card import HandCard

_NARROWEST, _TALLEST, _GAP = 130, 46, 6
"""Units of a line at least, where two stand side by side, and at most; and between two lines."""


class RestRow(CardRow, HandCard):
    """A card of the hand that is put aside: it is looked at, and grows nowhere."""

    def __init__(self, gallery: Gallery, face: CardFace) -> None:
        super().__init__(gallery, face, "hand")

    @property
    def workable(self) -> bool:
        return self.enabled and self.pickable


def rest_rects(area: pygame.Rect, count: int, scale: float) -> list[pygame.Rect]:
    """Where so many lines stand, at the foot of an area; two side by side where there is room."""
    gap = round(_GAP * scale)
    columns = 2 if area.width >= 2 * round(_NARROWEST * scale) + gap and count > 1 else 1
    rows = max(1, ceil(count / columns))
    high = min(round(_TALLEST * scale), (area.height - (rows - 1) * gap) // rows)
    wide = (area.width - (columns - 1) * gap) // columns
    top = area.bottom - rows * high - (rows - 1) * gap
    return [
        pygame.Rect(
            area.left + (number % columns) * (wide + gap), top + number // columns * (high + gap), wide, high
        )
        for number in range(count)
    ]
