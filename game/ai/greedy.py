"""Greedy: looks one action ahead and takes the best mean estimate over sampled states."""

from game.ai.information_set import InformationSet
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Action

SAMPLES = 6
MAX_ACTIONS = 48
"""Of a longer list, this many actions are drawn at random and tried."""


class Greedy:
    """Tries every action in `SAMPLES` determinizations and takes one with the best mean estimate.

    Where both seats choose in secret, the other seat's action is drawn from those legal in the sample.
    """

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, known: InformationSet) -> Action:
        """One of the actions with the best mean estimate."""
        rules, seat = known.rules, known.seat
        actions = known.decision.actions
        if len(actions) > MAX_ACTIONS:
            actions = self.dice.shuffled(actions)[:MAX_ACTIONS]
        totals = [0.0] * len(actions)
        for _ in range(SAMPLES):
            sample = known.sample(self.dice)
            others = {
                decision.seat: self.dice.pick(decision.actions)
                for decision in rules.decisions(sample)
                if decision.seat != seat
            }
            for index, action in enumerate(actions):
                after = sample.copy()
                rules.apply(after, {**others, seat: action}, unheard)
                totals[index] += rules.estimate(after, seat)
        best = max(totals)
        return self.dice.pick(
            [action for action, total in zip(actions, totals, strict=True) if total == best]
        )
