"""What computer players say of a battle of Command Core: lines for what happens, none of them twice."""

from pathlib import Path
from typing import Any

import pytest

from game.ui.tables.command_core.shows import remarks
from game.ui.tables.session.seats import LOOKS
from game.ui.tables.session.session import Session
from game.ui.tables.shows.quips import Quips, lines_of
from game.words.messages import shipped_messages
from tests.ui.driver import Driver

TEXTS = shipped_messages("command_core")


@pytest.mark.parametrize("look", LOOKS.values())
def test_an_intent_names_the_mech(look: str) -> None:
    for moment in ("sights_near", "sights_weak"):
        for number in range(len(lines_of(TEXTS, look, moment))):
            line = Quips().line(TEXTS, look, moment, 1, seed=number, mech="Scout B")
            assert "Scout B" in line


@pytest.mark.slow
def test_lines_answer_what_happens_in_a_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    session = Session.new(
        "command_core",
        {"squad_0": "brawlers", "squad_1": "flankers"},
        7,
        ("easy", "easy"),
        ("Ada", "Chip"),
        tmp_path / "saves",
        computer=driver.context.computer,
    )
    said: list[tuple[str, str]] = []
    heard = remarks.said_at

    def listen(board: Any, seat: int, moment: str, **more: Any) -> tuple[str, str]:
        found = heard(board, seat, moment, **more)
        said.extend([(moment, found[1])] if found[1] else [])
        return found

    monkeypatch.setattr(remarks, "said_at", listen)
    scene = session.game_ui.table_scene(driver.context, session)
    driver.context.navigator.replace(scene)
    for _ in range(3000):
        driver.app.frame(200)
        if driver.scene is not scene:
            break
    lines = [line for _, line in said]
    moments = {moment for moment, _ in said}
    assert len(lines) == len(set(lines)) >= 8
    assert moments & {"first_hit", "first_hurt"} and moments & {"sights_near", "sights_weak"}
    assert len(moments) >= 6
