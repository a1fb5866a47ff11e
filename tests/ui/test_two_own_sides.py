"""A match of two home-made sides from set-up to result: saved, continued, verified, rematched."""

from pathlib import Path

import pygame
import pytest

from game.cli import main
from game.engine.dice import Dice
from game.engine.record import replay
from game.rules import load
from game.storage.saves import list_saves, open_save
from game.storage.sides import remove_side
from game.ui.scenes.result import ResultScene
from game.ui.tables.setup.own import own_key, sides_of
from tests.ui.driver import Driver
from tests.ui.play import play_to_the_end, step
from tests.ui.setup_screen import at_setup, session_of
from tests.ui.test_own_in_setup import TILES, keep, make_side, part_of


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", ["scrap_knights", *(pytest.param(one, marks=pytest.mark.slow) for one in list(TILES)[1:])]
)
def test_from_set_up_to_result_and_again(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sides = [make_side(game, name, seed) for name, seed in (("Zoe's Pride", 12), ("Ada's Answer", 31))]
    paths = [keep(tmp_path, game, side) for side in sides]
    options = {f"{sides_of(game).option}_{seat}": side for seat, side in enumerate(sides)}
    driver = at_setup(tmp_path, game)
    for path in paths:
        driver.click("tab own")
        driver.click(f"{TILES[game]} {own_key(path)}")
    assert [part_of(driver).headline(seat) for seat in (0, 1)] == ["Zoe's Pride", "Ada's Answer"]
    driver.key(pygame.K_b)
    driver.to_the_table()
    dice, session = Dice(5), session_of(driver)
    while len(session.match.record) < 6:
        step(driver, dice, keyboard=False)
    assert options.items() <= session.match.options.items()
    record = list(session.match.record)
    # The window is closed, and both files are deleted.
    session.save()
    for path in paths:
        remove_side(path).path.unlink()
    again = Driver(tmp_path, reduce_motion=True)
    again.click("Continue")
    again.to_the_table()
    session = session_of(again)
    assert session.match.record[: len(record)] == record and options.items() <= session.match.options.items()
    play_to_the_end(again, 7, keyboard=False)
    assert isinstance(again.scene, ResultScene) and session.match.outcome is not None
    (saved,) = list_saves(again.context.saves).saves
    assert main(["verify", str(saved.path)]) == 0
    assert "moves replay to the saved digest" in capsys.readouterr().out
    replayed = replay(load(game), open_save(saved.path).engine_record())
    assert replayed.digest() == session.match.digest() and replayed.outcome == session.match.outcome
    assert options.items() <= replayed.options.items()
    again.click("Rematch")
    rematch = session_of(again).match
    assert options.items() <= rematch.options.items() and rematch.seed != session.match.seed
