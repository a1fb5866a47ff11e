"""The match at the end of a lesson on building: the side just made against a ready one."""

import dataclasses
from typing import Any

from game.ai.side_trial import can_be_played
from game.content.sides import Side
from game.lessons.build_lesson import BuildLesson
from game.lessons.lesson import Coach, Lesson, Step
from game.lessons.run import LessonRun
from game.lessons.scenes import Snapshot
from game.rules import CONTENTS, load
from game.storage.progress import Left
from game.ui.context import Context
from game.ui.kit.widget import Command
from game.ui.learn.guide import LessonGuide
from game.ui.learn.session import LessonSession
from game.ui.learn.standing import Standing
from game.ui.tables.table_scene import TableScene


def match_of(lesson: BuildLesson, side: Side) -> Lesson:
    """The match as a lesson of one step, which is read, and after which a computer player plays.

    Under other options than usual, a limit of points for instance, another ready side may be the opponent.
    """
    own, other = lesson.options
    sides, rules = CONTENTS[lesson.game].sides, load(lesson.game)
    assert sides is not None
    agreed = sides.options_for(side)
    others = (lesson.match.opponent, *sides.ready())
    fitting = (one for one in others if can_be_played(rules, sides.option, one, agreed))
    return Lesson(
        game=lesson.game,
        title=lesson.title,
        line=lesson.line,
        order=lesson.order,
        options={**agreed, own: side.to_dict(), other: next(fitting, lesson.match.opponent)},
        seed=lesson.match.seed,
        steps=(Step(say=lesson.match.begin, id="begin"),),
        coach=Coach(lesson.match.level, ()),
    )


class BuildMatchSession(LessonSession):
    """Saves the side beside the match, which so never depends on its file; `file` is the name of that."""

    def __init__(self, context: Context, key: str, run: LessonRun, built: int, side: Side, file: str) -> None:
        self.built, self.side, self.file = built, side, file
        super().__init__(context, key, run)

    def left(self, at: Snapshot) -> Left:
        step = self.built + at.step
        return Left(step, at.starts, at.record, at.shown, self.side.to_dict(), self.file)


class BuildMatchGuide(LessonGuide):
    """Counts the steps of the builder too; one step back from the first move leads there."""

    to_builder: Command = staticmethod(lambda: None)

    @property
    def standing(self) -> Standing:
        session = self.session
        assert isinstance(session, BuildMatchSession)
        count = session.built + 1
        step = self.say("step_of", number=count, count=count)
        return dataclasses.replace(super().standing, step=step, steps=count, done=session.built)

    def undo(self) -> bool:
        if self.run.index == 0:
            self.to_builder()
            return True
        return super().undo()


def match_table(
    context: Context,
    session: BuildMatchSession,
    follow: Command,
    to_builder: Command,
) -> TableScene:
    """The table of the match; `follow` goes on after it, `to_builder` back to what was built."""
    context.computer.prepare(session.run.lesson.game)
    table: Any = session.game_ui.table_scene(context, session)
    assert isinstance(table, TableScene)
    guide = BuildMatchGuide(table, session, context.navigator.pop, follow, follow, to_builder)
    guide.to_builder = to_builder
    table.accompany(guide)
    session.save()
    return table


def snapshot_of(left: Left, built: int) -> Snapshot:
    """Where the match was left, after the steps of the builder."""
    return Snapshot(left.step - built, left.starts, left.record, left.shown)
