"""All lessons and puzzles of a folder, by game and in their order, and what they can point at."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from game.content.entries import Location
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.prose import LANGUAGE, load_prose
from game.content.yaml_file import read_yaml
from game.lessons.build_lesson import BuildLesson, shipped_build_lessons
from game.lessons.lesson import LESSON, Lesson

_PLACEHOLDERS = {"{n}": r"\d+(?:,\d+)?", "{word}": r"[a-z0-9_]+"}


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of which a mistake says the price: its path in the state, and an icon.

    The messages `ID-rises` and `ID-falls` in data/text/LANGUAGE/learn say by how much it did; `better` is
    what the learner likes of the two, or neither. `place` is where it stands on the table, and is lit when it
    has changed.
    """

    id: str
    path: str
    better: Literal["rises", "falls", "neither"]
    icon: str = ""
    place: str = ""

    def path_for(self, seat: int) -> str:
        """The path for a learner in a seat."""
        return _of_seat(self.path, seat)

    def place_for(self, seat: int) -> str:
        """Where it stands on the table of a learner in a seat; "" where that is not known."""
        return _of_seat(self.place, seat)


def _of_seat(text: str, seat: int) -> str:
    return text.replace("{you}", str(seat)).replace("{other}", str(1 - seat))


class Landmarks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lessons of one game can name: places of its table, and numbers of its state (data/learn)."""

    places: tuple[str, ...] = ()
    numbers: tuple[Number, ...] = ()

    def has(self, place: str) -> bool:
        """Whether the table has such a place.

        >>> Landmarks(("hp {n}",)).has("hp 1"), Landmarks(("hp {n}",)).has("hp")
        (True, False)
        """
        return any(re.fullmatch(_pattern(one), place) for one in self.places)


@cache
def _pattern(place: str) -> str:
    pattern = re.escape(place)
    for name, expression in _PLACEHOLDERS.items():
        pattern = pattern.replace(re.escape(name), expression)
    return pattern


Library = Mapping[str, Lesson]
"""Lessons by their keys: game, slash, name of the file."""


class _Within(Location):
    """A location in a lesson, whose entries are its steps."""

    def problem(self, field: str, message: str) -> None:
        self.problems.add(self.file, *_place_of(self.prefix + field), message)


def load_lessons(folder: Path, problems: Problems, language: str = LANGUAGE) -> Library:
    """All files in `folder`/lessons/GAME, in the order of their paths; mistakes go to `problems`."""
    found: dict[str, Lesson] = {}
    for path in sorted((folder / "lessons").glob("*/*.yaml")):
        key, name = f"{path.parent.name}/{path.stem}", f"lessons/{path.parent.name}/{path.name}"
        data = read_yaml(path, problems, name)
        if isinstance(data, dict):
            data = with_prose(data, folder, key, problems, language)
        if data is None:
            continue
        try:
            found[key] = msgspec.convert(data, Lesson)
        except msgspec.ValidationError as error:
            message, _, where = str(error).partition(" - at `$")
            entry, field = _place_of(where.rstrip("`").lstrip("."))
            problems.add(name, entry, field, message[0].lower() + message[1:])
    return found


def with_prose(
    data: dict[str, Any], folder: Path, key: str, problems: Problems, language: str = LANGUAGE
) -> dict[str, Any] | None:
    """The values of a lesson with its words in `folder`/text; None where one is missing.

    Mistakes go to `problems`.
    """
    before = len(problems)
    prose = load_prose(folder, f"lessons/{key}", problems, language)
    filled = prose.complete(data, LESSON, _Within(problems, f"lessons/{key}.yaml", ""), "")
    whole = len(problems) == before
    prose.report_unused()
    return filled if whole else None


def _place_of(where: str) -> tuple[str, str]:
    """The entry and the field of a path like "steps[2].say".

    >>> _place_of("steps[2].say"), _place_of("coach.tips[0].when"), _place_of("title")
    (('step 3', 'say'), ('tip 1', 'when'), ('', 'title'))
    """
    found = re.match(r"(?:coach\.)?(step|tip)s\[(\d+)\]\.?(.*)", where)
    return (f"{found[1]} {int(found[2]) + 1}", found[3]) if found else ("", where)


def load_landmarks(folder: Path, game: str, problems: Problems) -> Landmarks:
    """`folder`/learn/GAME.yaml; mistakes go to `problems`. A game without lessons may have none."""
    name = f"learn/{game}.yaml"
    path = folder / "learn" / f"{game}.yaml"
    data = read_yaml(path, problems, name) if path.exists() else None
    if data is None:
        return Landmarks()
    try:
        return msgspec.convert(data, Landmarks)
    except msgspec.ValidationError as error:
        problems.add(name, "", "", str(error)[0].lower() + str(error)[1:])
        return Landmarks()


def shipped_lessons(language: str = LANGUAGE) -> Library:
    """The shipped lessons. Raises `ContentError`."""
    return _shipped(language)


@cache
def _shipped(language: str) -> Library:
    problems = Problems()
    lessons = load_lessons(shipped("data"), problems, language)
    problems.raise_if_any()
    return lessons


@cache
def shipped_landmarks(game: str) -> Landmarks:
    """What shipped lessons of a game can name. Raises `ContentError`."""
    problems = Problems()
    landmarks = load_landmarks(shipped("data"), game, problems)
    problems.raise_if_any()
    return landmarks


AnyLesson = Lesson | BuildLesson
"""A lesson at a table, or one on building."""


def path_of(game: str, language: str = LANGUAGE) -> tuple[tuple[str, AnyLesson], ...]:
    """The lessons of a game with their keys, in the order in which they are learned."""
    lessons: Mapping[str, AnyLesson] = {**shipped_lessons(language), **shipped_build_lessons(language)}
    own = [(key, one) for key, one in lessons.items() if key.startswith(f"{game}/") and not one.puzzle]
    return tuple(sorted(own, key=lambda one: one[1].order))


def puzzles(language: str = LANGUAGE) -> tuple[tuple[str, Lesson], ...]:
    """All puzzles with their keys, the easiest of each game first."""
    own = [(key, one) for key, one in shipped_lessons(language).items() if one.puzzle]
    return tuple(sorted(own, key=lambda one: (one[0].partition("/")[0], one[1].difficulty)))
