"""Biomechanic Dino Battles: a deck of 60 cards, an active Dinosaur, a bench and dice."""

from game.content.dino_battles import shipped_library
from game.rules.dino_battles.rules import DinoBattles
from game.rules.dino_battles.thinking import Thinking

__all__ = ["Thinking", "make_rules"]


def make_rules() -> DinoBattles:
    """The rules with the shipped content."""
    return DinoBattles(shipped_library())
