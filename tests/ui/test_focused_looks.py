"""A closer look that came with the focus goes with it."""

from pathlib import Path

import pygame
import pytest

from game.ui.gallery.pictures import random_match
from game.ui.kit.card import CardWidget
from game.ui.tables.session.session import Session
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import Driver


def enlarged(scene: TableScene) -> list[pygame.Rect]:
    """Where a card is shown larger now."""
    return scene.board.draw_closer_look(pygame.Surface(scene.size))


@pytest.mark.default_cases(2)
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize(
    ("game", "moves"), [("scrap_knights", 5), ("scrapbots", 9), ("dino_battles", 14), ("command_core", 12)]
)
def test_a_closer_look_that_came_with_the_focus_goes_with_it(tmp_path: Path, game: str, moves: int) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    session = Session(random_match(game, 3, moves), ("person", "person"), ("Ada", "Bo"), driver.context.saves)
    driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
    driver.to_the_table()
    scene = driver.scene
    assert isinstance(scene, TableScene)
    assert not enlarged(scene), "nobody looks at anything"
    for _ in range(60):
        driver.key(pygame.K_TAB)
        if enlarged(scene):
            break
    looked = scene.form.focus
    assert isinstance(looked, CardWidget) and enlarged(scene)
    for _ in range(60):
        driver.key(pygame.K_TAB)
        if not isinstance(scene.form.focus, CardWidget):
            break
    assert not isinstance(scene.form.focus, CardWidget) and not enlarged(scene)
    scene.form.go(looked)
    assert enlarged(scene)
    # The mouse takes over, over nothing at all: the card still has the focus, and nobody looks at it.
    free = next(
        (x, y)
        for y in range(scene.size[1] - 2, 0, -9)
        for x in range(2, scene.size[0], 9)
        if not any(one.visible and one.hit((x, y)) for one in scene.form.widgets)
    )
    driver.move(free)
    assert not enlarged(scene)
