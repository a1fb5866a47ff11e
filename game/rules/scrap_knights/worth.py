"""What ACTs are worth at a glance: the blow each can strike from each distance, the heat each can vent."""

from collections.abc import Mapping

from game.content.scrap_knights import Act
from game.content.scrap_knights.conditions import (
    DistanceIs,
    DistanceIsAtMost,
    DistanceWas,
    DistanceWasAtMost,
    OpponentPlayedNamed,
)
from game.content.scrap_knights.verbs import Back, Deal, Forward, Heat, Vent, split_amount
from game.rules.scrap_knights.distances import moved
from game.rules.scrap_knights.state import MAX_DISTANCE

DISTANCES = range(MAX_DISTANCE + 1)
_CONDITIONAL = 0.7
"""What counts of a step that depends on more than the distance."""
_ALL_HEAT = 4
"""What "all heat" usually is."""
_MOST_DAMAGE = 6
"""What counts of a blow that ends any duel: it is hardly ever struck."""
_HEAT_AS_DAMAGE = 0.5
"""What a point of heat for the opponent is worth."""


def blows(acts: Mapping[str, Act]) -> dict[str, tuple[float, ...]]:
    """For each ACT the damage that it deals from each distance, if nothing blocks or moves."""
    return {name: tuple(_blow(act, distance) for distance in DISTANCES) for name, act in acts.items()}


def cooling(acts: Mapping[str, Act]) -> dict[str, float]:
    """For each ACT the heat that it vents."""
    return {
        name: sum(
            (_ALL_HEAT if step.verb.amount == "all" else step.verb.amount)
            * (_CONDITIONAL if step.when else 1.0)
            for line in act.effects
            for step in line.do
            if isinstance(step.verb, Vent)
        )
        for name, act in acts.items()
    }


def _blow(act: Act, distance: int) -> float:
    if act.range is not None and distance > act.range:
        return 0.0
    total = 0.0
    now = distance
    for line in act.effects:
        was = now
        for step in line.do:
            share = 1.0
            for condition in step.when:
                share *= _chance(condition, was, now)
            verb = step.verb
            if isinstance(verb, Forward):
                now = moved(now, -verb.amount)
            elif isinstance(verb, Back):
                now = moved(now, verb.amount)
            elif isinstance(verb, Deal):
                total += share * _amount(verb, now)
            elif isinstance(verb, Heat) and verb.who == "opponent" and isinstance(verb.amount, int):
                total += share * _HEAT_AS_DAMAGE * verb.amount
    return total


def _chance(condition: object, was: int, now: int) -> float:
    if isinstance(condition, OpponentPlayedNamed):
        return 0.0
    if isinstance(condition, DistanceWas):
        return float(was == condition.distance)
    if isinstance(condition, DistanceWasAtMost):
        return float(was <= condition.distance)
    if isinstance(condition, DistanceIs):
        return float(now == condition.distance)
    if isinstance(condition, DistanceIsAtMost):
        return float(now <= condition.distance)
    return _CONDITIONAL


def _amount(verb: Deal, distance: int) -> float:
    """What the damage comes to; heat and the like count for nothing, for they are not known yet."""
    base, word = split_amount(verb.amount)
    if word.endswith("distance"):
        base += -distance if word.startswith("-") else distance
    return max(0, min(_MOST_DAMAGE, base))
