"""Where a card may go and what it would bring there: rings with a tag, for what is picked or pointed at."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import pygame

from game.content.scrapbots.library import Set
from game.engine.rules import Action
from game.rules.scrapbots.actions import Activate, Build, Buy, TakePool
from game.ui.paint.palette import FOCUS
from game.ui.parts.tag import draw_tag


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
        elif isinstance(action, Buy):
            found.buys = True
    return found


def draw_target(
    surface: pygame.Surface,
    rect: pygame.Rect,
    words: str,
    scale: float,
    center: tuple[int, int] | None = None,
) -> None:
    """A ring around a place, and a tag above it or at `center`."""
    edge = rect.inflate(round(7 * scale), round(7 * scale))
    pygame.draw.rect(surface, FOCUS, edge, max(2, round(3.4 * scale)), border_radius=round(11 * scale))
    if words:
        draw_tag(surface, words, center or edge.midtop, scale, size=14)
