"""What a game tells a search beside its rules: where it looks, and how it judges what it sees."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.dice import Dice
from game.engine.rules import Action, Decision, Rules, complete_options
from game.engine.seats import Seat

Weights = Mapping[str, float]
"""Factors of an estimate's terms by their names; a term that is not named counts once."""
EVEN: Weights = {}

Plan = tuple[Action, ...]
"""Choices that one seat makes one after another before anybody learns of them."""


class Thinking:
    """The plain way to think about a game, which each game may refine in a class of its own.

    All methods are given states that the searching seat has drawn itself (determinizations), never the true
    one, and must leave them as they are.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def terms(self, state: Any, seat: Seat) -> dict[str, float]:
        """What the estimate adds up, by name: how much each thing speaks for `seat` (below 0: against it)."""
        return {"position": self.rules.estimate(state, seat)}

    def term_names(self) -> tuple[str, ...]:
        """The names of all terms, as the beginning of a game has them."""
        return tuple(self.terms(self.rules.new_game(complete_options(self.rules, {}), 0), 0))

    def estimate(self, state: Any, seat: Seat, weights: Weights = EVEN) -> float:
        """-1 (lost) .. 1 (won), as a player sees it who misjudges some of the terms by `weights`."""
        return self.rules.estimate(state, seat)

    def likely(self, state: Any, seat: Seat, dice: Dice) -> Any:
        """A state that `seat` may be in, with what the other side is likely to have planned in secret."""
        return state

    def candidates(self, state: Any, decision: Decision) -> Sequence[Action]:
        """The actions of a decision that are worth a look; at least one, and never one twice."""
        return decision.actions

    def plans(self, state: Any, decision: Decision, most: int, dice: Dice) -> Sequence[Plan]:
        """Good plans that begin with an action of `decision`; () where a choice is better made alone."""
        return ()

    def replan(self, state: Any, seat: Seat, most: int, dice: Dice) -> Sequence[Any]:
        """States that differ from `state` in what `seat` may secretly have planned; () where nothing is."""
        return ()
