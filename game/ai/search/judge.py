"""How a searching player judges states: the estimate with the player's own weights."""

from typing import Any

from game.engine.rules import Rules
from game.engine.seats import Seat, opponent
from game.engine.thinking import Thinking, Weights


class Judge:
    """Judges states for the searching `seat`, and expects the other seat to weigh things evenly."""

    def __init__(self, rules: Rules, thinking: Thinking, seat: Seat, weights: Weights) -> None:
        self.rules = rules
        self.seat = seat
        self._thinking = thinking
        self._weights = weights

    def value(self, state: Any) -> float:
        """-1 (lost) .. 1 (won) for the searching seat."""
        return self._thinking.estimate(state, self.seat, self._weights)

    def value_for(self, state: Any, seat: Seat) -> float:
        """The same as `seat` would say: what it wants to make as large as it can."""
        if seat == self.seat:
            return self._thinking.estimate(state, seat, self._weights)
        return self._thinking.estimate(state, opponent(self.seat))
