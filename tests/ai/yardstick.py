"""The yardstick of the searching players: information-set MCTS with one observer, as in the textbook.

UCB1, playouts at random to the end of the game, no estimate, no pruning. Where two seats choose in secret,
the seats choose one after the other in the tree, the searching one last, without seeing each other's choice.

Source: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012.
"""

import math
import time
from collections.abc import Hashable
from typing import Any

from game.ai.information_set import InformationSet
from game.ai.search.budget import Clock
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Action, Rules
from game.engine.seats import Seat

EXPLORATION = 0.7
LONGEST = 3000


class Node:
    """Visits, wins and availability of each action, from the view of the seat that chooses."""

    def __init__(self) -> None:
        self.stats: dict[Action, list[float]] = {}

    def select(self, actions: tuple[Action, ...], dice: Dice) -> Action:
        """An action that was never tried, at random, or the one with the greatest upper bound."""
        fresh = [action for action in actions if self.stats.setdefault(action, [0, 0.0, 0])[0] == 0]
        for action in actions:
            self.stats[action][2] += 1
        if fresh:
            return dice.pick(fresh)
        return max(actions, key=self._bound)

    def _bound(self, action: Action) -> float:
        visits, total, available = self.stats[action]
        return total / visits + EXPLORATION * math.sqrt(math.log(available) / visits)


class Textbook:
    """Searches for `seconds` by `clock`, or for `iterations` where they are given."""

    def __init__(
        self,
        seed: int,
        seconds: float = 0.1,
        iterations: int | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        self._clock = clock
        self.dice = Dice(seed)
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, known: InformationSet) -> Action:
        """The action that was tried most."""
        nodes: dict[Hashable, Node] = {}
        end, done = self._clock() + self.seconds, 0
        while done < self.iterations if self.iterations is not None else self._clock() < end:
            self._iterate(known.rules, known.sample(self.dice), known.seat, nodes)
            done += 1
        root = nodes[self._key(known.rules, known.sample(self.dice), known.seat, known.seat)]
        return max(known.decision.actions, key=lambda action: root.stats.get(action, [0])[0])

    def _key(self, rules: Rules, state: Any, observer: Seat, seat: Seat) -> Hashable:
        return seat, rules.information_key(state, observer)

    def _iterate(self, rules: Rules, state: Any, observer: Seat, nodes: dict[Hashable, Node]) -> None:
        path: list[tuple[Node, Seat, Action]] = []
        fresh = False
        while not fresh and (decisions := rules.decisions(state)):
            choices = {}
            for decision in decisions:
                key = self._key(rules, state, observer, decision.seat)
                node = nodes.get(key)
                if node is None:
                    node, fresh = nodes.setdefault(key, Node()), True
                action = node.select(decision.actions, self.dice)
                path.append((node, decision.seat, action))
                choices[decision.seat] = action
            rules.apply(state, choices, unheard)
        for _ in range(LONGEST):
            decisions = rules.decisions(state)
            if not decisions:
                break
            rules.apply(state, {one.seat: self.dice.pick(one.actions) for one in decisions}, unheard)
        outcome = rules.outcome(state)
        winner = None if outcome is None else outcome.winner
        for node, seat, action in path:
            stats = node.stats[action]
            stats[0] += 1
            stats[1] += 0.5 if winner is None else float(winner == seat)
