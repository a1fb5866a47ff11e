"""First-time tips: what a table says once, the first time that something comes up."""

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from game.content.match_words import MatchWords
from game.content.paths import shipped
from game.content.problems import Problems
from game.content.prose import LANGUAGE, Shape, read_entries_with_prose
from game.content.rulebook import Chapter, find_id

SHARED_TIPS = "shared"
"""The file of the tips that every table has."""
MOST_LETTERS = 190
"""A tip is a note, not a page."""
LEAST, MOST = 5, 12
"""Tips of a game's own file."""


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a tip is due; all that is given must hold while a person is asked.

    `asked` are kinds of decisions. An `event` was shown, of the seat `who` if that is given, with at least
    the numbers of `facts`. `view` is a path into what the person sees, where "me" and "opponent" stand for
    the seats and "*" for each of several; any value there is `at_least` so much, `at_most` so much, or
    `has` a word, or one of several words. `persons` sit at the screen; the match has seen so many `choices`;
    `hints` may be asked for. A tip for the `curtain` comes with the first one, while nobody is asked.
    """

    asked: tuple[str, ...] = ()
    event: str = ""
    who: Literal["", "me", "opponent"] = ""
    facts: dict[str, int] = {}
    view: str = ""
    at_least: int | None = None
    at_most: int | None = None
    has: str | tuple[str, ...] = ""
    persons: Annotated[int, Meta(ge=0, le=2)] = 0
    choices: Annotated[int, Meta(ge=0)] = 0
    hints: bool = False
    curtain: bool = False


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A note of a sentence or two; `entry` is the rulebook's entry that tells more, "" for none.

    `show` names what it speaks of, as a lesson does: it lies beside that, never over it.
    """

    id: str
    title: str
    text: Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]
    when: When
    entry: str = ""
    show: tuple[str, ...] = ()


TIP = Shape(needs=("title", "text"))


def load_tips(folder: Path, name: str, problems: Problems, language: str = LANGUAGE) -> tuple[Tip, ...]:
    """Reads `folder`/tips/NAME.yaml and its texts, adding mistakes to `problems`; a game may have none."""
    if not (folder / "tips" / f"{name}.yaml").exists():
        return ()
    return tuple(read_entries_with_prose(folder, f"tips/{name}", Tip, TIP, problems, language).values())


def check_tips(
    folder: Path,
    game: str,
    words: MatchWords,
    chapters: tuple[Chapter, ...],
    problems: Problems,
) -> int:
    """Reports tips that can never be due, or that lead nowhere; returns how many there are."""
    tips = load_tips(folder, game, problems)
    file = f"tips/{game}.yaml"
    if tips and game != SHARED_TIPS and not LEAST <= len(tips) <= MOST:
        problems.add(file, "", "", f"has {len(tips)} tips ({LEAST} to {MOST} are wanted)")
    for tip in tips:
        for kind in tip.when.asked:
            if kind not in words.decisions:
                problems.add(file, tip.id, "when.asked", f"unknown decision '{kind}'")
        if tip.entry and find_id(chapters, tip.entry) is None:
            problems.add(file, tip.id, "entry", f"the rulebook has no entry '{tip.entry}'")
        _check_event(tip, words, file, problems)
        _check_value(tip, file, problems)
    return len(tips)


def _check_event(tip: Tip, words: MatchWords, file: str, problems: Problems) -> None:
    when = tip.when
    if when.event and when.event not in words.events:
        problems.add(file, tip.id, "when.event", f"unknown event '{when.event}'")
        return
    facts = {*when.facts, *(["seat"] if when.who else [])}
    for fact in sorted(facts - words.events.get(when.event, frozenset())):
        problems.add(file, tip.id, "when.facts", f"'{when.event}' has no fact '{fact}'")


def _check_value(tip: Tip, file: str, problems: Problems) -> None:
    when = tip.when
    measured = when.at_least is not None or when.at_most is not None or bool(when.has)
    if measured != bool(when.view):
        problems.add(file, tip.id, "when.view", "a path and what is wanted there belong together")
    if when == When():
        problems.add(file, tip.id, "when", "is empty")


def values_at(view: Any, path: str, seat: int) -> list[Any]:
    """All that is found at a path into a view, for a seat. Raises `AttributeError`, `IndexError`.

    >>> values_at([{"hp": 3}, {"hp": 5}], "me.hp", 1)
    [5]
    >>> values_at([{"hp": 3}, {"hp": 5}], "*.hp", 1)
    [3, 5]
    """
    found = [view]
    for step in path.split("."):
        if step == "*":
            found = [one for several in found if several is not None for one in several]
        else:
            found = [_part(one, step, seat) for one in found if one is not None]
    return found


def _part(value: Any, step: str, seat: int) -> Any:
    if step in ("me", "opponent"):
        return value[seat if step == "me" else 1 - seat]
    if step.isdigit():
        return value[int(step)]
    return value[step] if isinstance(value, dict) else getattr(value, step)


@cache
def shipped_tips(game: str, language: str = LANGUAGE) -> tuple[Tip, ...]:
    """The shipped tips of a game after those that every table has. Raises `ContentError`."""
    problems = Problems()
    data = shipped("data")
    tips = [tip for name in (SHARED_TIPS, game) for tip in load_tips(data, name, problems, language)]
    problems.raise_if_any()
    return tuple(tips)
