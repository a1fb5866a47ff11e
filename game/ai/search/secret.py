"""A choice that both seats make in secret: a matrix of what each pair of choices comes to.

Each pair is played by the real rules to the next secret choice, which is a smaller matrix in its turn. Where
the other side's cards are hidden, each draw of them is a world with a matrix of its own; the other side knows
its cards and may mix by them, the searching side must mix alike in all.
"""

from collections.abc import Sequence
from typing import Any

from game.ai.search.budget import Budget
from game.ai.search.judge import Judge
from game.ai.search.matrix import solve, solve_worlds
from game.ai.search.settle import settle
from game.content.levels import Level
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Action, Decision, Rules
from game.engine.seats import opponent
from game.engine.thinking import Thinking

_MIXING_ROUNDS = 300
_LATER = 5
"""Choices of each side in a matrix that is only looked ahead to."""
_SAMPLED = 4
"""Choices of the other side that a choice is ranked against."""


class SecretSearch:
    """Values of pairs of secret choices, as deep as the level looks."""

    def __init__(
        self, rules: Rules, thinking: Thinking, judge: Judge, level: Level, dice: Dice, budget: Budget
    ) -> None:
        self._rules = rules
        self._thinking = thinking
        self._judge = judge
        self._level = level
        self._dice = dice
        self._budget = budget

    def mixture(
        self, states: Sequence[Any], decision: Decision
    ) -> tuple[list[Action], list[float], list[float]]:
        """Candidates of the searching seat, how often to take each, and how each does against the other side.

        `states` are draws of what may be; those that the budget has no time for are left out.
        """
        own = self._ranked(states[0], decision, self._level.candidates)
        worlds: list[tuple[object, list[list[float]]]] = []
        for state in states:
            if worlds and self._budget.over:
                break
            other = self._other(state)
            columns = self._ranked(state, other, self._level.candidates)
            payoffs = self._payoffs(state, own, columns, self._level.rounds)
            worlds.append((tuple(columns), payoffs))
        shares, _ = solve_worlds(worlds, _MIXING_ROUNDS)
        means = [0.0] * len(own)
        for _, payoffs in worlds:
            _, columns_mix, _ = solve(payoffs)
            for number, row in enumerate(payoffs):
                means[number] += sum(map(float.__mul__, row, columns_mix)) / len(worlds)
        return own, shares, means

    def _other(self, state: Any) -> Decision:
        return next(one for one in self._rules.decisions(state) if one.seat != self._judge.seat)

    def _ranked(self, state: Any, decision: Decision, most: int) -> list[Action]:
        """The best candidates of one side against a few random choices of the other."""
        actions = list(self._thinking.candidates(state, decision))
        if len(actions) <= most:
            return actions
        against = next(one for one in self._rules.decisions(state) if one.seat == opponent(decision.seat))
        sampled = self._dice.shuffled(against.actions)[:_SAMPLED]
        looks = []
        for number, action in enumerate(actions):
            total = 0.0
            for answer in sampled:
                after = state.copy()
                self._rules.apply(after, {decision.seat: action, against.seat: answer}, unheard)
                total += self._judge.value_for(after, decision.seat)
            looks.append((-total, number))
        return [actions[number] for _, number in sorted(looks)[:most]]

    def _payoffs(
        self, state: Any, own: Sequence[Action], other: Sequence[Action], rounds: int
    ) -> list[list[float]]:
        """What each pair comes to for the searching seat."""
        seat = self._judge.seat
        payoffs = []
        for action in own:
            row = []
            for answer in other:
                after = state.copy()
                self._rules.apply(after, {seat: action, opponent(seat): answer}, unheard)
                row.append(self._value(after, rounds - 1))
            payoffs.append(row)
        return payoffs

    def _value(self, state: Any, rounds: int) -> float:
        """What a position comes to, `rounds` more secret choices ahead; changes the state."""
        decisions = settle(self._rules, self._thinking, self._judge, state)
        if rounds < 1 or len(decisions) < 2 or self._budget.over:
            return self._judge.value(state)
        ranked = {one.seat: self._ranked(state, one, _LATER) for one in decisions}
        seat = self._judge.seat
        payoffs = self._payoffs(state, ranked[seat], ranked[opponent(seat)], rounds)
        return solve(payoffs)[2]
