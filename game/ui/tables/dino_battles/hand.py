"""The near hand: where its cards lie, which can be played, and why the dark ones cannot."""

from collections.abc import Container, Hashable, Sequence
from functools import partial
from typing import Literal

import pygame

from game.engine.refusals import Pick
from game.rules.dino_battles.state import HAND
from game.ui.kit.area import Area
from game.ui.kit.widget import Box
from game.ui.paint import pen
from game.ui.paint.cards.cards import kind_bar
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.roles import art_colors
from game.ui.tables.dino_battles.faces import face, worded
from game.ui.tables.dino_battles.places import HAND as HIGH
from game.ui.tables.dino_battles.places import LOW
from game.ui.tables.dino_battles.snapshot import Snapshot
from game.ui.tables.dino_battles.zones import BACK
from game.ui.tables.hands.fan_card import FanCard
from game.ui.tables.hands.hand_fan import HandFan
from game.ui.tables.tags import draw_tag

Foot = Literal["main", "answers", "strip"]
"""What lies at the foot: panel and hand; answers to an attack; a strip and the hand below it."""
_SUNK: dict[Foot, float] = {"main": -8 / 3, "answers": 416 / 3, "strip": 48}
"""Units by which the hand lies lower: it goes up and down, but never aside."""
_LOOKED_ON = ("mulligan", "promote")
"""Decisions in which no card of the hand is played, so that none is dark."""
_FREE = art_colors("dino_battles/hand")["free place"]
_AIR = 6
"""Units between cards of the hand."""
_ART, _ABOVE_BAR = 0.2, 0.034
"""Shares of a card's height: below its name and the upper edge of its art, and from the bar up to the art."""
_NARROW = 0.84
"""The share of its width down to which a card gets smaller, so that the hand need not overlap."""
_SHORT = 0.81
"""The width of a card at a low foot, to the height there: with less of its art it is whole."""
_CARD = 370 / 3
"""Units that a card of the hand is wide."""


class HandCard(FanCard):
    """A card of the hand; face down it shows this game's back. What is not `seen` lies below the window.

    `tag` says in a few words why it cannot be played now.
    """

    seen = pygame.Rect(0, 0, 0, 0)
    tag = ""
    waits = False
    """Whether the game is about to go on without it, though it could be played."""

    @property
    def framed(self) -> bool:
        """While something else is chosen a card can be picked instead, but nobody is asked for it."""
        return self.picked or (self.pickable and not self.dim and not self.waits)

    def _image(self) -> pygame.Surface:
        if self.face is None:
            return self.gallery.card(BACK, self.rect.width, "back")
        shown = worded(self.face, self.rect.width)
        image = self.gallery.card(shown, self.rect.width, "dim" if self.dim else "full")
        return shortened(image, kind_bar(shown, self.rect.width), self.rect.height)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.tag:
            place = self.rect.centerx, self.rect.top + round(self.rect.height * 0.3)
            draw_tag(surface, self.tag, round(self.rect.width * 0.11), place, "warning", within=self.rect)

    def boxes(self) -> list[Box]:
        # While an attack is answered the whole hand is out of sight.
        shown = self.rect.clip(self.seen)
        return [Box(self.name, shown)] if shown else []


def shortened(image: pygame.Surface, bar: float, high: int) -> pygame.Surface:
    """A card so many pixels high: what is too much is cut out of its art, above the bar with its kind.

    The `bar` lies at a share of its height.
    """
    whole = image.get_height()
    top, low = round(_ART * whole), round((bar - _ABOVE_BAR) * whole)
    cut = min(whole - high, low - top)
    if cut <= 0:
        return image
    found = pygame.Surface((image.get_width(), whole - cut), pygame.SRCALPHA)
    found.blit(image, (0, 0), (0, 0, image.get_width(), low - cut))
    found.blit(image, (0, low - cut), (0, low, image.get_width(), whole - low))
    return found


class OpenHand(HandFan):
    """Cards side by side from the left, with air between them where there is room; no higher than `high`.

    No card lies on the places that are `free`.
    """

    free: Sequence[int] = ()
    high = 10_000
    """Pixels."""
    column = 0
    """Pixels from card to card at least, where there is room: a shorter card keeps its column."""

    def places(self, count: int) -> list[pygame.Rect]:
        places = self._places(count + len(self.free))
        return [rect for number, rect in enumerate(places) if number not in self.free]

    def _places(self, count: int) -> list[pygame.Rect]:
        area, (wide, high) = self.area, self.place().size
        free, air = area.rect.width, area.unit(_AIR)
        if count > 1 and (narrow := (free - (count - 1) * air // 2) // count) >= _NARROW * wide:
            # A little smaller they need not overlap.
            high, wide = min(high, high * narrow // wide), min(wide, narrow)
        size = wide, min(high, self.high)
        step = max(wide, self.column) + air
        if count > 1:
            step = min(step, (free - wide) // (count - 1))
        top = area.rect.bottom - area.unit(2) - size[1]
        return [pygame.Rect((area.rect.left + step * number, top), size) for number in range(count)]

    def wide(self, count: int) -> int:
        """How much of the room so many cards take, with the places that are free, in pixels."""
        count += len(self.free)
        return self._places(count)[-1].right - self.area.rect.left if count else 0

    def unused(self, count: int) -> list[pygame.Rect]:
        """The places up to a full hand on which none of so many cards lies; none where the cards overlap."""
        places = self._places(HAND)
        if places[0].right > places[1].left:
            return []
        taken = count + len(self.free)
        return [rect for number, rect in enumerate(places) if number >= taken or number in self.free]


def open_hand(room: Area, foot: Foot, *, low: bool = False) -> OpenHand:
    """Where the cards of the near hand lie. At a `low` foot they are shorter while they may be played, else
    below the window: small ones lie beside what is asked.
    """
    short = low and foot == "main"
    sunk = _SUNK["answers"] + HIGH - LOW if low and not short else _SUNK[foot]
    width, high = room.unit(_CARD), room.rect.height
    if short:
        width = min(width, round(high * _SHORT))
    hand = OpenHand(Area(room.rect.move(0, room.unit(sunk)), room.scale), width, width)
    if short:
        hand.high, hand.column = high, room.unit(_CARD)
    return hand


def draw_free_places(
    surface: pygame.Surface, hand: OpenHand, count: int, taken: Sequence[pygame.Rect]
) -> None:
    """Outlines where cards would lie up to a full hand, of which there are so many, if none overlap and
    nothing else lies there.
    """
    scale = hand.area.scale
    for rect in [one for one in hand.unused(count) if one.collidelist(taken) < 0]:
        pen.rect(surface, _FREE, rect, max(1, round(4 / 3 * scale)), border_radius=round(8 * scale))


def hand_cards(
    shown: Snapshot,
    gallery: Gallery,
    foot: Foot,
    window: pygame.Rect,
    hidden: Container[Hashable],
    waits: bool,
) -> list[HandCard]:
    """The cards from left to right, not placed yet; what is `hidden` is on its way to the hand.

    They wait where the game is about to go on without them.
    """
    chooser, side = shown.chooser, shown.view.players[shown.bottom]
    hand: Sequence[str | None] = side.hand if side.hand is not None else (None,) * side.hand_size
    plays = chooser is not None and foot != "answers" and chooser.decision.kind not in _LOOKED_ON
    in_main = chooser is not None and chooser.decision.kind in ("precombat", "postcombat")
    found = []
    for number, card in enumerate(hand):
        widget = HandCard(gallery, None if card is None else face(card))
        widget.seen, widget.waits = window, waits
        if card is not None:
            pick = Pick("hand", card)
            widget.name, widget.pick = f"hand {card}", shown.picking(pick)
            widget.picked = chooser is not None and chooser.has(pick) and number == shown.picked_index
            widget.picked |= number in shown.paid
            aside = chooser is not None and bool(chooser.given) and not widget.picked
            widget.dim = plays and (aside or not widget.pickable)
            widget.refusal = partial(shown.do.why_not, pick)
            if in_main and widget.dim and not aside:
                widget.tag = shown.do.tag(pick)
        widget.visible = ("hand", shown.bottom, number) not in hidden
        found.append(widget)
    return found
