"""Which special attack an exchange is fought with."""

from game.engine.seats import Seat
from game.rules.dino_battles.view import BattleView


def special_of(view: BattleView, seat: Seat) -> int:
    """The special attack with which a seat strikes in the exchange, 0 for none."""
    exchange = view.exchange
    if exchange is None:
        return 0
    return exchange.special if exchange.mover == seat else exchange.answer_special
