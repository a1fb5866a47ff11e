"""Why a choice looks good: the term of the estimate in which it is ahead of the other choices."""

from collections.abc import Sequence
from typing import Any

from game.ai.information_set import InformationSet
from game.ai.search.judge import Judge
from game.ai.search.settle import best_at_once
from game.ai.thought import Reason
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Action
from game.engine.thinking import EVEN, Thinking

WORLDS = 6
"""Draws of what is hidden over which the terms are averaged."""
_COMPARED = 8
"""Other choices that a choice is compared with."""
_NOTHING = 1e-6
WIN = "win"
"""The term that a game which is over has in place of all others."""
_ANSWERS = 40
"""Choices of the other seat that are waited for."""


def reasons(known: InformationSet, thinking: Thinking, told: Sequence[Action], seed: int) -> list[Reason]:
    """For each of the actions `told`, what sets it apart from the mean of the choices there are.

    Each is looked at in the same few draws of what is hidden, and so is the other seat's answer to it.
    """
    dice = Dice(seed)
    judge = Judge(known.rules, thinking, known.seat, EVEN)
    others = [action for action in known.decision.actions if action not in told]
    compared = [*told, *dice.shuffled(others)[: max(0, _COMPARED - len(told))]]
    sums: list[dict[str, float]] = [{} for _ in compared]
    for _ in range(WORLDS):
        world = thinking.likely(known.sample(dice), known.seat, dice)
        choices = {
            one.seat: dice.pick(one.actions) for one in known.rules.decisions(world) if one.seat != known.seat
        }
        for action, found in zip(compared, sums, strict=True):
            after = world.copy()
            known.rules.apply(after, {**choices, known.seat: action}, unheard)
            _add(found, _terms(known, thinking, judge, after))
    names = dict.fromkeys(name for found in sums for name in found)
    mean = {name: sum(found.get(name, 0.0) for found in sums) / len(sums) for name in names}
    return [
        _best({name: (found.get(name, 0.0) - mean[name]) / WORLDS for name in names}, found)
        for found in sums[: len(told)]
    ]


def _terms(known: InformationSet, thinking: Thinking, judge: Judge, state: Any) -> dict[str, float]:
    """The terms once the other seat has answered: it does what looks best at once until it is not asked."""
    rules, seat = known.rules, known.seat
    for _ in range(_ANSWERS):
        decisions = rules.decisions(state)
        if len(decisions) != 1 or decisions[0].seat == seat:
            break
        action = best_at_once(rules, thinking, judge, state, decisions[0])
        rules.apply(state, {decisions[0].seat: action}, unheard)
    outcome = rules.outcome(state)
    if outcome is not None:
        return {WIN: 0.0 if outcome.winner is None else 1.0 if outcome.winner == seat else -1.0}
    return thinking.terms(state, seat)


def _add(sums: dict[str, float], terms: dict[str, float]) -> None:
    for name, value in terms.items():
        sums[name] = sums.get(name, 0.0) + value


def _best(gains: dict[str, float], found: dict[str, float]) -> Reason:
    """`found` are the sums of the choice's own terms: to win is a reason only for what mostly wins."""
    if found.get(WIN, 0.0) > WORLDS / 2:
        return Reason(WIN, gains[WIN])
    terms = {name: gain for name, gain in gains.items() if name != WIN}
    term = max(terms, key=terms.__getitem__, default="")
    return Reason(term, terms[term]) if term and terms[term] > _NOTHING else Reason()
