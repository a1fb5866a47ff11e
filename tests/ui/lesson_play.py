"""Lessons as tests play them: opened over the list of all, read, solved by their hints."""

from pathlib import Path

import pygame

from game.engine.dice import Dice
from game.lessons.library import shipped_lessons
from game.ui.kit.card import CardWidget
from game.ui.learn.guide import LessonGuide
from game.ui.learn.opening import open_lesson
from game.ui.learn.overview import LearnScene
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import Driver
from tests.ui.play import step

LESSONS = list(shipped_lessons())
FIRST = "scrap_knights/first_duel"
MOST = 400
SIZES = [(960, 540), (1280, 720), (1920, 1080)]


def opened(folder: Path, key: str, **settings: object) -> Driver:
    """A lesson over the list of all lessons."""
    driver = Driver(folder, reduce_motion=True, **settings)  # type: ignore[arg-type]
    driver.context.navigator.push(LearnScene(driver.context))
    driver.app.frame(0)
    open_lesson(driver.context, key)
    driver.settle()
    return driver


def table(driver: Driver) -> TableScene:
    assert isinstance(driver.scene, TableScene)
    return driver.scene


def guide(driver: Driver) -> LessonGuide:
    found = table(driver).guide
    assert isinstance(found, LessonGuide)
    return found


def go_on(driver: Driver) -> None:
    driver.wait_for_guard()
    driver.key(pygame.K_RETURN)
    driver.settle()


def to_step(driver: Driver, number: int) -> None:
    """By the hints alone, up to a step."""
    for turn in range(MOST):
        if guide(driver).run.index >= number:
            return
        one_step(driver, turn)
    raise AssertionError(f"step {number} is not reached")


def to_the_end(driver: Driver) -> None:
    """By the hints alone."""
    run = guide(driver).run
    for turn in range(MOST):
        if run.finished:
            return
        one_step(driver, turn)
    raise AssertionError(f"step {run.index + 1} is never over")


def one_step(driver: Driver, turn: int = 0) -> None:
    """Reads what is to be read; else opens all hints, of which the last one makes a move.

    In a coached match, which has no hints, does something that the screen offers, another thing each turn.
    """
    if guide(driver).speaking:
        assert guide(driver).run.mistake is None, guide(driver).run.mistake
        go_on(driver)
        return
    run = guide(driver).run
    if run.coaching:
        dice = Dice(turn)
        step(driver, dice, keyboard=True)
        while not isinstance(driver.scene, TableScene):
            step(driver, dice, keyboard=True)
        driver.settle()
        return
    driver.wait_for_guard()
    for _ in range(3 - run.hints):
        driver.key(pygame.K_h)
    driver.settle()


def click_card(driver: Driver, card: str) -> None:
    driver.wait_for_guard()
    widgets = [one for one in driver.controls() if isinstance(one, CardWidget) and one.face is not None]
    found = next(one for one in widgets if one.face is not None and one.face.key.endswith(f"/{card}"))
    driver.click(found.name)
