"""The match of a lesson: the other seat does what the lesson says; progress is saved, and no match."""

from game.ai.computer import Answered
from game.ai.players import LEVELS
from game.ai.thought import Thought
from game.engine.events import Event
from game.engine.rules import Action, Decision
from game.engine.seats import SEATS, Seat
from game.lessons.run import LessonRun
from game.lessons.scenes import Snapshot
from game.storage.progress import Left
from game.ui.context import Context
from game.ui.tables.session.session import Session, ThoughtRequest
from game.ui.tables.session.sitting import LESSON, PERSON


class LessonSession(Session):
    """Saves where the lesson stands; `key` is the lesson's.

    Where the lesson says nothing, in a coached match and after a mistake that is played on from, the other
    seat's choices are those of a computer player, which thinks like that of any match.
    """

    def __init__(self, context: Context, key: str, run: LessonRun) -> None:
        seats = [PERSON if seat == run.seat else LESSON for seat in SEATS]
        super().__init__(run.match, seats, run.lesson.names, context.saves, computer=context.computer)
        self.context = context
        self.key = key
        self.run = run

    def save(self) -> None:
        """Where to go on another time; what is finished is remembered with its stars."""
        run, progress = self.run, self.context.progress
        if run.finished:
            progress.finish(self.key, run.stars)
        else:
            progress.leave(self.key, self.left(run.snapshot()))
        self.context.save_progress()

    def left(self, at: Snapshot) -> Left:
        """What is kept of a lesson that is left there."""
        return Left(at.step, at.starts, at.record, at.shown)

    def act(self, seat: Seat, action: Action | str) -> tuple[Event, ...]:
        """Each choice is saved: who leaves goes on where they were."""
        events = self.run.act(seat, action)
        self.save()
        return events

    def undo(self, count: int) -> None:
        """Takes choices back in the scene at hand, of which this match is perhaps no more the one."""
        self._plans.clear()
        self.run.match.undo(count)

    def think(self, decision: Decision) -> None:
        """What the lesson says is answered already."""
        reply = self.run.reply(decision)
        if reply is None:
            super().think(decision)
            return
        if decision.seat in self._inquiries:
            self._inquiries[decision.seat][1].drop()
        request = ThoughtRequest(self.match, self.match.position, decision)
        self._inquiries[decision.seat] = request, Answered(Thought(str(reply), ()))

    def player_of(self, seat: Seat) -> str:
        coach = self.run.lesson.coach
        return coach.level if coach is not None else LEVELS[0]
