"""Rulebooks: chapters of rich text and the cards shown beside them."""

from functools import cache
from pathlib import Path

import msgspec

from game.content.entries import read_entries
from game.content.paths import shipped
from game.content.problems import Problems


class Chapter(msgspec.Struct, frozen=True):
    """One chapter, which shows `cards`, or all cards of a `kind`, beside its text."""

    id: str
    title: str
    text: str
    cards: tuple[str, ...] = ()
    kind: str = ""


def load_rulebook(folder: Path, game: str, problems: Problems) -> tuple[Chapter, ...]:
    """Reads `folder`/rulebook/GAME.yaml, adding every mistake to `problems`."""
    path = folder / "rulebook" / f"{game}.yaml"
    return tuple(read_entries(path, Chapter, problems, f"rulebook/{game}.yaml").values())


@cache
def shipped_rulebook(game: str) -> tuple[Chapter, ...]:
    """The shipped rulebook of a game. Raises `ContentError`."""
    problems = Problems()
    chapters = load_rulebook(shipped("data"), game, problems)
    problems.raise_if_any()
    return chapters
