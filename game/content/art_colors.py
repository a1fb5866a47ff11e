"""The colours of what is drawn, by painter and role, read from data/art/colors.yaml."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from game.content.paths import shipped
from game.content.problems import Problems
from game.content.yaml_file import read_yaml

FILE = "art/colors.yaml"

_HEX = re.compile("#([0-9a-f]{3}|[0-9a-f]{6})")
ArtColors = Mapping[str, Mapping[str, str | tuple[str, ...]]]


def load_art_colors(folder: Path, problems: Problems) -> ArtColors:
    """The colours by painter and role; every mistake is added to `problems`."""
    data = read_yaml(folder / FILE, problems, FILE)
    try:
        painters = msgspec.convert(data or {}, dict[str, dict[str, str | list[str]]])
    except msgspec.ValidationError as error:
        problems.add(FILE, "", "", str(error))
        return {}
    for painter, roles in painters.items():
        for role, colors in roles.items():
            for color in [colors] if isinstance(colors, str) else colors:
                if not _HEX.fullmatch(color):
                    problems.add(FILE, painter, role, f"'{color}' is no colour such as '#1a2b3c'")
    return {
        painter: {
            role: tuple(colors) if isinstance(colors, list) else colors for role, colors in roles.items()
        }
        for painter, roles in painters.items()
    }


@cache
def shipped_art_colors() -> ArtColors:
    """The shipped colours. Raises `ContentError`."""
    problems = Problems()
    colors = load_art_colors(shipped("data"), problems)
    problems.raise_if_any()
    return colors
