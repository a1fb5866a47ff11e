"""Where a card may go, and what it would bring there."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.content.scrapbots.library import Set
from game.engine.rules import Action
from game.rules.scrapbots.actions import Activate, Build, Buy, TakePool, UseAttack


@dataclass
class Targets:
    """What each pool would gain, and the words of the lanes of either side that a card may go to."""

    pools: dict[str, int] = field(default_factory=dict)
    own: dict[int, str] = field(default_factory=dict)
    enemy: dict[int, str] = field(default_factory=dict)
    buys: bool = False


def targets_of(actions: Iterable[Action], cards: Set, at_enemies: frozenset[str]) -> Targets:
    """Of the actions that are left for a card; the tags are keys of the table's texts."""
    found = Targets()
    for action in actions:
        if isinstance(action, TakePool):
            card = cards.cards[action.card]
            found.pools[action.pool] = card.scrap if action.pool == "scrap" else getattr(card, "energy", 0)
            if action.lane >= 0:
                lanes = found.enemy if action.card in at_enemies else found.own
                lanes[action.lane] = "target_here"
        elif isinstance(action, Activate | Build):
            found.own[action.lane] = "build_here" if isinstance(action, Build) else "activate_here"
        elif isinstance(action, UseAttack):
            found.enemy[action.lane] = "attack_here"
        elif isinstance(action, Buy):
            found.buys = True
    return found
