"""A computer player that searches as far as its level says."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from game.ai.information_set import InformationSet
from game.ai.search.budget import Budget, never
from game.ai.search.judge import Judge
from game.ai.search.secret import SecretSearch
from game.ai.search.tree import Tree, grow, line, plan
from game.ai.thought import Choice, Thought
from game.content.levels import Level, shipped_levels
from game.engine.dice import Dice
from game.engine.rules import Action
from game.engine.thinking import Thinking
from game.rules import thinking_of

_UNIT = 1 << 30
_WORLDS = 3
"""Draws of what is hidden in which a plan must fit."""
_AGAIN = 4
"""A choice that was part of an earlier search gets this part of the iterations at least."""


class Searcher:
    """Chooses by search as one of a game's levels does; all its chance comes from a seed.

    `levels` gives the levels of a game by its id.
    """

    def __init__(
        self, name: str, seed: int, levels: Callable[[str], Mapping[str, Level]] = shipped_levels
    ) -> None:
        self.name = name
        self._levels = levels
        self.dice = Dice(seed)
        self._plan: list[Action] = []
        self._tree: Tree | None = None

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
        budget = Budget(level.iterations, level.seconds, stopped)
        if len(decision.actions) == 1:
            only = str(decision.actions[0])
            return Thought(only, (Choice(only, 1.0, 0.0),))
        thinking = thinking_of(rules)
        judge = Judge(rules, thinking, known.seat, level.weights)
        world = self._likely(known, thinking, level)
        together = len(rules.decisions(world)) == 2
        if together or level.depth == 1:
            search = SecretSearch(rules, thinking, judge, level, self.dice, budget)
            worlds = [world] + [self._likely(known, thinking, level) for _ in range(level.worlds - 1)]
            find = search.mixture if together else search.weighed
            actions, shares, values = find(worlds, decision)
            mixes = together and not level.noise
            taken = self._drawn(shares) if mixes else self._best(shares, values, level.noise)
        else:
            tree = self._tree_for(known, world, judge, level)
            budget.iterations = max(level.iterations - tree.known, level.iterations // _AGAIN)
            grow(tree, known, self.dice, budget, thinking)
            return self._told_by(tree, known, level, budget)
        return _told(actions, shares, values, taken, budget)

    def _likely(self, known: InformationSet, thinking: Thinking, level: Level) -> Any:
        """A draw of what may be, by a level that remembers as often as it does what is likely."""
        world = known.sample(self.dice)
        if level.recall and self.dice.below(_UNIT) < level.recall * _UNIT:
            return thinking.likely(world, known.seat, self.dice)
        return world

    def _tree_for(self, known: InformationSet, world: Any, judge: Judge, level: Level) -> Tree:
        """The tree of the last choice where this one is part of it, or a new one."""
        tree = self._tree
        if tree is None or tree.rules is not known.rules or not tree.begin_at(world, known.seat):
            thinking = thinking_of(known.rules)
            tree = Tree(known.rules, thinking, judge, self.dice, level.candidates, level.depth)
            self._tree = tree
        return tree

    def _told_by(self, tree: Tree, known: InformationSet, level: Level, budget: Budget) -> Thought:
        """The choice of a tree. Steps that begin with the same action are one choice, told by the best."""
        root = tree.root
        assert root is not None
        visits = sum(edge.visits for edge in root.edges.values()) or 1
        edges = list(root.edges.values())
        taken = root.best()
        if level.noise:
            taken = max(edges, key=lambda edge: edge.value + level.noise * self._error())
        choices: dict[str, Choice] = {}
        for edge in sorted(edges, key=lambda edge: (edge is not taken, -edge.visits, -edge.value)):
            name, share = str(edge.plan[0]), edge.visits / visits
            first = choices.get(name)
            if first is None:
                told = tuple((seat, str(action)) for seat, action in line(root, edge))
                choices[name] = Choice(name, share, edge.value, told)
            else:
                choices[name] = msgspec.structs.replace(first, share=first.share + share)
        ordered = sorted(
            choices.values(),
            key=lambda choice: (choice.action != str(taken.plan[0]), -choice.share, -choice.value),
        )
        worlds = [known.sample(self.dice) for _ in range(_WORLDS)]
        following = tuple(str(action) for action in plan(tree, taken, worlds))
        return Thought(str(taken.plan[0]), tuple(ordered), following, budget.done, budget.seconds)

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


def _told(
    actions: Sequence[Action], shares: Sequence[float], values: Sequence[float], taken: int, budget: Budget
) -> Thought:
    choices = [
        Choice(str(action), share, value)
        for action, share, value in zip(actions, shares, values, strict=True)
    ]
    choices.sort(key=lambda choice: (-choice.share, -choice.value))
    return Thought(str(actions[taken]), tuple(choices), (), budget.done, budget.seconds)
