"""What computer players say at the table: lines of their own, seldom, and the same ones each time."""

from pathlib import Path

import pytest

from game.engine.events import Event
from game.ui.tables.scrap_knights.stage import remarks
from game.ui.tables.session.seats import LOOKS
from game.ui.tables.shows.quips import APART, SAME_APART, Quips
from game.ui.tables.shows.shows import Happening
from game.words.messages import shipped_messages
from tests.ui.duel import duel, table


@pytest.mark.parametrize("game", ["scrap_knights", "scrapbots", "dino_battles"])
def test_each_robot_has_two_lines_of_its_own_for_each_moment(game: str) -> None:
    lines = shipped_messages(game).section("quips")
    moments = {name.split("_", 1)[1] for name in lines}
    assert set(lines) == {f"{look}_{moment}" for look in LOOKS.values() for moment in moments}
    assert {name[-2:] for name in moments} == {"_1", "_2"}
    assert len(set(lines.values())) == len(lines)


def test_nobody_chatters() -> None:
    texts, quips = shipped_messages("scrap_knights"), Quips()
    first = quips.line(texts, "anvil", "hit", 10)
    assert first
    assert not quips.line(texts, "anvil", "hurt", 10 + APART - 1)
    assert not quips.line(texts, "anvil", "hit", 10 + SAME_APART - 1)
    assert quips.line(texts, "anvil", "hit", 10 + SAME_APART) not in ("", first)
    assert quips.line(texts, "anvil", "ult", 10 + SAME_APART, great=True)
    # What was taken back may be said again.
    assert quips.line(texts, "anvil", "hurt", 4)


@pytest.mark.parametrize(("player", "said"), [("normal", True), ("person", False), ("greedy", False)])
def test_a_hard_blow_has_a_robot_speak_where_nothing_lies(tmp_path: Path, player: str, said: bool) -> None:
    board = duel(table(tmp_path, "person", player)).board
    event = Event("damage", {"seat": 0, "target": 1, "amount": 5, "hit": True, "card": "slash"})
    remarks.after_blow(board, Happening(board.view, event, board.view, 500), 0)
    board.stage.update(remarks._AFTER + 50)
    pieces = [*board.stage.pieces]
    assert bool(pieces) is said
    if said:
        place = pieces[0].image.get_rect(center=(pieces[0].x, pieces[0].y))  # type: ignore[attr-defined]
        lying = [board.hung(name).rect for name in ("distance", "far hand", "plate 0", "plate 1")]
        assert place.collidelist([*lying, *(card.rect for card in board.bench.values())]) < 0
