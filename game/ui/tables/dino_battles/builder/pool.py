"""The pool of a deck: every card of the game, as it is searched."""

from functools import cache

from game.content.dino_battles import Dinosaur, shipped_library
from game.content.dino_battles.cards import Card
from game.rules.dino_battles.suggestion import GROUPS
from game.ui.tables.dino_battles.faces import face
from game.ui.workshop.pool import Order, PoolCard

ORDERS = ("kind", "hp", "atk", "eva", "def", "name")
DINOSAUR_ORDERS = ("hp", "atk", "eva", "def")
"""Orders that only Dinosaurs have a number for; the highest comes first."""


@cache
def pool_cards() -> tuple[PoolCard, ...]:
    """Every card, Dinosaurs first and Combat Cards last."""
    cards = sorted(shipped_library().cards.values(), key=lambda card: GROUPS.index(card.group))
    return tuple([_pool_card(card) for card in cards])


def _pool_card(card: Card) -> PoolCard:
    shown = face(card.id)
    words = f"{card.name} {shown.body} {shown.kind_label}".lower().replace("*", "").replace(":", " ")
    numbers = dict.fromkeys(DINOSAUR_ORDERS, 0)
    if isinstance(card, Dinosaur):
        numbers = {"hp": card.hp, "atk": card.atk, "eva": card.eva, "def": card.defence}
    orders: dict[str, Order] = {
        "kind": GROUPS.index(card.group),
        "name": card.name,
        **{name: (-number, card.name) for name, number in numbers.items()},
    }
    return PoolCard(card.id, words, {"group": frozenset({card.group})}, orders)
