"""What floats over a duel leaves free what is read meanwhile."""

from pathlib import Path

import pygame
import pytest

from game.content.tips import shipped_tips
from game.storage.seen_tips import SeenTips
from game.ui.kit.card import CardWidget
from game.ui.tables.overlays.hint_scene import HintScene
from game.ui.tables.scrap_knights.panels.tickets import TicketWidget
from tests.ui.duel import duel, table
from tests.ui.lesson_play import opened, to_step


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
@pytest.mark.parametrize("factor", [100, 150])
def test_a_tip_lies_over_no_fan_and_over_no_last_round(
    tmp_path: Path, size: tuple[int, int], factor: int
) -> None:
    driver = table(tmp_path, size=size, tips=SeenTips(tmp_path / "tips"), decks=("bulwark", "warden"))
    driver.context.change(ui_scale=factor)
    driver.app.frame(16)
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    driver.settle()
    for _ in range(8):
        scene = duel(driver)
        if scene.asked is None or scene.asked.kind == "act":
            break
        driver.key(pygame.K_p)
        driver.settle()
    scene = duel(driver)
    for tip in shipped_tips("scrap_knights"):
        scene.tips.tip = tip
        scene.board.tip_note = None
        scene.refresh()
        board = scene.board
        told = board.told_rounds()
        assert told and board.view.phase == "act"
        if board.tip_note is not None:
            kept = [board.hung("far hand").rect, *board.console.heading, *told]
            assert board.tip_note.rect.collidelist(kept) < 0, (tip.id, board.tip_note.rect)


def test_a_hint_shows_what_it_means_and_takes_the_ring_along(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("duelist", "ronin"))
    scene = duel(driver)
    driver.key(pygame.K_RIGHT)
    assert scene.form.meant is not None
    driver.key(pygame.K_h)
    driver.rest(600)
    hint = driver.scene
    assert isinstance(hint, HintScene) and hint.choices
    assert scene.form.meant is None, "the ring is in the hint alone"
    looked = scene.form.looked_at
    assert isinstance(looked, CardWidget) and looked.face is not None
    assert looked.face.title in hint.choices[0].what
    assert scene.board.considered() is looked and scene.board.preview() is not None
    driver.key(pygame.K_ESCAPE)
    assert duel(driver).form.meant is not None


@pytest.mark.slow
def test_the_lesson_of_bots_shows_the_chain_that_they_answer(tmp_path: Path) -> None:
    driver = opened(tmp_path, "scrap_knights/bots")
    to_step(driver, 3)
    shown = [one for one in driver.scene.form.widgets if one.visible]
    tickets = [one for one in shown if isinstance(one, TicketWidget)]
    assert len(tickets) == 2
    hints = [one.rect for one in shown if one.name.startswith("hint ")]
    assert hints and all(one.rect.collidelist(hints) < 0 for one in tickets)
