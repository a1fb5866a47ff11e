"""What a computer player is given to choose from."""

from typing import Any

from game.engine.dice import Dice
from game.engine.rules import Decision, Rules, View
from game.engine.seats import Seat
from game.rules import load


class InformationSet:
    """All states that look the same to the seat that has to decide.

    Players see it by `view` and `sample` only; the true state is private. It can be pickled for another
    process, where the rules are loaded by their id.
    """

    __slots__ = ("_state", "decision", "rules")

    def __init__(self, rules: Rules, state: Any, decision: Decision) -> None:
        self.rules = rules
        self.decision = decision
        self._state = state

    @property
    def seat(self) -> Seat:
        """The seat that decides."""
        return self.decision.seat

    def view(self) -> View:
        """What the seat sees."""
        return self.rules.view(self._state, self.seat)

    def sample(self, dice: Dice) -> Any:
        """One of the states, hidden cards and chance drawn anew by `dice`: a determinization."""
        return self.rules.determinize(self._state, self.seat, dice)

    def __getstate__(self) -> tuple[str, Any, Decision]:
        # Rules hold functions and tables that no pickle can carry.
        return self.rules.id, self._state, self.decision

    def __setstate__(self, pickled: tuple[str, Any, Decision]) -> None:
        game, self._state, self.decision = pickled
        self.rules = load(game)
