"""From a list of lessons to the table of one, and on to the next."""

from typing import Any

from game.lessons.build_lesson import shipped_build_lessons
from game.lessons.library import shipped_lessons
from game.lessons.run import LessonRun
from game.lessons.scenes import Snapshot
from game.storage.progress import Left
from game.ui.context import Context
from game.ui.learn.build_opening import build_screen
from game.ui.learn.guide import LessonGuide
from game.ui.learn.paths import next_station
from game.ui.learn.session import LessonSession
from game.ui.tables.table_scene import TableScene


def lesson_table(context: Context, key: str) -> TableScene:
    """The table of a lesson, where it was left or at its beginning, with Rivet beside it."""
    left: Left | None = context.progress.left.get(key)
    snapshot = Snapshot(left.step, left.starts, left.record, left.shown) if left is not None else None
    return _table(context, key, LessonRun(shipped_lessons()[key], snapshot))


def _table(context: Context, key: str, run: LessonRun) -> TableScene:
    """The table of the scene that a lesson has come to."""
    session = LessonSession(context, key, run)
    if run.lesson.coach is not None:
        context.computer.prepare(run.lesson.game)
    table: Any = session.game_ui.table_scene(context, session)
    assert isinstance(table, TableScene)

    def leave() -> None:
        context.navigator.pop()

    def follow() -> None:
        context.navigator.pop()
        if guide.next_lesson:
            open_lesson(context, guide.next_lesson)
        else:
            context.navigator.push(session.game_ui.setup_scene(context))

    def to_match() -> None:
        context.navigator.pop()
        context.navigator.push(session.game_ui.setup_scene(context))

    def reopen() -> None:
        context.navigator.pop()
        context.navigator.push(_table(context, key, run))

    guide = LessonGuide(table, session, leave, follow, to_match, reopen)
    table.accompany(guide)
    session.save()
    return table


def open_lesson(context: Context, key: str) -> None:
    """Opens a lesson over the screen at hand."""
    build = key in shipped_build_lessons()
    context.navigator.push(build_screen(context, key) if build else lesson_table(context, key))


def open_next(context: Context) -> None:
    """Opens the lesson to go on with; nothing where all are done."""
    following = next_station(context.progress)
    if following is not None:
        open_lesson(context, following.key)


def lesson_at(context: Context, key: str, moves: int, wrong: str = "", hints: int = 0) -> TableScene:
    """A lesson's table after so many steps read and moves of its solution; then `wrong` moves, if any.

    These are separated by commas: "reroll 1, keep".
    `hints` are so many hints in words that are open.
    """
    navigator = context.navigator
    navigator.push(lesson_table(context, key))
    navigator.top.enter()
    for _ in range(moves):
        guide = _guide(_settled(context))
        move = guide.run.next_move()
        if guide.speaking:
            guide.go_on()
        elif move is not None:
            _act(guide.table, move)
    table = _settled(context)
    for _ in range(hints):
        _guide(table).next_hint()
    for move in wrong.split(", ") if wrong else ():
        _act(table, move)
        table = _settled(context)
    navigator.stack.remove(table)
    return table


def _guide(table: TableScene) -> LessonGuide:
    assert isinstance(table.guide, LessonGuide)
    return table.guide


def _act(table: TableScene, move: str) -> None:
    actions = table.asked.actions if table.asked is not None else ()
    action = next((one for one in actions if str(one) == move), None)
    if action is not None:
        table.act(action)


def _settled(context: Context) -> TableScene:
    """The table of the scene at hand, once somebody is asked, or Rivet speaks."""
    while True:
        table = context.navigator.top
        assert isinstance(table, TableScene)
        if table.asked is None and not table.guide.speaking and not table.playing:
            table.enter()
        if not (table.playing or table.session.poll() or table.sitting.unseen()):
            return table
        table.skip()
        if not table.playing:
            table.proceed()
