"""From a list of lessons to the table of one, and on to the next."""

from typing import Any

from game.lessons.library import shipped_lessons
from game.lessons.run import LessonRun, Snapshot
from game.storage.progress import Left
from game.ui.context import Context
from game.ui.learn.guide import LessonGuide
from game.ui.learn.paths import next_station
from game.ui.learn.session import LessonSession
from game.ui.tables.table_scene import TableScene


def lesson_table(context: Context, key: str) -> TableScene:
    """The table of a lesson, where it was left or at its beginning, with Rivet beside it."""
    left: Left | None = context.progress.left.get(key)
    snapshot = Snapshot(left.step, left.starts, left.record, left.shown) if left is not None else None
    run = LessonRun(shipped_lessons()[key], snapshot)
    session = LessonSession(context, key, run)
    table: Any = session.game_ui.table_scene(context, session)
    assert isinstance(table, TableScene)

    def leave() -> None:
        context.navigator.pop()

    def follow() -> None:
        context.navigator.pop()
        open_lesson(context, guide.next_lesson)

    guide = LessonGuide(table, session, leave, follow)
    table.accompany(guide)
    session.save()
    return table


def open_lesson(context: Context, key: str) -> None:
    """Opens a lesson over the screen at hand."""
    context.navigator.push(lesson_table(context, key))


def open_next(context: Context) -> None:
    """Opens the lesson to go on with; nothing where all are done."""
    following = next_station(context.progress)
    if following is not None:
        open_lesson(context, following.key)


def lesson_at(context: Context, key: str, moves: int, wrong: str = "", hints: int = 0) -> TableScene:
    """A lesson's table after so many steps read and moves of its solution; then a `wrong` move, if any.

    `hints` are so many hints in words that are open.
    """
    table = lesson_table(context, key)
    guide = table.guide
    assert isinstance(guide, LessonGuide)
    table.enter()
    for _ in range(moves):
        _settle(table)
        move = guide.run.next_move()
        if guide.speaking:
            guide.go_on()
        elif move is not None:
            _act(table, move)
    _settle(table)
    for _ in range(hints):
        guide.next_hint()
    if wrong:
        _act(table, wrong)
        _settle(table)
    return table


def _act(table: TableScene, move: str) -> None:
    actions = table.asked.actions if table.asked is not None else ()
    action = next((one for one in actions if str(one) == move), None)
    if action is not None:
        table.act(action)


def _settle(table: TableScene) -> None:
    """Until somebody is asked, or Rivet speaks."""
    while table.playing or (table.session.poll() or table.sitting.unseen()):
        table.skip()
        if not table.playing:
            table.proceed()
