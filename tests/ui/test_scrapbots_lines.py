"""What the computer players of Scrapbots say of dear cards, sleepers and coins."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.ui.tables.scrapbots.shows import remarks
from game.ui.tables.shows.quips import GREETS, Quips, hush, lines_of, lines_on
from game.words.messages import shipped_messages
from tests.ui.lanes_table import lanes, table


@pytest.mark.parametrize(
    ("tell", "facts", "moment", "mood"),
    [
        (remarks.after_buying, {"seat": 1, "cost": 12}, "buys", "glad"),
        (remarks.after_buying, {"seat": 1, "cost": 4}, "", ""),
        (remarks.after_buying, {"seat": 0, "cost": 12}, "", ""),
        (remarks.after_lulling, {"seat": 0}, "lulls", "glad"),
        (remarks.after_coin, {"seat": 1, "heads": True}, "lucky", "glad"),
        (remarks.after_coin, {"seat": 1, "heads": False}, "unlucky", "upset"),
        (remarks.after_healing, {"seat": 1}, "heals", "glad"),
    ],
)
def test_each_moment_has_its_line_and_its_mood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tell: Any, facts: dict[str, Any], moment: str, mood: str
) -> None:
    board = lanes(table(tmp_path, "person", "normal")).board
    board.quips._last = None
    said: list[tuple[str, str]] = []
    monkeypatch.setattr(remarks, "speak", lambda *told: said.append((told[2], told[-1])))
    tell(board, SimpleNamespace(facts=facts))
    texts = shipped_messages("scrapbots")
    lines = [texts.say("quips", one) for one in lines_of(texts, "gauge", moment)] if moment else []
    assert [how for _, how in said] == [mood][: bool(moment)]
    assert all(line in lines for line, _ in said)


@pytest.mark.parametrize("robot", ["chip", "gauge", "anvil"])
@pytest.mark.parametrize("moment", ["buys", "lulls", "lucky", "unlucky", "heals", "destroys", "wounded"])
def test_every_robot_has_lines_that_are_read_at_a_glance(robot: str, moment: str) -> None:
    texts = shipped_messages("scrapbots")
    lines = [texts.say("quips", one) for one in lines_of(texts, robot, moment)]
    assert len(lines) >= 3 and max(map(len, lines)) <= 44


@pytest.mark.parametrize("scale", [100, 150])
def test_a_greeting_leaves_the_wounds_and_the_coin_free(tmp_path: Path, scale: int) -> None:
    """With large type it lay over the Wounds that are left."""
    board = lanes(table(tmp_path, "person", "normal", ui_scale=scale)).board
    board.quips = Quips()
    hush(board.stage)
    assert remarks.say(board, 1, GREETS, 0)
    (line,) = lines_on(board.stage)
    assert not line.rect.colliderect(board.places.wound_board) and not line.rect.colliderect(board.coin)
