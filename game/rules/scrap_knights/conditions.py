"""Whether a step's conditions hold, read when the step's turn comes (Scrap Knights rule sheet: keywords)."""

from collections.abc import Callable, Mapping
from typing import Any

from game.content.scrap_knights import conditions as when
from game.rules.scrap_knights.context import GameContext
from game.rules.scrap_knights.state import Frame

Test = Callable[[GameContext, Frame, Any], bool]


def _hit(context: GameContext, frame: Frame, condition: when.Hit) -> bool:
    return frame.hit


def _uninterrupted(context: GameContext, frame: Frame, condition: when.Uninterrupted) -> bool:
    return not context.player(frame.effect.seat).damaged


def _interrupted(context: GameContext, frame: Frame, condition: when.Interrupted) -> bool:
    return context.player(frame.effect.seat).damaged


def _original(context: GameContext, frame: Frame, condition: when.Original) -> bool:
    return frame.effect.role != "copy"


def _distance_was(context: GameContext, frame: Frame, condition: when.DistanceWas) -> bool:
    return frame.distance_was == condition.distance


def _distance_was_at_most(context: GameContext, frame: Frame, condition: when.DistanceWasAtMost) -> bool:
    return frame.distance_was <= condition.distance


def _distance_is(context: GameContext, frame: Frame, condition: when.DistanceIs) -> bool:
    return context.state.distance == condition.distance


def _distance_is_at_most(context: GameContext, frame: Frame, condition: when.DistanceIsAtMost) -> bool:
    return context.state.distance <= condition.distance


def _opponent_used(context: GameContext, frame: Frame, condition: when.OpponentUsed) -> bool:
    used = context.other(frame.effect.seat).used
    return any(context.catalogue.kinds[card] == condition.kind for card in used)


def _opponent_played_named(context: GameContext, frame: Frame, condition: when.OpponentPlayedNamed) -> bool:
    named = frame.effect.manoeuvre.named
    return named in context.other(frame.effect.seat).used


def _hp_at_most(context: GameContext, frame: Frame, condition: when.HpAtMost) -> bool:
    return context.player(frame.effect.seat).hp <= condition.hp


TESTS: Mapping[type, Test] = {
    when.Hit: _hit,
    when.Uninterrupted: _uninterrupted,
    when.Interrupted: _interrupted,
    when.Original: _original,
    when.DistanceWas: _distance_was,
    when.DistanceWasAtMost: _distance_was_at_most,
    when.DistanceIs: _distance_is,
    when.DistanceIsAtMost: _distance_is_at_most,
    when.OpponentUsed: _opponent_used,
    when.OpponentPlayedNamed: _opponent_played_named,
    when.HpAtMost: _hp_at_most,
}
