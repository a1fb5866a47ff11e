"""A lesson's last part is a match against a computer player, which thinks like that of any match."""

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pygame
import pytest

from game.ai.players import LEVELS
from game.ai.thought import Thought
from game.engine.dice import Dice
from game.lessons.conditions import Condition
from game.lessons.lesson import Coach, Lesson, Level, Step, Tip
from game.lessons.library import shipped_lessons
from game.ui.learn import opening
from tests.ui.computers import HeldComputer
from tests.ui.driver import TICK, Driver
from tests.ui.lesson_play import FIRST, MOST, go_on, guide, opened, table, to_the_end
from tests.ui.play import step

pytestmark = pytest.mark.usefixtures("plain_cards")
KEY = "scrap_knights/coached"


def coached() -> Lesson:
    """A match against the coach's computer player after one step to read."""
    first = shipped_lessons()[FIRST]
    fields = {name: getattr(first, name) for name in ("game", "options", "seed", "setup", "line")}
    tips = (
        Tip(say="Choose an *ACT*.", when=Condition(asked=("act",)), show=("distance",)),
        Tip(say="A blow has landed.", when=Condition(event={"kind": "damage"})),
    )
    steps = (Step(say="Now a whole duel."),)
    return Lesson(**fields, title="A match", steps=steps, coach=Coach(level="easy", tips=tips))


@pytest.mark.slow
def test_a_coached_match_is_played_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = "scrap_knights/coached"
    monkeypatch.setattr(opening, "shipped_lessons", lambda: {key: coached()})
    driver = opened(tmp_path, key)
    run, said, dice = guide(driver).run, [], Dice(3)
    for _ in range(MOST):
        if run.finished:
            break
        if guide(driver).speaking:
            said.append(run.tip.say if run.tip is not None else run.lesson.steps[0].say)
            go_on(driver)
        else:
            step(driver, dice, keyboard=True)
            driver.settle()
    assert run.finished and run.match.outcome is not None
    assert said == ["Now a whole duel.", "Choose an *ACT*.", "A blow has landed."]
    assert driver.context.progress.stars[key] == 3
    assert [one.text for one in guide(driver).buttons()] == ["Play a match", "All lessons"]
    winner = run.match.outcome.winner
    won = "The duel is a draw." if winner is None else f"{guide(driver).session.names[winner]} wins the duel."
    assert guide(driver).line() == won
    go_on(driver)
    assert driver.scene_name == "SetupScene"


def test_a_coach_may_have_every_level() -> None:
    assert get_args(Level) == LEVELS


@pytest.fixture
def only_coached(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(opening, "shipped_lessons", lambda: {KEY: coached()})
    yield


def to_the_match(driver: Driver) -> None:
    while guide(driver).speaking:
        go_on(driver)


def choose(driver: Driver) -> None:
    asked = table(driver).asked
    assert asked is not None
    table(driver).act(asked.actions[0])
    driver.app.frame(TICK)


@pytest.mark.slow
@pytest.mark.usefixtures("only_coached")
def test_the_level_of_the_coach_thinks_and_can_be_hurried(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver = opened(tmp_path, KEY, computer=computer)
    while guide(driver).speaking:
        driver.wait_for_guard()
        driver.key(pygame.K_RETURN)
    held = computer.asked[-1]
    assert (held.question.player, held.question.seat) == ("easy", 1)
    choose(driver)
    for _ in range(120):
        driver.app.frame(TICK)
    assert table(driver).can_hurry
    driver.key(pygame.K_n)
    assert held.hurried
    record = len(guide(driver).run.match.record)
    other = guide(driver).run.match.decision_of(1)
    assert other is not None
    held.thought = Thought(str(other.actions[0]), ())
    driver.app.frame(TICK)
    assert len(guide(driver).run.match.record) > record


@pytest.mark.slow
@pytest.mark.usefixtures("only_coached")
def test_only_the_last_choice_of_a_coached_match_is_taken_back(tmp_path: Path) -> None:
    driver = opened(tmp_path, KEY)
    to_the_match(driver)
    run = guide(driver).run
    digests = []
    for _ in range(2):
        while guide(driver).speaking:
            go_on(driver)
        digests.append([one.action for one in run.match.steps if one.seat == run.seat])
        choose(driver)
        driver.settle()
    while guide(driver).speaking:
        go_on(driver)
    for before in digests[::-1]:
        driver.wait_for_guard()
        driver.key(pygame.K_u)
        assert run.actions == before and run.coaching


@pytest.mark.slow
@pytest.mark.usefixtures("only_coached")
def test_a_coached_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    driver = opened(tmp_path, KEY)
    to_the_match(driver)
    choose(driver)
    driver.settle()
    made = guide(driver).run.match.record
    driver.wait_for_guard()
    driver.key(pygame.K_ESCAPE)
    again = opened(tmp_path, KEY)
    run = guide(again).run
    assert run.coaching and run.match.record[: len(made)] == made and run.actions


@pytest.mark.slow
def test_what_a_lesson_says_is_asked_of_no_computer(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver = opened(tmp_path, FIRST, computer=computer)
    to_the_end(driver)
    assert computer.asked == []


@pytest.mark.slow
@pytest.mark.parametrize("hints", ["on", "off"])
def test_a_hint_is_the_lesson_s_and_never_the_computer_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hints: str
) -> None:
    computer = HeldComputer()
    driver = opened(tmp_path, FIRST, computer=computer, hints=hints)
    said: list[str] = []
    monkeypatch.setattr(driver.context, "notify", said.append)
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    assert guide(driver).speaking and guide(driver).run.hints == 0
    assert said == ["First answer Rivet, at the gold button."]
    while guide(driver).speaking:
        go_on(driver)
    assert not table(driver).offers_hints
    driver.wait_for_guard()
    driver.key(pygame.K_h)
    assert guide(driver).run.hints == 1 and driver.scene is guide(driver).table
    assert computer.asked == []
