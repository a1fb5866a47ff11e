"""What the table of Command Core works out once, and when it is worked out anew."""

from pathlib import Path

import pytest

from game.ui.tables.command_core import take_snapshot
from game.ui.tables.command_core.panels import fighter_plate, ladder
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.recap_rows import RecapRow
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


def told(scene: BoardScene) -> list[str]:
    return [one.text for one in scene.form.widgets if isinstance(one, RecapRow)]


def test_the_round_is_read_once_for_each_event(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_moment(driver, "attack")
    read = []
    monkeypatch.setattr(take_snapshot, "runs_of", lambda events: read.append(len(events)) or [])
    for _ in range(5):
        scene.refresh()
    assert read == []
    scene.sitting.show_until(scene.sitting.shown - 1)
    scene.refresh()
    assert len(read) == 1


def test_the_recap_is_of_what_is_shown_also_on_the_way_back(driver: Driver) -> None:
    scene = open_moment(driver, "attack")
    whole, end = told(scene), scene.sitting.shown
    assert len(whole) > 1
    assert any(told_at(scene, place) != whole for place in range(end - 1, end - 30, -1))
    assert told_at(scene, end) == whole


def told_at(scene: BoardScene, place: int) -> list[str]:
    scene.sitting.show_until(place)
    scene.refresh()
    return told(scene)


def test_plates_are_measured_once_while_they_look_the_same(driver: Driver) -> None:
    scene = open_moment(driver, "attack")
    scene.refresh()
    before = ladder._width.cache_info().misses + fighter_plate._width.cache_info().misses
    for _ in range(5):
        scene.refresh()
    assert ladder._width.cache_info().misses + fighter_plate._width.cache_info().misses == before
