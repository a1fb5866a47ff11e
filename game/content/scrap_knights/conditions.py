"""The conditions under which steps of Scrap Knights cards happen (Scrap Knights rule sheet: Keywords).

"you" is the seat whose card it is.
"""

import msgspec

from game.content.scrap_knights.verbs import ActKind, Count, Distance


class Condition(msgspec.Struct, frozen=True):
    """Base of all conditions."""


class Hit(Condition, frozen=True):
    """The last damage of this effect was not blocked completely."""


class Uninterrupted(Condition, frozen=True):
    """You have taken no damage this turn."""


class Interrupted(Condition, frozen=True):
    """You have taken damage this turn."""


class Original(Condition, frozen=True):
    """This effect is not a copy."""


class DistanceWas(Condition, frozen=True):
    """The distance before this effect's own move was exactly this."""

    distance: Distance


class DistanceWasAtMost(Condition, frozen=True):
    """The distance before this effect's own move was this or less."""

    distance: Distance


class DistanceIs(Condition, frozen=True):
    """The distance is exactly this."""

    distance: Distance


class DistanceIsAtMost(Condition, frozen=True):
    """The distance is this or less."""

    distance: Distance


class OpponentUsed(Condition, frozen=True):
    """The opponent used an ACT of this kind this turn."""

    kind: ActKind


class OpponentPlayedNamed(Condition, frozen=True):
    """The opponent played the card that was named in secret."""


class HpAtMost(Condition, frozen=True):
    """You have this many HP or fewer."""

    hp: Count


CONDITIONS: dict[str, type[Condition]] = {
    "hit": Hit,
    "uninterrupted": Uninterrupted,
    "interrupted": Interrupted,
    "original": Original,
    "distance_was": DistanceWas,
    "distance_was_at_most": DistanceWasAtMost,
    "distance_is": DistanceIs,
    "distance_is_at_most": DistanceIsAtMost,
    "opponent_used": OpponentUsed,
    "opponent_played_named": OpponentPlayedNamed,
    "hp_at_most": HpAtMost,
}
