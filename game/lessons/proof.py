"""The proof of a puzzle: every way to play it, and which of them solve it."""

from dataclasses import dataclass, field
from pathlib import Path

from game.engine.seats import opponent
from game.lessons.lesson import Lesson
from game.lessons.play import read_file
from game.lessons.run import LessonRun
from game.lessons.scenario import ScenarioError

MOST_WAYS = 50_000
RATINGS = ((0.02, 3), (0.08, 2), (0.25, 1))
"""A puzzle that a smaller share of its ways solves has such a difficulty; with a greater one it is none."""


@dataclass
class Proof:
    """All ways to play a puzzle: how many there are, and those that solve it, as choices of the learner.

    `chance` is how often someone solves it who takes any legal choice alike.
    """

    ways: int = 0
    solutions: list[tuple[str, ...]] = field(default_factory=list)
    chance: float = 0.0

    @property
    def difficulty(self) -> int:
        """1 to 3; 0 for what is no puzzle, since nothing or too much solves it."""
        if not self.solutions:
            return 0
        return next((rating for most, rating in RATINGS if self.share < most), 0)

    @property
    def share(self) -> float:
        """Of all ways, those that solve it."""
        return len(self.solutions) / self.ways


class TooMany(ScenarioError):
    """A puzzle that can be played in more ways than a search can look at."""


def prove(lesson: Lesson, most: int = MOST_WAYS) -> Proof:
    """Plays a puzzle in every way, the other seat answering as the puzzle says.

    Raises `ScenarioError`, and `TooMany` of them with more than `most` ways.
    """
    run = LessonRun(lesson)
    while run.step is not None and not run.step.acts:
        run.go_on()
    proof = Proof()
    _explore(run, 1.0, most, proof)
    return proof


def prove_file(path: Path) -> Proof:
    """`prove` for the puzzle in a file."""
    lesson = read_file(path)
    if not isinstance(lesson, Lesson):
        raise ScenarioError(f"{path.name} is no lesson")
    return prove(lesson)


def _explore(run: LessonRun, chance: float, most: int, proof: Proof) -> None:
    """All ways from where the match stands, to which it is brought back."""
    match = run.match
    before = len(match.steps)
    while (theirs := match.decision_of(opponent(run.seat))) is not None:
        reply = run.reply(theirs)
        assert reply is not None, "in a puzzle the other seat's answers are told"
        run.act(theirs.seat, reply)
    decision = match.decision_of(run.seat)
    verdict = run.verdict() if run.actions else None
    if verdict is not None or decision is None:
        proof.ways += 1
        if proof.ways > most:
            raise TooMany(f"{run.lesson.title}: more than {most} ways to play it")
        if verdict:
            proof.solutions.append(tuple(run.actions))
            proof.chance += chance
    else:
        actions = run.narrowed(decision).actions
        for action in actions:
            here = len(match.steps)
            run.act(run.seat, action)
            _explore(run, chance / len(actions), most, proof)
            match.undo(len(match.steps) - here)
    if len(match.steps) > before:
        match.undo(len(match.steps) - before)
