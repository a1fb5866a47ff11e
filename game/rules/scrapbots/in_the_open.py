"""When everybody can see what a seat may choose."""

from game.engine.rules import Decision
from game.rules.scrapbots.view import TableView


def in_the_open(view: TableView, decision: Decision) -> bool:
    """With an empty hand, or after the most plays that a turn may have; attacks and the market lie open."""
    return decision.kind == "limit" or not view.players[decision.seat].hand_size
