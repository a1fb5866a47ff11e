"""What is counted in games of two computer players when a side is tried."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine.events import Event
from game.engine.seats import Seat

USED = "used "
"""Stands before the id of a card in the fact that its side has used it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialFacts:
    """The facts of one game; each has messages in the section `trial` of the game's texts.

    `wins` and `losses` are counted in won and in lost games. `advice` are facts that a side can do something
    about: one is told where it is more frequent in lost games than in won ones.
    """

    count: Callable[[Sequence[Event], Any, Seat], Iterable[str]]
    """The facts of a finished game, by its events, its last state and the seat of the side."""
    cards: Callable[[Any], Collection[str]]
    """The cards of a side that can be used."""
    wins: tuple[str, ...]
    losses: tuple[str, ...]
    advice: tuple[str, ...]


def of_kind(events: Iterable[Event], kind: str, **facts: object) -> list[Event]:
    """The events of a kind with these facts.

    >>> hits = [Event("hit", {"seat": 0}), Event("hit", {"seat": 1})]
    >>> [event.facts for event in of_kind(hits, "hit", seat=1)]
    [{'seat': 1}]
    """
    return [
        event
        for event in events
        if event.kind == kind and all(event.facts.get(name) == value for name, value in facts.items())
    ]


def used(events: Iterable[Event], seat: Seat, kinds: Collection[str], field: str = "card") -> set[str]:
    """The facts that a seat has used the cards which events of these kinds name."""
    return {
        f"{USED}{event.facts[field]}"
        for event in events
        if event.kind in kinds and event.facts.get("seat") == seat and event.facts.get(field)
    }
