"""Whole duels through the window: at every moment, does something sensible that the screen offers."""

import pygame

from game.engine.dice import Dice
from game.ui.keys import key_with
from game.ui.kit.buttons import Button
from game.ui.kit.modal import Modal
from game.ui.parts.grid import Cell
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.result import ResultScene
from game.ui.tables.command_core.map.field import Field
from game.ui.tables.command_core.planning.directive_card import PileCard
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.dino_battles.bench import DinoPlace
from game.ui.tables.dino_battles.table import DinoScene
from game.ui.tables.overlays.picker import PickerScene
from game.ui.tables.scrap_knights.table import DuelScene
from game.ui.tables.scrapbots.lanes.lane import LaneWidget
from game.ui.tables.scrapbots.table import LanesScene
from tests.ui.driver import Driver

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


# The answers of the questions that a table asks before something of use is left.
_GOES_ON = ("Leave them", "Leave it", "Pass", "End turn")


def step(driver: Driver, dice: Dice, *, keyboard: bool) -> None:
    """One thing that the screen offers: lift, pick, answer, lock in, pass."""
    driver.settle()
    with driver.unseen():
        one_thing(driver, dice, keyboard=keyboard)


def one_thing(driver: Driver, dice: Dice, *, keyboard: bool) -> None:
    """What comes of it is drawn by the next step."""
    scene = driver.scene
    work = driver.press if keyboard else driver.click
    if isinstance(scene, CurtainScene):
        work("lift the curtain")
    elif isinstance(scene, PickerScene):
        work(dice.pick(driver.cards()).name)
    elif isinstance(scene, Modal):
        work(next(name for name in _GOES_ON if scene.form.named(name) is not None))
    elif isinstance(scene, DuelScene):
        _in_the_duel(driver, scene, dice, keyboard=keyboard)
    elif isinstance(scene, LanesScene):
        _in_the_lanes(driver, scene, dice, keyboard=keyboard)
    elif isinstance(scene, BoardScene):
        _on_the_board(driver, scene, dice, keyboard=keyboard)
    elif isinstance(scene, DinoScene):
        _in_the_arena(driver, scene, dice, keyboard=keyboard)


def _in_the_arena(driver: Driver, scene: DinoScene, dice: Dice, *, keyboard: bool) -> None:
    """A card, then where it goes; an answer by its button, which a key names too."""
    chooser = scene.chooser
    assert chooser is not None, f"the table waits for nothing: {scene.line()}"
    work = driver.press if keyboard else driver.click
    answers = [one for one in scene.board.answers() if one.enabled and one.name != "Put back"]
    cards = [one for one in driver.cards() if not one.picked]
    if chooser.given:
        cards = [one for one in cards if isinstance(one, DinoPlace)]
    if cards and (not answers or dice.below(4)):
        work(dice.pick(cards).name)
    elif keyboard and (keyed := [one for one in answers if one.key_name]):
        driver.wait_for_guard()
        driver.key(key_with(dice.pick(keyed).key_name))
    else:
        work(dice.pick(answers).name)


def _on_the_board(driver: Driver, scene: BoardScene, dice: Dice, *, keyboard: bool) -> None:
    """A lit cell, a number, directives until the slots are full, a weapon and its target, a card."""
    work = driver.press if keyboard else driver.click
    answers = [one.name for one in driver.controls() if one in scene.board.answers()]
    if scene.handed is not None:
        work("Hand over")
        return
    chooser = scene.chooser
    assert chooser is not None, f"the table waits for nothing: {scene.line()}"
    kind = chooser.decision.kind
    if scene.plans is not None:
        _program(driver, scene, dice, keyboard=keyboard)
    elif kind == "place":
        cell = dice.pick(sorted(scene.board.field.choices))
        if keyboard:
            driver.focus("board")
            _walk(driver, scene.board.field, cell)
            driver.wait_for_guard()
            driver.key(pygame.K_RETURN)
        else:
            driver.wait_for_guard()
            driver.click_at(scene.board.field.cell_point(cell))
    elif kind == "face" and dice.coin():
        work(dice.pick([name for name in driver.names() if name.startswith("facing ")]))
    else:
        starts = ("number ", "weapon ", "target ", "attack die ", "armor die ", "evade die ", "crit ")
        picked = {f"weapon {weapon}" for weapon in chooser.picked("weapon")}
        names = [one for one in driver.names() if one.startswith(starts) and one not in picked]
        work(dice.pick([*answers, *names]))


def _walk(driver: Driver, field: Field, cell: Cell) -> None:
    """Moves the cursor of the board to a cell, arrow by arrow."""
    if field.cursor is None:
        # The first arrow shows where the cursor is.
        driver.key(pygame.K_LEFT)
    assert field.cursor is not None
    ways: dict[Cell, tuple[int, ...]] = {field.cursor: ()}
    for here in (reached := [field.cursor]):
        for key, (x, y) in ARROWS.items():
            beside = field.camera.beside(here, x, y)
            if beside is not None and beside not in ways:
                ways[beside] = (*ways[here], key)
                reached.append(beside)
    for key in ways[cell]:
        driver.key(key)
    assert field.cursor == cell


def _program(driver: Driver, scene: BoardScene, dice: Dice, *, keyboard: bool) -> None:
    plans = scene.plans
    assert plans is not None
    work = driver.press if keyboard else driver.click
    free = [one for one in driver.controls() if isinstance(one, PileCard) and one.card]
    if plans.plan.next_slot() is not None and free and dice.below(8):
        work(dice.pick(free).name)
    elif len(plans.of) > 1 and not dice.below(3):
        driver.wait_for_guard()
        driver.key(pygame.K_m)
    else:
        work("Ready")


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
