"""What each kind of event is like at the table: how long it is shown, how it sounds, how it moves."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from game.engine.events import Event


class Words(Protocol):
    """A game's events in sentences; the rules have them, by the kind of the event."""

    def sentence(self, event: Event) -> str | None: ...

    def cards(self, event: Event) -> tuple[str, ...]: ...


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


@dataclass(frozen=True, slots=True)
class Show:
    """One kind of event: milliseconds at speed 1, a sound by name, the motions that it starts, and the icon
    that stands beside its sentence.
    """

    length: int
    sound: str | Callable[[Event], str] = ""
    motion: Callable[[Any, Happening], None] | None = None
    symbol: str | Callable[[Event], str] = ""


OTHER = Show(100)


class Shows:
    """All kinds of a game. A kind that is not named is only told."""

    def __init__(self, kinds: Mapping[str, Show]) -> None:
        self.kinds = kinds

    def length(self, event: Event) -> int:
        """Milliseconds at speed 1."""
        return self.kinds.get(event.kind, OTHER).length

    def sound(self, event: Event) -> str:
        """The name of the sound, or ""."""
        sound = self.kinds.get(event.kind, OTHER).sound
        return sound if isinstance(sound, str) else sound(event)

    def symbol(self, event: Event) -> str:
        """The name of the icon, or ""."""
        symbol = self.kinds.get(event.kind, OTHER).symbol
        return symbol if isinstance(symbol, str) else symbol(event)

    def perform(self, board: Any, before: Any, event: Event, after: Any) -> None:
        """Starts the motions of an event on a game's board."""
        motion = self.kinds.get(event.kind, OTHER).motion
        if motion is not None:
            motion(board, Happening(before, event, after, self.length(event)))
