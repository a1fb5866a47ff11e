"""Dice of which no reroll can do better are kept by themselves, after a beat that is seen."""

from pathlib import Path

import pytest

from game.engine.match import Match
from game.rules import GAMES
from game.ui.tables.command_core.panels.reroll_odds import offered
from game.ui.tables.session.beat import BEAT
from tests.ui.board_moments import MOMENTS, open_moment, record_until
from tests.ui.driver import Driver


def _cancelled(match: Match) -> bool:
    decision = match.decisions[0]
    idle = GAMES["command_core"].idle_choice(match.view(None), decision)
    return decision.kind == "defend" and len(decision.actions) > 1 and idle is not None


@pytest.fixture
def cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MOMENTS, "cancelled", _cancelled)


@pytest.mark.slow
@pytest.mark.usefixtures("cancelled")
def test_a_defence_that_lets_nothing_through_goes_on_by_itself(tmp_path: Path) -> None:
    _, before = record_until("cancelled", "square", ("drill", "drill"))
    driver = Driver(tmp_path, reduce_motion=True, auto_pass=True)
    scene = open_moment(driver, "cancelled")
    driver.rest(2 * BEAT)
    assert scene.session.match.record[len(before)].endswith(" keep")


@pytest.mark.usefixtures("cancelled")
def test_the_setting_asks_though_no_reroll_gains_anything(tmp_path: Path) -> None:
    _, before = record_until("cancelled", "square", ("drill", "drill"))
    driver = Driver(tmp_path, reduce_motion=True, auto_pass=False)
    scene = open_moment(driver, "cancelled")
    offers = offered(scene.board.snapshot)
    assert offers and not any(odds.chance for odds in offers.values())
    driver.rest(2 * BEAT)
    assert scene.session.match.record == list(before)


def test_a_defence_that_a_reroll_can_mend_is_asked_about(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True, auto_pass=True)
    scene = open_moment(driver, "reroll")
    assert any(odds.chance for odds in offered(scene.board.snapshot).values())
    before = list(scene.session.match.record)
    driver.rest(3 * BEAT)
    assert scene.session.match.record == before
