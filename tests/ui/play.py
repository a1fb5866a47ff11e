"""Whole duels through the window: at every moment, does something sensible that the screen offers."""

import pygame

from game.engine.dice import Dice
from game.ui.kit.buttons import Button
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.result import ResultScene
from game.ui.tables.picker import PickerScene
from game.ui.tables.scrap_knights.table import DuelScene
from tests.ui.driver import Driver


def step(driver: Driver, dice: Dice, *, keyboard: bool) -> None:
    """One thing that the screen offers: lift, pick, answer, lock in, pass."""
    driver.settle()
    scene = driver.scene
    work = driver.press if keyboard else driver.click
    if isinstance(scene, CurtainScene):
        work("lift the curtain")
    elif isinstance(scene, PickerScene):
        work(dice.pick(driver.cards()).name)
    elif isinstance(scene, DuelScene):
        _at_the_table(driver, scene, dice, keyboard=keyboard)


def _at_the_table(driver: Driver, scene: DuelScene, dice: Dice, *, keyboard: bool) -> None:
    narrowing = scene.narrowing
    assert narrowing is not None, f"the table waits for nothing: {scene.prompt_text()}"
    work = driver.press if keyboard else driver.click
    buttons = [one for one in driver.controls() if isinstance(one, Button) and one in scene.board.answers()]
    if narrowing.action is not None and narrowing.decision.kind == "act":
        if keyboard:
            driver.key(pygame.K_RETURN)
        else:
            work("Lock in")
    elif buttons and (narrowing.question is not None or not driver.cards() or dice.coin()):
        work(dice.pick(buttons).name)
    else:
        fresh = [card for card in driver.cards() if not card.picked]
        work(dice.pick(fresh).name)


def play_to_the_end(driver: Driver, seed: int, *, keyboard: bool, most: int = 3000) -> int:
    """Plays until the result is on screen; returns how many steps it took."""
    dice = Dice(seed)
    for number in range(most):
        driver.settle()
        if isinstance(driver.scene, ResultScene):
            return number
        step(driver, dice, keyboard=keyboard)
    raise AssertionError(f"no end after {most} steps")
