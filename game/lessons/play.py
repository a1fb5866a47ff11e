"""A lesson played to its end by its own solution, and the files that hold scenarios, lessons and puzzles."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from game.content.problems import Problems
from game.content.prose import text_file
from game.content.yaml_file import parse_yaml, read_text
from game.engine.quoting import quote
from game.engine.rules import IllegalAction
from game.engine.seats import opponent
from game.lessons.lesson import Lesson
from game.lessons.library import with_prose
from game.lessons.run import LessonRun
from game.lessons.scenario import Result, Scenario, ScenarioError, run_scenario, unmet

_MAX_REASON = 300
_MOST_CHOICES = 400

Watch = Callable[[LessonRun], None]
"""Called whenever somebody is asked, and at the end."""


def read_file(path: Path) -> Scenario:
    """Reads a scenario file; one with steps is a `Lesson`. Raises `ScenarioError`.

    A lesson in a folder of content, FOLDER/lessons/GAME, has its words in FOLDER/text, any other one in its
    own file.
    """
    try:
        data = parse_yaml(read_text(path))
        if not isinstance(data, dict) or "steps" not in data:
            return msgspec.convert(data, Scenario)
        name, folder = text_file(f"lessons/{path.parent.name}/{path.stem}"), path.absolute().parents[2:3]
        if folder and (folder[0] / name).is_file():
            problems = Problems()
            data = with_prose(data, folder[0], f"{path.parent.name}/{path.stem}", problems)
            problems.raise_if_any()
        return msgspec.convert(data, Lesson)
    except OSError as error:
        raise ScenarioError(f"{quote(path)} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise ScenarioError(f"{quote(path)}: {quote(error, _MAX_REASON)}") from None


def run_file(path: Path) -> Result:
    """Plays a scenario, or a lesson by its own solution. Raises `ScenarioError`."""
    scenario = read_file(path)
    return run_lesson(scenario) if isinstance(scenario, Lesson) else run_scenario(scenario)


def run_lesson(lesson: Lesson, watch: Watch | None = None) -> Result:
    """Plays a lesson by the solutions of its steps, a coached match excepted. Raises `ScenarioError`."""
    try:
        return Result(lesson.title, _play(LessonRun(lesson), watch or _unwatched))
    except ScenarioError:
        raise
    except Exception as error:
        # A set-up may describe a state that no game can reach, for which the rules make no promises.
        what = quote(f"{type(error).__name__}: {error}", _MAX_REASON)
        raise ScenarioError(f"{quote(lesson.title)}: the lesson cannot be played ({what})") from None


def _unwatched(run: LessonRun) -> None:
    pass


def _play(run: LessonRun, watch: Watch) -> list[str]:
    for _ in range(_MOST_CHOICES):
        step, number = run.step, run.index + 1
        if step is None:
            break
        if not step.acts:
            run.go_on()
            continue
        watch(run)
        try:
            stuck = _choose(run)
        except IllegalAction as error:
            return [f"step {number}: {error}"]
        if stuck:
            return [f"step {number}: {stuck}"]
        if run.mistake is not None:
            return [f"step {number} is not passed by its own solution: {quote(run.mistake.say)}"]
    watch(run)
    failures = unmet(run.match, run.lesson.expect)
    script = run.match.state.dice.script
    # Those of a puzzle are for any way through it.
    if script and not run.lesson.puzzle:
        failures.append(f"unused dice results: {quote(list(script))}")
    return failures


def _choose(run: LessonRun) -> str:
    """One choice of whoever is asked, the other seat first; why there is none."""
    match = run.match
    theirs = match.decision_of(opponent(run.seat))
    if theirs is not None:
        reply = run.reply(theirs)
        if reply is not None:
            run.act(theirs.seat, reply)
    else:
        move = run.next_move()
        if move is None:
            return "the solution ends before the step does"
        run.act(run.seat, move)
    if match.decision_of(run.seat) is not None or not match.decisions:
        run.judge()
    return ""
