"""From the screens to a table: a new match, or one that goes on."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from game.engine.record import RecordError
from game.storage.save_file import SaveError, read_save
from game.ui.context import Context
from game.ui.tables.session import Session

if TYPE_CHECKING:
    from game.ui.scene import Scene

_TABLES = {"scrap_knights": "game.ui.tables.scrap_knights.table:DuelScene"}
"""The table of each game, imported when somebody sits down."""


def table_scene(context: Context, session: Session) -> "Scene":
    """The scene of a session's game."""
    module, _, name = _TABLES[session.match.rules.id].partition(":")
    scene: Scene = getattr(import_module(module), name)(context, session)
    return scene


def result_scene(context: Context, session: Session) -> "Scene":
    """The result of a session that is over."""
    from game.content.scrap_knights import shipped_library
    from game.content.texts import shipped_texts
    from game.rules.scrap_knights.log_text import DuelWords
    from game.ui.scenes.result import ResultScene

    words = DuelWords(shipped_library(), shipped_texts(session.match.rules.id), session.names)
    return ResultScene(context, session, words)


def new_match(
    context: Context,
    game: str,
    options: dict[str, str],
    seed: int,
    seats: Sequence[str],
    names: Sequence[str],
) -> None:
    """Opens a table with a fresh match; the title waits beneath."""
    session = Session.new(game, options, seed, seats, names, context.saves)
    _sit_down(context, session)


def resume_match(context: Context, path: Path) -> None:
    """Opens the table of a save, or says in a sentence why that cannot be."""
    try:
        session = Session.resume(read_save(path), context.saves)
    except (SaveError, RecordError) as problem:
        context.notify(str(problem))
        return
    _sit_down(context, session)


def _sit_down(context: Context, session: Session) -> None:
    from game.ui.scenes.title import TitleScene

    context.navigator.replace(TitleScene(context))
    context.navigator.push(table_scene(context, session))
