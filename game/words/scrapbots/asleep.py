"""Why a Scrapbot is exhausted: read off the events of the game so far."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.engine.events import Event
from game.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Cause:
    """It was just built, it has attacked, or a `card` of the other side exhausted it."""

    why: Literal["built", "attacked", "card", "unknown"]
    card: str = ""


UNKNOWN = Cause("unknown")


def cause_of_sleep(events: Sequence[Event], seat: Seat, lane: int) -> Cause:
    """The last event that exhausted the Scrapbot of a seat in a lane."""
    found, followed = UNKNOWN, ""
    for event in events:
        facts = event.facts
        if event.kind in ("text", "activate", "attack"):
            followed = facts["card"]
        if (facts.get("seat"), facts.get("lane")) != (seat, lane):
            continue
        if event.kind == "build":
            found = Cause("built")
        elif event.kind == "attack":
            found = Cause("attacked")
        elif event.kind == "exhaust":
            found = Cause("card", followed)
    return found
