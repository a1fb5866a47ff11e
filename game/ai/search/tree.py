"""Information-set Monte Carlo tree search with one observer, for choices that are made in turn.

Each iteration draws a state that the searching seat may be in and walks down one tree whose nodes are what
that seat would know (`Rules.information_key`), so that what it cannot tell apart shares its statistics. A
choice follows PUCT: the mean value of what came of an action, its rank by the estimate, and how seldom it was
tried. Values are scaled by the least and the greatest one seen, as in MuZero, so that no constant depends on
how a game counts. Two choices in secret share a node that is solved by regret matching (see `secret_node`).

Source: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012.
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
from game.engine.thinking import Thinking

_EXPLORATION = 1.1
_FIRST_LOOK = 1.0
"""How many visits the estimate right after an action counts for."""
_LONGEST = 400
"""Actions in one playout, forced ones among them."""


class Edge:
    """An action at a node: how often it was tried and could have been, and the sum of what came of it."""

    __slots__ = ("available", "look", "prior", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.prior = 0.0
        self.look = 0.0

    @property
    def value(self) -> float:
        """The mean value for the searching seat, the first look included."""
        return (self.total + _FIRST_LOOK * self.look) / (self.visits + _FIRST_LOOK)


class Node:
    """A choice of one seat, as the searching seat sees it."""

    __slots__ = ("edges", "seat", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits = 0
        self.edges: dict[Action, Edge] = {}


class Tree:
    """One search; `root` holds the statistics of the actions of the decision that is asked."""

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
        self._least, self._greatest = 1.0, -1.0

    def run(self, state: Any) -> float:
        """One iteration from a freshly drawn `state`, which is changed; its value for the searching seat."""
        path: list[Edge] = []
        secret: list[tuple[SecretNode, Any]] = []
        rules, depth = self.rules, 0
        for _ in range(_LONGEST):
            decisions = rules.decisions(state)
            if not decisions:
                break
            if len(decisions) == 1 and len(decisions[0].actions) == 1:
                rules.apply(state, {decisions[0].seat: decisions[0].actions[0]}, unheard)
                continue
            if depth >= self._depth:
                break
            depth += 1
            key = rules.information_key(state, self._judge.seat)
            if len(decisions) == 2:
                known = self._secret.get(key)
                if known is None:
                    self._secret[key] = SecretNode()
                    break
                pair = known.select(self._pruned(state, decisions), self._dice)
                secret.append((known, pair))
                rules.apply(state, dict(zip((one.seat for one in decisions), pair, strict=True)), unheard)
                continue
            node, decision = self._nodes.get(key), decisions[0]
            if node is None:
                node = self._nodes[key] = Node(decision.seat)
                if self.root is not None:
                    break
                self.root = node
            action, edge = self._select(node, decision, state)
            path.append(edge)
            rules.apply(state, {decision.seat: action}, unheard)
        value = self._judge.value(state)
        self._least, self._greatest = min(self._least, value), max(self._greatest, value)
        for edge in path:
            edge.visits += 1
            edge.total += value
        for known, pair in secret:
            known.learn(pair, value if self._judge.seat == 0 else -value)
        return value

    def _pruned(self, state: Any, decisions: Sequence[Decision]) -> Sequence[Sequence[Action]]:
        """For each seat the candidates, fewer than at a node of one seat: a matrix is made of both."""
        found = []
        for decision in decisions:
            actions = self._thinking.candidates(state, decision)
            found.append(actions[: self._candidates] if len(actions) > self._candidates else actions)
        return found

    def _select(self, node: Node, decision: Decision, state: Any) -> tuple[Action, Edge]:
        """The action to try in this state, and its statistics."""
        actions = self._thinking.candidates(state, decision)
        edges = node.edges
        fresh = [action for action in actions if action not in edges]
        if fresh:
            self._look(node, state, fresh)
        node.visits += 1
        own = node.seat == self._judge.seat
        least, span = self._least, max(1e-9, self._greatest - self._least)
        best, found, chosen = -math.inf, actions[0], edges[actions[0]]
        for action in actions:
            edge = edges[action]
            edge.available += 1
            mean = (edge.total + _FIRST_LOOK * edge.look) / (edge.visits + _FIRST_LOOK)
            mean = (mean - least) / span
            score = mean if own else 1 - mean
            score += _EXPLORATION * edge.prior * math.sqrt(edge.available) / (1 + edge.visits)
            if score > best:
                best, found, chosen = score, action, edge
        return found, chosen

    def _look(self, node: Node, state: Any, actions: Sequence[Action]) -> None:
        """Tries new actions once and ranks them: the better one looks, the more it will be tried."""
        rules, judge, seat = self.rules, self._judge, node.seat
        looks = []
        for action in actions:
            after = state.copy()
            rules.apply(after, {seat: action}, unheard)
            value = judge.value(after)
            looks.append((value if seat == judge.seat else judge.value_for(after, seat), value, action))
        looks.sort(key=lambda look: -look[0])
        for rank, (_, value, action) in enumerate(looks):
            edge = node.edges[action] = Edge()
            edge.look = value
            edge.prior = 1 / (2 + rank) if rank < self._candidates else 0.0
            self._least, self._greatest = min(self._least, value), max(self._greatest, value)


def grow(tree: Tree, known: Any, dice: Dice, budget: Budget, thinking: Thinking) -> None:
    """Runs iterations until the budget is used up."""
    while budget.take():
        tree.run(thinking.likely(known.sample(dice), known.seat, dice))
