"""The check of lessons on building: every mistake by file and step, or by text."""

import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.content.entries import Location
from game.content.problems import Problems
from game.content.prose import text_file
from game.lessons.build_lesson import FOLDER, BuildLesson, load_build_lessons
from game.lessons.build_run import side_facts
from game.lessons.check import LONGEST, plain
from game.lessons.conditions import COMPARISONS, Condition
from game.lessons.lesson import LETTERS, LINES
from game.lessons.library import load_lessons
from game.lessons.scenario import look_up
from game.rules import CONTENTS


def check_build_lessons(folder: Path, problems: Problems) -> int:
    """Reports every mistake in `folder`/build_lessons; returns how many lessons there are."""
    lessons = load_build_lessons(folder, problems)
    # Mistakes in the lessons at tables are reported by their own check.
    tables = load_lessons(folder, Problems())
    orders = {(one.game, one.order): key for key, one in tables.items() if not one.puzzle}
    for key, lesson in lessons.items():
        place = Location(problems, f"{FOLDER}/{key}.yaml", "")
        if lesson.game != key.partition("/")[0] or not _check_sides(lesson, place):
            place.problem("game", "must be the name of its folder, and of a game in which sides are built")
            continue
        first = orders.setdefault((lesson.game, lesson.order), key)
        if first != key:
            place.problem("order", f"{lesson.order} is that of {first} too")
        _check_steps(lesson, place)
        _check_words(lesson, Location(problems, text_file(f"{FOLDER}/{key}"), ""))
    return len(lessons)


def _check_sides(lesson: BuildLesson, place: Location) -> bool:
    """Whether the game has sides; those that the lesson names must be ready ones."""
    content = CONTENTS[lesson.game].sides if lesson.game in CONTENTS else None
    if content is None:
        return False
    for field, side in (("side", lesson.side), ("match.opponent", lesson.match.opponent)):
        if side not in content.ready():
            place.problem(field, f"no ready side '{side}' (known: {', '.join(content.ready())})")
    return True


def _check_steps(lesson: BuildLesson, place: Location) -> None:
    content = CONTENTS[lesson.game].sides
    if content is None or lesson.side not in content.ready():
        return
    facts = side_facts(lesson.game, lesson.ready, lesson.ready.name)
    for number, step in enumerate(lesson.steps, 1):
        here = Location(place.problems, place.file, f"step {number}")
        if (step.goal is None) != (not step.prompt):
            here.problem("goal", "a goal and the prompt that says what to do belong together")
        for message in _wrong_in_goal(step.goal, facts):
            here.problem("goal", message)
        for name in step.out:
            if not any(word in str(lesson.ready.to_dict()) for word in name.split()):
                here.problem("out", f"'{name}' is not in the side")


def _wrong_in_goal(goal: Condition | None, facts: dict[str, Any]) -> Iterator[str]:
    for one in goal.all_within() if goal is not None else ():
        if one.event or one.did or one.asked or one.over is not None:
            yield "only 'state', 'any' and 'unless' say something of a side"
        for path, wanted in one.state.items():
            try:
                look_up(facts, path)
            except KeyError:
                yield f"'{path}' leads nowhere in a side"
            for comparison in wanted if isinstance(wanted, dict) else ():
                if comparison not in COMPARISONS:
                    yield f"unknown comparison '{comparison}' (known: {', '.join(COMPARISONS)})"


def _check_words(lesson: BuildLesson, texts: Location) -> None:
    """Texts that are too long for their place."""
    told = {f"{step.id}-say": step.say for step in lesson.steps}
    told |= {"match-say": lesson.match.say, "match-begin": lesson.match.begin}
    for name, text in told.items():
        lines = len(textwrap.wrap(plain(text), LETTERS))
        if lines > LINES:
            texts.problem(name, f"{lines} lines of {LETTERS} letters are too many: {LINES} fit")
    short = {"title": lesson.title, "line": lesson.line}
    short |= {f"{step.id}-prompt": step.prompt for step in lesson.steps}
    for name, text in short.items():
        most = LONGEST[name.rpartition("-")[2]]
        if len(plain(text)) > most:
            texts.problem(name, f"{len(plain(text))} letters are too many: {most} fit")
