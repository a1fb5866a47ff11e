"""The Dinosaur that stands for a seat before any is seen, and how many cards of a kind a deck has."""

from collections.abc import Sequence
from typing import cast

from game.content.dino_battles import Deck, DeckSide, shipped_library
from game.engine.match import Match
from game.engine.seats import Seat


def counted(deck: Deck | DeckSide, cards: Sequence[str]) -> int:
    """How many of these cards a deck has, copies included."""
    return sum(deck.cards.get(card, 0) for card in cards)


def first_leader(match: Match, seat: Seat) -> str:
    """The Dinosaur that stands for a seat's deck, which the options name and both may know."""
    library = shipped_library()
    deck = match.options[f"deck_{seat}"]
    return library.leaders(library.decks[deck] if isinstance(deck, str) else cast(DeckSide, deck))[0]


def both_leaders(match: Match) -> tuple[str, str]:
    """The Dinosaurs that stand for both decks."""
    return first_leader(match, 0), first_leader(match, 1)
