"""The match of a lesson: the other seat does what the lesson says; progress is saved, and no match."""

from collections.abc import Callable

from game.ai.information_set import InformationSet
from game.ai.players import PLAYERS, Player, make_player
from game.engine.events import Event
from game.engine.rules import Action
from game.engine.seats import SEATS, Seat, opponent
from game.lessons.run import LessonRun
from game.storage.progress import Left
from game.ui.context import Context
from game.ui.tables.session import Session
from game.ui.tables.sitting import LESSON, PERSON

_STAND_IN = "greedy"
"""Plays where no computer player has the level that a lesson names."""


class Script:
    """Chooses what the lesson says; where it says nothing, as a computer player does."""

    def __init__(self, run: LessonRun) -> None:
        level = run.lesson.coach.level if run.lesson.coach is not None else _STAND_IN
        self._run = run
        self._player: Player = make_player(level if level in PLAYERS else _STAND_IN, run.lesson.seed)

    def choose(self, known: InformationSet) -> Action:
        """One of the legal actions."""
        reply = self._run.reply(known.decision)
        return reply if reply is not None else self._player.choose(known)


class LessonSession(Session):
    """Saves where the lesson stands; `key` is the lesson's."""

    def __init__(self, context: Context, key: str, run: LessonRun) -> None:
        seats = [PERSON if seat == run.seat else LESSON for seat in SEATS]
        players: dict[Seat, Player] = {opponent(run.seat): Script(run)}
        super().__init__(run.match, seats, run.lesson.names, context.saves, players=players)
        self.context = context
        self.key = key
        self.run = run

    def save(self) -> None:
        """Where to go on another time; what is finished is remembered with its stars."""
        run, progress = self.run, self.context.progress
        if run.finished:
            progress.finish(self.key, run.stars)
        else:
            at = run.snapshot()
            progress.leave(self.key, Left(at.step, at.starts, at.record, at.shown))
        self.context.save_progress()

    def act(self, seat: Seat, action: Action | str) -> tuple[Event, ...]:
        return self.run.act(seat, action)

    def undo(self, count: int) -> None:
        self.match.undo(count)

    def _start(self, work: Callable[[], None]) -> None:
        """What the lesson says needs no thinking."""
        if self.run.off_script or self.run.coaching:
            super()._start(work)
        else:
            work()
