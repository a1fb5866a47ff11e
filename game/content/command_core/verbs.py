"""What upgrades do, as verbs with their settings."""

from typing import Annotated, Literal

import msgspec

Small = Annotated[int, msgspec.Meta(ge=1, le=4)]
Side = Literal["front", "side", "rear"]


class Verb(msgspec.Struct, frozen=True):
    """Base of all verbs."""


class Evasion(Verb, frozen=True):
    """More evade dice."""

    amount: Small


class Armor(Verb, frozen=True):
    """More armor dice on one side."""

    side: Side
    amount: Small = 1


class Reach(Verb, frozen=True):
    """All weapons reach farther."""

    amount: Small


class Close(Verb, frozen=True):
    """All weapons reach nearer, at least to the cell beside the mech."""

    amount: Small


class MoreDice(Verb, frozen=True):
    """More attack dice against targets in one arc of the target."""

    side: Side
    amount: Small = 1


class Steady(Verb, frozen=True):
    """A weapon's negative delta is so much nearer to zero."""

    amount: Small


class CleanupFlux(Verb, frozen=True):
    """Gain Flux at the end of cleanup."""

    amount: Small


class CleanupSurge(Verb, frozen=True):
    """Gain Surge at the end of cleanup."""

    amount: Small


class CleanupLock(Verb, frozen=True):
    """Gain a targeting token at the end of cleanup, if there is none."""


class KeepSurge(Verb, frozen=True):
    """At cleanup so much Surge stays Surge."""

    amount: Small


class Drag(Verb, frozen=True):
    """A program's delta is so much lower."""

    amount: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1


class FluxEvade(Verb, frozen=True):
    """Flux rerolls evade dice too, before Surge does."""


class FreeReroll(Verb, frozen=True):
    """So many rerolls in each round cost nothing."""

    amount: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1


class MoreTokens(Verb, frozen=True):
    """The mech holds more targeting tokens."""

    amount: Literal[1] = 1


class MoreSlots(Verb, frozen=True):
    """More slots for directives, up to the most that a program has."""

    amount: Literal[1] = 1


class MoreShields(Verb, frozen=True):
    """So many blank faces of its armor dice are shields."""

    amount: Literal[1] = 1


class Smooth(Verb, frozen=True):
    """A program's negative delta is so much nearer to zero."""

    amount: Small


class Bulkhead(Verb, frozen=True):
    """Fewer cards are revealed when a crit hits this mech."""

    amount: Annotated[int, msgspec.Meta(ge=1, le=2)]


VERBS: dict[str, type[msgspec.Struct]] = {
    "evasion": Evasion,
    "armor": Armor,
    "reach": Reach,
    "close": Close,
    "more_dice": MoreDice,
    "steady": Steady,
    "cleanup_flux": CleanupFlux,
    "cleanup_surge": CleanupSurge,
    "cleanup_lock": CleanupLock,
    "smooth": Smooth,
    "bulkhead": Bulkhead,
    "keep_surge": KeepSurge,
    "drag": Drag,
    "flux_evade": FluxEvade,
    "free_reroll": FreeReroll,
    "more_tokens": MoreTokens,
    "more_slots": MoreSlots,
    "more_shields": MoreShields,
}
