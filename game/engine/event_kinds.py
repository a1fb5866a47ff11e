"""Tables of the events that a game emits: each kind with the facts it carries.

A kind maps to its variants, one for each set of facts that it is emitted with. The tables say which
messages a log needs (`game.words.check`), and the conformance suite holds every emitted event against them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

from game.engine.events import Event
from game.engine.match import CONCEDED
from game.engine.seats import SEATS


@dataclass(frozen=True, slots=True)
class Fact:
    """The values that a fact can have: exactly `values` if `closed`, else any value of their types."""

    values: tuple[Any, ...]
    closed: bool = False

    def fits(self, value: Any) -> bool:
        if self.closed:
            return value in self.values
        return type(value) in {type(known) for known in self.values}


def one_of(*values: Any) -> Fact:
    """A fact with a fixed set of values."""
    return Fact(values, closed=True)


def such_as(*values: Any) -> Fact:
    """A fact known by examples; texts are tried with each of them."""
    return Fact(values)


Variant = Mapping[str, Fact]
EventKinds = Mapping[str, tuple[Variant, ...]]

EXAMPLE_CARD = "example"
"""The card id in examples of events; no card of a game has it."""

SEAT = one_of(*SEATS)
CARD = such_as(EXAMPLE_CARD)
NUMBER = such_as(1)
FLAG = one_of(False, True)
LIST = such_as([])
HIDDEN_LIST = such_as([], None)
"""A list that some seats do not see: for them it is None."""

CONCEDING: EventKinds = {CONCEDED: ({"seat": SEAT, "winner": SEAT},)}
"""The events that the match itself emits in every game."""
SEALING: EventKinds = {"sealed": ({"seat": SEAT},)}
"""The events that the match itself emits in games where both seats choose at once."""


def fits(event: Event, kinds: EventKinds) -> bool:
    """Whether a table has the kind of the event with exactly its facts."""
    return any(
        variant.keys() == event.facts.keys()
        and all(fact.fits(event.facts[name]) for name, fact in variant.items())
        for variant in kinds.get(event.kind, ())
    )


def example_events(kinds: EventKinds) -> Iterator[Event]:
    """Every kind of event with every combination of its facts' values."""
    for kind, variants in kinds.items():
        for variant in variants:
            for values in product(*(fact.values for fact in variant.values())):
                yield Event(kind, dict(zip(variant, values, strict=True)))
