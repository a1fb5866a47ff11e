"""What a choice is worth that a search passed over: how much less comes of it than of the best one."""

import math
import statistics

import msgspec

from game.ai.information_set import InformationSet
from game.ai.lines import Lines
from game.ai.thought import Choice, Thought, own_plan
from game.engine.dice import Dice
from game.engine.thinking import Step, Thinking

WORLDS = 20
"""Draws of what is hidden, and of chance, in which both choices are played."""


def with_played(
    known: InformationSet, thinking: Thinking, thought: Thought, played: tuple[str, ...], seed: int
) -> Thought:
    """The thought with a choice for `played[0]` in it, the last one if the search had none for it.

    It and the best choice are played to the end of the turn or round in the same worlds. Where the game makes
    plans, the rest of `played` belongs to it; else what looks best follows.
    """
    first = played[0]
    if any(choice.action == first for choice in thought.choices):
        return thought
    best = thought.choices[0]
    planned = thinking.planning(known.sample(Dice(seed)), known.decision, 1) is not None
    plan = _parsed(known, played if planned else played[:1])
    loss = _loss(known, thinking, _parsed(known, own_plan(best, known.seat)), plan, seed)
    choice = Choice(first, 0.0, max(-1.0, best.value - loss))
    return msgspec.structs.replace(thought, choices=(*thought.choices, choice))


def _parsed(known: InformationSet, plan: tuple[str, ...]) -> Step:
    return tuple([known.rules.parse(text) for text in plan])


def _loss(known: InformationSet, thinking: Thinking, best: Step, played: Step, seed: int) -> float:
    """How much less `played` comes to on the mean, less the error of that mean: dice are no mistake."""
    dice, lines, losses = Dice(seed), Lines(known, thinking), []
    for _ in range(WORLDS):
        world = known.likely(thinking, dice)
        chance = dice.below(1 << 62)
        good, bad = (lines.judge.value(lines.play(world, plan, chance)) for plan in (best, played))
        losses.append(good - bad)
    error = statistics.stdev(losses) / math.sqrt(WORLDS)
    return max(0.0, statistics.fmean(losses) - error)
