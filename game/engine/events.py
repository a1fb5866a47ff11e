"""Events: what the log, the animation, the sound and the lessons are made from."""

from collections.abc import Callable
from typing import Any

import msgspec

from game.engine.seats import SEATS, Seat


class Event(msgspec.Struct, frozen=True):
    """One thing that happened.

    `facts` are plain JSON values. The facts named in `hidden` are for the seats in `seen_by` alone; for
    anyone else `masked` turns them to None. `reveals` says that hidden information became known, after
    which an undo is no longer free.
    """

    kind: str
    facts: dict[str, Any]
    hidden: tuple[str, ...] = ()
    seen_by: tuple[Seat, ...] = SEATS
    reveals: bool = False

    def masked(self, seat: Seat | None) -> "Event":
        """The event as `seat` (None: a bystander) may know it."""
        if not self.hidden or seat in self.seen_by:
            return self
        facts = {name: None if name in self.hidden else fact for name, fact in self.facts.items()}
        return msgspec.structs.replace(self, facts=facts)


Emit = Callable[[Event], None]


def unheard(event: Event) -> None:
    """Drops an event: the `emit` of simulations."""
