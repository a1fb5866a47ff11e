"""Plays each candidate on to the end of a turn, both sides by habit, and compares what comes of them.

All candidates meet the same worlds with the same chance in each, so that what they differ by is the choice
and not the dice. The worlds come in batches of growing size; after each batch the candidates that have come
to least are dropped, and those that are left share the iterations of the next one.

Sources: Bertsekas and Castañón, "Rollout algorithms for stochastic scheduling problems", 1999; Karnin, Koren
and Somekh, "Almost optimal exploration in multi-armed bandits", 2013 (sequential halving).
"""

import math
from collections.abc import Callable, Sequence
from typing import Any

from game.ai.search.budget import Budget
from game.ai.search.judge import Judge
from game.engine.events import unheard
from game.engine.rules import Action, Decision, Rules
from game.engine.thinking import Thinking

_LONGEST = 600
"""Actions after which a position is judged wherever it has come to."""


class Tried:
    """A candidate: how many worlds it has met, and what came of it on the whole."""

    __slots__ = ("action", "total", "worlds")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.worlds = 0
        self.total = 0.0

    @property
    def value(self) -> float:
        """The mean value for the searching seat."""
        return self.total / self.worlds if self.worlds else 0.0


class AheadSearch:
    """One search; an iteration is one candidate played on in one world, for `turns` turns."""

    def __init__(
        self,
        rules: Rules,
        thinking: Thinking,
        judge: Judge,
        turns: int,
        budget: Budget,
        sample: Callable[[], Any],
    ) -> None:
        self._rules = rules
        self._thinking = thinking
        self._judge = judge
        self._turns = turns
        self._budget = budget
        self._sample = sample

    def compare(self, decision: Decision, most: int, once: bool = False) -> list[Tried]:
        """The candidates, the best first: those that were dropped last before those dropped earlier.

        There are at most `most`, and no more than there are iterations, so that each meets a world. With
        `once`, or where there is only one, each meets one world and no more.
        """
        first = self._sample()
        most = max(1, min(most, self._budget.iterations))
        left = [Tried(action) for action in self._candidates(first, decision, most)]
        dropped: list[Tried] = []
        worlds = [first]
        if once or len(left) == 1:
            self._meet(left, first)
            return sorted(left, key=lambda tried: -tried.value)
        batches = max(1, math.ceil(math.log2(len(left))))
        share = self._budget.iterations // batches
        while len(left) > 1 and not self._budget.over:
            for _ in range(max(1, share // len(left))):
                world = worlds.pop() if worlds else self._sample()
                if not self._meet(left, world):
                    break
            left.sort(key=lambda tried: -tried.value)
            keep = (len(left) + 1) // 2
            left, dropped = left[:keep], left[keep:] + dropped
        return left + dropped

    def _candidates(self, state: Any, decision: Decision, most: int) -> Sequence[Action]:
        """Those that look best at once, where there are too many."""
        actions = self._thinking.candidates(state, decision)
        if len(actions) <= most:
            return actions
        looks = []
        for action in actions:
            after = state.copy()
            self._rules.apply(after, {decision.seat: action}, unheard)
            looks.append(self._judge.value(after))
        ranked = sorted(range(len(actions)), key=lambda number: -looks[number])
        return [actions[number] for number in ranked[:most]]

    def _meet(self, left: Sequence[Tried], world: Any) -> bool:
        """Each candidate in one world; whether the budget had enough for all of them."""
        values = []
        for tried in left:
            if not self._budget.take():
                return False
            state = world.copy()
            self._rules.apply(state, {self._judge.seat: tried.action}, unheard)
            values.append(self._play_on(state, self._rules.pace(world).count + self._turns))
        for tried, value in zip(left, values, strict=True):
            tried.worlds += 1
            tried.total += value
        return True

    def _play_on(self, state: Any, until: int) -> float:
        """The value when so many turns have begun, or the game is over."""
        rules, thinking = self._rules, self._thinking
        for _ in range(_LONGEST):
            decisions = rules.decisions(state)
            if not decisions or rules.pace(state).count >= until:
                break
            choices = {
                one.seat: one.actions[0] if len(one.actions) == 1 else thinking.habit(state, one)
                for one in decisions
            }
            rules.apply(state, choices, unheard)
        return self._judge.value(state)
