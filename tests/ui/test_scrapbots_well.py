"""The console's well: steps of both sides share its room, and a tip has a row of its own."""

from pathlib import Path

import pytest

from game.content.scrapbots.library import shipped_library
from game.content.tips import shipped_tips
from game.engine.match import Match
from game.rules import load
from game.ui.layout.leaves import Part
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.scrapbots.panels.step_row import StepRow
from game.ui.tables.scrapbots.panels.well import left
from game.ui.tables.session.session import Session
from game.words.messages import shipped_messages
from game.words.scrapbots.log_text import TableWords
from tests.ui.driver import Driver
from tests.ui.lanes_table import lanes, table


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("key", ["main", "exhausted"])
def test_a_tip_has_a_row_of_its_own(tmp_path: Path, key: str, scale: int) -> None:
    driver = table(tmp_path, "person", "greedy", ui_scale=scale)
    scene = lanes(driver)
    scene.tips.tip = next(one for one in shipped_tips("scrapbots") if one.id == key)
    scene.refresh()
    board, note = scene.board, scene.board.tip_note
    assert note is not None and board.console.well.contains(note.rect)
    others = [one for one in board.console.host.leaves if one.visible and one.name and not one.in_background]
    assert not [one.name for one in others if one.name != "tip row" and one.rect.colliderect(note.rect)]


def test_with_large_type_the_other_sides_turn_keeps_a_row(tmp_path: Path) -> None:
    driver = Driver(tmp_path, size=(1280, 720), ui_scale=150, reduce_motion=True, auto_pass=False)
    match = Match(load("scrapbots"), {"starts": "1"}, 7)
    for seat, kind in ((1, "scrap"), (1, "pass"), (0, "scrap")):
        match.act(seat, next(one for one in match.decisions[0].actions if str(one).startswith(kind)))
    session = Session(match, ("person", "greedy"), ("Ada", "Bo"), driver.context.saves)
    driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
    driver.to_the_table()
    rows = [one.seat for one in driver.scene.form.widgets if isinstance(one, StepRow)]
    assert rows.count(1) and rows.count(0)


def test_rows_are_told_in_few_words_where_others_are_left_out() -> None:
    words = TableWords(shipped_library().sets["revised"], shipped_messages("scrapbots"), ("Ada", "Bo"))
    field = ("Lane 1", "Drone", "20 > 10")
    rows = [StepRow(Gallery(), one, 0, "at length", None, fields=[field], brief="brief") for one in (1, 2)]
    told = [one.widget for one in left(words, rows, rows[:1], "", brief=True) if isinstance(one, Part)]
    assert [(one.words, one.fields) for one in told if isinstance(one, StepRow)] == [("brief", ())]
