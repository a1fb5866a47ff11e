"""What stands in the well beside the duel: the chain as tickets, and the last round."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pygame
import pytest

from game.engine.events import Event
from game.rules.scrap_knights.actions import Manoeuvre
from game.rules.scrap_knights.state import PendingCopy, Tokens
from game.rules.scrap_knights.turn import ChainStep, turn_so_far
from game.rules.scrap_knights.view import DuelView
from game.storage.seen_tips import SeenTips
from game.ui.kit.card import CardWidget
from game.ui.layout.host import Host
from game.ui.tables.recap_rows import RecapRow
from game.ui.tables.scrap_knights.faces import face as face_of
from game.ui.tables.scrap_knights.panels.tickets import Ticket, TicketWidget, tickets
from game.ui.tables.scrap_knights.panels.well import make_ticket
from game.ui.tables.scrap_knights.table import DuelScene
from game.words.scrap_knights.outcome_text import ChainOutcome
from tests.ui.duel import duel, table
from tests.ui.test_screens import LAYOUTS, look_over


@pytest.mark.slow
def test_after_a_round_the_well_tells_it_and_shows_what_the_other_has_shown(tmp_path: Path) -> None:
    driver = table(tmp_path)
    scene = duel(driver)
    assert scene.board.well_heading() == ("LAST ROUND", "")
    driver.click("scrap_knights/meditation")
    driver.click("Lock in")
    driver.settle()
    assert scene.board.well_heading()[0] == "THE CHAIN"
    assert any(isinstance(one, TicketWidget) for one in scene.form.widgets)
    while scene.view.phase != "act":
        driver.key(pygame.K_p)
        driver.settle()
    assert scene.board.well_heading() == ("LAST ROUND", "round 1")
    rows = [one for one in scene.form.widgets if isinstance(one, RecapRow)]
    assert any("Meditation" in row.text and "against" in row.text for row in rows)
    seen = [one for one in scene.form.widgets if one.name.startswith("shown") and isinstance(one, CardWidget)]
    shown = scene.view.players[1].seen
    assert [one.face.key for one in seen if one.face] == [f"scrap_knights/{name}" for name in shown]


def steps(count: int, running: int) -> list[ChainStep]:
    made = [ChainStep(number % 2, "slash", 0, "act", Manoeuvre("slash")) for number in range(count)]
    for step in made[:running]:
        step.status = "done"
    made[running].status = "running"
    return made


def every_one(scene: DuelScene, made: Sequence[ChainStep], view: DuelView | None = None) -> list[Ticket]:
    outcome = ChainOutcome(scene.words, made)
    return [make_ticket(outcome, place, view) for place in range(len(made))]


@pytest.mark.default_cases(2)
@pytest.mark.parametrize(("count", "running"), [(3, 1), (9, 0), (9, 5), (9, 8), (16, 12)])
def test_the_running_ticket_is_always_in_view(tmp_path: Path, count: int, running: int) -> None:
    driver = table(tmp_path, size=(960, 540))
    scene = duel(driver)
    assert scene.board.console is not None
    area = scene.board.places.frame.console.inset(18, 230)
    shown = every_one(scene, steps(count, running))
    placed = [
        one for one in Host().lay(tickets(shown), area.rect, area.scale) if isinstance(one, TicketWidget)
    ]
    assert any(one.ticket.status == "running" and not one.small for one in placed)
    assert all(area.rect.contains(one.rect) for one in placed)


def test_what_will_be_prevented_is_not_said_to_be_in_range(tmp_path: Path) -> None:
    scene = duel(table(tmp_path))
    own, other = scene.view.players
    silenced = msgspec.structs.replace(own, prevented_kinds=("attack", "defend"))
    view = msgspec.structs.replace(scene.view, players=(silenced, other))
    told = [one.sentences[1] for one in every_one(scene, steps(2, 0), view)]
    assert "Prevented" in told[0][0] and told[0][1] == "bad" and "In range" in told[1][0]
    view = msgspec.structs.replace(view, prevented=True)
    assert "Prevented" in every_one(scene, steps(2, 0), view)[1].sentences[1][0]


def test_a_tie_left_to_chance_is_marked_with_a_coin(tmp_path: Path) -> None:
    scene = duel(table(tmp_path))
    tossed, plain = steps(2, 0)
    tossed.by_chance = True
    ticket, other = every_one(scene, [tossed, plain])
    assert ticket.coin and "coin" in ticket.note and "coin" in ticket.hint
    assert not other.coin


@pytest.mark.slow
def test_nothing_is_cut_and_nothing_overlaps_in_the_chain(tmp_path: Path) -> None:
    """With copies and a ULT on the felt, tokens to spend, and a whole round told afterwards."""
    copies = (PendingCopy("slash", 1), PendingCopy("1000_cuts", 2))
    driver = table(
        tmp_path,
        "person",
        "person",
        decks=("ronin", "bulwark"),
        copies=copies,
        tokens=Tokens(blitz=2),
        link=3,
    )
    driver.context.change(replay="never")
    for name in ("slash", "stonewall"):
        driver.click(f"scrap_knights/{name}")
        driver.click("Lock in")
        driver.settle()
        if driver.scene_name == "CurtainScene":
            driver.click("lift the curtain")
            driver.settle()
    scene = duel(driver)
    assert scene.asked is not None and scene.asked.kind == "bots"
    for size, scale in LAYOUTS:
        scene.resize(size, scale / 100)
        look_over(scene, size, scale)


def test_a_ticket_in_one_line_says_what_came_of_it_in_two_or_three_words(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", decks=("ronin", "bulwark"), bots=())
    scene = duel(driver)
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    driver.settle()
    own = next(one for one in turn_so_far(scene.view, scene.sitting.log()).steps if one.card == "slash")
    blow = Event("damage", {"seat": 0, "target": 1, "amount": 3, "blocked": 0, "hp": 9, "card": "slash"})
    own.results, own.status = [blow], "done"
    assert every_one(scene, [own])[0].short == ("HITS FOR 3", "bad")


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_first_tip_lies_whole_in_the_free_part_of_the_console(tmp_path: Path, scale: float) -> None:
    board = duel(table(tmp_path, tips=SeenTips())).board
    board.scene.resize((1280, 720), scale)
    board.scene.refresh()
    assert board.tip_note is not None and not board.tip_note.folded
    assert board.console.well.contains(board.tip_note.rect)


def test_the_word_on_a_crossed_line_is_whole_or_left_out() -> None:
    face = face_of("pirated_cannon")
    ticket = Ticket(
        0, face, "Ada", "waiting", "0", (("It does nothing.", "bad"),), brief="PREVENTED", crossed=True
    )
    seen = set()
    for wide in range(150, 400, 10):
        widget = TicketWidget(ticket, 0, small=True)
        widget.place(pygame.Rect(0, 0, wide, 26), 1.0)
        words = [one.text for one in widget.inside if one.visible and getattr(one, "text", "")]
        assert not any(one.cut for one in widget.inside), wide
        seen.add("PREVENTED" in words)
    assert seen == {True, False}
