"""What hangs before the duel's stage outlives a rebuilt table, and shows what is true all the same."""

from pathlib import Path

import pytest

from game.engine.dice import Dice
from game.ui.kit.widget import Widget, words_of
from game.ui.tables.scrap_knights.panels.hanging import Hanging
from game.ui.tables.scrap_knights.table import DuelScene
from tests.ui.driver import Driver
from tests.ui.duel import duel, table
from tests.ui.play import step


def seen(one: Widget) -> tuple[object, ...]:
    """What a person sees and can do with a control."""
    values = {
        name: getattr(one, name, None) for name in ("value", "count", "label", "spent", "picked", "state")
    }
    said = words_of(one.hint), words_of(one.refusal), one.workable, one.reachable
    return type(one), one.name, tuple(one.rect), one.scale, *values.values(), *said


def compare(scene: DuelScene) -> None:
    board = scene.board
    kept = [seen(one) for one in board.hanging.host.leaves]
    board.hanging = Hanging()
    board.rebuild()
    assert kept == [seen(one) for one in board.hanging.host.leaves]


def test_what_hangs_is_laid_out_once_while_nothing_of_it_changes(tmp_path: Path) -> None:
    driver = table(tmp_path)
    board = duel(driver).board
    before = board.hung("plate 0"), board.hanging.host.rect, board.hung("far hand")
    laid = board.hanging.host.leaves
    board.rebuild()
    driver.click("scrap_knights/slash")
    assert board.hanging.host.leaves is laid
    assert before == (board.hung("plate 0"), board.hanging.host.rect, board.hung("far hand"))
    driver.click("Lock in")
    driver.settle()
    assert board.hanging.host.leaves is not laid


@pytest.mark.slow
def test_what_hangs_shows_at_every_moment_what_a_new_layout_shows(tmp_path: Path) -> None:
    moments = 0
    for seed, decks in enumerate((("ronin", "bulwark"), ("barrage", "ember_titan"))):
        driver = table(tmp_path / str(seed), decks=decks)
        dice = Dice(seed)
        for _ in range(40):
            if not isinstance(driver.scene, DuelScene):
                break
            scene = duel(driver)
            compare(scene)
            moments += 1
            step(driver, dice, keyboard=False)
            _shown(driver)
    assert moments > 30


def _shown(driver: Driver) -> None:
    """While what happened is shown as well."""
    for _ in range(6):
        if isinstance(driver.scene, DuelScene) and driver.scene.playing:
            compare(driver.scene)
            with driver.unseen():
                driver.app.frame(60)
