"""A match: the rules, the state, and the record of what the seats chose."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.engine.digest import digest
from game.engine.events import Emit, Event
from game.engine.moments import Audience, Moment, take_moment
from game.engine.quoting import quote
from game.engine.rules import (
    Action,
    Decision,
    IllegalAction,
    Options,
    Outcome,
    Rules,
    State,
    View,
    complete_options,
)
from game.engine.seats import SEATS, Seat, opponent

CONCEDE = "concede"
"""What a seat may choose in every game while it runs, asked or not. The rules know nothing of it."""
CONCEDED = "conceded"
"""The reason of the outcome, and the kind of the event, when a seat has conceded."""


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the record, with what is needed to take it back at once."""

    seat: Seat
    action: str
    state_before: State
    sealed_before: Mapping[Seat, Action]
    events_before: int
    reveals: bool

    def __str__(self) -> str:
        return f"{self.seat} {self.action}"


@dataclass(frozen=True, slots=True)
class UndoOffer:
    """What an undo would take back: the last `count` entries of the record.

    It is `free` when nothing hidden came to light, nothing was rolled and nothing of the other seat's
    would be lost; else the other seat has to agree.
    """

    count: int
    free: bool


class Match:
    """Plays one game by its rules.

    Secret choices wait in `sealed`, outside the state, until all seats that were asked have chosen; then
    they are applied together. A lone action is taken for its seat without asking (`taken`), except where the
    decision wants it confirmed.

    `moments` holds one moment for each of the `events`, with the views of those in `watched_by`; it stays
    empty when nobody watches.

    `position` counts up whenever a choice is applied or taken back, and is never the same for two positions;
    a secret choice that only waits leaves it alone. `conceded` is the seat that has given the game up.
    """

    def __init__(
        self,
        rules: Rules,
        options: Options | None = None,
        seed: int = 0,
        *,
        start: State | None = None,
        watched_by: Sequence[Audience] = (),
    ) -> None:
        """Raises `OptionError`. A `start` (scenarios) replaces the state that the options and seed give.

        `watched_by` names the audiences for which `moments` are recorded; nobody costs nothing.
        """
        self.rules = rules
        self.options = complete_options(rules, options or {})
        self.seed = seed
        self.state: State = start.copy() if start is not None else rules.new_game(self.options, seed)
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.moments: list[Moment] = []
        self.watched_by = tuple(watched_by)
        self.sealed: dict[Seat, Action] = {}
        self.taken: list[str] = []
        self.position = 0
        self.conceded: Seat | None = None
        self._asked: tuple[Decision, ...] = ()
        # Without an audience the rules append straight to the list of events.
        self._emit: Emit = self._emit_watched if self.watched_by else self.events.append
        self._settle()

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions still waited for: () when the game is over."""
        return tuple(
            decision for decision in self._asked if decision.seat not in self.sealed and not decision.forced
        )

    @property
    def outcome(self) -> Outcome | None:
        if self.conceded is not None:
            return Outcome(opponent(self.conceded), CONCEDED)
        return self.rules.outcome(self.state)

    @property
    def record(self) -> list[str]:
        """Every choice in the order it was made: "0 act slash"."""
        return [str(step) for step in self.steps]

    @property
    def lone(self) -> list[str]:
        """What is taken for seats that have no choice as soon as the others have made theirs."""
        return [f"{decision.seat} {decision.actions[0]}" for decision in self._asked if decision.forced]

    def decision_of(self, seat: Seat) -> Decision | None:
        """What this seat is asked now, if anything."""
        return next((decision for decision in self.decisions if decision.seat == seat), None)

    def view(self, seat: Seat | None) -> View:
        return self.rules.view(self.state, seat)

    def digest(self) -> str:
        return digest(self.state)

    def act(self, seat: Seat, choice: Action | str) -> tuple[Event, ...]:
        """Makes a seat's choice and returns the events that it led to. Either seat may always `CONCEDE`.

        Raises `IllegalAction`, and then nothing has changed.
        """
        if not self._asked:
            raise IllegalAction(f"illegal action '{choice}' of seat {seat}: the game is over")
        if choice == CONCEDE:
            return self._concede(seat)
        action = self._legal(seat, choice)
        before = self.state.copy()
        sealed_before = dict(self.sealed)
        events_before = len(self.events)
        dice_before = self.state.dice.to_dict()
        self.sealed[seat] = action
        self.taken = []
        try:
            joint = self._settle()
        except Exception:
            self.state, self.sealed = before, sealed_before
            self._forget_events(events_before)
            self._asked = self.rules.decisions(self.state)
            raise
        fresh = self.events[events_before:]
        reveals = joint or self.state.dice.to_dict() != dice_before or any(event.reveals for event in fresh)
        self.steps.append(Step(seat, str(action), before, sealed_before, events_before, reveals))
        if len(self.sealed) <= len(sealed_before):
            self.position += 1
        return tuple(fresh)

    def _concede(self, seat: Seat) -> tuple[Event, ...]:
        """Ends the match. The state stays as it is, and so does a secret choice, should this be undone."""
        if seat not in SEATS:
            raise IllegalAction(f"illegal action '{CONCEDE}': there is no seat {seat}")
        step = Step(seat, CONCEDE, self.state.copy(), dict(self.sealed), len(self.events), reveals=False)
        self.steps.append(step)
        self.conceded = seat
        self._emit(Event(CONCEDED, {"seat": seat, "winner": opponent(seat)}))
        self.taken = []
        self._asked = ()
        self.position += 1
        return (self.events[-1],)

    def undo_offer(self, seat: Seat) -> UndoOffer | None:
        """What it takes for `seat` to take back its last choice; None when it has made none."""
        first = next((i for i in reversed(range(len(self.steps))) if self.steps[i].seat == seat), None)
        if first is None:
            return None
        reveals = any(step.reveals for step in self.steps[first:])
        if reveals:
            # Once seen, the other's sealed choice cannot stand while this one is made again.
            first -= len(self.steps[first].sealed_before)
        alone = all(step.seat == seat for step in self.steps[first:])
        return UndoOffer(len(self.steps) - first, free=alone and not reveals)

    def undo(self, count: int = 1) -> None:
        """Takes back the last `count` entries of the record."""
        if not 0 < count <= len(self.steps):
            raise ValueError(f"there are {len(self.steps)} choices to take back, not {count}")
        step = self.steps[-count]
        # The last entries of the record are the secret choices that wait, unless somebody has conceded since.
        if self.conceded is not None or count > len(self.sealed):
            self.position += 1
        self.conceded = None
        del self.steps[-count:]
        self._forget_events(step.events_before)
        self.state = step.state_before.copy()
        self.sealed = dict(step.sealed_before)
        self.taken = []
        self._asked = self.rules.decisions(self.state)

    def _legal(self, seat: Seat, choice: Action | str) -> Action:
        decision = self.decision_of(seat)
        if decision is None:
            raise IllegalAction(
                f"illegal action '{quote(choice)}': seat {seat} is not asked for anything now"
            )
        if isinstance(choice, str):
            try:
                choice = self.rules.parse(choice)
            except ValueError as error:
                raise IllegalAction(f"illegal action '{quote(choice)}' of seat {seat}: {error}") from None
        if choice not in decision.actions:
            some = ", ".join(str(action) for action in decision.actions[:12])
            more = ", …" if len(decision.actions) > 12 else ""
            raise IllegalAction(f"illegal action '{quote(choice)}' of seat {seat}: it may {some}{more}")
        return choice

    def _settle(self) -> bool:
        """Applies choices while all asked for are in; returns whether secrets of both were opened."""
        joint = False
        while True:
            self._asked = self.rules.decisions(self.state)
            lone = {decision.seat: decision.actions[0] for decision in self._asked if decision.forced}
            if not self._asked or any(
                decision.seat not in self.sealed and decision.seat not in lone for decision in self._asked
            ):
                break
            choices = lone | self.sealed
            joint = joint or len(choices) > 1
            self.taken += [f"{seat} {action}" for seat, action in lone.items()]
            self.sealed = {}
            self.rules.apply(self.state, choices, self._emit)
        for seat in self.sealed:
            self._emit(Event("sealed", {"seat": seat}))
        return joint

    def _emit_watched(self, event: Event) -> None:
        self.events.append(event)
        self.moments.append(take_moment(event, self.rules, self.state, self.watched_by))

    def _forget_events(self, first: int) -> None:
        """Removes the events from number `first` on, and their moments."""
        del self.events[first:]
        del self.moments[first:]
