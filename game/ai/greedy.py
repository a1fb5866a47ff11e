"""Looks one choice ahead: the action that looks best against what the other seat might have."""

from game.ai.information_set import InformationSet
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Action

SAMPLES = 6
WIDEST = 48


class Greedy:
    """Tries every action in a few determinizations and takes the best mean estimate.

    Where both seats choose in secret, the other's choice is drawn from what the determinization lets it do.
    """

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, known: InformationSet) -> Action:
        rules, seat = known.rules, known.seat
        actions = known.decision.actions
        if len(actions) > WIDEST:
            actions = self.dice.shuffled(actions)[:WIDEST]
        totals = [0.0] * len(actions)
        for _ in range(SAMPLES):
            sample = known.sample(self.dice)
            others = {
                decision.seat: self.dice.pick(decision.actions)
                for decision in rules.decisions(sample)
                if decision.seat != seat
            }
            for place, action in enumerate(actions):
                after = sample.copy()
                rules.apply(after, {**others, seat: action}, unheard)
                totals[place] += rules.estimate(after, seat)
        best = max(totals)
        return self.dice.pick(
            [action for action, total in zip(actions, totals, strict=True) if total == best]
        )
