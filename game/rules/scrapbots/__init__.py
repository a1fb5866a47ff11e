"""Scrapbots: a deck, three lanes, and Wounds that clog it."""

from game.content.scrapbots import shipped_library
from game.rules.scrapbots.rules import Scrapbots
from game.rules.scrapbots.thinking import Thinking

__all__ = ["Scrapbots", "Thinking", "make_rules"]


def make_rules() -> Scrapbots:
    """The rules with the shipped cards."""
    return Scrapbots(shipped_library())
