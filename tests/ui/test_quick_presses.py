"""Five quick presses of a key are one choice at most, at every table, however they come."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.engine.dice import Dice
from game.engine.match import Step
from game.rules import GAMES
from game.ui.kit.guard import BURST, SETTLING
from game.ui.tables.session.launch import new_match
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import TICK, Driver

KEYS = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_1, pygame.K_2, pygame.K_p, pygame.K_e, pygame.K_s),
    *(pygame.K_n, pygame.K_d, pygame.K_r, pygame.K_k),
)
PRESSES = 5


def table(folder: Path, game: str, seed: int) -> Driver:
    driver = Driver(folder, reduce_motion=True, tips=False, confirm_end_turn=False)
    new_match(driver.context, game, {}, seed, ("person", "random"), ("Ada", "Bo"))
    driver.settle()
    return driver


def choices(scene: TableScene) -> int:
    """How often the person has chosen; what is planned together is one choice, and so are the cards that are
    put down together to pay for a switch.
    """
    own = [step for step in scene.session.match.steps if step.seat == 0]
    programs = [step for step in own if step.action.startswith("program")]
    paid = [one for one, other in pairwise(own) if is_payment(one) and is_payment(other)]
    return len(own) - max(0, len(programs) - 1) - len(paid)


def is_payment(step: Step) -> bool:
    return step.action.startswith("discard ")


def press(driver: Driver, key: int, apart: int) -> None:
    """Presses and lets go `PRESSES` times, so many milliseconds apart; 0: all wait for the next frame."""
    for _ in range(PRESSES):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            driver.app.handle(pygame.event.Event(kind, key=key, mod=0, unicode=""))
        for _ in range(0, apart, TICK):
            driver.app.frame(TICK)


@pytest.mark.slow
@pytest.mark.parametrize("apart", [0, 60, 200])
@pytest.mark.parametrize("game", list(GAMES))
def test_five_quick_presses_are_one_choice_at_most(tmp_path: Path, game: str, apart: int) -> None:
    dice, made = Dice(apart + 1), 0
    driver = table(tmp_path, game, seed=5)
    scene = driver.scene
    assert isinstance(scene, TableScene)
    # To play all cards for Scrap is one press and one step of undo, but many entries of the record.
    keys = [key for key in KEYS if (game, key) != ("scrapbots", pygame.K_p)]
    for number in range(48):
        driver.settle()
        # At some tables most questions take a card, and few of these keys choose anything.
        if number >= 24 and made:
            break
        if driver.scene is not scene or scene.asked is None:
            break
        driver.wait_for_guard()
        if dice.coin():
            # Something is picked already, so that one more key may settle it.
            driver.key(pygame.K_1)
        before = choices(scene)
        press(driver, keys[number % len(keys)], apart)
        assert choices(scene) - before <= 1, pygame.key.name(keys[number % len(keys)])
        made += choices(scene) - before
        while driver.scene is not scene and len(driver.context.navigator.stack) > 1:
            driver.key(pygame.K_ESCAPE)
        driver.settle()
        if driver.scene is scene and scene.asked is not None:
            scene.act(dice.pick(scene.asked.actions))
    assert made or game == "command_core", "some key chooses something"


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("apart", [0, 60, 150, 200, 250])
@pytest.mark.parametrize("game", list(GAMES))
def test_not_even_a_key_that_chooses_at_once_chooses_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, apart: int
) -> None:
    """Here each press that comes through is a choice, as on a table whose every question has this key."""
    dice = Dice(apart + 1)
    driver = table(tmp_path, game, seed=6)
    scene = driver.scene
    assert isinstance(scene, TableScene)

    def choose(key: int) -> bool:
        if scene.asked is None or key != pygame.K_x:
            return False
        scene.act(dice.pick(scene.asked.actions))
        return True

    monkeypatch.setattr(scene, "key", choose)
    for _ in range(8):
        driver.settle()
        if driver.scene is not scene or scene.asked is None:
            break
        # The hand rests for a while.
        driver.rest(BURST + SETTLING)
        before = len([step for step in scene.session.match.steps if step.seat == 0])
        press(driver, pygame.K_x, apart)
        after = len([step for step in scene.session.match.steps if step.seat == 0])
        assert after - before == 1
