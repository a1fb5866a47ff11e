"""Why a choice looks good: the term of the estimate in which it is ahead of the other choices."""

import statistics
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from game.ai.information_set import InformationSet
from game.ai.lines import Lines
from game.ai.thought import Reason, Thought, Told, own_plan
from game.engine.dice import Dice
from game.engine.thinking import Figure, Step, Thinking

WORLDS = 12
"""Draws of what is hidden in which the choices are compared."""
_COMPARED = 6
"""Choices that are compared, those that are told among them."""
_NOTHING = 1e-6
_MOSTLY = 0.75
"""In this share of the worlds a term must speak for a choice: in fewer it was the dice."""
_NEARLY = 0.3
"""The share of the largest term's gain with which a second one is a reason as well."""
_HOPEFUL = 0.6
"""What the search makes of a choice (-1..1) of which it can be said that it should win."""
_SEEN = 0.2
"""What a figure must be better by to be told: less is the chance of the few worlds."""
WIN = "win"
"""The term that a game which is over has in place of all others."""


def reasons(
    known: InformationSet, thinking: Thinking, thought: Thought, told: int, seed: int
) -> list[Reason]:
    """For each of the first `told` choices of a thought, what sets it apart from the mean of the choices.

    Each is played with the own choices that are expected to follow it, to the end of the turn or round, in
    the same few draws of what is hidden. So a payment is judged by what is bought.
    """
    dice, lines = Dice(seed), Lines(known, thinking)
    plans: list[Step] = [
        tuple([known.rules.parse(text) for text in own_plan(choice, known.seat)])
        for choice in thought.choices[: max(told, _COMPARED)]
    ]
    begun = {plan[0] for plan in plans}
    others = [action for action in known.decision.actions if action not in begun]
    plans += [(action,) for action in dice.shuffled(others)[: max(0, _COMPARED - len(plans))]]
    seen: list[list[dict[str, float]]] = [[] for _ in plans]
    counted: list[list[Sequence[Figure]]] = [[] for _ in plans]
    for _ in range(WORLDS):
        world = known.likely(thinking, dice)
        chance = dice.below(1 << 62)
        for plan, found, figures in zip(plans, seen, counted, strict=True):
            state = lines.play(world, plan, chance)
            found.append(_terms(known, thinking, state))
            figures.append(thinking.figures(state, known.seat))
    told_reasons = [
        _in_numbers(_best(number, seen, hopeful=choice.value >= _HOPEFUL), number, counted)
        for number, choice in enumerate(thought.choices[:told])
    ]
    for number, (one, plan) in enumerate(zip(told_reasons, plans, strict=False)):
        own = thinking.reason(world, known.decision, plan[0])
        # That it should win says more than anything else.
        if own and one.term != WIN:
            told_reasons[number] = Reason(own, one.gain, one.term, one.figures)
    return told_reasons


def _in_numbers(reason: Reason, number: int, counted: Sequence[Sequence[Sequence[Figure]]]) -> Reason:
    """With what its terms come to: after the choice, and on the mean after the others."""
    means = [_means(figures) for figures in counted]
    others = [one for place, one in enumerate(means) if place != number]
    if not others:
        return reason
    told: dict[str, Told] = {}
    for (term, key, less), amount in means[number].items():
        mean = statistics.fmean([one.get((term, key, less), amount) for one in others])
        ahead = mean - amount if less else amount - mean
        if term in (reason.term, reason.also) and term not in told and ahead >= _SEEN:
            told[term] = Told(term, key, round(amount, 1), round(mean, 1))
    return msgspec.structs.replace(reason, figures=tuple(told.values()))


def _means(figures: Sequence[Sequence[Figure]]) -> dict[tuple[str, str, bool], float]:
    """Each figure's mean over the worlds."""
    found: dict[tuple[str, str, bool], list[float]] = {}
    for world in figures:
        for one in world:
            found.setdefault((one.term, one.key, one.less), []).append(one.amount)
    return {key: statistics.fmean(amounts) for key, amounts in found.items()}


def _terms(known: InformationSet, thinking: Thinking, state: Any) -> dict[str, float]:
    outcome = known.rules.outcome(state)
    if outcome is None:
        return thinking.terms(state, known.seat)
    return {WIN: 0.0 if outcome.winner is None else 1.0 if outcome.winner == known.seat else -1.0}


def _best(number: int, seen: Sequence[Sequence[Mapping[str, float]]], *, hopeful: bool) -> Reason:
    """The term that speaks most for a choice, by what all of them came to in each world.

    To win is a reason only for a `hopeful` choice that mostly does. The other terms count in the worlds
    in which the game goes on whatever is chosen.
    """
    won = [world.get(WIN, 0.0) for world in seen[number]]
    if hopeful and sum(won) >= _MOSTLY * WORLDS:
        return Reason(WIN, sum(won) / WORLDS)
    gains: dict[str, list[float]] = {}
    going = [world for world in zip(*seen, strict=True) if not any(WIN in terms for terms in world)]
    for world in going:
        for name in world[number]:
            mean = sum(terms[name] for terms in world) / len(world)
            gains.setdefault(name, []).append(world[number][name] - mean)
    mostly = {
        name: sum(values) / len(values)
        for name, values in gains.items()
        if sum(value > _NOTHING for value in values) >= _MOSTLY * len(values)
    }
    order = sorted(mostly, key=lambda name: (mostly[name], name), reverse=True)
    if not order:
        return Reason()
    term, gain = order[0], mostly[order[0]]
    also = order[1] if len(order) > 1 and mostly[order[1]] >= _NEARLY * gain else ""
    return Reason(term, gain, also)
