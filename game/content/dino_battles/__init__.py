"""The cards and decks of Biomechanic Dino Battles."""

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

__all__ = [
    "COMBAT_CARDS",
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
