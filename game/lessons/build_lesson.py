"""The fields of a lesson on building: steps over the builder of a game, and a match with what was built.

Its words are in data/text/LANGUAGE/build_lessons: `BUILD_LESSON` says which fields these are.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from game.content.entries import Location
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.prose import LANGUAGE, Shape, load_prose
from game.content.sides import Side
from game.content.yaml_file import read_yaml
from game.lessons.conditions import Condition, Patterns
from game.lessons.lesson import Level
from game.rules import CONTENTS


class BuildStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step. Without a `goal` it is only read, else the learner changes the side until the goal holds.

    `show` names what is lit: controls of the builder, with `*` for any letters, and its panels. Paths of the
    goal lead into the side's fields, and to "measures" (`GameSpec.side_numbers`), "problems" (the keys of
    what keeps it from being played) and "renamed". `prompt` says what to do. The cards `out`, as the builder
    names them, come out when the step is passed over, so that later steps find room.
    """

    id: str
    say: str
    show: Patterns = ()
    prompt: str = ""
    goal: Condition | None = None
    out: tuple[str, ...] = ()


class BuildMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match at the end: against a ready side, played by a computer player.

    `say` is said in the builder before it, `begin` at the table.
    """

    opponent: str
    say: str
    begin: str
    level: Level = "easy"
    seed: int = 1
    show: Patterns = ()


class BuildLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson on building. It opens a copy of the ready side `side`; `order` is its number on the path.

    `page` is the chapter of the game's rulebook that says how sides are built.
    """

    game: str
    side: str
    order: Annotated[int, Meta(ge=1, le=99)]
    page: str
    title: str
    line: str
    steps: tuple[BuildStep, ...]
    match: BuildMatch
    minutes: Annotated[int, Meta(ge=1, le=30)] = 3

    puzzle = False

    @property
    def options(self) -> dict[str, str]:
        """The sides that it begins with, as options of a match."""
        sides = CONTENTS[self.game].sides
        assert sides is not None
        return {f"{sides.option}_0": self.side, f"{sides.option}_1": self.match.opponent}

    @property
    def ready(self) -> Side:
        """The ready side that is copied."""
        sides = CONTENTS[self.game].sides
        assert sides is not None
        return sides.ready()[self.side]


_STEP = Shape(needs=("say",), may=("prompt",))
BUILD_LESSON = Shape(
    needs=("title", "line"), inside={"steps": ("", _STEP), "match": ("match", Shape(needs=("say", "begin")))}
)
"""The fields that are prose."""
FOLDER = "build_lessons"


def load_build_lessons(folder: Path, problems: Problems, language: str = LANGUAGE) -> dict[str, BuildLesson]:
    """All files in `folder`/build_lessons/GAME by their keys, GAME/NAME; mistakes go to `problems`."""
    found: dict[str, BuildLesson] = {}
    for path in sorted((folder / FOLDER).glob("*/*.yaml")):
        key = f"{path.parent.name}/{path.stem}"
        name = f"{FOLDER}/{key}.yaml"
        data: Any = read_yaml(path, problems, name)
        if not isinstance(data, dict):
            continue
        before = len(problems)
        prose = load_prose(folder, f"{FOLDER}/{key}", problems, language)
        filled = prose.complete(data, BUILD_LESSON, Location(problems, name, ""), "")
        if len(problems) > before:
            continue
        prose.report_unused()
        try:
            found[key] = msgspec.convert(filled, BuildLesson)
        except msgspec.ValidationError as error:
            problems.add(name, "", "", str(error)[0].lower() + str(error)[1:])
    return found


@cache
def shipped_build_lessons(language: str = LANGUAGE) -> Mapping[str, BuildLesson]:
    """The shipped lessons on building by their keys. Raises `ContentError`."""
    problems = Problems()
    lessons = load_build_lessons(shipped("data"), problems, language)
    problems.raise_if_any()
    return lessons
