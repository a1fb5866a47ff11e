"""A lesson as it is played: which step is at hand, what the other seat does, and how a step is judged."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from msgspec.structs import replace

from game.engine.dice import Dice, ScriptError
from game.engine.events import Event
from game.engine.match import Match
from game.engine.record import RecordError, split_entry
from game.engine.rules import Action, Decision, IllegalAction
from game.engine.seats import Seat, opponent
from game.lessons.conditions import Evidence, holds, matches
from game.lessons.lesson import Lesson, Mistake, Scene, Step, Tip
from game.lessons.scenario import look_up
from game.lessons.scenes import CURTAIN, Snapshot, open_scene, scene_number, split_record

MOST_STARS = 3
WORDS = 2
"""So many hints are in words; the next one is the move itself."""
_COUNTED = 2
"""Rounds from which on they are counted down."""


@runtime_checkable
class Measuring(Protocol):
    """Rules that tell lessons more of a position than its state names, like distances."""

    def measures(self, state: Any) -> Mapping[str, Any]:
        """Plain values by their names; none is that of a field of the state."""


@dataclass
class _Position:
    """Where the step at hand began."""

    state: Mapping[str, Any] = field(default_factory=dict)
    events: int = 0
    shown: int = 0


class LessonRun:
    """A lesson and its match.

    `index` is the step at hand. `mistake` is set once the step was judged and not passed, until it is wound
    back. `off_script`: the learner plays on from a mistake, or against the coach's computer player; no step
    is judged then. `just_passed`: the step before was passed a moment ago, not by a move shown. `hints` are
    the hints open at this step, `shown` counts those that cost a star.
    """

    def __init__(self, lesson: Lesson, snapshot: Snapshot | None = None) -> None:
        """Raises `ScenarioError`; a `snapshot` that does not fit the lesson any more is ignored."""
        self.lesson = lesson
        self.seat: Seat = lesson.seat
        self._matches: list[Match] = []
        """Those of all scenes so far; the last one is being played."""
        self._firsts: list[int] = []
        """How much of each record belongs to no step."""
        self.index = 0
        self.starts: list[int] = []
        self._start_anew()
        self.mistake: Mistake | None = None
        self.off_script = self.just_passed = False
        self.hints = self.shown = 0
        self.tip: Tip | None = None
        self._tips_told: set[int] = set()
        self._tips_from = 0
        self._start = _Position()
        within = self._restore(snapshot) if snapshot is not None else ()
        self._begin()
        # What was played in the step that was left, as far as it still can be.
        with suppress(IllegalAction, RecordError):
            self._play_again(within)

    def _start_anew(self) -> None:
        self._matches, self._firsts = [], []
        self._open(None)
        self.index, self.starts = 0, [self._firsts[0]]

    def _open(self, scene: Scene | None) -> None:
        self._matches.append(open_scene(self.lesson, scene))
        self._firsts.append(len(self.match.steps))

    # Where it stands

    @property
    def match(self) -> Match:
        """The match of the scene at hand: another one as soon as a step begins a new scene."""
        return self._matches[-1]

    @property
    def step(self) -> Step | None:
        """The step at hand; None after the last one."""
        steps = self.lesson.steps
        return steps[self.index] if self.index < len(steps) else None

    @property
    def coaching(self) -> bool:
        """Whether a match against a computer player is being played, with tips."""
        return self.step is None and self.lesson.coach is not None

    @property
    def finished(self) -> bool:
        """Whether the lesson has come to its end."""
        return self.step is None and (self.lesson.coach is None or self.match.outcome is not None)

    @property
    def acting(self) -> bool:
        """Whether the learner, or the other seat, is to act now."""
        step = self.step
        if self.mistake is not None or self.finished or self.tip is not None:
            return False
        return self.off_script or self.coaching or (step is not None and step.acts)

    @property
    def stars(self) -> int:
        """What is left of the stars: each hint that is not free costs one, but not the last."""
        return max(1, MOST_STARS - self.shown)

    @property
    def rounds_left(self) -> int | None:
        """How many rounds are left for the step at hand, this one included; None where only one ever was."""
        step = self.step
        if step is None or step.until is None or self.off_script:
            return None
        ends = [one.state["round"] for one in step.until.all_within() if "round" in one.state]
        ends = [end["at_least"] for end in ends if isinstance(end, dict) and "at_least" in end]
        before, now = self.changed("round")
        if not ends or before is None or min(ends) - before < _COUNTED:
            return None
        return int(min(ends) - now)

    @property
    def actions(self) -> list[str]:
        """The learner's choices in this step."""
        return [one.action for one in self._entries if one.seat == self.seat]

    @property
    def _entries(self) -> Sequence[Any]:
        return self.match.steps[self.starts[self.index] :]

    def evidence(self) -> Evidence:
        """What the step is judged by now."""
        decision = self.match.decision_of(self.seat)
        return Evidence(
            self._facts(),
            self._start.state,
            self.match.events[self._start.events :],
            self.actions,
            decision.kind if decision is not None else "",
            self.match.outcome is not None,
        )

    def _facts(self) -> dict[str, Any]:
        outcome = self.match.outcome
        state: dict[str, Any] = self.match.state.to_dict()
        rules = self.match.rules
        measures = rules.measures(self.match.state) if isinstance(rules, Measuring) else {}
        return {**measures, **state, "outcome": None if outcome is None else outcome.to_dict()}

    def changed(self, path: str) -> tuple[Any, Any]:
        """The value at a path as the step began, and now; None where there is none."""
        return _value(self._start.state, path), _value(self._facts(), path)

    # What may be done

    def act(self, seat: Seat, action: Action | str) -> tuple[Event, ...]:
        """Makes a choice. Where the lesson has no dice for what follows, chance has.

        Raises `IllegalAction`.
        """
        while True:
            try:
                return self.match.act(seat, action)
            except ScriptError as error:
                dice = self.match.state.dice
                if error.needed is None or dice.script is None:
                    dice.script = None
                    continue
                # What the lesson has dice for comes out as it says, and only the rest by chance.
                more = Dice(dice.word + len(dice.script)).below(len(error.needed))
                dice.script = (*dice.script, error.needed[more])

    def narrowed(self, decision: Decision) -> Decision:
        """The learner's decision with only the actions that the step allows; all where it allows none."""
        step = self.step
        if step is None or not step.allow or self.off_script:
            return decision
        kept = tuple(action for action in decision.actions if matches(str(action), step.allow))
        return replace(decision, actions=kept) if kept else decision

    def reply(self, decision: Decision) -> Action | None:
        """What the other seat does; None where a computer player chooses."""
        if self.off_script or self.coaching:
            return None
        step = self.step
        left = list(step.opponent if step is not None else ())
        for entry in self._entries:
            if entry.seat == opponent(self.seat):
                used = next((one for one in left if matches(entry.action, (one,))), None)
                if used is not None:
                    left.remove(used)
        for pattern in (*left, *self.lesson.opponent):
            for action in decision.actions:
                if matches(str(action), (pattern,)):
                    return action
        return decision.actions[0]

    def next_move(self) -> str | None:
        """What the solution does next, as long as the learner has followed it."""
        return next(iter(self.next_moves()), None)

    def next_moves(self) -> tuple[str, ...]:
        """What is left of the solution, as long as the learner has followed it."""
        step = self.step
        if step is None or self.off_script:
            return ()
        done = self.actions
        return step.solution[len(done) :] if list(step.solution[: len(done)]) == done else ()

    # How it goes on

    def judge(self) -> bool:
        """Judges the step if it is time; True when it was passed or a mistake was made.

        Called when the learner is asked again, or nobody is asked anything any more.
        """
        step = self.step
        if self.coaching or self.off_script:
            self._look_for_tip()
            return self.tip is not None
        if self.mistake is not None or step is None or not step.acts or not self.actions:
            return False
        verdict = self.verdict()
        if verdict is None:
            return False
        if verdict:
            alone = self.shown == self._start.shown
            self.advance()
            self.just_passed = alone
        else:
            self.mistake = self._mistake_of(step, self.evidence())
        return True

    def verdict(self) -> bool | None:
        """Whether the step at hand is passed as things stand; None while it is not to be judged yet."""
        step = self.step
        if step is None or step.success is None:
            return None
        evidence = self.evidence()
        if step.fail is not None and holds(step.fail, evidence):
            return False
        if step.until is not None and not evidence.over and not holds(step.until, evidence):
            return None
        return holds(step.success, evidence)

    def _mistake_of(self, step: Step, evidence: Evidence) -> Mistake:
        fitting = (one for one in step.mistakes if one.when is None or holds(one.when, evidence))
        return next(fitting, Mistake(step.why or step.say))

    def _look_for_tip(self) -> None:
        coach = self.lesson.coach
        if coach is None or not self.coaching or self.match.outcome is not None:
            return
        whole = self.evidence()
        fresh = Evidence(
            whole.now,
            whole.before,
            self.match.events[self._tips_from :],
            whole.actions,
            whole.asked,
            whole.over,
        )
        for number, tip in enumerate(coach.tips):
            if number not in self._tips_told and holds(tip.when, fresh):
                self._tips_told.add(number)
                self.tip = tip
                return
        self._tips_from = len(self.match.events)

    def advance(self) -> None:
        """To the next step, or to the end."""
        self.index += 1
        self.hints = 0
        if self.step is not None and self.step.scene is not None:
            self._open(self.step.scene)
        self.starts.append(len(self.match.steps))
        self._begin()

    def go_on(self) -> None:
        """What was only to be read has been read: a tip, or a step without anything to do."""
        if self.tip is not None:
            self.tip = None
        elif self.step is not None and not self.step.acts:
            self.advance()

    def _begin(self) -> None:
        self.mistake = self.tip = None
        self.off_script = self.just_passed = False
        self._start = _Position(self._facts(), len(self.match.events), self.shown)
        if self.coaching:
            self._tips_from = len(self.match.events)

    def play_on(self) -> None:
        """From a mistake on the match goes on as it stands."""
        self.mistake = None
        self.off_script = True

    def wind_back(self) -> int:
        """Back to where the step began; returns how many entries of the record have to be taken back."""
        count = len(self._entries)
        self.mistake = None
        self.off_script = False
        return count

    def step_back(self) -> int | None:
        """Back to the step's beginning, or to the step before; how many entries to take back, None for none.

        In a coached match back to the learner's last choice. The caller takes them back and then calls
        `taken_back`.
        """
        if self.coaching and self.actions:
            entries = self._entries
            return next(n for n in range(1, len(entries) + 1) if entries[-n].seat == self.seat)
        if self.actions or self.mistake is not None:
            return self.wind_back()
        if self.index == 0:
            return None
        if self.step is not None and self.step.scene is not None:
            self._matches.pop()
            self._firsts.pop()
        self.index -= 1
        self.hints = 0
        self.starts.pop()
        return self.wind_back()

    def taken_back(self) -> None:
        """The record has been taken back to where the step begins."""
        self._begin()

    def open_hint(self) -> None:
        """The next of the hints in words: where to look, then why. In a puzzle each costs a star."""
        if self.hints < WORDS:
            self.hints += 1
            self.shown += self.lesson.puzzle

    def snapshot(self) -> Snapshot:
        """Where to go on another time: within the step at hand, or at its beginning after a mistake."""
        record: list[str] = []
        stray = self.mistake is not None or self.off_script
        for match, first in zip(self._matches, self._firsts, strict=True):
            end = self.starts[self.index] if match is self.match and stray else None
            record += [*([CURTAIN] if match is not self._matches[0] else []), *match.record[first:end]]
        starts = tuple(one - self._first_of(number) for number, one in enumerate(self.starts))
        return Snapshot(self.index, starts, tuple(record), self.shown)

    def _first_of(self, index: int) -> int:
        """Where the record of a step's scene begins to be that of steps."""
        return self._firsts[min(scene_number(self.lesson.steps, index), len(self._firsts) - 1)]

    def _restore(self, snapshot: Snapshot) -> Sequence[str]:
        """To where the step of a snapshot began; returns what was played in it."""
        steps, scenes = self.lesson.steps, split_record(snapshot.record)
        last = len(steps) - (self.lesson.coach is None)
        if not 0 <= snapshot.step <= last or len(snapshot.starts) != snapshot.step + 1:
            return ()
        opened = [step.scene for step in steps[1 : snapshot.step + 1] if step.scene is not None]
        if len(scenes) != len(opened) + 1:
            return ()
        begun = len(scenes[-1]) if snapshot.step == len(steps) else max(0, snapshot.starts[-1])
        within, scenes[-1] = scenes[-1][begun:], scenes[-1][:begun]
        try:
            for entries, scene in zip(scenes, (None, *opened), strict=True):
                if scene is not None:
                    self._open(scene)
                self._play_again(entries)
        except (IllegalAction, RecordError):
            self._start_anew()
            return ()
        self.index, self.shown = snapshot.step, max(0, snapshot.shown)
        self.starts = [
            self._first_of(number) + max(0, min(one, len(scenes[scene_number(steps, number)])))
            for number, one in enumerate(snapshot.starts)
        ]
        return within

    def _play_again(self, entries: Sequence[str]) -> None:
        for entry in entries:
            self.act(*split_entry(entry))


def _value(state: Mapping[str, Any], path: str) -> Any:
    try:
        return look_up(state, path)
    except KeyError:
        return None
