"""Scrapbots that are ready breathe: little is drawn, nothing over what is read or with reduced motion."""

from pathlib import Path

import pygame
import pytest

from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table

LANES = [
    {"lanes": [bot("scout"), None, bot("golem")]},
    {"lanes": [bot("enforcer"), bot("drone", exhausted=True), bot("drone")]},
]


def breathing(folder: Path, **settings: object) -> Driver:
    driver = table(folder, start={"players": LANES}, reduce_motion=False, **settings)
    driver.move((4, 400))
    driver.rest(700)
    return driver


def patches(driver: Driver, milliseconds: int) -> list[list[pygame.Rect]]:
    """What was drawn anew in each of the ticks of that time."""
    drawn, board = [], lanes(driver).board
    patch = board.patch

    def noted(surface: pygame.Surface) -> list[pygame.Rect]:
        drawn.append(patch(surface))
        return drawn[-1]

    board.patch = noted  # type: ignore[method-assign]
    for _ in range(milliseconds // 33):
        driver.app.frame(33)
    return drawn


@pytest.mark.parametrize("scale", [100, 150])
def test_only_those_who_are_ready_are_drawn_and_seldom(tmp_path: Path, scale: int) -> None:
    driver = breathing(tmp_path, ui_scale=scale)
    board = lanes(driver).board
    drawn = patches(driver, 2400)
    assert 12 <= sum(map(bool, drawn)) <= 48
    ready = [board.half(seat, lane).figure for seat, lane in ((0, 0), (0, 2), (1, 0), (1, 2))]
    read = board.read_in_shows()
    for rect in (rect for rects in drawn for rect in rects):
        # Arms and aerials reach beyond what a Scrapbot is about as large as.
        assert rect.inflate(0, 40).collidelist(ready) >= 0
        assert rect.collidelist(read) < 0


def test_a_breath_leaves_no_trace(tmp_path: Path) -> None:
    """What was drawn in parts looks as if drawn at once, but for round corners of what lies over it."""
    driver = breathing(tmp_path)
    board = lanes(driver).board
    arena = board.places.frame.arena.rect

    def seen(surface: pygame.Surface) -> bytes:
        copy = surface.copy()
        for rect in board.read_in_shows():
            copy.fill((0, 0, 0), rect)
        return pygame.image.tobytes(copy.subsurface(arena), "RGB")

    for _ in range(40):
        driver.app.frame(33)
        whole = driver.app.canvas.layer.copy()
        lanes(driver).still(whole)
        assert seen(whole) == seen(driver.app.canvas.layer)


@pytest.mark.parametrize("quiet", ["reduced motion", "a card is looked at"])
def test_nobody_breathes_when_it_would_disturb(tmp_path: Path, quiet: str) -> None:
    if quiet == "reduced motion":
        driver = table(tmp_path, start={"players": LANES}, reduce_motion=True)
    else:
        driver = breathing(tmp_path)
        driver.move(lanes(driver).board.hand_cards()[0].rect.center)
    assert not any(patches(driver, 2400))
