"""Scrapbots: a deck, three lanes, and Wounds that clog it."""

from game.content.scrapbots import shipped_library
from game.rules.scrapbots.rules import Scrapbots


def make_rules() -> Scrapbots:
    """The rules with the shipped cards."""
    return Scrapbots(shipped_library())
