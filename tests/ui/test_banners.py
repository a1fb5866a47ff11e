"""The bands of Command Core that name a phase, a round or a loss."""

from pathlib import Path

import pygame
import pytest

from game.engine.events import Event
from game.ui.paint.palette import SEATS, TEXT, Color
from game.ui.tables.command_core.choreography import SHOWS
from game.ui.tables.command_core.shows import banners
from game.ui.tables.command_core.shows.banners import Banner, band_image
from game.ui.tables.command_core.table import BoardScene
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


def begin(driver: Driver) -> BoardScene:
    scene = open_moment(driver, "program", squads=("lancers", "brawlers"))
    driver.wait_for_guard()
    driver.click("Ready")
    return scene


def shown(scene: BoardScene) -> list[Banner]:
    return [one for one in scene.board.stage.pieces if isinstance(one, Banner)]


def test_a_band_across_the_board_opens_stands_and_closes(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    scene, heights = begin(driver), list[int]()
    surface = pygame.Surface((1280, 720))
    for _ in range(400):
        driver.app.frame(16)
        found = shown(scene)
        if found:
            rect = found[0].draw(surface)
            assert rect.width == scene.board.field.rect.width
            assert scene.board.field.rect.contains(rect)
            heights.append(rect.height)
        elif heights:
            break
    whole = max(heights)
    assert heights[0] < whole / 2 and heights[-1] < whole / 2, "it neither opens nor closes"
    assert heights.count(whole) > len(heights) / 3, "it cannot be read"


def test_without_motion_the_band_stands_whole(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    scene, heights = begin(driver), set[int]()
    for _ in range(400):
        driver.app.frame(16)
        heights |= {one.draw(pygame.Surface((1280, 720))).height for one in shown(scene)}
    assert len(heights) == 1


def test_the_words_of_a_band_lie_on_dark_ground() -> None:
    image = band_image((600, 120), 8, (255, 197, 49))
    red, green, blue, alpha = image.get_at((300, 60))
    assert max(red, green, blue) < 40 and alpha > 200
    assert image.get_at((300, 2))[:3] != image.get_at((300, 60))[:3] or image.get_at((290, 2))[0] > 100


def test_the_end_of_a_battle_is_named_before_the_result(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    scene = open_moment(driver, "attack", squads=("lancers", "brawlers"))
    said: list[tuple[str, Color]] = []
    whole = banners.words_image

    def note(text: str, below: str, letters: int, small: int, color: Color) -> pygame.Surface:
        said.append((text, color))
        return whole(text, below, letters, small, color)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(banners, "words_image", note)
        for winner in (1, None):
            event = Event("over", {"winner": winner, "reason": "destroyed", "structure": [8, 0]})
            SHOWS.perform(scene.board, scene.view, event, scene.view)
    assert said == [("BRUNEL WINS", SEATS[1]), ("A DRAW", TEXT)]
