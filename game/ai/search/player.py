"""A computer player that searches as far as its level says."""

from collections.abc import Callable, Mapping, Sequence

from game.ai.information_set import InformationSet
from game.ai.search.ahead import AheadSearch
from game.ai.search.budget import Budget, never
from game.ai.search.judge import Judge
from game.ai.search.secret import SecretSearch
from game.ai.search.tree import Tree, grow
from game.ai.thought import Choice, Thought
from game.content.levels import Level, shipped_levels
from game.engine.dice import Dice
from game.engine.rules import Action
from game.rules import thinking_of

_UNIT = 1 << 30


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
        world = known.sample(self.dice)
        if len(rules.decisions(world)) == 2:
            search = SecretSearch(rules, thinking, judge, level, self.dice, budget)
            worlds = [world] + [known.sample(self.dice) for _ in range(level.worlds - 1)]
            actions, shares, values = search.mixture(worlds, decision)
            taken = self._drawn(shares)
        elif level.ahead:
            ahead = AheadSearch(
                rules,
                thinking,
                judge,
                level.ahead,
                budget,
                lambda: thinking.likely(known.sample(self.dice), known.seat, self.dice),
            )
            tried = ahead.compare(decision, level.candidates)
            worlds_met = sum(one.worlds for one in tried) or 1
            actions = [one.action for one in tried]
            shares = [one.worlds / worlds_met for one in tried]
            values = [one.value for one in tried]
            taken = self._best(shares, values, level.noise) if level.noise else 0
        else:
            tree = Tree(rules, thinking, judge, self.dice, level.candidates, level.depth)
            grow(tree, known, self.dice, budget, thinking)
            assert tree.root is not None
            edges = list(tree.root.edges.items())
            actions = [action for action, _ in edges]
            visits = sum(edge.visits for _, edge in edges) or 1
            shares = [edge.visits / visits for _, edge in edges]
            values = [edge.value for _, edge in edges]
            taken = self._best(shares, values, level.noise)
        return _told(actions, shares, values, taken, budget)

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
