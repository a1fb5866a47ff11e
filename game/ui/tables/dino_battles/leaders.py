"""The Dinosaur that stands for a seat before any is seen, and how many cards of a kind a deck has."""

from collections.abc import Sequence

from game.content.dino_battles import Deck, shipped_library
from game.engine.match import Match
from game.engine.seats import Seat


def counted(deck: Deck, cards: Sequence[str]) -> int:
    """How many of these cards a deck has, copies included."""
    return sum(deck.cards.get(card, 0) for card in cards)


def first_leader(match: Match, seat: Seat) -> str:
    """The Dinosaur that stands for a seat's deck, which the options name and both may know."""
    library = shipped_library()
    return library.leaders(library.decks[str(match.options[f"deck_{seat}"])])[0]
