"""Which lessons are done, which one is next, and which are better done later. No pygame."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.lessons.library import AnyLesson, path_of, puzzles
from game.storage.progress import Progress
from game.ui.tables.game_ui import PLAYABLE

StationState = Literal["done", "open", "later"]


@dataclass(frozen=True, slots=True)
class Station:
    """One lesson on its path, or one puzzle: how it stands, and its best stars."""

    key: str
    lesson: AnyLesson
    state: StationState
    stars: int


def stations(progress: Progress, game: str) -> tuple[Station, ...]:
    """The path of a game: a lesson is suggested once the one before it is done; none is locked."""
    found: list[Station] = []
    for key, lesson in path_of(game):
        stars = progress.stars.get(key, 0)
        before = not found or found[-1].state == "done"
        state: StationState = "done" if stars else "open" if before or key in progress.left else "later"
        found.append(Station(key, lesson, state, stars))
    return tuple(found)


def puzzle_stations(progress: Progress) -> tuple[Station, ...]:
    """All puzzles: those that are suggested first, of the last game before others, and the solved ones last.

    Of the other games one each comes after another, so that a short list has some of all. A puzzle is
    suggested after the first lesson of its game, and can be played before it.
    """
    found, last = [], progress.last.partition("/")[0]
    for key, lesson in puzzles():
        stars = progress.stars.get(key, 0)
        path = stations(progress, lesson.game)
        ready = not path or path[0].state == "done"
        state: StationState = "done" if stars else "open" if ready else "later"
        found.append(Station(key, lesson, state, stars))
    states, shelf = ("open", "later", "done"), games()
    alike: Counter[tuple[str, str]] = Counter()
    order: dict[str, tuple[int, bool, int, int]] = {}
    for one in found:
        game = one.lesson.game
        order[one.key] = states.index(one.state), game != last, alike[one.state, game], shelf.index(game)
        alike[one.state, game] += 1
    return tuple(sorted(found, key=lambda one: order[one.key]))


def key_after(key: str, lesson: AnyLesson) -> str:
    """The key of the lesson that follows one on its path, or of the next puzzle; "" after the last one."""
    game = lesson.game
    path = [one for one in puzzles() if one[1].game == game] if lesson.puzzle else path_of(game)
    keys = [one for one, _ in path]
    return keys[keys.index(key) + 1] if key in keys[:-1] else ""


def games() -> tuple[str, ...]:
    """The games in the order of their paths."""
    return tuple(PLAYABLE)


def next_station(progress: Progress) -> Station | None:
    """Where to go on: the lesson that was left, else the next of its path, else the first of any path."""
    ways = {game: stations(progress, game) for game in games()}
    last = progress.last
    own = ways.get(last.partition("/")[0], ())
    left = next((one for one in own if one.key == last and one.state != "done"), None)
    if left is not None:
        return left
    order: Sequence[tuple[Station, ...]] = (own, *ways.values())
    return next((one for way in order for one in way if one.state == "open"), None)
