"""The pool of a mech: all ACTs, ULTs and BOTs, as they are searched."""

from functools import cache

from game.content.scrap_knights import Act, Card, shipped_library
from game.ui.tables.scrap_knights.faces import face
from game.ui.workshop.pool import Order, PoolCard
from game.words.messages import shipped_messages

SETS = ("act", "ult", "bot")
KINDS = ("attack", "defend", "movement", "special")
HEATS = ("0", "1", "2", "3+")
RANGES = ("0", "1", "2", "3", "all")
ORDERS = ("kind", "heat", "name")
_MANY = 3
"""Heat from which on costs are one filter."""


@cache
def pool_cards() -> tuple[PoolCard, ...]:
    """Every card, ACTs first."""
    library = shipped_library()
    every: list[Card] = [*library.acts.values(), *library.ults.values(), *library.bots.values()]
    return tuple(map(_pool_card, every))


def card_set(card: Card) -> str:
    """Which of the three kinds of places a card goes to."""
    return "act" if isinstance(card, Act) else card.kind


def _pool_card(card: Card) -> PoolCard:
    shown = face(card.id)
    tags = {"set": frozenset({card_set(card)}), "kind": frozenset({str(card.kind)})}
    heat = card.heat if isinstance(card, Act) else 0
    if isinstance(card, Act):
        tags["heat"] = frozenset({f"{_MANY}+" if heat >= _MANY else str(heat)})
        tags["range"] = frozenset({"all" if card.range is None else str(card.range)})
    kind_name = shipped_messages("scrap_knights").say("kinds", card.kind)
    words = f"{card.name} {shown.body} {kind_name}".lower().replace("*", "").replace(":", "")
    number = KINDS.index(card.kind) if card.kind in KINDS else 0
    orders: dict[str, Order] = {
        "kind": (number, heat, card.name),
        "heat": (heat, card.name),
        "name": card.name,
    }
    return PoolCard(card.id, words, tags, orders)
