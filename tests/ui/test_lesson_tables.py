"""A lesson can stand at every table: read a step, act, see the price of a mistake, take it back."""

from pathlib import Path

import pytest

from game.lessons.conditions import Condition
from game.lessons.lesson import Lesson, Mistake, Row, Step
from game.lessons.library import shipped_landmarks, shipped_lessons
from game.rules import GAMES
from game.ui.learn import opening
from game.ui.learn.guide import LessonGuide
from game.ui.learn.opening import open_lesson
from game.ui.tables.overlays.menu import Tool
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import Driver

pytestmark = pytest.mark.usefixtures("plain_cards")


def plain_lesson(game: str) -> Lesson:
    """The beginning of a match; whatever is done in it is called a mistake."""
    acting = Step(
        say="Four lines of words are as many as the paper has: what you do now is *wrong*.",
        prompt="Do whatever you like.",
        success=Condition(state={"no such": 1}),
        nudge="A nudge.",
        why="A reason that is a little longer than the nudge, as reasons are.",
        solution=("pass",),
        mistakes=(Mistake(say="That was *wrong*.", note="Wrong.", rows=(Row("Dice", "dice.word"),)),),
    )
    return Lesson(
        game=game,
        title="A lesson with a long title",
        line="A line of words that says what is learned here.",
        seed=7,
        steps=(Step(say="Read this."), acting),
    )


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_every_table_carries_a_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int]
) -> None:
    key = f"{game}/plain"
    monkeypatch.setattr(opening, "shipped_lessons", lambda: {key: plain_lesson(game)})
    driver = Driver(tmp_path, size=size, reduce_motion=True)
    open_lesson(driver.context, key)
    driver.settle()
    table = driver.scene
    assert isinstance(table, TableScene) and isinstance(table.guide, LessonGuide)
    guide = table.guide

    def whole() -> None:
        cut = [*guide.telling.cut(), *(box.name for box in table.boxes() if not box.fits)]
        assert cut == [], f"{guide.run.index}: {cut}"

    # The way out and, where no console shows the hints, the tool that opens them.
    seen = [one.name for one in table.form.widgets if isinstance(one, Tool) and one.visible]
    assert seen == (["Step back", "Leave"] if guide.column else ["Step back", "Hint", "Leave"])
    whole()
    driver.click("Go on")
    driver.settle()
    assert guide.run.index == 1 and table.asked is not None
    digest = guide.run.match.digest()
    for _ in range(2):
        guide.next_hint()
        driver.settle()
        whole()
    table.act(table.asked.actions[0])
    driver.settle()
    assert guide.run.mistake is not None
    whole()
    assert guide.page.choices() and guide.page.losses()
    driver.click("Try again")
    driver.settle()
    assert guide.run.match.digest() == digest and guide.run.mistake is None


LESSONS = shipped_lessons()


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", GAMES)
def test_landmarks_without_a_blank_are_on_the_table(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = f"{game}/plain"
    monkeypatch.setattr(opening, "shipped_lessons", lambda: {key: plain_lesson(game)})
    driver = Driver(tmp_path, reduce_motion=True)
    open_lesson(driver.context, key)
    driver.settle()
    table = driver.scene
    assert isinstance(table, TableScene)
    # What is there in one phase only is looked for where a lesson shows it, when that lesson is played.
    shown = {
        one
        for lesson in LESSONS.values()
        if lesson.game == game
        for step in lesson.steps
        for one in step.show
    }
    for place in shipped_landmarks(game).places:
        if "{" not in place:
            assert table.board.spots(place) or place in shown, place
