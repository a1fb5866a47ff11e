"""The gold button is always at the lower right: no other button comes to lie where it was before."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.dice import Dice
from game.storage.seen_tips import SeenTips
from game.ui.gallery.pictures import random_match
from game.ui.kit.buttons import Button
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import PERSON
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import Driver
from tests.ui.lesson_play import FIRST, click_card, guide, opened, table, to_step
from tests.ui.play import one_thing
from tests.ui.sitting import sit_down

pytestmark = pytest.mark.usefixtures("plain_cards")


def seen(scene: TableScene) -> list[tuple[str, pygame.Rect, bool, bool]]:
    """Name and place of all buttons of the console, whether each is gold, and whether it may stand there.

    One that turns gold where it stands may, and one that cannot be pressed.
    """
    console = scene.board.console
    buttons: list[Button] = [*console.answers, *([console.bay] if console.bay is not None else [])]
    return [
        (one.name, one.rect.copy(), one.primary, one.primary or one.in_gold_place or not one.enabled)
        for one in buttons
        if one.visible
    ]


def habits(driver: Driver, dice: Dice, steps: int) -> Iterator[str]:
    """Buttons that lie where a gold one was in the question before, in play and in what is shown."""
    gold: list[tuple[str, pygame.Rect]] = []
    for _ in range(steps):
        scene = driver.scene
        if isinstance(scene, TableScene):
            if scene.over:
                return
            now = seen(scene)
            for name, rect, _, may in now:
                lies_on = [
                    other for other, place in gold if other != name and place.collidepoint(rect.center)
                ]
                if lies_on and not may:
                    yield f"{name} lies where {lies_on[0]} was: {scene.line()}"
            gold = [(name, rect) for name, rect, is_gold, _ in now if is_gold] or gold
            if scene.playing or scene.asked is None:
                with driver.unseen():
                    driver.rest(150)
                continue
        with driver.unseen():
            one_thing(driver, dice, keyboard=False)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("game", PLAYABLE)
def test_no_button_comes_to_lie_where_the_gold_one_was(tmp_path: Path, game: str) -> None:
    driver = Driver(tmp_path, (1280, 720), reduce_motion=True)
    driver.context.tips = SeenTips()
    match = random_match(game, 1, 0)
    sit_down(driver, Session(match, (PERSON, "greedy"), ("Ada", "Brunel"), driver.context.saves))
    faults = [*habits(driver, Dice(1), 90)]
    assert not faults, faults


@pytest.mark.slow
def test_play_on_from_here_is_not_where_the_gold_button_of_a_lesson_is(tmp_path: Path) -> None:
    """After a mistake in a lesson the gold button offers another try, and the other one is above it."""
    driver = opened(tmp_path, FIRST)
    to_step(driver, 3)
    click_card(driver, "slash")
    driver.click("Lock in")
    driver.settle()
    assert guide(driver).run.mistake is not None
    gold = [rect for _, rect, is_gold, _ in seen(table(driver)) if is_gold]
    others = [rect for _, rect, is_gold, _ in seen(table(driver)) if not is_gold]
    assert len(gold) == 1 and others
    assert all(one.bottom <= gold[0].top for one in others)
