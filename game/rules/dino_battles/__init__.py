"""Biomechanic Dino Battles: a deck of 60 cards, an active Dinosaur, a bench and dice."""

from game.content.dino_battles import shipped_library
from game.rules.dino_battles.rules import DinoBattles


def make_rules() -> DinoBattles:
    """The rules with the shipped content."""
    return DinoBattles(shipped_library())
