"""The marks of a mech as records: Surge, Flux and targeting tokens.

A new one is an entry of `MARKS`. State, views, saves, cleanup, the sums of a side and the computer's estimate
follow from it; what it buys or forbids is a rule of its own. Its colour is an entry of
`game/ui/tables/command_core/marks.py`; its icon has its id, and so have its messages.
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Annotated

import msgspec

from game.content.command_core.verbs import CleanupFlux, CleanupLock, CleanupSurge, KeepSurge


class Mark(msgspec.Struct, frozen=True):
    """A mark. `id` names its count on a mech, which is `most` at best.

    At cleanup it turns into the mark `becomes`: with its own id it stays, with "" it is lost. With the verb
    `stays` an upgrade keeps so much of it from turning. An upgrade with the verb `gained` then gives more of
    it; of one that is `refilled`, one where there is none. For the computer's estimate each of the first
    `felt` is `worth` so many points of structure, and each that will stay a little more.
    """

    id: str
    worth: float
    felt: int
    gained: type[msgspec.Struct] | None = None
    stays: type[msgspec.Struct] | None = None
    more_worth: float = 0.0
    becomes: str = ""
    refilled: bool = False
    most: int = 99


SURGE = Mark(
    "surge", worth=0.16, felt=4, gained=CleanupSurge, stays=KeepSurge, more_worth=0.06, becomes="flux"
)
FLUX = Mark("flux", worth=0.08, felt=3, gained=CleanupFlux)
TARGETING = Mark(
    "targeting", worth=0.2, felt=2, gained=CleanupLock, becomes="targeting", refilled=True, most=3
)
MARKS = (SURGE, FLUX, TARGETING)
BY_VERB: Mapping[type, int] = {mark.gained: index for index, mark in enumerate(MARKS) if mark.gained}
"""The place of a mark in `MARKS` by the verb that gives it."""
STAYING: Mapping[type, int] = {mark.stays: index for index, mark in enumerate(MARKS) if mark.stays}
"""The place of a mark in `MARKS` by the verb with which it stays."""
Counts = tuple[int, ...]
"""How much of each mark, in their order."""
NO_MARKS: Counts = (0,) * len(MARKS)
counts_of: Callable[[object], Counts] = attrgetter(*[mark.id for mark in MARKS])
"""How much of each mark a mech bears."""


_SOURCES = [[place for place, one in enumerate(MARKS) if one.becomes == mark.id] for mark in MARKS]
"""For each mark the places of those that turn into it."""


def count_of(mech: object, mark: Mark) -> int:
    """How much of a mark a mech bears, as the state or a view has it."""
    count: int = getattr(mech, mark.id)
    return count


def more_marks(counts: Counts, index: int, count: int) -> Counts:
    """Counts with more of one mark.

    >>> more_marks(NO_MARKS, 1, 2)[:3]
    (0, 2, 0)
    """
    return (*counts[:index], counts[index] + count, *counts[index + 1 :])


def clean_up_marks(mech: object, gains: Counts, staying: Counts = NO_MARKS) -> None:
    """Each mark stays, is lost or turns into another; then a mech's upgrades give theirs."""
    counts = counts_of(mech)
    stay = [min(count, most) for count, most in zip(counts, staying, strict=True)]
    turning = [count - kept for count, kept in zip(counts, stay, strict=True)]
    for mark, gain, kept, sources in zip(MARKS, gains, stay, _SOURCES, strict=True):
        left = kept + sum([turning[source] for source in sources])
        setattr(mech, mark.id, min(mark.most, (left or min(gain, 1)) if mark.refilled else left + gain))


def with_marks(name: str, bare: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """A class like `bare` with a count for each mark, within its limits and 0 at first."""
    fields = [(mark.id, Annotated[int, msgspec.Meta(ge=0, le=mark.most)], 0) for mark in MARKS]
    return msgspec.defstruct(name, fields, bases=(bare,), module=bare.__module__)
