"""Themes: colours, type and grounds by role, read from data/themes/NAME.yaml as one immutable value."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from game.content.paths import shipped
from game.content.problems import Problems
from game.content.yaml_file import read_yaml

THEME = "steel"
"""The theme that is shown."""
_HEX = re.compile("#[0-9a-f]{6}")


class Scheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Colours of the seats, of what helps and what harms; pairs are light and dark of something shaded.

    `seats` are for names and rings on dark ground, `on_paper` for names on paper, `dark` for plates under
    light words. `good` and `bad` are words; `hp`, `low` and `heat` (first cell, last cell) are cells.
    """

    seats: tuple[str, str]
    on_paper: tuple[str, str]
    dark: tuple[str, str]
    good: str
    bad: str
    good_on_paper: str
    bad_on_paper: str
    hp: tuple[str, str]
    low: tuple[str, str]
    heat: tuple[tuple[str, str], tuple[str, str]]


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Letters of one role: `size` in units; they may shrink to `least` times their size."""

    face: Literal["text", "bold", "italic", "title", "label"]
    size: float
    color: str = "text"
    outline: float = 0
    least: float = 2 / 3


class ThemeData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All roles of a theme. `words` and `words_on_paper` name colours; grounds are top, bottom, edge."""

    colors: Mapping[str, str]
    schemes: Mapping[str, Scheme]
    styles: Mapping[str, Style]
    words: Mapping[str, str]
    words_on_paper: Mapping[str, str]
    grounds: Mapping[str, tuple[str, str, str]]

    def __post_init__(self) -> None:
        for color in _texts([self.colors, self.grounds, *map(msgspec.structs.asdict, self.schemes.values())]):
            if not _HEX.fullmatch(color):
                raise ValueError(f"'{color}' is no colour such as '#1a2b3c'")
        for role in [*self.words.values(), *self.words_on_paper.values()]:
            if role not in self.colors:
                raise ValueError(f"unknown colour '{role}'")
        for name, style in self.styles.items():
            if style.color not in self.words:
                raise ValueError(f"style '{name}' has an unknown colour '{style.color}'")


def _texts(value: object) -> Iterator[str]:
    """Every text in nested values."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from _texts(list(value.values()))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _texts(one)


def load_theme(folder: Path, problems: Problems, name: str = THEME) -> ThemeData | None:
    """Reads a theme; every mistake is added to `problems`."""
    file = f"themes/{name}.yaml"
    data = read_yaml(folder / file, problems, file)
    if data is None:
        return None
    try:
        return msgspec.convert(data, ThemeData)
    except (msgspec.ValidationError, ValueError) as error:
        problems.add(file, "", "", str(error))
    return None


@cache
def shipped_theme(name: str = THEME) -> ThemeData:
    """A shipped theme. Raises `ContentError`."""
    problems = Problems()
    theme = load_theme(shipped("data"), problems, name)
    problems.raise_if_any()
    assert theme is not None
    return theme
