"""The near hand: where its cards lie, which can be played, and why the dark ones cannot."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.refusals import Pick
from game.rules.dino_battles.state import HAND
from game.ui.kit.widget import Box
from game.ui.paint import pen
from game.ui.tables.dino_battles.zones import BACK
from game.ui.tables.hands.fan_card import FanCard
from game.ui.tables.hands.hand_fan import HandFan
from game.ui.tables.tags import draw_tag

if TYPE_CHECKING:
    from game.ui.tables.dino_battles.board import Board

_LOOKED_ON = ("mulligan", "promote")
"""Decisions in which no card of the hand is played, so that none is dark."""
_FREE = (34, 50, 60)
_AIR = 6
"""Units between cards of the hand."""
_CARD, _PICKED = 178, 185
"""How wide a card of the hand is, in pixels of the drawing, and one that is picked."""


class HandCard(FanCard):
    """A card of the hand; face down it shows this game's back. What is not `seen` lies below the window.

    `tag` says in a few words why it cannot be played now.
    """

    seen = pygame.Rect(0, 0, 0, 0)
    tag = ""

    def _image(self) -> pygame.Surface:
        if self.face is None:
            return self.gallery.card(BACK, self.rect.width, "back")
        return super()._image()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.tag:
            place = self.rect.centerx, self.rect.top + round(self.rect.height * 0.3)
            draw_tag(surface, self.tag, round(self.rect.width * 0.11), place, "warning", within=self.rect)

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect.clip(self.seen))]


class OpenHand(HandFan):
    """Cards side by side from the left, with air between them where there is room."""

    def places(self, count: int) -> list[pygame.Rect]:
        area, size = self.area, self.place().size
        step = self.width + area.unit(_AIR)
        if count > 1:
            step = min(step, (area.rect.width - self.width) // (count - 1))
        top = area.rect.bottom - area.unit(2) - size[1]
        return [pygame.Rect((area.rect.left + step * number, top), size) for number in range(count)]


def open_hand(board: "Board") -> OpenHand:
    """Where the cards of the near hand lie: low while a fight is asked about."""
    places = board.places
    area = places.hands[board.foot]
    width, picked = round(_CARD * places.factor), round(_PICKED * places.factor)
    return OpenHand(area, width, width if board.foot == "answers" else picked)


def draw_free_places(surface: pygame.Surface, board: "Board") -> None:
    """Outlines where cards would lie up to a full hand."""
    hand, factor = open_hand(board), board.places.factor
    count = board.view.players[board.bottom].hand_size
    for rect in hand.places(HAND)[count:]:
        pen.rect(surface, _FREE, rect, max(1, round(2 * factor)), border_radius=round(12 * factor))


def hand_cards(board: "Board") -> list[HandCard]:
    """The cards from left to right, not placed yet."""
    scene, chooser, side = board.scene, board.scene.chooser, board.view.players[board.bottom]
    hand: Sequence[str | None] = side.hand if side.hand is not None else (None,) * side.hand_size
    plays = chooser is not None and board.foot != "answers" and chooser.decision.kind not in _LOOKED_ON
    in_main = chooser is not None and chooser.decision.kind in ("precombat", "postcombat")
    found = []
    for number, card in enumerate(hand):
        widget = HandCard(board.gallery, None if card is None else board.face(card))
        widget.seen = board.area.rect
        if card is not None:
            pick = Pick("hand", card)
            widget.name, widget.pick = f"hand {card}", board.picking(pick)
            widget.picked = chooser is not None and chooser.has(pick) and number == scene.picked_place
            aside = chooser is not None and bool(chooser.given) and not widget.picked
            widget.dim = plays and (aside or not widget.pickable)
            widget.refusal = partial(scene.why_not, pick)
            if in_main and widget.dim and not aside:
                widget.tag = scene.why_not_tag(pick)
        widget.visible = ("hand", board.bottom, number) not in board.stage.hidden
        found.append(widget)
    return found
