"""A computer player that searches as far as its level says."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.ai.information_set import InformationSet
from game.ai.search import telling
from game.ai.search.ahead import AheadSearch
from game.ai.search.budget import Budget, Clock, never
from game.ai.search.judge import Judge
from game.ai.search.plans import PlanSearch
from game.ai.search.secret import SecretSearch
from game.ai.search.tree import Tree, grow, plan
from game.ai.thought import Choice, Thought
from game.content.levels import Level, shipped_levels
from game.engine.dice import Dice
from game.engine.rules import Action
from game.engine.thinking import Planning, Step, Thinking
from game.rules import thinking_of

_UNIT = 1 << 30
_WORLDS = 3
"""Draws of what is hidden in which a plan must fit."""


class Searcher:
    """Chooses by search as one of a game's levels does; all its chance comes from a seed.

    `levels` gives the levels of a game by its id, `clock` measures their seconds.
    """

    def __init__(
        self,
        name: str,
        seed: int,
        levels: Callable[[str], Mapping[str, Level]] = shipped_levels,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.name = name
        self._clock = clock
        self._levels = levels
        self.dice = Dice(seed)
        self._plan: list[Action] = []

    def choose(self, known: InformationSet) -> Action:
        """One of `known.decision.actions`."""
        while self._plan:
            planned = self._plan.pop(0)
            if planned in known.decision.actions:
                return planned
            self._plan.clear()
        thought = self.think(known)
        by_text = {str(action): action for action in known.decision.actions}
        self._plan = [known.rules.parse(text) for text in thought.plan]
        return by_text[thought.taken]

    def think(self, known: InformationSet, stopped: Callable[[], bool] = never) -> Thought:
        """Searches, and says what it has found; `stopped` is asked often and ends the search."""
        decision, rules = known.decision, known.rules
        level = self._levels(rules.id)[self.name]
        budget = Budget(level.iterations, level.seconds, stopped, self._clock)
        if len(decision.actions) == 1:
            only = str(decision.actions[0])
            return Thought(only, (Choice(only, 1.0, 0.0),))
        thinking = thinking_of(rules)
        world = self._likely(known, thinking, level)
        sure = thinking.values(world, decision, level.weights)
        if sure is not None:
            return self._at_once(known, world, sure, level, budget)
        planning = thinking.planning(world, decision, level.candidates, level.weights)
        if planning is not None:
            return self._by_plans(known, planning, level, budget)
        judge = Judge(rules, thinking, known.seat, level.weights)
        if level.search == "turns":
            return self._by_turns(known, judge, level, budget)
        budget.iterations = max(1, round(budget.iterations * thinking.effort(world, decision)))
        if level.search == "step" or len(rules.decisions(world)) == 2:
            return self._by_matrix(known, world, judge, level, budget)
        return self._by_tree(known, world, judge, level, budget)

    def _at_once(
        self, known: InformationSet, world: Any, sure: Mapping[Action, float], level: Level, budget: Budget
    ) -> Thought:
        """A choice whose values the game can tell."""
        seen = self._seen(known, world, [(action,) for action in sure], level)
        actions = [action for (action,) in seen]
        values = [sure[action] for action in actions]
        taken = self._best([0.0] * len(actions), values, level.noise)
        shares = [float(number == taken) for number in range(len(actions))]
        return telling.of_actions(actions, shares, values, taken, budget)

    def _by_plans(self, known: InformationSet, planning: Planning, level: Level, budget: Budget) -> Thought:
        """A plan of several choices, against what the other side may plan."""
        plans, shares, values = PlanSearch(planning, known.seat, level, budget).mixture()
        taken = self._best(shares, values, level.noise) if level.noise else self._drawn(shares)
        told = [tuple([str(action) for action in planning.actions(one)]) for one in plans]
        return telling.of_plans(known.seat, told, shares, values, taken, budget)

    def _by_matrix(
        self, known: InformationSet, world: Any, judge: Judge, level: Level, budget: Budget
    ) -> Thought:
        """A secret choice of both sides; or, at a level that looks one step ahead, any choice."""
        thinking = thinking_of(known.rules)
        search = SecretSearch(known.rules, thinking, judge, level, self.dice, budget)
        worlds = [world]
        while len(worlds) < level.worlds and not budget.over:
            worlds.append(self._likely(known, thinking, level))
        together = len(known.rules.decisions(world)) == 2
        find = search.mixture if together else search.weighed
        actions, shares, values = find(worlds, known.decision)
        if not together:
            seen = [step[0] for step in self._seen(known, world, [(action,) for action in actions], level)]
            values = [values[actions.index(action)] for action in seen]
            shares = [shares[actions.index(action)] for action in seen]
            actions = seen
        mixes = together and not level.noise
        taken = self._drawn(shares) if mixes else self._best(shares, values, level.noise)
        return telling.of_actions(actions, shares, values, taken, budget)

    def _by_turns(self, known: InformationSet, judge: Judge, level: Level, budget: Budget) -> Thought:
        """A choice by what comes of it until the level's number of turns have begun."""
        thinking = thinking_of(known.rules)

        def draw() -> Any:
            return known.likely(thinking, self.dice)

        ahead = AheadSearch(known.rules, thinking, judge, level.turns, budget, draw)
        tried = ahead.compare(known.decision, level.candidates)
        met = sum(one.worlds for one in tried) or 1
        shares, values = [one.worlds / met for one in tried], [one.value for one in tried]
        taken = self._best(shares, values, level.noise) if level.noise else 0
        return telling.of_actions([one.action for one in tried], shares, values, taken, budget)

    def _by_tree(
        self, known: InformationSet, world: Any, judge: Judge, level: Level, budget: Budget
    ) -> Thought:
        """A choice in turn, and those that are sure to follow it."""
        thinking = thinking_of(known.rules)
        tree = Tree(known.rules, thinking, judge, self.dice, level.candidates, level.depth)
        grow(tree, known, self.dice, budget, thinking)
        root = tree.root
        assert root is not None
        taken = root.best()
        if level.noise:
            seen = self._seen(known, world, list(root.edges), level)
            edges = [root.edges[step] for step in seen]
            taken = max(edges, key=lambda edge: edge.value + level.noise * self._error())
        if level.eager:
            # The rest of its turn is looked at afresh: what was searched may not be what tempts it then.
            return telling.of_tree(root, taken, tuple(map(str, taken.step[1:])), budget)
        worlds = [known.sample(self.dice) for _ in range(_WORLDS)]
        following = tuple(str(action) for action in plan(tree, taken, worlds))
        return telling.of_tree(root, taken, following, budget)

    def _seen(self, known: InformationSet, world: Any, steps: Sequence[Step], level: Level) -> Sequence[Step]:
        """The steps that a level chooses from: an eager one takes the tempting ones and overlooks a few."""
        if not level.eager:
            return steps
        tempting = thinking_of(known.rules).tempting(world, known.decision, steps)
        seen = [step for step in tempting if self.dice.below(_UNIT) >= level.overlooks * _UNIT]
        return seen or [self.dice.pick(tempting)]

    def _likely(self, known: InformationSet, thinking: Thinking, level: Level) -> Any:
        """A draw of what may be, by a level that remembers as often as it does what is likely."""
        world = known.sample(self.dice)
        if level.recall and self.dice.below(_UNIT) < level.recall * _UNIT:
            return thinking.likely(world, known.seat, self.dice, known.ready)
        return world

    def _drawn(self, shares: Sequence[float]) -> int:
        left = self.dice.below(_UNIT) / _UNIT
        for number, share in enumerate(shares):
            left -= share
            if left < 0:
                return number
        return max(range(len(shares)), key=shares.__getitem__)

    def _best(self, shares: Sequence[float], values: Sequence[float], noise: float) -> int:
        """The action tried most; a level that misjudges goes by values that are somewhat off."""
        if not noise:
            return max(range(len(shares)), key=lambda number: (shares[number], values[number]))
        off = [value + noise * self._error() for value in values]
        return max(range(len(off)), key=off.__getitem__)

    def _error(self) -> float:
        """About normally distributed, mean 0 and deviation 1: the sum of twelve even draws less six."""
        return sum(self.dice.below(_UNIT) for _ in range(12)) / _UNIT - 6
