"""When everybody can see what a seat may choose."""

from game.engine.rules import Decision
from game.rules.dino_battles.view import BattleView


def in_the_open(view: BattleView, decision: Decision) -> bool:
    """With no card in hand and none face down: what else a seat can use lies on the table."""
    side = view.players[decision.seat]
    return not side.hand_size and not side.items_size
