"""How the parts of a Scrapbots action are picked: cards and lanes on the table, all else by answers."""

from game.rules.scrapbots.rules import Scrapbots
from game.ui.tables.chooser import Anatomy

LANE_SLOTS = ("own", "enemy")
"""A lane of either side: the Scrapbot there, or the free place."""


def anatomy(rules: Scrapbots) -> Anatomy:
    """What is done is said by hand, unless the place that was picked says it."""
    return Anatomy(rules.parts, frozenset({"hand", "market", *LANE_SLOTS}), stated=frozenset({"way"}))
