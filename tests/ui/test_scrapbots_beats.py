"""Large words over the lanes: who begins, one's own turn, a lost Scrapbot, the last Wound."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.lessons.scenario import merged
from game.rules import load
from game.ui.tables.scrapbots import choreography
from game.ui.tables.scrapbots.shows import finish
from game.ui.tables.session.session import Session
from game.ui.tables.shows import coins, stage
from tests.ui.driver import TICK, Driver
from tests.ui.lanes_table import lanes

GOLEM = {"card": "golem", "damage": 0, "exhausted": False}
SENTRY = {"card": "sentry_gun", "damage": 10, "exhausted": False}


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The large words that are painted."""
    found: list[str] = []
    for module in (choreography, coins, finish, stage):
        paint = module.numeral  # type: ignore[attr-defined]

        def noted(text: str, *more: Any, paint: Any = paint) -> pygame.Surface:
            found.append(text)
            image: pygame.Surface = paint(text, *more)
            return image

        monkeypatch.setattr(module, "numeral", noted)
    return found


def open_table(folder: Path, start: dict[str, Any], **options: object) -> Driver:
    driver = Driver(folder, reduce_motion=False, auto_pass=False, confirm_end_turn=False)
    rules = load("scrapbots")
    match = Match(rules, options, 7)
    if start:
        state = rules.restore(merged(match.state.to_dict(), start))
        match = Match(rules, match.options, 7, start=state)
    session = Session(match, ("person", "greedy"), ("Ada", "Bo"), driver.context.saves)
    driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
    return driver


def run(driver: Driver, milliseconds: int) -> None:
    for _ in range(0, milliseconds, TICK):
        driver.app.frame(TICK)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("starts", "told"), [("chance", True), ("0", False)])
def test_a_coin_says_who_begins(tmp_path: Path, words: list[str], starts: str, told: bool) -> None:
    driver = open_table(tmp_path, {}, starts=starts)
    run(driver, 1500)
    assert any(one in ("ADA BEGINS", "BO BEGINS") for one in words) == told
    words.clear()
    lanes(driver).enter()
    assert not any("BEGINS" in one for one in words), "once a match"


@pytest.mark.slow
def test_ones_own_turn_begins_with_a_word_against_the_computer(tmp_path: Path, words: list[str]) -> None:
    driver = open_table(tmp_path, {"active": 1}, starts="0")
    while lanes(driver).chooser is None:
        driver.app.frame(TICK)
    assert words.count("YOUR TURN") == 1


@pytest.mark.slow
def test_a_lost_scrapbot_and_the_last_wound_have_their_word(
    tmp_path: Path, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    blown: list[int] = []
    play = finish.effects.play
    middle = 500

    def noted(table_stage: Any, blow: Any, **how: Any) -> Any:
        blown.append(int(blow.end[0] > middle))
        return play(table_stage, blow, **how)

    monkeypatch.setattr(finish, "effects", SimpleNamespace(play=noted, prepare=finish.effects.prepare))
    players = [{"hand": ["chainsaw"], "lanes": [GOLEM, None, None]}, {"lanes": [SENTRY, None, None]}]
    driver = open_table(tmp_path, {"wounds_left": 1, "players": players}, starts="0")
    driver.to_the_table()
    scene = lanes(driver)
    scene.act(scene.session.match.rules.parse("activate chainsaw lane 1"))
    while "THE LAST WOUND" not in words:
        driver.app.frame(TICK)
        assert scene is driver.scene
    assert "DESTROYED" in words and "ADA WINS" in words and "0 WOUNDS AGAINST 1" in words
    assert blown == [1, 1, 1], "the sheds of the loser go up, nobody else's"
    run(driver, 900)
    assert scene is driver.scene, "the result waits until the word has been read"
    driver.settle()
    assert driver.scene_name == "ResultScene"
