"""Whether a step's conditions hold, read when the step's turn comes (seed 000, keywords)."""

from collections.abc import Callable, Mapping
from typing import Any

from game.content.scrap_knights import verbs
from game.rules.scrap_knights.state import Frame
from game.rules.scrap_knights.turn import Turn

Test = Callable[[Turn, Frame, Any], bool]


def _hit(turn: Turn, frame: Frame, condition: verbs.Hit) -> bool:
    return frame.hit


def _uninterrupted(turn: Turn, frame: Frame, condition: verbs.Uninterrupted) -> bool:
    return not turn.player(frame.effect.seat).damaged


def _interrupted(turn: Turn, frame: Frame, condition: verbs.Interrupted) -> bool:
    return turn.player(frame.effect.seat).damaged


def _original(turn: Turn, frame: Frame, condition: verbs.Original) -> bool:
    return frame.effect.role != "copy"


def _distance_was(turn: Turn, frame: Frame, condition: verbs.DistanceWas) -> bool:
    return frame.distance_was == condition.distance


def _distance_was_at_most(turn: Turn, frame: Frame, condition: verbs.DistanceWasAtMost) -> bool:
    return frame.distance_was <= condition.distance


def _distance_is(turn: Turn, frame: Frame, condition: verbs.DistanceIs) -> bool:
    return turn.state.distance == condition.distance


def _distance_is_at_most(turn: Turn, frame: Frame, condition: verbs.DistanceIsAtMost) -> bool:
    return turn.state.distance <= condition.distance


def _opponent_used(turn: Turn, frame: Frame, condition: verbs.OpponentUsed) -> bool:
    used = turn.other(frame.effect.seat).used
    return any(turn.catalogue.kinds[card] == condition.kind for card in used)


def _opponent_played_named(turn: Turn, frame: Frame, condition: verbs.OpponentPlayedNamed) -> bool:
    named = frame.effect.manoeuvre.named
    return named in turn.other(frame.effect.seat).used


def _hp_at_most(turn: Turn, frame: Frame, condition: verbs.HpAtMost) -> bool:
    return turn.player(frame.effect.seat).hp <= condition.hp


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
