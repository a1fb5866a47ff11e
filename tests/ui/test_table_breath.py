"""Mechs breathe at the table: little is drawn, nothing under the cards, and nothing with reduced motion."""

from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.rules import load
from game.ui.tables.game_ui import game_ui
from game.ui.tables.scrap_knights.table import DuelScene
from game.ui.tables.session.session import Session
from tests.ui.driver import TICK, Driver


def table(tmp_path: Path, **settings: object) -> tuple[Driver, DuelScene]:
    driver = Driver(tmp_path, **settings)
    match = Match(load("scrap_knights"), {"deck_0": "ronin", "deck_1": "bulwark"}, 3)
    session = Session(match, ("person", "greedy"), ("Ada", "Brunel"), driver.context.saves)
    scene = game_ui("scrap_knights").table_scene(driver.context, session)
    assert isinstance(scene, DuelScene)
    driver.context.navigator.push(scene)
    driver.app.frame(0)
    while scene.asked is None:
        driver.app.frame(TICK)
    return driver, scene


def patches(driver: Driver, scene: DuelScene, milliseconds: int) -> list[list[pygame.Rect]]:
    """What was drawn anew in each of the ticks of that time."""
    drawn = []
    patch = scene.board.patch

    def noted(surface: pygame.Surface) -> list[pygame.Rect]:
        drawn.append(patch(surface))
        return drawn[-1]

    scene.board.patch = noted  # type: ignore[method-assign]
    for _ in range(milliseconds // 33):
        driver.app.frame(33)
    return drawn


@pytest.mark.slow
def test_at_rest_only_chests_are_drawn_and_seldom(tmp_path: Path) -> None:
    driver, scene = table(tmp_path)
    drawn = patches(driver, scene, 4800)
    changes = [rects for rects in drawn if rects]
    assert 8 <= len(changes) <= 24
    covers = [scene.board.hung("distance").rect, *(card.rect for card in scene.board.bench.values())]
    arena = scene.board.places.frame.arena.rect
    for rect in (rect for rects in changes for rect in rects):
        assert arena.contains(rect)
        assert rect.collidelist(covers) < 0


@pytest.mark.slow
def test_a_breath_leaves_no_trace(tmp_path: Path) -> None:
    """What was drawn in parts looks as if drawn at once, but for the seam of what lies over it."""
    driver, scene = table(tmp_path)
    over = scene.board.covers()

    def seen(surface: pygame.Surface) -> bytes:
        copy = surface.copy()
        for rect in over:
            copy.fill((0, 0, 0), rect.inflate(18, 18))
        return pygame.image.tobytes(copy, "RGB")

    for _ in range(40):
        driver.app.frame(33)
        whole = driver.app.canvas.layer.copy()
        scene.still(whole)
        assert seen(whole) == seen(driver.app.canvas.layer)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("quiet", ["reduced motion", "a card is looked at"])
def test_nobody_breathes_when_it_would_disturb(tmp_path: Path, quiet: str) -> None:
    driver, scene = table(tmp_path, reduce_motion=quiet == "reduced motion")
    if quiet != "reduced motion":
        driver.event(
            pygame.MOUSEMOTION, pos=scene.board.hand_cards()[0].rect.center, rel=(1, 1), buttons=(0, 0, 0)
        )
    driver.app.frame(TICK)
    assert not any(patches(driver, scene, 2400))
