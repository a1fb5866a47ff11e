"""Whether a step's conditions hold, read when the step's turn comes (Scrap Knights rule sheet: keywords)."""

from collections.abc import Callable, Mapping
from typing import Any

from game.content.scrap_knights import verbs
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.state import Frame

Test = Callable[[GameContext, Frame, Any], bool]


def _hit(context: GameContext, frame: Frame, condition: verbs.Hit) -> bool:
    return frame.hit


def _uninterrupted(context: GameContext, frame: Frame, condition: verbs.Uninterrupted) -> bool:
    return not context.player(frame.effect.seat).damaged


def _interrupted(context: GameContext, frame: Frame, condition: verbs.Interrupted) -> bool:
    return context.player(frame.effect.seat).damaged


def _original(context: GameContext, frame: Frame, condition: verbs.Original) -> bool:
    return frame.effect.role != "copy"


def _distance_was(context: GameContext, frame: Frame, condition: verbs.DistanceWas) -> bool:
    return frame.distance_was == condition.distance


def _distance_was_at_most(context: GameContext, frame: Frame, condition: verbs.DistanceWasAtMost) -> bool:
    return frame.distance_was <= condition.distance


def _distance_is(context: GameContext, frame: Frame, condition: verbs.DistanceIs) -> bool:
    return context.state.distance == condition.distance


def _distance_is_at_most(context: GameContext, frame: Frame, condition: verbs.DistanceIsAtMost) -> bool:
    return context.state.distance <= condition.distance


def _opponent_used(context: GameContext, frame: Frame, condition: verbs.OpponentUsed) -> bool:
    used = context.other(frame.effect.seat).used
    return any(context.catalogue.kinds[card] == condition.kind for card in used)


def _opponent_played_named(context: GameContext, frame: Frame, condition: verbs.OpponentPlayedNamed) -> bool:
    named = frame.effect.manoeuvre.named
    return named in context.other(frame.effect.seat).used


def _hp_at_most(context: GameContext, frame: Frame, condition: verbs.HpAtMost) -> bool:
    return context.player(frame.effect.seat).hp <= condition.hp


TESTS: Mapping[type, Test] = {
    verbs.Hit: _hit,
    verbs.Uninterrupted: _uninterrupted,
    verbs.Interrupted: _interrupted,
    verbs.Original: _original,
    verbs.DistanceWas: _distance_was,
    verbs.DistanceWasAtMost: _distance_was_at_most,
    verbs.DistanceIs: _distance_is,
    verbs.DistanceIsAtMost: _distance_is_at_most,
    verbs.OpponentUsed: _opponent_used,
    verbs.OpponentPlayedNamed: _opponent_played_named,
    verbs.HpAtMost: _hp_at_most,
}
