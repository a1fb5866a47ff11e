"""From where and to where the cards of a duel fly."""

from typing import TYPE_CHECKING

import pygame

from game.engine.seats import Seat
from game.rules.scrap_knights.view import SeatView
from game.ui.tables.hands.hand_card import hand_rects
from game.ui.tables.hands.view import cards_in_hand
from game.ui.tables.scrap_knights.faces import face

if TYPE_CHECKING:
    from game.ui.tables.scrap_knights.board import Board


def leaving(board: "Board", seat: Seat, card: str | None) -> pygame.Rect:
    """From where a card of a hand sets out: its own place where it is seen, else the hand as a whole."""
    if seat != board.bottom:
        return board.hung("far hand").rect.inflate(-board.area.unit(128), -board.area.unit(8))
    for widget in board.hand_cards():
        if (card is not None and widget.name == face(card).key) or (card is None and widget.picked):
            return widget.rect
    rect = board.places.hand if board.choosing else board.aside
    return hand_rects(rect, 1, 0, 0)[0]


def coming_home(board: "Board", card: str, side: SeatView) -> pygame.Rect:
    """Where a card lies that comes to the hand of the near side, which is asked next."""
    hand, unit = cards_in_hand(side), board.area.unit
    rects = hand_rects(board.places.hand, len(hand), unit(2), unit(7))
    return rects[hand.index(card)] if card in hand else hand_rects(board.places.hand, 1, 0, 0)[0]
