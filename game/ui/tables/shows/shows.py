"""What each kind of event is like at the table: how long it is shown, how it sounds, how it moves."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.engine.events import Event
from game.engine.refusals import Refusal


class Words(Protocol):
    """A game's events and refusals in sentences; the rules have them, by their kinds."""

    def sentence(self, event: Event) -> str | None: ...

    def cards(self, event: Event) -> tuple[str, ...]: ...

    def refusal(self, refusal: Refusal) -> str: ...


@dataclass(frozen=True, slots=True)
class Happening:
    """An event with the views before and after it, and how long it is shown, in milliseconds."""

    before: Any
    event: Event
    after: Any
    length: float

    @property
    def facts(self) -> Mapping[str, Any]:
        return self.event.facts


Length = int | Callable[[Event], int]
"""Milliseconds at speed 1, perhaps of the one event."""


@dataclass(frozen=True, slots=True)
class Show:
    """One kind of event: how long it is shown, a sound by name, the motions that it starts, and the icon
    that stands beside its sentence.

    The motions begin `lead` before the event itself: a blow is seen coming before it lands. One that is
    followed by another of its kind takes `apart` only: both are seen together. One that comes right after
    another of a kind in `rides` takes no time: it is seen with that one. At any speed it takes at least
    `least` milliseconds: it could not be read in less.
    """

    length: Length
    sound: str | Callable[[Event], str] = ""
    motion: Callable[[Any, Happening], None] | None = None
    symbol: str | Callable[[Event], str] = ""
    lead: Length = 0
    apart: int | None = None
    rides: Collection[str] = ()
    least: int = 0


OTHER = Show(100)
LONGEST = 6000
"""Milliseconds that a show takes at most, unless a game has more to tell."""


class Shows:
    """All kinds of a game. A kind that is not named is only told.

    A show goes in steps: each begins with an event of a kind in `steps`, and can be passed over as a whole.
    All that is shown in one go takes `longest` milliseconds at most, at speed 1: more is shortened in
    proportion. `says` shows what computer players say.
    """

    def __init__(
        self,
        kinds: Mapping[str, Show],
        steps: Collection[str] = (),
        longest: int = LONGEST,
        says: Callable[..., bool] | None = None,
    ) -> None:
        self.says = says
        self.kinds = kinds
        self.steps = frozenset(steps)
        self.longest = longest

    def schedule(self, events: Sequence[Event]) -> list[tuple[int, int]]:
        """Lead and length of each event, in milliseconds at speed 1."""
        found: list[tuple[int, int]] = []
        following = ""
        kinds = ["", *(event.kind for event in events)]
        for place in reversed(range(len(events))):
            event, before = events[place], kinds[place]
            show = self.kinds.get(event.kind, OTHER)
            length = 0 if before in show.rides else _of(show.length, event)
            if length:
                length = show.apart if show.apart is not None and following == event.kind else length
                following = event.kind
            found.append((_of(show.lead, event), length))
        return found[::-1]

    def seen_for(self, event: Event, length: float, pace: float) -> float:
        """Milliseconds for which an event is seen that takes `length` at speed 1, where each takes `pace`."""
        least = self.kinds.get(event.kind, OTHER).least
        return max(length * pace, min(length, least))

    def begins_step(self, event: Event) -> bool:
        return event.kind in self.steps

    def sound(self, event: Event) -> str:
        """The name of the sound, or ""."""
        sound = self.kinds.get(event.kind, OTHER).sound
        return sound if isinstance(sound, str) else sound(event)

    def symbol(self, event: Event) -> str:
        """The name of the icon, or ""."""
        symbol = self.kinds.get(event.kind, OTHER).symbol
        return symbol if isinstance(symbol, str) else symbol(event)

    def perform(self, board: Any, before: Any, event: Event, after: Any, length: float | None = None) -> None:
        """Starts the motions of an event on a game's board; `length` where it is not the usual one."""
        show = self.kinds.get(event.kind, OTHER)
        if show.motion is not None:
            length = _of(show.length, event) if length is None else length
            show.motion(board, Happening(before, event, after, length))


def _of(length: Length, event: Event) -> int:
    return length if isinstance(length, int) else length(event)
