"""Why a choice looks good: the term of the estimate in which it is ahead of the other choices."""

from collections.abc import Sequence
from typing import Any

import msgspec

from game.ai.information_set import InformationSet
from game.ai.search.judge import Judge
from game.ai.search.settle import settle
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Action
from game.engine.thinking import EVEN, Thinking

WORLDS = 6
"""Draws of what is hidden over which the terms are averaged."""
_COMPARED = 8
"""Other choices that a choice is compared with."""
_NOTHING = 1e-6


class Reason(msgspec.Struct, frozen=True):
    """The estimate's term that speaks most for a choice, and by how much; no term where none does."""

    term: str = ""
    gain: float = 0.0


def reasons(known: InformationSet, thinking: Thinking, told: Sequence[Action], seed: int) -> list[Reason]:
    """For each of the actions `told`, what sets it apart from the mean of the choices there are.

    Each is looked at in the same few draws of what is hidden, played on as `settle` does.
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
    names = sums[0]
    mean = {name: sum(found[name] for found in sums) / len(sums) for name in names}
    return [
        _best({name: (found[name] - mean[name]) / WORLDS for name in names}) for found in sums[: len(told)]
    ]


def _terms(known: InformationSet, thinking: Thinking, judge: Judge, state: Any) -> dict[str, float]:
    """The terms once what follows at once has been played."""
    if len(known.rules.decisions(state)) > 0 and known.rules.decisions(state)[0].seat != known.seat:
        settle(known.rules, thinking, judge, state)
    return thinking.terms(state, known.seat)


def _add(sums: dict[str, float], terms: dict[str, float]) -> None:
    for name, value in terms.items():
        sums[name] = sums.get(name, 0.0) + value


def _best(gains: dict[str, float]) -> Reason:
    term = max(gains, key=gains.__getitem__)
    return Reason(term, gains[term]) if gains[term] > _NOTHING else Reason()
