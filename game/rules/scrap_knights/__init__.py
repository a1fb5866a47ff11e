"""Scrap Knights: Machina Deus, a game by Draner of Lytel Saffron."""

from game.content.scrap_knights import shipped_library
from game.rules.scrap_knights.rules import ScrapKnights
from game.rules.scrap_knights.thinking import Thinking


def make_rules() -> ScrapKnights:
    """The rules with the shipped cards."""
    return ScrapKnights(shipped_library())


__all__ = ["ScrapKnights", "Thinking", "make_rules"]
