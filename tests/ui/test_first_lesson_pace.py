"""The first lesson of Command Core is about the way alone: no Cleanup is shown there."""

from pathlib import Path
from typing import Any

import pytest

from game.engine.events import Event
from game.ui.tables.command_core.board import Board
from game.ui.tables.command_core.shows import cleanup
from game.ui.tables.command_core.shows.pace import paced
from tests.ui.lesson_play import guide, one_step, opened


def test_a_lesson_about_the_way_alone_shows_no_cleanup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = opened(tmp_path, "command_core/moving")
    driver.hurries = False
    lengths: list[int] = []
    usual = Board.paced

    def noted(board: Board, events: Any, schedule: Any) -> Any:
        found = usual(board, events, schedule)
        lengths.extend(
            sum(times) for event, times in zip(events, found, strict=True) if event.kind == "clean_up"
        )
        return found

    monkeypatch.setattr(Board, "paced", noted)
    for turn in range(40):
        if guide(driver).run.index >= 3:
            break
        one_step(driver, turn)
    assert lengths and not any(lengths)


def test_elsewhere_cleanup_is_shown() -> None:
    events, usual = [Event("clean_up", {})], [(0, cleanup.LENGTH)]
    assert paced(events, usual, 0, only_moves=False) == usual
    assert paced(events, usual, 0, only_moves=True) == [(0, 0)]
