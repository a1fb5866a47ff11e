"""The conditions of a Dinosaur that take HP at each Startup, as records.

A new one is an entry of `STATUSES` with its verbs. State, view, saves, events, targets, previews and the
computer's estimate follow from it. Its icon, its motions and its sounds are an entry of
`game/ui/tables/dino_battles/statuses.py`; its sentences are messages by its id.
"""

from collections.abc import Mapping
from typing import Annotated

import msgspec

Count = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Verb(msgspec.Struct, frozen=True):
    """Base of all verbs."""


class Poisonous(Verb, frozen=True):
    """A Dinosaur that this one damages is poisoned for so many turns."""

    turns: Count


class Poison(Verb, frozen=True):
    """A Dinosaur is poisoned."""

    turns: Count


class Wound(Verb, frozen=True):
    """Puts Wound tokens on a Dinosaur: each time this one damages it, or at once."""

    tokens: Count


class Status(msgspec.Struct, frozen=True):
    """A condition. `id` names its count on a Dinosaur, the reason of the loss, and what can be immune to it.

    `ability` inflicts it with each hit, `deed` at once; both have a setting that is called `counts`, as the
    fact of the `event`. One that `fades` takes `hp` once and counts down, and the longer one of two lasts.
    Else it takes `hp` for each count, stays, and adds up. For the computer's estimate one count is felt at so
    many Startups (`ticks`), and inflicting it is worth a share of that (`worth`).
    """

    id: str
    event: str
    counts: str
    ability: type[Verb]
    deed: type[Verb]
    hp: int
    fades: bool
    ticks: float = 1
    worth: float = 0.5

    def loss(self, count: int) -> int:
        """The HP that a Dinosaur loses at Startup.

        >>> {status.id: status.loss(3) for status in STATUSES}["wounds"]
        15
        """
        return self.hp * (count > 0) if self.fades else self.hp * count

    def joined(self, old: int, new: int) -> int:
        """The count after more of it."""
        return max(old, new) if self.fades else old + new

    def of(self, verb: msgspec.Struct) -> int:
        """The setting of one of its verbs."""
        return int(getattr(verb, self.counts))


STATUSES = (
    Status("poison", "poison", "turns", Poisonous, Poison, hp=10, fades=True),
    Status("wounds", "wound", "tokens", Wound, Wound, hp=5, fades=False, ticks=3, worth=0.8),
)
IDS = frozenset(status.id for status in STATUSES)
BY_ABILITY: Mapping[type, int] = {status.ability: index for index, status in enumerate(STATUSES)}
BY_DEED: Mapping[type, int] = {status.deed: index for index, status in enumerate(STATUSES)}
"""The place of a status in `STATUSES` by its verbs."""
Counts = tuple[int, ...]
"""How much of each status, in their order."""
NO_HARM: Counts = (0,) * len(STATUSES)


def more_harm(counts: Counts, index: int, count: int) -> Counts:
    """Counts with more of one status.

    >>> poisoned = more_harm(NO_HARM, 0, 2)
    >>> poisoned[0], more_harm(poisoned, 0, 1)[0]
    (2, 2)
    """
    joined = STATUSES[index].joined(counts[index], count)
    return (*counts[:index], joined, *counts[index + 1 :])


def suffers(dino: object) -> bool:
    """Whether a Dinosaur has any of the conditions."""
    return any(count_of(dino, status) for status in STATUSES)


def count_of(dino: object, status: Status) -> int:
    """How much of a status a Dinosaur bears, as the state or a view has it."""
    return int(getattr(dino, status.id))
