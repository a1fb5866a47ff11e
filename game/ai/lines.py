"""Plays a plan on to the end of the turn or round: what it comes to, chance and the other side included."""

from collections import deque
from typing import Any

from game.ai.information_set import InformationSet
from game.ai.search.judge import Judge
from game.ai.search.settle import best_at_once
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Action
from game.engine.seats import Seat
from game.engine.thinking import EVEN, Step, Thinking

_LONGEST = 80
"""Choices in a world after which a position is judged wherever it has come to."""


class Lines:
    """Plays plans of the seat that knows `known`, in states that look the same to it."""

    def __init__(self, known: InformationSet, thinking: Thinking) -> None:
        self.judge = Judge(known.rules, thinking, known.seat, EVEN)
        self._rules, self._seat, self._thinking = known.rules, known.seat, thinking

    def play(self, world: Any, plan: Step, seed: int) -> Any:
        """The state when the turn or round is over that `world` is in.

        What the plan leaves open, and what the other side does, is what looks best at once. What the other
        side chooses in secret meanwhile is drawn by `seed` from its candidates.
        """
        rules, left, dice, state = self._rules, deque(plan), Dice(seed), world.copy()
        ends = rules.pace(state).count + 1
        for _ in range(_LONGEST):
            decisions = rules.decisions(state)
            together = len(decisions) > 1
            if not decisions or (together and not left) or rules.pace(state).count >= ends:
                break
            choices: dict[Seat, Action] = {}
            for one in decisions:
                if one.seat == self._seat and left and left[0] in one.actions:
                    choices[one.seat] = left.popleft()
                elif together:
                    choices[one.seat] = dice.pick(self._thinking.candidates(state, one))
                else:
                    choices[one.seat] = best_at_once(rules, self._thinking, self.judge, state, one)
            rules.apply(state, choices, unheard)
        return state
