"""How the parts of a Dino Battles action are picked: cards and places on the table, all else by answers."""

from game.rules.dino_battles.rules import DinoBattles
from game.ui.tables.chooser import Anatomy


def anatomy(rules: DinoBattles) -> Anatomy:
    """A card without a target is played by one click, as it is loaded, set or benched by one."""
    things = frozenset({"hand", "item", "own", "enemy", "spot"})
    return Anatomy(rules.parts, things, stated=frozenset({"name"}))
