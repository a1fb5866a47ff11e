"""The verbs and conditions of Scrapbots cards.

"this" is the Scrapbot whose attack it is, or the one that a Component is activated on. A step with a coin's
side as its condition makes the card flip one coin, which all its steps share.
"""

from typing import Annotated

import msgspec

Damage = Annotated[int, msgspec.Meta(ge=10, le=200, multiple_of=10)]
Count = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Verb(msgspec.Struct, frozen=True):
    """Base of all verbs."""


class Strike(Verb, frozen=True):
    """Damage to the opposing half of this lane."""

    amount: Damage


class Splash(Verb, frozen=True):
    """Damage to the opposing halves of the lanes beside this one."""

    amount: Damage


class Draw(Verb, frozen=True):
    """Draw cards."""

    count: Count


class DestroyEnemy(Verb, frozen=True):
    """Destroy the opposing Scrapbot in this lane."""


class ReadyAfterAttack(Verb, frozen=True):
    """Ready this Scrapbot after its next attack."""


class ExhaustEnemy(Verb, frozen=True):
    """Exhaust a ready enemy Scrapbot."""


class ReadyFriend(Verb, frozen=True):
    """Ready an exhausted friendly Scrapbot."""


class Repair(Verb, frozen=True):
    """Take damage counters off this Scrapbot; off a friendly one of your choice on a Resource."""

    amount: Damage


class ReturnWound(Verb, frozen=True):
    """Put a Wound from your hand or discard pile back on the stack."""


class ShedWounds(Verb, frozen=True):
    """Discard all Wounds of your hand, and gain Energy for each."""

    energy: Count


class GainScrap(Verb, frozen=True):
    """Add Scrap to your pool."""

    amount: Count


class GainEnergy(Verb, frozen=True):
    """Add Energy to your pool."""

    amount: Count


class RemoveThis(Verb, frozen=True):
    """The card leaves the game instead of going to the discard pile."""


VERBS: dict[str, type[msgspec.Struct]] = {
    "strike": Strike,
    "splash": Splash,
    "draw": Draw,
    "destroy_enemy": DestroyEnemy,
    "ready_after_attack": ReadyAfterAttack,
    "exhaust_enemy": ExhaustEnemy,
    "ready_friend": ReadyFriend,
    "repair": Repair,
    "return_wound": ReturnWound,
    "shed_wounds": ShedWounds,
    "gain_scrap": GainScrap,
    "gain_energy": GainEnergy,
    "remove_this": RemoveThis,
}


class Heads(msgspec.Struct, frozen=True):
    """The card's coin shows heads."""


class Tails(msgspec.Struct, frozen=True):
    """The card's coin shows tails."""


CONDITIONS: dict[str, type[msgspec.Struct]] = {"heads": Heads, "tails": Tails}

AIMED: tuple[type[msgspec.Struct], ...] = (ExhaustEnemy, ReadyFriend, Repair, ReturnWound)
"""Verbs that need a target when they are on a Resource."""
ON_THE_FIELD: tuple[type[msgspec.Struct], ...] = (Strike, Splash, DestroyEnemy, ReadyAfterAttack)
"""Verbs that need the lane of a Scrapbot."""
STRIKING: tuple[type[msgspec.Struct], ...] = (Strike, Splash, DestroyEnemy)
"""Verbs that work on the enemy's side of that lane."""
