"""Motions of hands, decks and discard piles: a card that is played, drawn, discarded."""

from collections.abc import Sequence
from typing import Protocol

import pygame

from game.engine.seats import Seat
from game.ui.tables.shows import motions
from game.ui.tables.shows.motions import MOST_CARDS, CardBoard, fly_card
from game.ui.tables.shows.shows import Happening


class PileBoard(CardBoard, Protocol):
    """A board with hands and piles.

    `dropped` says that the last card was dragged: it does not fly in again. `discard_before` has the discard
    piles as they were before the cards that are on their way there.
    """

    dropped: bool
    discard_before: dict[Seat, tuple[str, ...]]

    @property
    def bottom(self) -> Seat: ...

    def pile(self, seat: Seat, name: str) -> pygame.Rect: ...

    def hand_card(self, seat: Seat, card: str) -> pygame.Rect: ...

    def hand_place(self, seat: Seat) -> pygame.Rect: ...

    def hand_places(self) -> list[pygame.Rect]: ...


def take_drop(board: PileBoard) -> bool:
    """Whether what happens was dropped where it goes; asked once."""
    dropped, board.dropped = board.dropped, False
    return dropped


def from_hand(board: PileBoard, now: Happening, end: pygame.Rect, hides: object = None) -> bool:
    """A card goes from the hand to a place, unless it was dropped there; whether it flies."""
    if take_drop(board):
        return False
    start = board.hand_card(now.facts["seat"], now.facts["card"])
    fly_card(board, now.facts["card"], start, end, now.length, hides=hides)
    return True


def to_discard(
    board: PileBoard,
    now: Happening,
    cards: Sequence[str],
    start: pygame.Rect,
    share: float,
    *,
    wait: float = 0,
) -> None:
    """After a while cards fly to the discard pile, which does not show them before they are there."""
    seat = now.facts["seat"]
    if ("discard", seat) not in board.stage.hidden:
        board.discard_before[seat] = now.before.players[seat].discard
    end = board.pile(seat, "discard")
    for number, card in enumerate(cards[:MOST_CARDS]):
        later = wait + number * now.length / 8
        fly_card(board, card, start, end, now.length * share, hides=("discard", seat), wait=later)


def draw_cards(board: PileBoard, now: Happening) -> None:
    """Each card flies to its own place in the hand, and turns over for whoever holds it."""
    seat, count = now.facts["seat"], now.facts["count"]
    deck = board.pile(seat, "deck")
    if seat != board.bottom:
        for number in range(min(count, MOST_CARDS)):
            fly_card(board, None, deck, board.hand_place(seat), now.length, wait=number * now.length / 10)
        return
    places = board.hand_places()
    first = len(places) - count
    cards = [
        (card, places[first + number], ("hand", seat, first + number))
        for number, card in enumerate(now.facts["cards"] or [None] * count)
    ]
    motions.deal_cards(board, deck, cards, now.length)


def discard_hand(board: PileBoard, now: Happening) -> None:
    """Cards go from the hand to the discard pile."""
    to_discard(board, now, now.facts["cards"], board.hand_place(now.facts["seat"]), 1)


def shuffle_pile(board: PileBoard, now: Happening) -> None:
    """The discard pile becomes the deck."""
    seat = now.facts["seat"]
    for number in range(3):
        wait = number * now.length / 6
        start, end = board.pile(seat, "discard"), board.pile(seat, "deck")
        fly_card(board, None, start, end, now.length / 2, wait=wait)
