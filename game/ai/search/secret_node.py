"""A secret choice of both seats inside a search tree: regret matching over the mean values seen.

Source: Lanctot, Lisý and Winands, "Monte Carlo Tree Search in Simultaneous Move Games", 2013.
"""

from collections.abc import Sequence

from game.engine.dice import Dice
from game.engine.rules import Action

_UNIT = 1 << 30
_RANDOM = 0.1
"""How often an action is tried whatever its regret."""

Pair = tuple[Action, Action]


class SecretNode:
    """Means by pair of actions, and for each side the regret of not having taken an action."""

    __slots__ = ("_means", "_regrets")

    def __init__(self) -> None:
        self._means: dict[Pair, list[float]] = {}
        self._regrets: tuple[dict[Action, float], dict[Action, float]] = ({}, {})

    def select(self, actions: Sequence[Sequence[Action]], dice: Dice) -> Pair:
        """A pair of actions, drawn by both sides' regrets."""
        return self._draw(0, actions[0], dice), self._draw(1, actions[1], dice)

    def _draw(self, side: int, actions: Sequence[Action], dice: Dice) -> Action:
        regrets = self._regrets[side]
        positive = [max(0.0, regrets.get(action, 0.0)) for action in actions]
        total = sum(positive)
        if total <= 0 or dice.below(_UNIT) < _RANDOM * _UNIT:
            return dice.pick(actions)
        left = dice.below(_UNIT) / _UNIT * total
        for action, share in zip(actions, positive, strict=True):
            left -= share
            if left < 0:
                return action
        return actions[-1]

    def learn(self, pair: Pair, value: float) -> None:
        """`value` is what the pair came to for seat 0, whose action is the first of `pair`."""
        first, second = pair
        mean = self._means.setdefault(pair, [0.0, 0.0])
        mean[0] += 1
        mean[1] += value
        now = mean[1] / mean[0]
        own, other = self._regrets
        for one in {*own, first}:
            against = self._means.get((one, second))
            if against is not None:
                own[one] = own.get(one, 0.0) + against[1] / against[0] - now
        for one in {*other, second}:
            against = self._means.get((first, one))
            if against is not None:
                other[one] = other.get(one, 0.0) - against[1] / against[0] + now
