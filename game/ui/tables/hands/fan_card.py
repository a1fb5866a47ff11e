"""A card of a hand that lies turned a little, as a hand is held."""

from collections.abc import Hashable
from typing import Any

import pygame

from game.ui.paint.cache.memory import Memory, pixels_of
from game.ui.tables.hands.hand_card import LyingCard

_pictures: Memory[pygame.Surface] = Memory(900_000, pixels_of)
_MARGIN = 14
"""Units around the card for its shadow and its ring."""


class FanCard(LyingCard):
    """`turn` is in degrees, counter-clockwise; a card that is picked or looked at lies straight, on top.

    The words of the others keep off the next card.
    """

    turn = 0.0

    @property
    def lies_free(self) -> bool:
        return self.picked or self.lit

    @property
    def _state(self) -> Hashable:
        face = self.lying
        words = (face.key, face.covered) if face is not None else ("", 0)
        return words, self.rect.size, self.dim, self.framed, round(self.turn, 2)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.turn or self.picked or self.lit:
            super().draw(surface)
            return
        image = _pictures.recall(self._state)
        if image is None:
            image = _pictures.keep(self._state, self._turned())
        surface.blit(image, image.get_rect(center=self.rect.center))

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The card that is meant lies over its neighbours, ring and all."""
        self.draw(surface)
        super().draw_focus(surface)

    def _turned(self) -> pygame.Surface:
        margin, place = self.unit(_MARGIN), self.rect
        layer = pygame.Surface((place.width + 2 * margin, place.height + 2 * margin), pygame.SRCALPHA)
        self.rect = pygame.Rect((margin, margin), place.size)
        try:
            super().draw(layer)
        finally:
            self.rect = place
        return pygame.transform.rotozoom(layer, self.turn, 1)


def turn_cards(cards: list[Any], degrees: float) -> None:
    """Turns the cards of a hand, each by so much more than its neighbour; the middle one stays straight."""
    for number, card in enumerate(cards):
        if isinstance(card, FanCard):
            card.turn = ((len(cards) - 1) / 2 - number) * degrees
