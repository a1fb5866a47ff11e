"""What a Scrapbots action is made of: a card or Scrapbot, what to do with it, and where."""

from functools import partial
from typing import Any

from game.content.scrapbots import Resource
from game.content.scrapbots.library import Set
from game.content.scrapbots.verbs import ExhaustEnemy
from game.rules.scrapbots.actions import Activate, Build, Buy, TakePool, UseAttack
from game.ui.tables.chooser import Anatomy, Pick, Picks

END_TURN = Pick("way", ("pass", 0))
LANE_SLOTS = ("own", "enemy")
"""A lane of either side: the Scrapbot there, or the free place."""


def aims_at_enemies(cards: Set) -> frozenset[str]:
    """The Resources whose text works on a Scrapbot of the other side."""
    return frozenset(
        key
        for key, card in cards.cards.items()
        if isinstance(card, Resource) and any(isinstance(step.verb, ExhaustEnemy) for step in card.text)
    )


def anatomy(at_enemies: frozenset[str]) -> Anatomy:
    """What is done is said by hand, unless the place that was picked says it."""
    things = frozenset({"hand", "market", "own", "enemy"})
    return Anatomy(partial(picks, at_enemies), things, stated=frozenset({"way"}))


def pool_ways(pool: str, card: str) -> Picks:
    """A card for a pool, without its text and with it."""
    return Pick("way", (pool, False), card), Pick("way", (pool, True), card)


def buying(card: str) -> Pick:
    return Pick("way", ("buy", 0), card)


def picks(at_enemies: frozenset[str], action: Any) -> Picks:
    """The parts of an action in the order in which they are asked; `at_enemies` aim at the other's lanes."""
    if isinstance(action, TakePool):
        way = Pick("way", (action.pool, action.text), action.card)
        target: Picks = ()
        if action.lane >= 0:
            target = (Pick("enemy" if action.card in at_enemies else "own", action.lane),)
        elif action.zone:
            target = (Pick("zone", action.zone, action.card),)
        return (Pick("hand", action.card), way, *target)
    if isinstance(action, Activate | Build):
        kind = "build" if isinstance(action, Build) else "activate"
        return (
            Pick("hand", action.card),
            Pick("way", (kind, 0), action.card),
            Pick("own", action.lane),
        )
    if isinstance(action, Buy):
        return Pick("market", action.card), buying(action.card)
    if isinstance(action, UseAttack):
        return Pick("own", action.lane), Pick("way", ("attack", action.number), action.lane)
    return (END_TURN,)
