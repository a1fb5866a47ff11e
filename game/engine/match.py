"""A match: the rules, the state, and the record of the choices."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine.digest import digest
from game.engine.events import Emit, Event
from game.engine.moments import Audience, Moment, take_moment
from game.engine.quoting import quote
from game.engine.refusals import NOT_ASKED, OVER, Pick, Refusal, choices, left
from game.engine.rules import (
    Action,
    AnyOrder,
    Decision,
    IllegalAction,
    Outcome,
    Rules,
    State,
    View,
    complete_options,
)
from game.engine.seats import SEATS, Seat, opponent

CONCEDE = "concede"
"""The action that gives the game up: allowed to either seat at any time, and unknown to the rules."""
CONCEDED = "conceded"
"""The outcome's reason and the event's kind after a seat has conceded."""


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of the record, with what an undo needs to restore."""

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

    It is `free` when nothing hidden became known, nothing was rolled and no choice of the other seat would
    be lost; else the other seat has to agree.
    """

    count: int
    free: bool


class Match:
    """Plays one game by its rules.

    Secret choices are kept in `sealed`, outside the state, until every seat with a decision has chosen; then
    they are applied together. A seat's only action is played without asking (`taken`), unless its decision
    wants a confirmation.

    `moments` holds one moment for each of the `events`, with the views of those in `watched_by`; it stays
    empty when nobody watches.

    `position` increases whenever a choice is applied or taken back, so that no two positions share a number;
    sealing a secret choice does not change it. `conceded` is the seat that has given the game up, if any.

    >>> from game.rules import load
    >>> match = Match(load("scrap_knights"), {"deck_0": "ronin", "deck_1": "bulwark"}, seed=7)
    >>> [str(decision.actions[0]) for decision in match.decisions]
    ['act slash', 'act stonewall']
    >>> match
    <Match scrap_knights, seed 7, 0 choices
     <State round 1 act, distance 1, hp 12:12, heat 0:0>
     <Decision of seat 0, act: act slash, act dagger_jab, act shock_palm, … (7)>
     <Decision of seat 1, act: act stonewall, act wide_guard, act meditation, … (6)>>
    """

    def __init__(
        self,
        rules: Rules,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        start: State | None = None,
        watched_by: Sequence[Audience] = (),
    ) -> None:
        """Raises `OptionError`. A side among the options may be plain values.

        A `start` (scenarios) replaces the state that the options and seed give.
        `watched_by` names the audiences for which `moments` are recorded.
        """
        self.rules = rules
        self.options = complete_options(rules, options or {})
        self.seed = seed
        self.state: State = start.copy() if start is not None else rules.new_game(self.options, seed)
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.moments: list[Moment] = []
        self.watched_by: tuple[Audience, ...] = ()
        self.sealed: dict[Seat, Action] = {}
        self.taken: list[str] = []
        self.position = 0
        self.conceded: Seat | None = None
        self._current: tuple[Decision, ...] = ()
        self._emit: Emit = self.events.append
        if watched_by:
            self.watch(watched_by)
        self._settle()

    def __repr__(self) -> str:
        asked = "\n ".join(map(repr, self.decisions)) or f"over: {self.outcome}"
        choices = f"{len(self.record)} choices"
        return f"<Match {self.rules.id}, seed {self.seed}, {choices}\n {self.state!r}\n {asked}>"

    def watch(self, audiences: Sequence[Audience]) -> None:
        """Records moments for these audiences from now on; earlier events all show the table as it is now."""
        self.watched_by = tuple(audiences)
        self._emit = self._emit_watched
        self.moments = [take_moment(event, self.rules, self.state, self.watched_by) for event in self.events]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions still to be made: () when the game is over."""
        return tuple(
            decision for decision in self._current if decision.seat not in self.sealed and not decision.forced
        )

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        if self.conceded is not None:
            return Outcome(opponent(self.conceded), CONCEDED)
        return self.rules.outcome(self.state)

    @property
    def record(self) -> list[str]:
        """Every choice in the order it was made: "0 act slash"."""
        return [str(step) for step in self.steps]

    @property
    def forced_actions(self) -> list[str]:
        """The forced actions that are played once the other seat has chosen: "1 pass"."""
        return [f"{decision.seat} {decision.actions[0]}" for decision in self._current if decision.forced]

    def decision_of(self, seat: Seat) -> Decision | None:
        """The decision that this seat has to make now, if any."""
        return next((decision for decision in self.decisions if decision.seat == seat), None)

    def early_decision(self, seat: Seat) -> Decision | None:
        """A decision that this seat may make before the other one has made its own, if any."""
        if self._current and isinstance(self.rules, AnyOrder) and self.decision_of(seat) is None:
            return self.rules.early_decision(self.state, seat)
        return None

    def view(self, seat: Seat | None) -> View:
        """What a seat (None: a bystander) may know now."""
        return self.rules.view(self.state, seat)

    def why_not(self, seat: Seat, action: Action | str) -> Refusal | None:
        """Why a seat cannot make this choice now; None where it can. Raises `ValueError` for no action.

        >>> from game.rules import load
        >>> match = Match(load("scrap_knights"), {"deck_0": "ronin", "deck_1": "bulwark"}, seed=7)
        >>> match.why_not(0, "act stonewall")
        Refusal(kind='not_in_hand', facts={'card': 'stonewall'})
        """
        if isinstance(action, str):
            action = self.rules.parse(action)
        decision, view = self.decision_of(seat), self.view(seat)
        if decision is not None and action in decision.actions:
            return None
        picked: tuple[Pick, ...] = ()
        for part in self.rules.parts(action):
            refusal = self.rules.why_not(view, seat, part, decision, picked)
            if refusal is not None:
                return refusal
            picked += (part,)
        if decision is None:
            return Refusal(NOT_ASKED if self.outcome is None else OVER)
        return choices(left(decision.actions, self.rules.parts, picked) or decision.actions)

    def digest(self) -> str:
        """The hash of the current state."""
        return digest(self.state)

    def act(self, seat: Seat, choice: Action | str) -> tuple[Event, ...]:
        """Plays an action, or its text form, for a seat and returns the events that follow.

        Either seat may `CONCEDE` at any time. Raises `IllegalAction` and changes nothing if the action is not
        one of `decisions`.

        >>> from game.rules import load
        >>> match = Match(load("scrap_knights"), {"deck_0": "ronin", "deck_1": "bulwark"}, seed=7)
        >>> [event.kind for event in match.act(0, "act slash")]
        ['sealed']
        >>> match.act(1, "act stonewall")[0].facts["card"]
        'slash'
        >>> match.act(0, "act slash")
        Traceback (most recent call last):
        game.engine.rules.IllegalAction: illegal action 'act slash' of seat 0 (choose from
        use ad_pester, pass)
        >>> match.record
        ['0 act slash', '1 act stonewall']
        """
        if not self._current:
            raise IllegalAction(f"illegal action '{quote(choice)}' of seat {seat}: the game is over")
        if choice == CONCEDE:
            return self._concede(seat)
        early = self.early_decision(seat)
        action = self._legal(seat, choice, early or self.decision_of(seat))
        before = self.state.copy()
        sealed_before = dict(self.sealed)
        events_before = len(self.events)
        dice_before = self.state.dice.to_dict()
        self.taken = []
        try:
            if early is None:
                self.sealed[seat] = action
            else:
                self.rules.apply(self.state, {seat: action}, self._emit)
            joint = self._settle()
        except Exception:
            self.state, self.sealed = before, sealed_before
            self._forget_events(events_before)
            self._current = self.rules.decisions(self.state)
            raise
        fresh = self.events[events_before:]
        reveals = joint or self.state.dice.to_dict() != dice_before or any(event.reveals for event in fresh)
        self.steps.append(Step(seat, str(action), before, sealed_before, events_before, reveals))
        if len(self.sealed) <= len(sealed_before):
            self.position += 1
        return tuple(fresh)

    def _concede(self, seat: Seat) -> tuple[Event, ...]:
        """Ends the match; the state and sealed choices stay, so that this can be undone."""
        if seat not in SEATS:
            raise IllegalAction(f"illegal action '{CONCEDE}': unknown seat {seat} (choose from 0, 1)")
        step = Step(seat, CONCEDE, self.state.copy(), dict(self.sealed), len(self.events), reveals=False)
        self.steps.append(step)
        self.conceded = seat
        self._emit(Event(CONCEDED, {"seat": seat, "winner": opponent(seat)}))
        self.taken = []
        self._current = ()
        self.position += 1
        return (self.events[-1],)

    def undo_offer(self, seat: Seat) -> UndoOffer | None:
        """The undo that takes back the last choice of `seat`; None when it has made none."""
        first = next((i for i in reversed(range(len(self.steps))) if self.steps[i].seat == seat), None)
        if first is None:
            return None
        reveals = any(step.reveals for step in self.steps[first:])
        if reveals:
            # The other's sealed choice has been revealed, so it has to be made again too.
            first -= len(self.steps[first].sealed_before)
        alone = all(step.seat == seat for step in self.steps[first:])
        return UndoOffer(len(self.steps) - first, free=alone and not reveals)

    def undo(self, count: int = 1) -> None:
        """Takes back the last `count` entries of the record. Raises `ValueError` if there are fewer.

        >>> from game.rules import load
        >>> match = Match(load("scrap_knights"), {"deck_0": "ronin", "deck_1": "bulwark"}, seed=7)
        >>> _ = match.act(0, "act slash")
        >>> match.undo()
        >>> match.record
        []
        """
        if not 0 < count <= len(self.steps):
            raise ValueError(f"the record has {len(self.steps)} choices to take back, not {count}")
        step = self.steps[-count]
        # The record ends with the sealed choices, unless a seat has conceded since.
        if self.conceded is not None or count > len(self.sealed):
            self.position += 1
        self.conceded = None
        del self.steps[-count:]
        self._forget_events(step.events_before)
        self.state = step.state_before.copy()
        self.sealed = dict(step.sealed_before)
        self.taken = []
        self._current = self.rules.decisions(self.state)

    def _legal(self, seat: Seat, choice: Action | str, decision: Decision | None) -> Action:
        if decision is None:
            raise IllegalAction(f"illegal action '{quote(choice)}': seat {seat} has no decision to make now")
        if isinstance(choice, str):
            try:
                choice = self.rules.parse(choice)
            except ValueError as error:
                raise IllegalAction(f"illegal action '{quote(choice)}' of seat {seat}: {error}") from None
        if choice not in decision.actions:
            some = ", ".join(str(action) for action in decision.actions[:12])
            more = ", …" if len(decision.actions) > 12 else ""
            raise IllegalAction(f"illegal action '{quote(choice)}' of seat {seat} (choose from {some}{more})")
        return choice

    def _settle(self) -> bool:
        """Applies choices while every decision has one; returns whether both seats chose at once."""
        joint = False
        while True:
            self._current = self.rules.decisions(self.state)
            forced = {decision.seat: decision.actions[0] for decision in self._current if decision.forced}
            if not self._current or any(
                decision.seat not in self.sealed and decision.seat not in forced for decision in self._current
            ):
                break
            choices = forced | self.sealed
            joint = joint or len(choices) > 1
            self.taken += [f"{seat} {action}" for seat, action in forced.items()]
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
