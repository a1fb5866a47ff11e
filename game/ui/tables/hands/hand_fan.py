"""The cards of the near hand: where they lie, and the control of each."""

from collections.abc import Sequence

import pygame

from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.paint.cards.cards import full_height
from game.ui.tables.hands.fan import arc, fan

_APART = 5
"""Units between two cards where there is room: for the ring around one, and as they lie turned."""
SEEN = 0.72
"""Share of a card that its right neighbour leaves free, so that its name, price and value are read."""


class HandFan:
    """Cards of a width in pixels in an area, side by side in a flat arc; a picked one is larger.

    Of many cards each is narrower, down to `least`, before less of it than the share `seen` is left free.
    """

    def __init__(
        self, area: Area, width: int, picked: int, least: int | None = None, seen: float = SEEN
    ) -> None:
        self.area, self.width, self.picked, self.seen = area, width, picked, seen
        self.least = width if least is None else min(least, width)

    def width_of(self, count: int) -> int:
        """How wide each of so many cards is."""
        fitting = int(self.area.rect.width / (1 + self.seen * max(0, count - 1)))
        return max(self.least, min(self.width, fitting))

    def place(self) -> pygame.Rect:
        """A card in the middle: where the hand as a whole is."""
        rect = pygame.Rect(0, 0, self.width, full_height(self.width))
        rect.midbottom = self.area.rect.midbottom
        return rect

    def places(self, count: int) -> list[pygame.Rect]:
        """Where so many cards lie, from left to right."""
        area, width = self.area, self.width_of(count)
        size = width, full_height(width)
        foot = area.rect.bottom - area.unit(3)
        return [
            pygame.Rect((left, foot - size[1] - arc(count, number, -area.unit(3))), size)
            for number, left in enumerate(fan(area.rect, count, width, area.unit(_APART)))
        ]

    def lay(self, cards: Sequence[CardWidget]) -> list[CardWidget]:
        """Places the cards; returns them in the order in which they are drawn, the picked one last."""
        for card, rect in zip(cards, self.places(len(cards)), strict=True):
            if card.picked:
                large = pygame.Rect(0, 0, self.picked, full_height(self.picked))
                large.midbottom = rect.midbottom
                # The first and the last grow inwards: beside the hand lies something else.
                large.left = max(self.area.rect.left, min(large.left, self.area.rect.right - large.width))
                rect = large
            card.place(rect, self.area.scale)
        return sorted(cards, key=lambda card: card.picked)
