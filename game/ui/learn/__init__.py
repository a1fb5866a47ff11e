"""Lessons on the screen: who teaches at a table, and the overview of all lessons.

What opens them is imported at its first use, so that the title appears without it.
"""

from functools import partial
from pkgutil import resolve_name
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.context import Context


def prepare_lessons(context: "Context", game: str) -> None:
    """Imports and reads what a lesson needs, once nothing else is to be painted, so that it opens at once."""
    for what in ("game.ui.learn.overview:LearnScene", "game.ui.learn.opening:open_next"):
        context.ahead.finish(partial(resolve_name, what))
    context.ahead.finish(partial(_read_lessons, game))


def _read_lessons(game: str) -> None:
    resolve_name("game.lessons.library:path_of")(game)
    resolve_name("game.ui.tables.game_ui:game_ui")(game).table.get()


def open_overview(context: "Context") -> None:
    """Opens the list of all lessons."""
    context.navigator.push(resolve_name("game.ui.learn.overview:LearnScene")(context))


def open_next_lesson(context: "Context") -> None:
    """Opens the lesson to go on with, over the list of all."""
    open_overview(context)
    resolve_name("game.ui.learn.opening:open_next")(context)


def open_first_lesson(context: "Context", game: str) -> None:
    """Opens the first lesson of a game, over the list of all."""
    open_overview(context)
    key = resolve_name("game.lessons.library:path_of")(game)[0][0]
    resolve_name("game.ui.learn.opening:open_lesson")(context, key)
