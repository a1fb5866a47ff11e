"""Whether choices would pass the step at hand: they are tried in a copy of the lesson."""

from collections.abc import Sequence

from game.engine.rules import IllegalAction
from game.engine.seats import opponent
from game.lessons.run import LessonRun

_MOST_CHOICES = 60


def would_pass(run: LessonRun, moves: Sequence[str]) -> bool | None:
    """Whether the learner would pass the step at hand by these choices and nothing more.

    None where they would not be judged yet, or cannot be tried.
    """
    if run.step is None or not run.acting or run.off_script or run.coaching:
        return None
    try:
        return _tried(LessonRun(run.lesson, run.snapshot()), list(moves))
    except IllegalAction:
        return None


def _tried(run: LessonRun, moves: list[str]) -> bool | None:
    """Plays on as the lesson does, until all choices are made and the learner is asked again."""
    match = run.match
    for _ in range(_MOST_CHOICES):
        theirs, mine = match.decision_of(opponent(run.seat)), match.decision_of(run.seat)
        reply = run.reply(theirs) if theirs is not None else None
        if theirs is not None and reply is not None:
            run.act(theirs.seat, reply)
        elif mine is not None and moves:
            run.act(run.seat, moves.pop(0))
        else:
            break
    return None if moves else run.verdict()
