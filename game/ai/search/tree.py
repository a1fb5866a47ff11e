"""Information-set Monte Carlo tree search with one observer, for choices that are made in turn.

Each iteration begins in a state that the searching seat may be in and walks down one graph whose nodes are
what that seat would know (`Thinking.key`), so that what it cannot or need not tell apart shares its
statistics. A choice follows PUCT: what came of a step, its rank by the estimate, and how seldom it was tried.
Values are scaled by the least and the greatest one seen at the node, so that no constant depends on how a
game counts. Where the searching seat chooses, a node passes on what its best step is worth so far, because
that is what it would take; where the other seat does, whose cards differ from world to world, it passes on
what came of it. Two choices in secret share a node that is solved by regret matching (see `secret_node`).

Sources: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012; Silver et al.,
"Mastering the game of Go without human knowledge", 2017 (PUCT).
"""

import math
from collections.abc import Hashable, Sequence
from typing import Any

from game.ai.search.budget import Budget
from game.ai.search.judge import Judge
from game.ai.search.secret_node import SecretNode
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Action, Decision, Rules
from game.engine.seats import Seat
from game.engine.thinking import Step, Thinking

_EXPLORATION = 1.5
_DOUBT = 0.25
"""How much of the span of values a step tried once may be off by, when a node passes on its best one."""
_LONGEST = 400
"""Actions in one playout, forced ones among them."""
_WORLDS = 128
"""Draws of what is hidden; further iterations take them again, with chance of their own."""
_TIES = 1e-9
"""The least span of values that they are scaled by."""
_LINE = 12
"""Actions in an expected line."""
_SEEN = 4
"""Visits that make a node worth telling of."""
_SETTLED = 0.3
"""The share of the root's visits that makes a later choice as good as searched."""


class Edge:
    """A step at a node: how often it was tried and could have been, the sum of what came of it, and the nodes
    it led to, each with how often and how much it is worth.
    """

    __slots__ = ("after", "available", "look", "prior", "step", "total", "visits")

    def __init__(self, step: Step, look: float, prior: float) -> None:
        self.step = step
        self.look = look
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.after: dict[Node, list[float]] = {}

    @property
    def value(self) -> float:
        """The mean value for the searching seat; how it looked at once while nothing has come of it."""
        return self.total / self.visits if self.visits else self.look

    def learn(self, value: float, child: "Node | None", replaces: bool) -> None:
        """One more visit, which led to `child` and is worth `value`.

        Where `replaces`, that is what the child is worth now: its earlier visits count as much.
        """
        self.visits += 1
        self.total += value
        if child is not None:
            outcome = self.after.get(child)
            if outcome is None:
                self.after[child] = [1, value]
            else:
                if replaces:
                    self.total += (value - outcome[1]) * outcome[0]
                    outcome[1] = value
                outcome[0] += 1


class Node:
    """A choice of one seat, as the searching seat sees it."""

    __slots__ = ("edges", "greatest", "least", "seat", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits = 0
        self.edges: dict[Step, Edge] = {}
        self.least, self.greatest = math.inf, -math.inf

    def span(self, value: float) -> None:
        """Widens the range of values seen."""
        if value < self.least:
            self.least = value
        if value > self.greatest:
            self.greatest = value

    def best(self) -> Edge:
        """The step with the greatest value, less a doubt for how seldom it was tried; needs one that was."""
        doubt = _DOUBT * (self.greatest - self.least)
        best, found = -math.inf, None
        for edge in self.edges.values():
            visits = edge.visits
            if visits:
                safe = edge.total / visits - doubt / math.sqrt(visits)
                if safe > best:
                    best, found = safe, edge
        assert found is not None
        return found

    def likely(self) -> Edge:
        """The step that was tried most."""
        return max(self.edges.values(), key=lambda edge: (edge.visits, edge.value))


class Tree:
    """One search; `root` holds the statistics of the steps of the decision that is asked."""

    def __init__(
        self, rules: Rules, thinking: Thinking, judge: Judge, dice: Dice, candidates: int, depth: int
    ) -> None:
        self.rules = rules
        self.root: Node | None = None
        self._thinking = thinking
        self._judge = judge
        self._dice = dice
        self._candidates = candidates
        self._depth = depth
        self._nodes: dict[Hashable, Node] = {}
        self._secret: dict[Hashable, SecretNode] = {}

    def node_at(self, state: Any) -> Node | None:
        """What is known of the choice in a state: None for nothing, or where none is to be made."""
        if not self.rules.decisions(state):
            return None
        return self._nodes.get(self._thinking.key(state, self._judge.seat))

    def run(self, state: Any) -> float:
        """One iteration from `state`, which is changed; its value for the searching seat."""
        path: list[list[Any]] = []
        secret: list[tuple[SecretNode, Any]] = []
        rules, seat, depth = self.rules, self._judge.seat, 0
        for _ in range(_LONGEST):
            decisions = rules.decisions(state)
            if not decisions:
                break
            decision = decisions[0]
            if len(decisions) == 1 and len(decision.actions) == 1:
                rules.apply(state, {decision.seat: decision.actions[0]}, unheard)
                continue
            if depth >= self._depth:
                break
            depth += 1
            key = self._thinking.key(state, seat)
            if len(decisions) == 2:
                known = self._secret.get(key)
                if known is None:
                    self._secret[key] = SecretNode()
                    break
                pair = known.select(self._pruned(state, decisions), self._dice)
                secret.append((known, pair))
                rules.apply(state, dict(zip((one.seat for one in decisions), pair, strict=True)), unheard)
                continue
            node = self._nodes.get(key)
            fresh = node is None
            if node is None:
                node = self._nodes[key] = Node(decision.seat)
            if path:
                path[-1][2] = node
            if self.root is None:
                self.root = node
            elif fresh:
                break
            edge = self._select(node, decision, state)
            path.append([node, edge, None])
            for action in edge.step:
                rules.apply(state, {decision.seat: action}, unheard)
        value = result = self._judge.value(state)
        for node, edge, child in reversed(path):
            edge.learn(value, child, child is not None and child.seat == seat)
            node.span(value)
            if node.seat == seat:
                value = node.best().value
        for known, pair in secret:
            known.learn(pair, result if seat == 0 else -result)
        return result

    def _pruned(self, state: Any, decisions: Sequence[Decision]) -> Sequence[Sequence[Action]]:
        """For each seat the candidates, fewer than at a node of one seat: a matrix is made of both."""
        found = []
        for decision in decisions:
            actions = self._thinking.candidates(state, decision)
            found.append(actions[: self._candidates] if len(actions) > self._candidates else actions)
        return found

    def _select(self, node: Node, decision: Decision, state: Any) -> Edge:
        """The step to try in this state."""
        own = node.seat == self._judge.seat
        edges = node.edges
        if own:
            # What a seat knows decides what it can do: the steps are the same whenever it comes here.
            if not edges:
                self._look(node, state, self._thinking.steps(state, decision))
            choices: Sequence[Edge] = list(edges.values())
        else:
            steps = self._thinking.steps(state, decision)
            fresh = [step for step in steps if step not in edges]
            if fresh:
                self._look(node, state, fresh)
            choices = [edges[step] for step in steps]
            for edge in choices:
                edge.available += 1
        node.visits += 1
        least, span = node.least, max(_TIES, node.greatest - node.least)
        eager = _EXPLORATION * math.sqrt(node.visits)
        best, chosen = -math.inf, choices[0]
        for edge in choices:
            visits = edge.visits
            mean = ((edge.total / visits if visits else edge.look) - least) / span
            if own:
                score = mean + eager * edge.prior / (1 + visits)
            else:
                score = 1 - mean + _EXPLORATION * math.sqrt(edge.available) * edge.prior / (1 + visits)
            if score > best:
                best, chosen = score, edge
        return chosen

    def _look(self, node: Node, state: Any, steps: Sequence[Step]) -> None:
        """Tries new steps once and ranks them: the better one looks, the more it will be tried."""
        rules, judge, seat = self.rules, self._judge, node.seat
        looks = []
        for step in steps:
            after = state.copy()
            for action in step:
                rules.apply(after, {seat: action}, unheard)
            value = judge.value(after)
            looks.append((value if seat == judge.seat else judge.value_for(after, seat), value, step))
        looks.sort(key=lambda look: -look[0])
        for rank, (_, value, step) in enumerate(looks):
            prior = 0.5 / math.sqrt(1 + rank) if rank < self._candidates else 0.0
            node.edges[step] = Edge(step, value, prior)
            node.span(value)


def grow(tree: Tree, known: Any, dice: Dice, budget: Budget, thinking: Thinking) -> None:
    """Runs iterations until the budget is used up, and one at least where nothing is known of the choice."""
    worlds: list[Any] = []
    number = 0
    while budget.take() or tree.root is None:
        if number < _WORLDS:
            worlds.append(known.likely(thinking, dice))
        state = worlds[number % _WORLDS].copy()
        number += 1
        state.dice = Dice(dice.below(1 << 62))
        tree.run(state)


def line(root: Node, first: Edge) -> list[tuple[Seat, Action]]:
    """What is expected to follow the first action of a step: each time what was tried most."""
    found = [(root.seat, action) for action in first.step[1:]]
    edge = first
    while edge.after and len(found) < _LINE:
        node = max(edge.after, key=lambda child: edge.after[child][0])
        if node.visits < _SEEN:
            break
        edge = node.best() if node.seat == root.seat else node.likely()
        found += [(node.seat, action) for action in edge.step]
    return found[:_LINE]


def plan(tree: Tree, first: Edge, worlds: Sequence[Any]) -> list[Action]:
    """The actions that follow the first one of a step for as long as they are sure to fit.

    That is while a step has led to one node only, in the search and in all of `worlds` (states that the seat
    may be in, which are changed), so that nothing comes to light; and while that node was searched often.
    """
    root = tree.root
    assert root is not None
    found: list[Action] = []
    edge = first
    while True:
        found += edge.step
        if len(edge.after) != 1 or len(found) > _LONGEST:
            return found[1:]
        for state in worlds:
            for action in edge.step:
                tree.rules.apply(state, {root.seat: action}, unheard)
        nodes = {tree.node_at(state) for state in worlds}
        node = nodes.pop()
        if nodes or node is None or node.seat != root.seat or node.visits < _SETTLED * root.visits:
            return found[1:]
        edge = node.best()
