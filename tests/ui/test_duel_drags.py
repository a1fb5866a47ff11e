"""Everything that can be picked in a duel can be dragged, by real events of the mouse."""

from pathlib import Path

import pygame
import pytest

from game.rules.scrap_knights.actions import Manoeuvre, PlayActs
from game.rules.scrap_knights.state import Tokens
from tests.ui.driver import Driver
from tests.ui.duel import duel, table
from tests.ui.test_duel_prices import asked, in_tokens, told


def drag(driver: Driver, name: str, to: tuple[int, int], *, drop: bool = True) -> None:
    """Takes a control with the mouse and carries it there; lets go of it, unless it is to be held."""
    start = driver.visible_place(driver.control(name))
    driver.wait_for_guard()
    driver.move(start)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    for share in (0.2, 0.6, 1.0):
        place = tuple(round(a + (b - a) * share) for a, b in zip(start, to, strict=True))
        driver.event(pygame.MOUSEMOTION, pos=place, rel=(5, 5), buttons=(1, 0, 0))
    if drop:
        driver.event(pygame.MOUSEBUTTONUP, pos=to, button=1)
        driver.settle()


def arena(driver: Driver) -> tuple[int, int]:
    return duel(driver).board.places.frame.arena.rect.center


def picked(driver: Driver) -> tuple[str, ...]:
    chooser = duel(driver).chooser
    assert chooser is not None
    return chooser.picked("card")


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080)])
def test_a_card_that_is_dropped_in_the_arena_is_picked_to_be_locked_in(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"), size=size)
    drag(driver, "scrap_knights/slash", arena(driver))
    assert picked(driver) == ("slash",)
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert duel(driver).view.phase != "act"


def test_a_card_that_is_dropped_elsewhere_lies_in_the_hand_again(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    drag(driver, "scrap_knights/slash", (duel(driver).board.console.well.center))
    assert picked(driver) == ()
    assert driver.control("scrap_knights/slash").rect.top > duel(driver).board.places.frame.felt.rect.top


def test_a_card_that_asks_for_more_asks_after_the_drop(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    drag(driver, "scrap_knights/step", arena(driver))
    assert picked(driver) == ("step",)
    driver.click("Closer")
    chooser = duel(driver).chooser
    assert chooser is not None and chooser.action == PlayActs((Manoeuvre("step", direction=-1),))


@pytest.mark.slow
def test_two_cards_can_be_dragged_one_after_the_other(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"), may_play_two="attack")
    scene = duel(driver)
    match = scene.session.match
    scene.begin_asking(match.rules.decisions(match.state)[0])
    scene.refresh()
    for name in ("slash", "dagger_jab"):
        drag(driver, f"scrap_knights/{name}", arena(driver))
    assert picked(driver) == ("slash", "dagger_jab")
    drag(driver, "scrap_knights/dagger_jab", duel(driver).board.console.well.center)
    assert picked(driver) == ("slash",)


@pytest.mark.slow
def test_a_bot_that_is_dragged_is_foretold_and_picked_where_it_is_dropped(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    driver.settle()
    assert asked(duel(driver)) == "bots"
    drag(driver, "scrap_knights/dd_burst", arena(driver), drop=False)
    driver.rest(50)
    assert "*DD-Burst*: you deal 0 damage, not 3" in told(driver)
    assert duel(driver).view.players[0].spent_bots == ()
    driver.event(pygame.MOUSEBUTTONUP, pos=arena(driver), button=1)
    assert duel(driver).view.players[0].spent_bots == ()
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert duel(driver).view.players[0].spent_bots == ("dd_burst",)


@pytest.mark.slow
@pytest.mark.parametrize("onto", ["the arena", "the ACT"])
def test_a_token_is_picked_where_it_is_dropped_and_spent_by_enter(tmp_path: Path, onto: str) -> None:
    driver = in_tokens(tmp_path)
    board = duel(driver).board
    to = arena(driver) if onto == "the arena" else board.acts(0)[0].center
    drag(driver, "blitz 0", to)
    assert duel(driver).view.players[0].tokens == Tokens(1, 1, 1)
    assert [one.text for one in duel(driver).board.answers() if one.primary] == ["Spend Blitz"]
    driver.key(pygame.K_RETURN)
    assert duel(driver).view.players[0].tokens == Tokens(1, 1, 0)


@pytest.mark.slow
def test_a_token_that_is_dropped_on_the_console_stays(tmp_path: Path) -> None:
    driver = in_tokens(tmp_path)
    drag(driver, "blitz 0", duel(driver).board.console.well.center)
    assert duel(driver).view.players[0].tokens == Tokens(1, 1, 1)
    assert asked(duel(driver)) == "tokens"


def test_while_something_is_dragged_it_is_seen_with_where_it_counts(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    before = driver.pixels()
    drag(driver, "scrap_knights/slash", arena(driver), drop=False)
    driver.app.frame(16)
    assert driver.pixels() != before and duel(driver).dragging.moving
    window, field = driver.app.window, duel(driver).board.places.frame.arena.rect
    assert tuple(window.get_at((field.left + 40, field.bottom - 2)))[:3] == (255, 197, 49)
