"""The figures of the rulebooks, played: a picture that the rules contradict is a mistake."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game.content.problems import Problems
from game.content.rulebook import Chapter, Figure, load_rulebook
from game.engine.quoting import quote
from game.lessons.scenario import Scenario, ScenarioError, not_refused, play_moves, start_match, unmet
from game.rules import GAMES
from game.rules.played_figure import PlayedFigure

_NUMBERS = re.compile(r"\d+|\b(?:two|three|four|five|six)\b")
_LISTED = re.compile(r"^\d+\. ")
_MAX_REASON = 300
_WORDS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


def check_played_figures(folder: Path, problems: Problems) -> None:
    """Plays every figure of `folder`/rulebook and reports what its match contradicts."""
    for game in GAMES:
        # The rulebook's own mistakes are reported by its own check.
        for chapter in load_rulebook(folder, game, Problems()):
            for number, message in contradictions(game, chapter):
                problems.add(f"rulebook/{game}.yaml", chapter.id, f"figures[{number}].plays", message)


def contradictions(game: str, chapter: Chapter) -> Iterator[tuple[int, str]]:
    """The index of each figure that its match, or the one it goes on with, contradicts; and how."""
    figures = chapter.figures
    if not figures:
        return
    firsts = [number for number, figure in enumerate(figures) if not figure.plays.goes_on]
    if firsts[:1] != [0]:
        yield 0, "goes on, but no figure is before it"
        return
    for first, end in zip(firsts, [*firsts[1:], len(figures)], strict=True):
        for number, message in _played(game, figures[first:end]):
            yield first + number, message
    known = {len(figures), *(value for figure in figures for value in _claimed(figure))}
    for value in _numbers(chapter.figures_title) - known:
        yield 0, f"nothing in these matches is {value}, as the figures' title says"


def _played(game: str, figures: Sequence[Figure]) -> list[tuple[int, str]]:
    """What contradicts figures that show one match, or why it cannot be played."""
    try:
        return list(_contradictions(game, figures))
    except Exception as error:
        # A set-up may describe a state that no game can reach, for which the rules make no promises.
        return [(0, f"cannot be played ({quote(f'{type(error).__name__}: {error}', _MAX_REASON)})")]


def _contradictions(game: str, figures: Sequence[Figure]) -> Iterator[tuple[int, str]]:
    """What contradicts figures that show one match."""
    start = figures[0].plays
    dice = [die for figure in figures for die in figure.plays.dice]
    try:
        match = start_match(
            Scenario(game, figures[0].caption, {**start.options}, start.seed, start.setup, dice)
        )
    except ScenarioError as error:
        yield 0, str(error)
        return
    spec = GAMES[game]
    first = 0
    for number, figure in enumerate(figures):
        plays = figure.plays
        if number and (plays.options or plays.setup or plays.seed):
            yield number, "goes on, so it has no set-up of its own"
        if figure.table not in spec.figures:
            yield number, f"{game} has no figure '{figure.table}' (choose from {', '.join(spec.figures)})"
            return
        before = match.state.to_dict()
        failure = play_moves(match, list(plays.moves))
        if failure is not None:
            yield number, failure
            return
        played = PlayedFigure(figure, match, before, match.events[first:])
        first = len(match.events)
        for message in (
            *unmet(match, plays.expect),
            *spec.contradictions(played),
            *_missing(played),
            *_unclaimed(figure),
        ):
            yield number, message
        for message in not_refused(match, list(plays.illegal)):
            yield number, message
    if match.state.dice.to_dict()["script"]:
        yield len(figures) - 1, "dice are left over"


def _missing(played: PlayedFigure) -> Iterator[str]:
    for wanted in played.figure.plays.events:
        facts = {name: value for name, value in wanted.items() if name != "kind"}
        if not played.happened(wanted["kind"], **facts):
            yield f"no event is {wanted}: {played.facts(wanted['kind'])}"


def _unclaimed(figure: Figure) -> Iterator[str]:
    """Numbers of a caption that neither `expect` nor `events` has."""
    for value in _numbers(_LISTED.sub("", figure.caption)) - set(_claimed(figure)):
        yield f"nothing that is expected of the match is {value}, as the caption says"


def _numbers(text: str) -> set[int]:
    return {_WORDS.get(found) or int(found) for found in _NUMBERS.findall(text.lower())}


def _claimed(figure: Figure) -> Iterator[int]:
    """Every number that a figure's match must have, or that the figure draws."""
    yield len(figure.cards)
    values: list[Any] = [figure.plays.expect, list(figure.plays.events)]
    while values:
        value = values.pop()
        if isinstance(value, dict):
            values += value.values()
        elif isinstance(value, list):
            values += value
        elif isinstance(value, int) and not isinstance(value, bool):
            yield abs(value)
    yield from (int(number) for text in figure.sums for number in re.findall(r"\d+", text))
