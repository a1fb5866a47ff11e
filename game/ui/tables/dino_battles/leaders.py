"""Which Dinosaurs stand for a deck, and for a seat of a match before any is seen."""

from collections.abc import Sequence

from game.content.dino_battles import Deck, Library, shipped_library
from game.engine.match import Match
from game.engine.seats import Seat


def leaders(deck: Deck, library: Library) -> tuple[str, ...]:
    """The Dinosaurs of a deck, those of which it has most first.

    >>> from game.content.dino_battles import shipped_library
    >>> leaders(shipped_library().decks["colossus"], shipped_library())[0]
    'brachiosaurus'
    """
    dinosaurs = [card for card in deck.cards if card in library.dinosaurs]
    return tuple(sorted(dinosaurs, key=lambda card: -deck.cards[card]))


def counted(deck: Deck, cards: Sequence[str]) -> int:
    """How many of these cards a deck has, copies included."""
    return sum(deck.cards.get(card, 0) for card in cards)


def first_leader(match: Match, seat: Seat) -> str:
    """The Dinosaur that stands for a seat's deck, which the options name and both may know."""
    library = shipped_library()
    return leaders(library.decks[str(match.options[f"deck_{seat}"])], library)[0]
