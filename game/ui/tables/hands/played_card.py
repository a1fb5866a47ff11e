"""A card that lies face up in a chain: whose it is, what came of it, and whether it is its turn."""

import pygame

from game.engine.seats import Seat
from game.ui.paint import pen
from game.ui.paint.cache.memory import Memory, pixels_of
from game.ui.paint.effects.words import stamp_image
from game.ui.paint.palette import FOCUS, bad
from game.ui.paint.text import text_width
from game.ui.tables.hands.hand_card import HandCard
from game.ui.tables.tags import Tone, draw_tag

STAMP_TURN = 8
"""Degrees."""
_MARGIN = 14
"""Units around a turned card, for its shadow and its stamp."""
_pictures: Memory[pygame.Surface] = Memory(400_000, pixels_of)
_OWNERS: tuple[Tone, Tone] = ("seat_0", "seat_1")


class PlayedCard(HandCard):
    """`owner` is on a tag at its foot, `head` on one above it; the running one has the ring.

    `stamp` is a word that is pressed over the picture. `turn` is in degrees, counter-clockwise: one that
    joined the chain lies a little askew until it is its turn or somebody looks at it.
    """

    owner: tuple[str, Seat] | None = None
    head: tuple[str, Tone] | None = None
    running = False
    stamp = ""
    turn = 0.0

    def draw(self, surface: pygame.Surface) -> None:
        if self.running:
            edge = max(3, self.unit(3.3))
            ring = self.rect.inflate(edge * 2, edge * 2)
            pen.rect(surface, FOCUS, ring, edge, border_radius=round(self.rect.width * 0.085))
        if self.turn and not (self.running or self.lit):
            key = Memory.era, self.face, self.rect.size, self.dim, self.tag, self.stamp, self.turn
            image = _pictures.recall(key) or _pictures.keep(key, self._turned())
            surface.blit(image, image.get_rect(center=self.rect.center))
        else:
            self._draw_card(surface)
        width = self.rect.width
        if self.owner is not None:
            name, seat = self.owner
            place = self.rect.centerx, self.rect.bottom - round(width * 0.035)
            draw_tag(surface, name.upper(), round(width * 0.082), place, _OWNERS[seat], within=self.rect)
        if self.head is not None:
            place = self.rect.centerx, self.rect.top - round(width * 0.03)
            draw_tag(surface, self.head[0], round(width * 0.12), place, self.head[1])

    def _draw_card(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.stamp:
            image = stamp_image(self.stamp, self.stamp_size(self.stamp), bad(), STAMP_TURN)
            surface.blit(image, image.get_rect(center=self.stamp_place))

    def _turned(self) -> pygame.Surface:
        margin, place = self.unit(_MARGIN), self.rect
        layer = pygame.Surface(place.inflate(2 * margin, 2 * margin).size, pygame.SRCALPHA)
        self.rect = pygame.Rect((margin, margin), place.size)
        try:
            self._draw_card(layer)
        finally:
            self.rect = place
        return pygame.transform.rotozoom(layer, self.turn, 1)

    def stamp_size(self, word: str) -> int:
        """The type of a stamp that goes across the card."""
        size = round(self.rect.width * 0.22)
        return min(size, round(size * self.rect.width * 0.78 / max(1, text_width(word, "title", size))))

    @property
    def stamp_place(self) -> tuple[int, int]:
        """The middle of the picture, where a stamp goes."""
        return self.rect.centerx, self.rect.top + round(self.rect.height * 0.3)
