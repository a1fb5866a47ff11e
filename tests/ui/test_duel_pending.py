"""Effects of earlier rounds: a chip below the plate of the side, and tags on cards that are asked about."""

from pathlib import Path
from typing import Any

import pygame

from game.engine.rules import Decision
from game.engine.seats import SEATS
from game.rules.scrap_knights.actions import ChooseCard, Manoeuvre
from game.rules.scrap_knights.state import PendingCopy
from game.ui.layout.leaves import RichText
from game.ui.tables.hands.hand_card import HandCard
from tests.ui.driver import Driver
from tests.ui.duel import duel, table


def chip(driver: Driver, seat: int) -> str:
    """What the chip of a side says; "" where it has none."""
    found = duel(driver).board.hanging.chip(seat)
    if found is None:
        return ""
    inside = [
        one.text
        for one in driver.scene.form.widgets
        if isinstance(one, RichText) and found.rect.contains(one.rect)
    ]
    return "; ".join(inside)


def test_what_is_still_to_come_stands_below_the_plate_of_its_side(tmp_path: Path) -> None:
    copies = (PendingCopy("slash", 2),)
    driver = table(tmp_path, decks=("ronin", "bulwark"), prevented_kinds=("attack", "defend"), copies=copies)
    told = chip(driver, 0)
    assert told == "*This round:* Attacks, Defends prevented; *This round and 1 more:* copy of Slash"
    assert chip(driver, 1) == ""
    scene = duel(driver)
    state: Any = scene.session.match.state
    state.players[1].prevented_next = ("attack",)
    scene.session.match.position += 1
    scene.refresh()
    assert chip(driver, 1) == "*Next round:* Attacks prevented"
    for seat in SEATS:
        found, plate = scene.board.hanging.chip(seat), scene.board.hung(f"plate {seat}").rect
        assert found is not None and found.rect.top >= plate.bottom
        assert plate.left <= found.rect.left and found.rect.right <= plate.right
        assert found.rect.collidelist([card.rect for card in scene.board.bench.values()]) < 0


def test_a_card_to_copy_says_that_it_would_do_nothing(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"), prevented_kinds=("attack",), distance=1)
    scene = duel(driver)
    scene.begin_asking(
        Decision(0, "copy", tuple(ChooseCard(Manoeuvre(one)) for one in ("slash", "shock_palm")))
    )
    scene.refresh()
    driver.app.frame(0)
    slash = driver.control("scrap_knights/slash")
    assert isinstance(slash, HandCard) and slash.tag is not None and slash.tag[0] == "PREVENTED"
    assert "An effect of last round prevents it." in str(slash.hint)


def test_a_card_picked_by_key_lies_over_its_neighbours(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    driver.key(pygame.K_2)
    widgets = driver.scene.form.widgets
    hand = [one for one in widgets if isinstance(one, HandCard)]
    assert hand[-1].picked and hand[-1].name == "scrap_knights/dagger_jab"
    # Its place among the keys stays.
    driver.key(pygame.K_1)
    assert duel(driver).chooser is not None and duel(driver).chooser.picked("card") == ("slash",)  # type: ignore[union-attr]
