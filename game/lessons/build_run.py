"""A lesson on building as it is played: which step is at hand, and whether its goal holds. No pygame."""

from typing import Any

import msgspec

from game.content.sides import Side
from game.lessons.build_lesson import BuildLesson, BuildStep
from game.lessons.conditions import Evidence, holds
from game.rules import CONTENTS, GAMES


def side_facts(game: str, side: Side, first_name: str) -> dict[str, Any]:
    """What goals are judged by: the fields of a side, its measures, its problems, whether it was renamed.

    >>> from game.rules import CONTENTS
    >>> ronin = CONTENTS["scrap_knights"].sides.ready()["ronin"]
    >>> facts = side_facts("scrap_knights", ronin, "Ronin")
    >>> facts["measures"]["damage"][2], facts["problems"], facts["renamed"]
    (0, [], False)
    """
    sides = CONTENTS[game].sides
    assert sides is not None
    fields = {name: msgspec.to_builtins(getattr(side, name)) for name in side.__struct_fields__}
    return {
        **fields,
        "measures": GAMES[game].side_numbers(side),
        "problems": [problem.key for problem in sides.problems(side, sides.options_for(side))],
        "renamed": bool(side.name) and side.name != first_name,
    }


class BuildRun:
    """`index` is the step at hand; after the last one the match is played.

    Call `judge` with each version of the side: a step is passed as soon as its goal holds.
    """

    def __init__(self, lesson: BuildLesson, side: Side, index: int = 0, first_name: str = "") -> None:
        self.lesson = lesson
        self.side = side
        self.first_name = first_name or side.name
        self.index = max(0, min(index, len(lesson.steps)))
        self._before = self._facts()

    def _facts(self) -> dict[str, Any]:
        return side_facts(self.lesson.game, self.side, self.first_name)

    @property
    def step(self) -> BuildStep | None:
        """The step at hand; None once only the match is left."""
        steps = self.lesson.steps
        return steps[self.index] if self.index < len(steps) else None

    @property
    def acting(self) -> bool:
        """Whether the learner is to change the side now."""
        return self.step is not None and self.step.goal is not None

    def judge(self, side: Side) -> bool:
        """Takes a new version of the side; True where it passes the step at hand."""
        self.side = side
        if not self.met:
            return False
        self.go_on()
        return True

    @property
    def met(self) -> bool:
        """Whether the goal of the step at hand holds."""
        goal = self.step.goal if self.step is not None else None
        return goal is not None and holds(goal, Evidence(self._facts(), self._before, (), (), "", False))

    def go_on(self) -> None:
        """To the next step: what was said has been read, or what was to be done is passed over."""
        if self.step is not None:
            self.index += 1
            self._before = self._facts()

    def step_back(self) -> bool:
        """To the step before, with the side as it is; False at the first one."""
        if self.index == 0:
            return False
        self.index -= 1
        self._before = self._facts()
        return True
