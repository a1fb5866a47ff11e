"""Whole duels through the window: at every moment, does something sensible that the screen offers."""

import pygame

from game.engine.dice import Dice
from game.ui.kit.buttons import Button
from game.ui.kit.modal import Modal
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.result import ResultScene
from game.ui.tables.lane_widget import LaneWidget
from game.ui.tables.picker import PickerScene
from game.ui.tables.scrap_knights.table import DuelScene
from game.ui.tables.scrapbots.table import LanesScene
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
    elif isinstance(scene, Modal):
        work("End turn")
    elif isinstance(scene, DuelScene):
        _in_the_duel(driver, scene, dice, keyboard=keyboard)
    elif isinstance(scene, LanesScene):
        _in_the_lanes(driver, scene, dice, keyboard=keyboard)


def _in_the_lanes(driver: Driver, scene: LanesScene, dice: Dice, *, keyboard: bool) -> None:
    """A card, a Scrapbot or a ware; then what with it; then where, by its button or the lane itself."""
    chooser = scene.chooser
    work = driver.press if keyboard else driver.click
    if scene.recap is not None:
        work("To my turn")
        return
    assert chooser is not None, f"the table waits for nothing: {scene.line()}"
    answers = [one.name for one in driver.controls() if one in scene.board.answers()]
    if chooser.given:
        answers.remove("Put back")
        lit = [one.name for one in driver.controls() if isinstance(one, LaneWidget) and one.pickable]
        places = [name for name in lit if chooser.picked("way")]
        work(dice.pick([*answers, *places]))
    elif driver.cards() and dice.below(12):
        work(dice.pick(driver.cards()).name)
    elif keyboard:
        driver.key(pygame.K_e)
    else:
        work("End turn")


def _in_the_duel(driver: Driver, scene: DuelScene, dice: Dice, *, keyboard: bool) -> None:
    chooser = scene.chooser
    assert chooser is not None, f"the table waits for nothing: {scene.line()}"
    work = driver.press if keyboard else driver.click
    buttons = [one for one in driver.controls() if isinstance(one, Button) and one in scene.board.answers()]
    if chooser.action is not None and chooser.locks:
        if keyboard:
            driver.key(pygame.K_RETURN)
        else:
            work("Lock in")
    elif buttons and (chooser.question is not None or not driver.cards() or dice.coin()):
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
