"""The result: both figures are whole and stay in their places."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.content.scrap_knights import shipped_library
from game.engine.match import Match
from game.rules import load
from game.ui.paint.art import portrait
from game.ui.scenes.result import ResultScene
from game.ui.tables.game_ui import game_ui
from game.ui.tables.session import Session
from tests.ui.driver import Driver


@pytest.mark.parametrize("mech", sorted(shipped_library().mechs))
def test_the_winners_raised_arm_is_whole_and_beside_the_table(tmp_path: Path, mech: str) -> None:
    driver = Driver(tmp_path)
    match = Match(load("scrap_knights"), {"deck_0": mech, "deck_1": mech}, 7)
    match.act(1, "concede")
    session = Session(match, ("person", "person"), ("Ada", "Brunel"), driver.context.saves)
    scene = ResultScene(driver.context, session, game_ui("scrap_knights").ending_of(session))
    driver.context.navigator.push(scene)
    driver.app.frame(0)
    whole = scene.ending.figure(0, 320).get_bounding_rect()
    cut = portrait(mech, 320, "raise").get_bounding_rect()
    assert whole.height > cut.height or (cut.top > 0 and whole.height == cut.height)
    bare = pygame.Surface(driver.app.window.get_size())
    nothing = pygame.Surface((1, 1), pygame.SRCALPHA)
    scene.ending = replace(scene.ending, figure=lambda seat, height: nothing)
    with_figures = driver.app.window.copy()
    scene.still(bare)
    for rect in (scene.left, scene.right):
        with_figures.blit(bare, rect, rect)
    assert pygame.image.tobytes(with_figures, "RGB") == pygame.image.tobytes(bare, "RGB")
