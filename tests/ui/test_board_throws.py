"""What dice give is told once they lie still, and of two lines of computer players one is read."""

from pathlib import Path

import pygame
import pytest

from game.ui.tables.command_core.shows import remarks
from game.ui.tables.session.session import Session
from game.ui.tables.shows.quips import Quips, lines_on
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


def test_the_prompt_tells_what_dice_give_once_they_lie_still(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    asked = open_moment(driver, "attack")
    session = Session(asked.session.match, ("greedy", "greedy"), ("Ada", "Brunel"), tmp_path / "saves")
    scene = session.game_ui.table_scene(driver.context, session)
    driver.context.navigator.replace(scene)
    told: dict[str, set[tuple[bool, str]]] = {}
    for _ in range(1200):
        driver.app.frame(16)
        event = session.match.events[scene.sitting.shown - 1]
        if scene.playing:
            told.setdefault(event.kind, set()).add((scene.board.snapshot.tumbling, scene.line()))
        if {"roll", "defend", "result", "damage"} <= told.keys():
            break
    for kind in ("roll", "defend"):
        rolling = {text for tumbles, text in told[kind] if tumbles}
        still = {text for tumbles, text in told[kind] if not tumbles}
        assert rolling and still
        assert not any(mark in text for text in rolling for mark in (":hit:", ":crit:", ":evade:", "blank"))
        assert any(mark in text for text in still for mark in (":hit:", ":crit:", ":evade:", "blank"))


def test_a_line_of_the_other_side_takes_the_place_of_the_one_that_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver(tmp_path)
    scene = open_moment(driver, "attack")
    scene.session.seats = ("easy", "easy")
    scene.board.quips = Quips(0)
    # Where no shot is in the way, each side has its own edge.
    monkeypatch.setattr(
        remarks, "_place", lambda board, seat, size: pygame.Rect((300 + 300 * seat, 200), size)
    )
    for seat, moment in ((0, "last_mech"), (1, "corners")):
        assert remarks.say(scene.board, seat, moment, 0, great=True)  # type: ignore[arg-type]
        for _ in range(30):
            scene.board.update(16)
        scene.session.match.record.append("")
    assert len(lines_on(scene.board.stage)) == 1
