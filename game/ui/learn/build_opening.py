"""From a list of lessons to the builder of a lesson on building, and from there to its match."""

from pathlib import Path
from typing import Any

from game.content.rulebook import Found
from game.content.sides import Side, read_side
from game.lessons.build_lesson import BuildLesson, shipped_build_lessons
from game.lessons.build_run import BuildRun
from game.lessons.library import path_of
from game.lessons.run import LessonRun
from game.lessons.scenes import Snapshot
from game.storage.progress import Left
from game.ui.context import Context
from game.ui.learn.build_guide import BuildGuide
from game.ui.learn.build_match import BuildMatchSession, match_of, match_table, snapshot_of
from game.ui.scene import Scene
from game.ui.tables.game_ui import game_ui
from game.ui.tables.setup.own import choose_side, own_key
from game.ui.workshop.builder import BuilderScene
from game.ui.workshop.own_sides import OwnSides
from game.words.messages import SHARED, shipped_messages


class BuildCourse:
    """One lesson on building, from its builder to its match: the side that is built, and its file.

    The side is kept among the player's own with its first change, so that leaving loses nothing.
    """

    def __init__(self, context: Context, key: str) -> None:
        self.context = context
        self.key = key
        self.lesson: BuildLesson = shipped_build_lessons()[key]
        self.shelf = OwnSides(game_ui(self.lesson.game), context.saves.parent)
        self.path: Path | None = None
        self.side: Any = self.shelf.copy(self.lesson.ready)
        self.left: Left | None = context.progress.left.get(key)
        if self.left is not None:
            self._take_up(self.left)

    def _take_up(self, left: Left) -> None:
        """The side as it was left: in its file, or else as the lesson remembers it."""
        kept = [one for one in self.shelf.own if one.own and one.path and one.path.name == left.file]
        if kept:
            self.side, self.path = kept[0].side, kept[0].path
        elif left.side:
            try:
                self.side = read_side(left.side, self.shelf.sides.kind)
            except ValueError:
                self.left = None

    @property
    def file(self) -> str:
        """The name of the side's file; "" before it has one."""
        return self.path.name if self.path is not None else ""

    def keep(self, side: Side) -> None:
        """A new version of the side: into its file."""
        self.side = side
        self.path, fault = self.shelf.keep(side, self.path)
        if fault is not None:
            self.context.notify(fault)

    def screen(self) -> Scene:
        """The builder or the match, where the lesson was left."""
        left, built = self.left, len(self.lesson.steps)
        if left is not None and left.starts and left.step >= built:
            try:
                played = read_side(left.side, self.shelf.sides.kind)
            except ValueError:
                return self.builder(built)
            if not self.shelf.sides.problems(played, self.shelf.sides.options_for(played)):
                return self.table(played, snapshot_of(left, built))
        return self.builder(left.step if left is not None else 0)

    def builder(self, index: int) -> BuilderScene[Any]:
        """The builder at a step."""
        scene: Any = self.shelf.ui.builder(self.context, self.side, self.keep)
        assert isinstance(scene, BuilderScene)
        run = BuildRun(self.lesson, self.side, index, self.first_name)

        def save() -> None:
            self.context.progress.leave(self.key, Left(run.index, (), (), 0, scene.side.to_dict(), self.file))
            self.context.save_progress()

        number = shipped_messages(SHARED).say(
            "learn", "lesson_of", number=self.lesson.order, count=len(path_of(self.lesson.game))
        )
        scene.accompany(BuildGuide(scene, run, number, save, self._play, self._rules))
        save()
        return scene

    @property
    def first_name(self) -> str:
        """What the copy is called before it gets a name of its own."""
        name: str = self.lesson.ready.name
        own = self.side.name
        return own if own.startswith(name) else name

    def table(self, side: Side, snapshot: Snapshot | None = None) -> Scene:
        """The table of the match with what was built."""
        run = LessonRun(match_of(self.lesson, side), snapshot)
        session = BuildMatchSession(self.context, self.key, run, len(self.lesson.steps), side, self.file)
        return match_table(self.context, session, self._follow, self._to_builder)

    def _play(self) -> None:
        """The match takes the place of the builder."""
        self._replace(self.table(self.side))

    def _to_builder(self) -> None:
        self._replace(self.builder(len(self.lesson.steps)))

    def _replace(self, screen: Scene) -> None:
        self.context.navigator.pop()
        self.context.navigator.push(screen)

    def _follow(self) -> None:
        """After the match: the set-up of another one with the same side."""
        if self.path is not None:
            choose_side(self.context, self.lesson.game, own_key(self.path), self.side)
        self._replace(self.shelf.game.setup_scene(self.context))

    def _rules(self) -> None:
        """The rulebook at its page on building."""
        chapters = game_ui(self.lesson.game).rulebook()
        number = next((n for n, one in enumerate(chapters) if one.id == self.lesson.page), 0)
        rulebook = self.context.screens.rulebook(self.context, self.lesson.game, Found(number, "", None))
        self.context.navigator.push(rulebook)


def build_screen(context: Context, key: str) -> Scene:
    """The screen of a lesson on building, where it was left or at its beginning."""
    return BuildCourse(context, key).screen()


def build_lesson_at(context: Context, key: str, moves: int) -> Scene:
    """A lesson on building after so many steps, none of them done, or its match."""
    course = BuildCourse(context, key)
    if moves > len(course.lesson.steps):
        return course.table(course.side)
    return course.builder(moves)
