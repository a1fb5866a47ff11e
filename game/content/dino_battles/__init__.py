"""The cards and decks of Biomechanic Dino Battles.

`cards` has their classes, `verbs` what cards do, `vocabulary` the names of all that the rulebook explains.
Begin with `library.shipped_library()`; `CONTENT` is what the game registers.
"""

from collections.abc import Mapping

from game.content.dino_battles.cards import (
    COMBAT_CARDS,
    Card,
    CombatCard,
    Deck,
    Dinosaur,
    PlayedCard,
    Special,
    Upgrade,
)
from game.content.dino_battles.library import Library, load_library, shipped_library
from game.content.dino_battles.vocabulary import VOCABULARY
from game.content.game_library import GameContent, Side

__all__ = [
    "COMBAT_CARDS",
    "CONTENT",
    "Card",
    "CombatCard",
    "Deck",
    "Dinosaur",
    "Library",
    "PlayedCard",
    "Special",
    "Upgrade",
    "load_library",
    "shipped_library",
]


def _sides() -> Mapping[str, Side]:
    """A deck is shown by the animal that it has most of."""
    library = shipped_library()
    return {deck.id: Side(deck.name, library.leaders(deck)[0]) for deck in library.decks.values()}


CONTENT = GameContent(load_library=load_library, verbs=VOCABULARY, side_option="deck", sides=_sides)
