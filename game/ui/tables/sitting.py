"""Who sits at the screen: whose side it shows, when it must be covered, and what each seat has yet to see.

Pure bookkeeping over a match, without pygame. A `Picture` is a game's display of a view.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from game.engine.events import Event
from game.engine.match import Match
from game.engine.rules import Decision, View
from game.engine.seats import SEATS, Seat, opponent

PERSON = "person"

Replay = Literal["always", "missed", "never"]
Audience = Seat | None
"""A seat, or None: everyone at the screen together, with both hands face down."""


class Picture(Protocol):
    """What is drawn, carried forward event by event."""

    viewer: Seat | None

    def show(self, event: Event) -> None: ...

    def keep_history(self, earlier: Any) -> None:
        """Takes over what a view does not tell: what was shown of the turn so far."""


@dataclass(frozen=True, slots=True)
class Ask:
    """The viewer (or, for an open choice, whoever is named) decides now."""

    decision: Decision


@dataclass(frozen=True, slots=True)
class Cover:
    """The screen must be covered until `seat` says that it sits there alone."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Think:
    """A computer player is to choose."""

    decision: Decision


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""


Next = Ask | Cover | Think | Over


class Sitting:
    """The seats at one screen.

    `seats` are "person" or a computer player's name. With one person at the screen it shows that side
    always; with two, secret choices are made behind a cover and open ones with both hands face down.
    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        make_picture: Callable[[View, Seat | None, tuple[Seat, ...]], Picture],
        replay: Replay = "always",
    ) -> None:
        self.match = match
        self.seats = tuple(seats)
        self.replay = replay
        self._make_picture = make_picture
        persons = self.persons
        self.viewer: Audience = persons[0] if len(persons) == 1 else None
        self._pictures: dict[Audience, Picture] = {}
        self._shown: dict[Audience, int] = {}
        for audience in (*SEATS, None):
            self._catch_up(audience)

    @property
    def persons(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if self.seats[seat] == PERSON)

    @property
    def hot_seat(self) -> bool:
        return len(self.persons) == len(SEATS)

    @property
    def picture(self) -> Picture:
        """What the screen shows now."""
        return self._pictures[self.viewer]

    def next(self) -> Next:
        """What the table waits for."""
        decisions = self.match.decisions
        if not decisions:
            return Over()
        asked = [decision for decision in decisions if self.seats[decision.seat] == PERSON]
        if not asked:
            return Think(decisions[0])
        decision = next((one for one in asked if one.seat == self.viewer), asked[0])
        if self.hot_seat and decision.private and self.viewer != decision.seat:
            return Cover(decision.seat)
        return Ask(decision)

    def thinkers(self) -> list[Decision]:
        """What computer players are asked; they think while a person does."""
        return [decision for decision in self.match.decisions if self.seats[decision.seat] != PERSON]

    def sit_down(self, seat: Seat) -> None:
        """`seat` is alone at the screen; what happened since it last was is shown again (see `unseen`)."""
        self.viewer = seat
        if self.replay == "never":
            self.skip()

    def stand_up(self) -> None:
        """Whatever comes next is for everyone at the screen."""
        if self.hot_seat:
            self.viewer = None

    def hand_over(self) -> None:
        """The screen goes to somebody else, and what was seen at it is not shown to everyone again."""
        if self.hot_seat:
            self.viewer = None
            self._catch_up(None)

    def unseen(self) -> list[Event]:
        """The events that the screen has still to show, as its viewer may know them."""
        return [event.masked(self.viewer) for event in self.match.events[self._shown[self.viewer] :]]

    def show_next(self) -> Event | None:
        """Carries the picture forward by one event and returns it; None when it is up to date."""
        place = self._shown[self.viewer]
        if place >= len(self.match.events):
            return None
        event = self.match.events[place]
        self._advance(self.viewer, event)
        if self.viewer is None and self.replay == "missed":
            # Who watched it together with the other need not see it twice.
            for seat in SEATS:
                if self._shown[seat] == place:
                    self._advance(seat, event)
        return event.masked(self.viewer)

    def settle(self) -> None:
        """The last event is shown: the picture is made anew from the view, so that nothing can drift."""
        if self._shown[self.viewer] == len(self.match.events):
            earlier = self._pictures[self.viewer]
            self._catch_up(self.viewer)
            self._pictures[self.viewer].keep_history(earlier)

    def skip(self) -> None:
        """Shows all that is left at once."""
        while self.show_next() is not None:
            pass
        self.settle()

    def undone(self) -> None:
        """Choices were taken back: nobody has seen more than has happened."""
        for audience in (*SEATS, None):
            if audience == self.viewer or self._shown[audience] > len(self.match.events):
                self._catch_up(audience)

    def log(self) -> list[Event]:
        """All events so far as the viewer may know them."""
        return [event.masked(self.viewer) for event in self.match.events[: self._shown[self.viewer]]]

    def agrees(self, seat: Seat) -> bool:
        """Whether nobody need be asked before a revealed choice of `seat` is taken back."""
        return self.seats[opponent(seat)] != PERSON

    def _advance(self, audience: Audience, event: Event) -> None:
        self._pictures[audience].show(event)
        self._shown[audience] += 1

    def _catch_up(self, audience: Audience) -> None:
        view = self.match.view(audience)
        picture = self._make_picture(view, audience, tuple(self.match.sealed))
        if self.match.conceded is not None:
            # The rules know nothing of it, and so no view tells it: its event does, which is the last one.
            picture.show(self.match.events[-1])
        self._pictures[audience] = picture
        self._shown[audience] = len(self.match.events)
