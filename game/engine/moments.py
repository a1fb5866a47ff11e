"""Moments: each event of a match together with the views that it led to."""

from collections.abc import Sequence

import msgspec

from game.engine.events import Event
from game.engine.rules import Rules, State, View
from game.engine.seats import SEATS, Seat

Audience = Seat | None
"""Who watches: a seat, or None for a bystander."""

AUDIENCES: tuple[Audience, ...] = (*SEATS, None)


class Moment(msgspec.Struct, frozen=True):
    """An event and the view of each audience right after it, as (audience, view) pairs."""

    event: Event
    views: tuple[tuple[Audience, View], ...]

    def view(self, audience: Audience) -> View:
        """What the audience saw right after the event. Raises `KeyError` for one that did not watch."""
        for watching, view in self.views:
            if watching == audience:
                return view
        raise KeyError(audience)

    def event_for(self, audience: Audience) -> Event:
        """The event as the audience may know it: hidden facts are None."""
        return self.event.masked(audience)


def take_moment(event: Event, rules: Rules, state: State, audiences: Sequence[Audience]) -> Moment:
    """The moment of an event that has just been emitted: `state` already shows the change."""
    return Moment(event, tuple([(audience, rules.view(state, audience)) for audience in audiences]))
