"""The cards of the near hand: where they lie, and the control of each."""

from collections.abc import Sequence

import pygame

from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.paint.cards.cards import full_height
from game.ui.tables.hands.fan import arc, fan


class HandFan:
    """Cards of a width in pixels in an area, side by side in a flat arc; a picked one is larger."""

    def __init__(self, area: Area, width: int, picked: int) -> None:
        self.area, self.width, self.picked = area, width, picked

    def place(self) -> pygame.Rect:
        """A card in the middle: where the hand as a whole is."""
        rect = pygame.Rect(0, 0, self.width, full_height(self.width))
        rect.midbottom = self.area.rect.midbottom
        return rect

    def places(self, count: int) -> list[pygame.Rect]:
        """Where so many cards lie, from left to right."""
        area, size = self.area, self.place().size
        foot = area.rect.bottom - area.unit(3)
        return [
            pygame.Rect((left, foot - size[1] - arc(count, number, -area.unit(3))), size)
            for number, left in enumerate(fan(area.rect, count, self.width, -area.unit(4)))
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
