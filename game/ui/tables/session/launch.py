"""From the screens to a table: a new match, or one that goes on."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from game.engine.record import RecordError
from game.storage.reading import shown_name, shown_reason
from game.storage.save_file import SaveError
from game.storage.saves import open_save
from game.ui.context import Context
from game.ui.tables.session.seats import SITTERS
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON


def new_match(
    context: Context,
    game: str,
    options: Mapping[str, object],
    seed: int,
    seats: Sequence[str],
    names: Sequence[str],
) -> None:
    """Opens a table with a fresh match; the title waits beneath."""
    session = Session.new(game, options, seed, seats, names, context.saves, context.computer)
    _sit_down(context, session)


def resume_match(context: Context, path: Path) -> None:
    """Opens the table of a save, or says in a sentence why that cannot be."""
    try:
        session = Session.resume(open_save(path, SITTERS), context.saves, context.computer)
    except SaveError as problem:
        context.notify(problem.fault)
        return
    except RecordError as problem:
        reason = shown_reason(str(problem))
        context.notify(context.words.say("saves", "cannot_play", name=shown_name(path), reason=reason))
        return
    _sit_down(context, session)


def _sit_down(context: Context, session: Session) -> None:
    context.navigator.go_home()
    if set(session.seats) != {PERSON}:
        context.computer.prepare(session.match.rules.id)
    context.navigator.push(session.game_ui.table_scene(context, session))
