"""The positions that a lesson is played in: its own set-up, and one for each step that begins a new scene."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.match import Match
from game.lessons.lesson import Lesson, Scene, Step
from game.lessons.scenario import Scenario, ScenarioError, play_moves, start_match

CURTAIN = "---"
"""Stands in a record between what was done in one scene and in the next."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Where a lesson was left: the step, where each step began in the record, the record, moves shown."""

    step: int
    starts: tuple[int, ...]
    record: tuple[str, ...]
    shown: int


def open_scene(lesson: Lesson, scene: Scene | None) -> Match:
    """The match of a scene after its moves; None: that of the lesson itself. Raises `ScenarioError`."""
    scenario: Scenario = lesson
    if scene is not None:
        options = {**lesson.options, **scene.options}
        scenario = Scenario(
            lesson.game, lesson.title, options, lesson.seed, scene.setup, scene.dice, scene.moves
        )
    match = start_match(scenario)
    failure = play_moves(match, scenario.moves)
    if failure:
        raise ScenarioError(f"{lesson.title}: {failure}")
    return match


def scene_number(steps: Sequence[Step], index: int) -> int:
    """In which of the scenes a step is, counted from 0."""
    return sum(step.scene is not None for step in steps[1 : index + 1])


def split_record(record: Sequence[str]) -> list[list[str]]:
    """The entries of each scene.

    >>> split_record(["0 act slash", "---", "0 pass"])
    [['0 act slash'], ['0 pass']]
    """
    scenes: list[list[str]] = [[]]
    for entry in record:
        if entry == CURTAIN:
            scenes.append([])
        else:
            scenes[-1].append(entry)
    return scenes
