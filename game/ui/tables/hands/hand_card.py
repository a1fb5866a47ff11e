"""A card of the hand: it grows where it is looked at, and a tag says what it would come to."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil
from typing import Protocol

import pygame
from msgspec import structs

from game.ui.kit.card import CardWidget
from game.ui.paint import pen
from game.ui.paint.cards.cards import full_height, kind_bar
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.frames import WIDTH
from game.ui.paint.materials.skins import shadow
from game.ui.paint.palette import FOCUS
from game.ui.tables.hands.fan import arc, fan
from game.ui.tables.tags import Tone, draw_tag

_GROWTH, _READABLE = 1.2, 165
"""How much a card that is looked at grows, and the pixels that it is wide at least, to be read."""
_TAB = 30
"""Units above a card that may be taken by words on its upper edge."""
_MOST_COVERED, _COARSE = 0.45, 6
"""Of a card at most, where its words keep off the next one, and the units of the frame in which that is
counted.
"""
Tag = tuple[str, Tone, str]
"""Words on a card, their colour, and the whole sentence."""


class LyingCard(CardWidget):
    """A card among its neighbours in a hand: its words may keep off the next card, which lies on it."""

    covered = 0
    """Pixels at its right on which the next card lies."""

    @property
    def lies_free(self) -> bool:
        """Whether its words take the whole card."""
        return self.picked

    @property
    def lying(self) -> CardFace | None:
        """The card as it lies among its neighbours."""
        if self.face is None or self.lies_free:
            return self.face
        return covered_face(self.face, self.covered, self.rect.width)

    def _image(self) -> pygame.Surface:
        face = self.lying
        if face is None or face is self.face:
            return super()._image()
        return self.gallery.card(face, self.rect.width, "dim" if self.dim else "full")


class HandCard(LyingCard):
    """Its `tag` lies over the bar with its kind, never over the text, `symbol` before it. It may grow.

    On its upper edge it says that it is picked, or, grown, that it is only looked at.
    """

    tag: Tag | None = None
    symbol = ""
    picked_tab = look_tab = ""
    """Words on the upper edge of a card that is picked, or only looked at; "" for none."""
    grows = False
    ceiling: int | None = None
    """How high in the window it grows at most, with the words on its edge."""
    below: int | None = None
    """Where in the window its hint has to end, so that what lies above the card stays in sight."""
    keeps_words = False
    """Whether its words stand beside the next card, as its tag does, as long as that is most of the card."""

    @property
    def lies_free(self) -> bool:
        return self.picked or not self.keeps_words

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self._draw_tag(surface, self.rect, self.lying, 0 if self.picked else self.covered)
        if self.picked:
            self._draw_tab(surface, self.rect)

    @property
    def reach(self) -> pygame.Rect:
        high = self.unit(_TAB)
        return super().reach.union(self.rect.move(0, -high)) if self.picked_tab else super().reach

    def _draw_tab(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """On the upper edge: gold with a tick for a picked card, steel with an eye for a look."""
        tone: Tone = "ult" if self.picked else "nothing"
        text, symbol = (self.picked_tab, "check") if self.picked else (self.look_tab, "eye")
        if text:
            pixels = max(round(rect.width * 0.1), self.unit(13))
            middle = rect.top - pixels * 2 // 3
            if self.ceiling is not None:
                middle = max(middle, self.ceiling + pixels)
            center = rect.centerx, middle
            draw_tag(surface, text, pixels, center, tone, symbol=symbol)

    def draw_beside(self, surface: pygame.Surface, over: pygame.Rect) -> list[pygame.Rect]:
        """Draws what is seen of it beside a card that has grown over it, so that its tag stays whole."""
        if self.tag is None or not self.visible or not self.rect.colliderect(over):
            return []
        seen, clip = self.rect.copy(), surface.get_clip()
        if over.centerx > self.rect.centerx:
            seen.width = max(0, over.left - seen.left)
        else:
            seen = pygame.Rect(over.right, seen.top, max(0, seen.right - over.right), seen.height)
        if not seen.width:
            return []
        surface.set_clip(seen.clip(clip))
        CardWidget.draw(self, surface)
        self._draw_tag(surface, self.rect, self.lying, seen=seen)
        surface.set_clip(clip)
        return [seen]

    def _draw_tag(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        face: CardFace | None,
        covered: int = 0,
        seen: pygame.Rect | None = None,
    ) -> None:
        """In the middle of what is `seen`, else of what the next card leaves of it."""
        if self.tag is not None and face is not None:
            seen = seen or pygame.Rect(rect.left, rect.top, rect.width - covered, rect.height)
            center = (seen.centerx, rect.top + round(kind_bar(face, rect.width) * rect.height))
            pixels = round(rect.width * 0.105)
            draw_tag(surface, self.tag[0], pixels, center, self.tag[1], within=seen, symbol=self.symbol)

    @property
    def tip_rect(self) -> pygame.Rect:
        """Its hint stands beside the card as it is looked at."""
        rect = self.enlarged if self.grows else self.rect
        if self.below is not None and self.below < rect.top:
            rect = pygame.Rect(rect.left, self.below, rect.width, rect.bottom - self.below)
        return rect

    @property
    def enlarged(self) -> pygame.Rect:
        """Where the card lies that is looked at: grown, its foot where the hand's is."""
        width, foot = max(round(self.rect.width * _GROWTH), _READABLE), self.rect.bottom + self.unit(4)
        if self.ceiling is not None:
            room = foot - self.ceiling - self.unit(_TAB)
            width = max(min(width, room * width // full_height(width)), self.rect.width, _READABLE)
        rect = pygame.Rect(0, 0, width, full_height(width))
        rect.midbottom = (self.rect.centerx, foot)
        return rect

    def draw_enlarged(self, surface: pygame.Surface, window: pygame.Rect) -> pygame.Rect:
        """Draws the card as it is looked at; returns where."""
        assert self.face is not None
        rect = self.enlarged.clamp(window)
        width = rect.width
        blur = self.unit(12)
        surface.blit(shadow(*rect.size, self.unit(14), blur, 190), (rect.left - blur, rect.top - blur))
        surface.blit(self.gallery.card(self.face, width), rect)
        edge = max(3, self.unit(3.3))
        ring = rect.inflate(edge * 2, edge * 2)
        pen.rect(surface, FOCUS, ring, edge, border_radius=round(width * 0.085))
        self._draw_tag(surface, rect, self.face)
        self._draw_tab(surface, rect)
        return rect.inflate(2 * blur, 2 * blur).union(rect.move(0, -self.unit(_TAB)))


def covered_face(face: CardFace, covered: int, width: int) -> CardFace:
    """A card whose words keep off the pixels at its right on which the next one lies."""
    share = covered / max(1, width)
    if not 0 < share <= _MOST_COVERED:
        return face
    return structs.replace(face, covered=ceil(share * WIDTH / _COARSE) * _COARSE)


def keep_below(cards: Iterable[CardWidget], above: Sequence[pygame.Rect]) -> None:
    """Lets no card of a hand grow over what lies above it."""
    for card in cards:
        if isinstance(card, HandCard):
            grown = card.enlarged
            over = [one for one in above if one.left < grown.right and grown.left < one.right]
            card.ceiling = max((one.bottom for one in over), default=None)


class Covered(Protocol):
    """A card on whose right edge the next one may lie."""

    rect: pygame.Rect
    covered: int


def note_covered(cards: Sequence[Covered]) -> None:
    """Tells each card of a hand how much of it the next one covers."""
    for card, after in pairwise(cards):
        card.covered = max(0, card.rect.right - after.rect.left)


def hand_rects(area: pygame.Rect, count: int, gap: int, depth: int) -> list[pygame.Rect]:
    """Where the cards of a hand lie, as high as the area, in a flat arc."""
    width = round(area.height * 360 / 500)
    whole = pygame.Rect(area.left, area.top, max(area.width, width), area.height)
    return [
        pygame.Rect(left, whole.top + arc(count, number, depth), width, whole.height)
        for number, left in enumerate(fan(whole, count, width, gap))
    ]
