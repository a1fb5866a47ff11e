"""The rings of lessons of Dino Battles: whoever follows them passes every step."""

from pathlib import Path

import pytest

from game.lessons.library import shipped_lessons
from game.ui.kit.guard import SETTLING
from game.ui.tables.dino_battles.table import DinoScene
from tests.ui.driver import Driver
from tests.ui.lesson_play import MOST, go_on, guide, opened, to_step

pytestmark = pytest.mark.usefixtures("plain_cards")
LED = [
    key
    for key, lesson in shipped_lessons().items()
    if lesson.game == "dino_battles" and not lesson.puzzle and not lesson.coach
]


def at_table(driver: Driver) -> DinoScene:
    assert isinstance(driver.scene, DinoScene)
    return driver.scene


@pytest.mark.slow
@pytest.mark.parametrize("key", LED)
def test_whoever_follows_the_rings_passes_every_step(tmp_path: Path, key: str) -> None:
    driver = opened(tmp_path, key)
    for _ in range(MOST):
        run = guide(driver).run
        assert run.mistake is None, (run.index, run.mistake)
        if run.finished:
            return
        if guide(driver).speaking:
            go_on(driver)
            continue
        ringed = at_table(driver).next_widgets()
        assert ringed, (run.index, run.next_moves())
        driver.rest(SETTLING)
        driver.click_at(driver.visible_place(ringed[0]))
        driver.settle()
    raise AssertionError(f"step {run.index + 1} is never over")


@pytest.mark.slow
def test_before_the_switch_the_ring_lies_on_it_and_not_on_the_pass(tmp_path: Path) -> None:
    driver = opened(tmp_path, "dino_battles/set_up")
    to_step(driver, 12)
    for move in ("attach armor_plates to 1", "load attack", "load attack"):
        table = at_table(driver)
        table.board.lead.keyed = True
        table.act(table.session.match.rules.parse(move))
        driver.settle()
    table = at_table(driver)
    assert [one.name for one in table.next_widgets()] == ["switch"]
    assert table.form.focus is not None and table.form.focus.name == "switch"
