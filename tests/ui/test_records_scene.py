"""The page of records: opened from the saved matches, filtered, exported, begun anew."""

from datetime import timedelta
from pathlib import Path

import pygame
import pytest

from game.engine.match import CONCEDE
from game.storage.records import add_record, read_records, records_file
from game.ui.kit.modal import Modal
from game.ui.records.scene import RecordsScene
from game.ui.scenes.result import ResultScene
from game.ui.tables.session.session import Session
from tests.storage.test_records import START, record
from tests.ui.driver import Driver


def opened(folder: Path, matches: int = 6, **settings: object) -> tuple[Driver, RecordsScene]:
    driver = Driver(folder, **settings)  # type: ignore[arg-type]
    path = records_file(driver.context.saves)
    for number in range(matches):
        game, rival = (("scrapbots", "easy"), ("command_core", "hard"), ("scrapbots", "person"))[number % 3]
        one = record(
            number,
            game=game,
            seats=("person", rival),
            names=("Ada", "Bo"),
            ended=START + timedelta(days=number),
            cards={"scout": 2, "card_of_old": 1} if game == "scrapbots" else {},
            sides=("Drill", "Tanks") if game == "command_core" else ("", ""),
        )
        assert add_record(path, one) is None
    driver.press("Load")
    driver.settle()
    driver.press("Records")
    driver.settle()
    assert isinstance(driver.scene, RecordsScene)
    return driver, driver.scene


def test_the_latest_match_is_first(tmp_path: Path) -> None:
    _, scene = opened(tmp_path)
    assert [one.title for one in scene.history.words[:3]] == ["Scrapbots", "Command Core", "Scrapbots"]
    assert [one.result for one in scene.history.words] == ["Lost", "Won"] * 3
    assert scene.form.focus is scene.history


def test_filters_choose_what_is_listed(tmp_path: Path) -> None:
    driver, scene = opened(tmp_path)
    scene.game.nudge(2)
    assert len(scene.shown) == 4
    scene.rival.nudge(1)
    assert [one.seats[1] for one in scene.shown] == ["easy", "easy"]
    scene.game.nudge(-1)
    assert not scene.shown
    driver.app.frame(0)
    assert "Look at the table" not in driver.names()
    scene.rival.nudge(-1)
    scene.game.nudge(-1)
    driver.app.frame(0)
    assert len(scene.shown) == 6 and "Look at the table" in driver.names()


def test_a_match_is_opened_where_its_save_is_kept(tmp_path: Path) -> None:
    driver, scene = opened(tmp_path, 1)
    driver.press("Look at the table")
    assert driver.scene is scene, "there is no save of it"
    session = Session.new("scrapbots", {}, 3, ("person", "greedy"), ("Ada", "Bo"), driver.context.saves)
    session.act(session.match.decisions[0].seat, session.match.decisions[0].actions[0])
    session.act(session.match.steps[0].seat, CONCEDE)
    driver.key(pygame.K_ESCAPE)
    driver.press("Records")
    driver.settle()
    driver.press("Look at the table")
    driver.settle()
    assert isinstance(driver.scene, ResultScene)
    assert driver.scene.session.match_id == session.match_id


def test_all_are_exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.records.scene.data_folder", lambda: tmp_path / "out")
    driver, _ = opened(tmp_path)
    driver.press("Export")
    lines = (tmp_path / "out" / "records.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 7 and lines[0].startswith("ended,game")


def test_beginning_anew_is_asked_and_keeps_the_file(tmp_path: Path) -> None:
    driver, scene = opened(tmp_path)
    path = records_file(driver.context.saves)
    driver.press("Clear")
    assert isinstance(driver.scene, Modal)
    driver.press("Keep them")
    assert len(scene.records) == 6
    driver.press("Clear")
    driver.press("Begin anew")
    assert not scene.records and not read_records(path)[0]
    assert len([one for one in path.parent.iterdir() if one.name.startswith(path.stem)]) == 1
    assert "Clear" not in driver.names()


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("matches", [0, 6])
def test_nothing_is_cut(tmp_path: Path, matches: int, size: tuple[int, int], scale: int) -> None:
    driver, scene = opened(tmp_path, matches, size=size, ui_scale=scale)
    assert not scene.host.flaws()
    window = pygame.Rect((0, 0), driver.app.window.get_size())
    assert all(window.contains(one.rect) for one in (scene.back_button, scene.heading))
