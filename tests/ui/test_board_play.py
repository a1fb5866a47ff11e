"""Whole games of Command Core through the window."""

from pathlib import Path

import pytest

from game.ui.scenes.result import ResultScene
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.session.launch import new_match
from tests.ui.driver import Driver
from tests.ui.play import play_to_the_end

PERSONS = ("person", "person")


def sit_down(
    folder: Path, seats: tuple[str, str] = PERSONS, size: tuple[int, int] = (1280, 720), **options: str
) -> Driver:
    """A table of Command Core, with the drill's squads unless others are named."""
    driver = Driver(folder, size=size, reduce_motion=True)
    chosen = {"squad_0": "drill", "squad_1": "drill", **options}
    new_match(driver.context, "command_core", chosen, 7, seats, ("Ada", "Brunel"))
    driver.app.frame(0)
    driver.settle()
    assert isinstance(driver.scene, BoardScene)
    return driver


@pytest.mark.slow
@pytest.mark.parametrize("board", ["square", "hex"])
def test_a_game_of_two_people_is_played_by_mouse(tmp_path: Path, board: str) -> None:
    driver = sit_down(tmp_path, board=board, rounds="2")
    assert play_to_the_end(driver, 5, keyboard=False) > 20
    assert isinstance(driver.scene, ResultScene)


@pytest.mark.slow
def test_a_game_against_the_computer_is_played_by_keyboard(tmp_path: Path) -> None:
    driver = sit_down(tmp_path, ("person", "greedy"), board="hex", rounds="2")
    assert play_to_the_end(driver, 3, keyboard=True) > 10
    assert isinstance(driver.scene, ResultScene)
