"""Who sits at the screen: whose side it shows, when it must be covered, and what each seat has yet to see.

Pure bookkeeping over a match, without pygame. What is shown is the view of a moment of the match.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.engine.events import Event
from game.engine.match import Match
from game.engine.moments import AUDIENCES, Audience
from game.engine.rules import Decision, Outcome, View
from game.engine.seats import SEATS, Seat, opponent

PERSON = "person"
LESSON = "lesson"
"""A seat whose choices a lesson makes."""

Replay = Literal["always", "missed", "never"]


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

    `seats` are "person" or a computer player's name. `viewer` is whose side the screen shows; None: both are
    watching, with both hands face down. With one person at the screen it shows that side always; with two,
    secret choices are made behind a cover and open ones with both hands face down.
    """

    def __init__(self, match: Match, seats: Sequence[str], replay: Replay = "always") -> None:
        self.match = match
        self.seats = tuple(seats)
        self.replay = replay
        persons = self.persons
        self.viewer: Audience = persons[0] if len(persons) == 1 else None
        match.watch(AUDIENCES)
        self._shown: dict[Audience, int] = dict.fromkeys(AUDIENCES, len(match.events))
        self._before: dict[Audience, View] = {}
        self._now: tuple[tuple[Audience, int, int], View] | None = None
        self.last: Seat = 0
        """Who sat alone at the screen last."""
        self.limit: int | None = None
        """How many of the match's events may be shown for now; None: all."""
        self._look_at_the_beginning()

    @property
    def persons(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in SEATS if self.seats[seat] == PERSON)

    @property
    def hot_seat(self) -> bool:
        return len(self.persons) == len(SEATS)

    @property
    def up_to_date(self) -> bool:
        """Whether the screen shows all that has happened."""
        return self._shown[self.viewer] == len(self.match.events)

    @property
    def view(self) -> View:
        """What the screen shows now: the table after the last event that has been shown."""
        if self.up_to_date:
            # A board asks for it dozens of times each time that it is drawn.
            key = self.viewer, self.match.position, len(self.match.events)
            if self._now is None or self._now[0] != key:
                self._now = key, self.match.view(self.viewer)
            return self._now[1]
        shown = self._shown[self.viewer]
        return self.match.moments[shown - 1].view(self.viewer) if shown else self._before[self.viewer]

    @property
    def last_shown(self) -> View:
        """The table as the last event that has been shown left it, whatever followed without one."""
        shown = self._shown[self.viewer]
        return self.match.moments[shown - 1].view(self.viewer) if shown else self.view

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once that has been shown."""
        return self.match.outcome if self.up_to_date else None

    def log(self) -> list[Event]:
        """All events that have been shown, as the viewer may know them."""
        return [event.masked(self.viewer) for event in self.match.events[: self._shown[self.viewer]]]

    def log_from(self, kind: str, count: int) -> list[Event]:
        """Like `log`, from the event on that is the last but so many of a kind."""
        shown = self.match.events[: self._shown[self.viewer]]
        marks = [place for place, event in enumerate(shown) if event.kind == kind]
        first = marks[-count] if len(marks) >= count else 0
        return [event.masked(self.viewer) for event in shown[first:]]

    def next(self) -> Next:
        """What the table waits for."""
        decisions = self.match.decisions
        if not decisions:
            return Over()
        if self.hot_seat and self.viewer is not None:
            # Whoever sits there makes all choices that can be made, before the screen changes hands.
            early = self.match.early_decision(self.viewer)
            if early is not None:
                return Ask(early)
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
        """What comes next is for everyone at the screen, unless the same seat has another private decision.

        What it has seen alone is not shown to everyone again.
        """
        if not self.hot_seat or self.viewer is None:
            return
        decision = self.match.decision_of(self.viewer) or self.match.early_decision(self.viewer)
        # Once both secret choices have come to light, nobody has to look away: both watch what they lead to.
        joint = len(self.match.decisions) > 1 and all(step.reveals for step in self.match.steps[-1:])
        if decision is None or not decision.private or joint:
            self.hand_over()

    def hand_over(self) -> None:
        """The screen goes to everyone, whatever is asked next."""
        if self.hot_seat:
            self._shown[None] = max(self._shown[None], self._shown[self.viewer])
            self.last = self.viewer if self.viewer is not None else self.last
            self.viewer = None

    def unseen(self) -> list[Event]:
        """The events that the screen has still to show, as its viewer may know them."""
        events = self.match.events[self._shown[self.viewer] : self.limit]
        return [event.masked(self.viewer) for event in events]

    def coming(self) -> tuple[Event, View] | None:
        """The event that is to be shown next, with the view after it; None when the screen is up to date."""
        if self.up_to_date or self.shown == self.limit:
            return None
        place = self._shown[self.viewer]
        view = self.match.moments[place].view(self.viewer)
        return self.match.events[place].masked(self.viewer), view

    def view_after(self, number: int) -> View:
        """The view after an event of `unseen`, counted from 0."""
        return self.match.moments[self._shown[self.viewer] + number].view(self.viewer)

    def show_next(self) -> Event | None:
        """Goes on by one event and returns it; None when the screen is up to date."""
        if self.up_to_date:
            return None
        place = self._shown[self.viewer]
        self._shown[self.viewer] += 1
        if self.viewer is None and self.replay == "missed":
            # Who watched it together with the other need not see it twice.
            for seat in SEATS:
                self._shown[seat] += self._shown[seat] == place
        return self.match.events[place].masked(self.viewer)

    @property
    def shown(self) -> int:
        """How many of the match's events the screen has shown."""
        return self._shown[self.viewer]

    def show_until(self, place: int) -> None:
        """Goes on, or back, to the moment after so many events, without a show."""
        self._shown[self.viewer] = place

    def skip(self) -> None:
        """Shows all that is left at once."""
        while self.show_next() is not None:
            pass

    def undone(self) -> None:
        """Choices were taken back: nobody has seen more than has happened."""
        for audience in AUDIENCES:
            self._shown[audience] = min(self._shown[audience], len(self.match.events))
        self._shown[self.viewer] = len(self.match.events)
        self._look_at_the_beginning()

    def _look_at_the_beginning(self) -> None:
        if not self.match.events:
            self._before = {audience: self.match.view(audience) for audience in AUDIENCES}

    def agrees(self, seat: Seat) -> bool:
        """Whether nobody need be asked before a revealed choice of `seat` is taken back."""
        return self.seats[opponent(seat)] != PERSON
