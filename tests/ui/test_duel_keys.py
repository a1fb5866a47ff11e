"""A duel by keys: Tab goes to what one wants next, and the keys stand where the next choice begins."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit.card import CardWidget
from game.ui.kit.guard import SETTLING
from game.ui.tables.hands.hand_card import HandCard
from game.ui.tables.scrap_knights.panels.bench_card import BenchCard
from tests.ui.driver import Driver
from tests.ui.duel import duel, table


def focus_name(driver: Driver) -> str:
    focus = driver.scene.form.focus
    return focus.name if focus is not None else ""


def tabbed(driver: Driver, count: int) -> list[str]:
    found = []
    for _ in range(count):
        driver.key(pygame.K_TAB)
        found.append(focus_name(driver))
    return found


def in_bots(folder: Path) -> Driver:
    driver = table(folder, "person", "greedy", decks=("ronin", "bulwark"))
    driver.key(pygame.K_1)
    driver.key(pygame.K_RETURN)
    driver.settle()
    asked = duel(driver).asked
    assert asked is not None and asked.kind == "bots"
    return driver


@pytest.mark.slow
def test_tab_goes_to_cards_that_do_something_then_to_the_button_then_to_the_rest(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "warden"), distance=3)
    hand = [one for one in duel(driver).board.hand_cards() if isinstance(one, HandCard)]
    bright = [one.name for one in hand if not one.dim]
    dark = [one.name for one in hand if one.dim]
    assert dark and len(bright) > 1
    found = tabbed(driver, len(bright))
    assert found == bright
    driver.key(pygame.K_RETURN)
    # What is picked can be locked in: the gold button comes next.
    rest = tabbed(driver, 3)
    assert rest[0] == "Lock in" or "Lock in" in rest
    first_dark = next(place for place, name in enumerate(tabbed(driver, 8)) if name in dark)
    assert first_dark >= 0


@pytest.mark.slow
def test_a_question_about_a_card_takes_the_keys_and_its_answer_leads_to_the_lock(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("duelist", "warden"), distance=3)
    hand = [card.name for card in duel(driver).board.hand_cards()]
    driver.key(pygame.K_1 + hand.index("scrap_knights/dash"))
    assert focus_name(driver) == "Closer"
    driver.key(pygame.K_RETURN)
    assert focus_name(driver) == "Lock in"
    driver.key(pygame.K_RETURN)
    asked = duel(driver).asked
    assert asked is None or asked.kind != "act"


def test_numbers_with_a_sign_begin_above_zero_and_minus_changes_the_digits(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("barrage", "warden"))
    hand = [card.name for card in duel(driver).board.hand_cards()]
    driver.key(pygame.K_1 + hand.index("scrap_knights/parry_shield"))
    assert focus_name(driver) == "+1"
    driver.key(pygame.K_MINUS)
    keys = {one.name: one.key_name for one in duel(driver).board.answers()}
    assert keys["−3"] == "3" and keys["+3"] == ""
    driver.key(pygame.K_3)
    chooser = duel(driver).chooser
    assert chooser is not None and chooser.picked("number") == (-3,)
    assert focus_name(driver) == "Lock in"
    driver.key(pygame.K_BACKSPACE)
    assert chooser.question is not None


def test_the_digit_on_a_bot_and_a_click_pick_it_and_the_gold_button_uses_it(tmp_path: Path) -> None:
    driver = in_bots(tmp_path)
    scene = duel(driver)
    bots = scene.board.numbered_bots()
    assert bots and bots[0].key_name == "1"
    assert scene.form.focus is None
    driver.key(pygame.K_1)
    focus = scene.form.focus
    assert isinstance(focus, BenchCard) and scene.board.previews.price()
    assert scene.asked is not None and scene.asked.kind == "bots"
    used = focus.owned[1]
    assert focus.picked and [one.name for one in scene.board.answers()] == ["Lock in", "Pass"]
    assert [one.text for one in scene.board.answers() if one.primary] == ["Use DD-Burst"]
    driver.rest(SETTLING)
    driver.click(focus.name)
    assert not scene.picked_so_far, "a second press puts it back"
    driver.click(focus.name)
    assert scene.picked_so_far and not scene.view.players[0].spent_bots
    driver.key(pygame.K_RETURN)
    assert used in scene.session.match.state.players[0].spent_bots  # type: ignore[attr-defined]


def test_one_may_still_pass_with_a_bot_picked_once_that_is_told(tmp_path: Path) -> None:
    driver = in_bots(tmp_path)
    scene = duel(driver)
    driver.key(pygame.K_1)
    picked = scene.picked_so_far
    assert picked
    driver.key(pygame.K_p)
    assert scene.picked_so_far == picked and "0 pass" not in scene.session.match.record
    assert "DD-Burst" in scene.line() and "press P again" in scene.line(), scene.line()
    driver.rest(SETTLING)
    driver.key(pygame.K_p)
    assert "0 pass" in scene.session.match.record and not scene.view.players[0].spent_bots


def test_space_on_a_picked_bot_says_what_it_would_do(tmp_path: Path) -> None:
    driver = in_bots(tmp_path)
    scene = duel(driver)
    driver.key(pygame.K_1)
    driver.key(pygame.K_SPACE)
    assert scene.asked is not None and scene.picked_so_far and "DD-Burst" in scene.line()


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_enter_on_a_new_choice_chooses_nothing_and_says_how_to_go_to_something(
    tmp_path: Path, key: int
) -> None:
    """Whoever presses it once more after a show meant the show."""
    driver = table(tmp_path, "person", "greedy", decks=("ronin", "bulwark"), bots=())
    scene = duel(driver)
    driver.key(pygame.K_1)
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert scene.asked is not None and scene.asked.kind == "act"
    played = len(scene.session.match.record)
    for _ in range(4):
        driver.rest(3 * SETTLING)
        driver.key(key)
    assert not scene.picked_so_far and len(scene.session.match.record) == played
    assert "arrow keys" in scene.line()


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_enter_does_not_pass_when_bots_are_asked_for(tmp_path: Path, key: int) -> None:
    driver = in_bots(tmp_path)
    scene = duel(driver)
    for _ in range(3):
        driver.rest(3 * SETTLING)
        driver.key(key)
    assert scene.asked is not None and scene.asked.kind == "bots" and "P to pass" in scene.line()


def test_pass_never_lies_where_acts_are_locked_in(tmp_path: Path) -> None:
    """The main button and the one that passes have a place of their own each, whatever is asked."""
    driver = table(tmp_path, "person", "greedy", decks=("ronin", "bulwark"))
    scene = duel(driver)
    driver.key(pygame.K_1)
    main = driver.control("Lock in").rect
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert scene.asked is not None and scene.asked.kind == "bots"
    passing = driver.control("Pass").rect
    assert not passing.colliderect(main)
    waiting = next(one for one in scene.board.answers() if one.in_gold_place)
    assert waiting.rect == main and not waiting.enabled and waiting.hint
    driver.rest(SETTLING)
    driver.key(pygame.K_1)
    assert driver.control("Pass").rect == passing and driver.control("Lock in").rect == main


@pytest.mark.slow
def test_a_new_round_finds_the_keys_on_nothing_and_the_first_arrow_on_a_card(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", decks=("ronin", "bulwark"), bots=())
    driver.key(pygame.K_1)
    driver.key(pygame.K_RETURN)
    driver.settle()
    asked = duel(driver).asked
    assert asked is not None and asked.kind == "act" and duel(driver).form.focus is None
    board = duel(driver).board
    assert not any(one.name == "notes" for one in board.floats()), "the last round is read first"
    driver.key(pygame.K_RIGHT)
    focus = duel(driver).form.focus
    assert isinstance(focus, CardWidget) and focus.pickable and not focus.dim
    assert any(one.name == "notes" for one in board.floats())


def test_a_digit_looks_at_its_card_wherever_the_pointer_rests(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "warden"))
    bot = next(card for card in duel(driver).board.bench.values() if card.owned[0] == 0)
    driver.move(bot.rect.center)
    driver.key(pygame.K_2)
    looked = duel(driver).form.looked_at
    assert isinstance(looked, HandCard) and looked.picked


@pytest.mark.slow
def test_no_hint_lies_over_the_table_beside_the_look_of_a_bot_that_may_answer(tmp_path: Path) -> None:
    driver = in_bots(tmp_path)
    bot = duel(driver).board.numbered_bots()[0]
    driver.move(bot.rect.center)
    driver.rest(1500)
    board = duel(driver).board
    assert board.closer_look() is not None and [one.name for one in board.floats()] == ["closer look"]
