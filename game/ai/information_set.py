"""What a computer player gets: its view, its decision, and states that could be behind them. No cheating."""

from typing import Any

from game.engine.dice import Dice
from game.engine.rules import Decision, Rules, View
from game.engine.seats import Seat


class InformationSet:
    """All states that look the same to a seat that has to decide."""

    def __init__(self, rules: Rules, state: Any, decision: Decision) -> None:
        self.rules = rules
        self.decision = decision
        self._state = state

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    def view(self) -> View:
        return self.rules.view(self._state, self.seat)

    def sample(self, dice: Dice) -> Any:
        """One of the states, hidden cards and chance drawn anew: a determinization."""
        return self.rules.determinize(self._state, self.seat, dice)
