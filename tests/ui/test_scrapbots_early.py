"""What is pressed right after one's own quick action counts, once; what goes on being pressed does not."""

from pathlib import Path

import pygame

from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table
from tests.ui.test_scrapbots_keys import MARKET, PLAYERS, press, record


def full_table(folder: Path) -> Driver:
    return table(
        folder, "person", "greedy", start={"market": MARKET, "players": PLAYERS}, reduce_motion=False
    )


def raw(driver: Driver, *keys: int, apart: int = 0) -> None:
    """Keys as they come from the window, however early."""
    for key in keys:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            driver.app.handle(pygame.event.Event(kind, key=key, mod=0, unicode=""))
        driver.rest(apart)


def test_another_key_right_after_an_action_is_taken(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    press(driver, pygame.K_2)
    raw(driver, pygame.K_s, apart=100)
    assert lanes(driver).playing
    raw(driver, pygame.K_p, apart=100)
    assert record(driver)[1:] == ["0 scrap chainsaw", "0 scrap circuitry", "0 scrap spare_parts"]
    assert lanes(driver).playing
    raw(driver, pygame.K_e, apart=200)
    assert record(driver)[4] == "0 pass"


def test_nothing_is_chosen_before_the_question_is_drawn(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    press(driver, pygame.K_2)
    raw(driver, pygame.K_s, pygame.K_e)
    assert record(driver) == ["0 scrap spare_parts"]
    driver.rest(100)
    assert record(driver) == ["0 scrap spare_parts", "0 pass"]


def test_the_key_of_the_action_itself_is_not_taken_again(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    press(driver, pygame.K_2)
    raw(driver, pygame.K_s, apart=50)
    raw(driver, pygame.K_2, apart=100)
    assert lanes(driver).picked_name()
    raw(driver, *[pygame.K_s] * 4, apart=60)
    assert len(record(driver)) == 2


def click(driver: Driver, place: tuple[int, int]) -> None:
    driver.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        driver.app.handle(pygame.event.Event(kind, pos=place, button=1))


def test_a_click_right_after_all_cards_were_played_picks_what_it_is_on(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    driver.wait_for_guard()
    raw(driver, pygame.K_p, apart=100)
    assert lanes(driver).playing
    card = lanes(driver).board.stall_card(0)
    assert card is not None
    click(driver, card.rect.center)
    driver.rest(100)
    assert not lanes(driver).playing and lanes(driver).picked_name() == "scout"


def test_after_an_attack_what_is_pressed_early_is_dropped(tmp_path: Path) -> None:
    players = [{"energy": 3, "hand": ["spare_parts"], "lanes": [bot("scout"), None, None]}, {}]
    driver = table(
        tmp_path, "person", "greedy", start={"market": MARKET, "players": players}, reduce_motion=False
    )
    press(driver, pygame.K_a)
    driver.wait_for_guard()
    press(driver, pygame.K_1)
    driver.wait_for_guard()
    raw(driver, pygame.K_1, apart=100)
    assert record(driver) == ["0 attack lane 1 1"] and lanes(driver).playing
    raw(driver, pygame.K_e, apart=400)
    assert record(driver) == ["0 attack lane 1 1"]
