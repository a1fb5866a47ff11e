"""Cards on their way over the table, and where they come from and go to."""

from collections.abc import Hashable
from functools import partial

import pygame

from game.engine.seats import Seat
from game.ui.tables.dino_battles.faces import face
from game.ui.tables.dino_battles.shows.battlefield import Battlefield
from game.ui.tables.dino_battles.zones import BACK
from game.ui.tables.shows.motions import MOST_CARDS
from game.ui.tables.shows.shows import Happening

_FLYING = 170
"""The width of a card on its way, in pixels of a window of 1920 x 1080."""


def flying(board: Battlefield) -> int:
    """The width of a card on its way."""
    return board.arena.places.px(_FLYING)


def fly(
    board: Battlefield,
    card: str | None,
    start: pygame.Rect,
    end: pygame.Rect,
    length: float,
    *,
    wait: float = 0,
    hides: Hashable = None,
    turned: bool = False,
) -> None:
    """A card, or its back where it is hidden, from the middle of a place to the middle of another.

    What it `hides` is not seen there before it has arrived. One that is `turned` over on its way is painted
    meanwhile.
    """
    width = flying(board)
    shown = None if card is None else partial(board.gallery.card, face(card), width, "compact")
    image = shown() if shown is not None and not turned else board.gallery.card(BACK, width, "back")
    board.stage.fly(
        image,
        _upright(start),
        _upright(end),
        length,
        wait=wait,
        hides=hides,
        turns_into=shown if turned else None,
    )


def _upright(place: pygame.Rect) -> pygame.Rect:
    """As wide as an upright card is there, in the middle of a place."""
    rect = pygame.Rect(0, 0, min(place.width, round(place.height * 0.7)), place.height)
    rect.center = place.center
    return rect


def zone(board: Battlefield, seat: Seat, name: str) -> pygame.Rect:
    """Where a pile, an Item or a stack of a side lies; its strip where that is not in sight."""
    own = "own" if seat == board.bottom else "enemy"
    widget = board.named(f"{own} {name}")
    if widget is not None and widget.visible:
        return widget.rect
    strip = board.strip(seat)
    place = pygame.Rect(0, 0, strip.height * 3 // 5, strip.height * 4 // 5)
    place.center = strip.center
    return place


def hand_of(board: Battlefield, seat: Seat, card: str | None = None) -> pygame.Rect:
    """Where a card of a hand lies, or the hand as a whole: behind the head of the far side."""
    if seat != board.bottom:
        return board.head(seat).rect
    for widget in board.hand_cards():
        if card is not None and widget.name == f"hand {card}":
            return widget.rect
    hand = board.hand_room
    middle = pygame.Rect(0, 0, hand.height * 3 // 4, hand.height)
    middle.center = hand.center
    return middle


def dino_place(board: Battlefield, seat: Seat, place: int) -> pygame.Rect:
    """A place of the bench, or the figure in the arena."""
    if place:
        return board.bench_place(seat, place).rect
    box = board.arena.figures.box(seat)
    return box if box.width else board.arena.plate(seat)


def from_hand(
    board: Battlefield, now: Happening, end: pygame.Rect, key: str = "card", hides: Hashable = None
) -> None:
    """A card goes from a hand to a place, unless it was dropped there."""
    if board.dropped:
        board.dropped = False
        return
    seat, card = now.facts["seat"], now.facts[key]
    turned = card is not None and all(one.name != f"hand {card}" for one in board.hand_cards())
    fly(board, card, hand_of(board, seat, card), end, now.length, hides=hides, turned=turned)


def from_pile(board: Battlefield, now: Happening, pile: str) -> None:
    """Cards go from a pile to the hand, and turn over for whoever holds it."""
    seat, count, cards = now.facts["seat"], now.facts["count"], now.facts["cards"]
    start, end = zone(board, seat, pile), board.hand_place(seat)
    first = now.after.players[seat].hand_size - count
    for number in range(min(count, MOST_CARDS)):
        card = cards[number] if cards else None
        arriving = ("hand", seat, first + number) if seat == board.bottom else None
        wait, turned = number * now.length / 8, card is not None
        fly(board, card, start, end, now.length, wait=wait, hides=arriving, turned=turned)
