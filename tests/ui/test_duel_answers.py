"""Questions about an ACT: a digit answers with that number, and each answer shows what it comes to."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit.buttons import Button
from tests.ui.driver import Driver
from tests.ui.duel import duel, table


def asked_for_x(folder: Path) -> Driver:
    driver = table(folder, decks=("ember_titan", "warden"), distance=4)
    driver.click("scrap_knights/thruster_launch")
    chooser = duel(driver).chooser
    assert chooser is not None and chooser.question is not None and chooser.question.slot == "number"
    return driver


def look_at(driver: Driver, slot: str, value: int) -> None:
    answers = [one for one in duel(driver).board.answers() if isinstance(one, Button)]
    button = next(one for one in answers if one.about and (one.about.slot, one.about.value) == (slot, value))
    driver.move(button.rect.center)


def test_a_digit_answers_with_that_number_and_picks_no_card(tmp_path: Path) -> None:
    driver = asked_for_x(tmp_path)
    assert duel(driver).board.console.asked().note == "Click an answer, or press its key"
    driver.key(pygame.K_3)
    scene = duel(driver)
    assert scene.chooser is not None and scene.chooser.picked("number") == (3,)
    assert scene.chooser.picked("card") == ("thruster_launch",)


def test_a_digit_without_an_answer_picks_a_card_as_ever(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ember_titan", "warden"))
    driver.key(pygame.K_1)
    chooser = duel(driver).chooser
    assert chooser is not None and len(chooser.picked("card")) == 1


def test_numbers_below_zero_are_answered_by_their_places(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("duelist", "warden"))
    driver.click("scrap_knights/parry_shield")
    scene = duel(driver)
    assert scene.chooser is not None
    values = [one.value for one in scene.chooser.answers if one.slot == "number"]
    assert min(values) < 0
    keys = [one.key_name for one in scene.board.answers() if one.about in scene.chooser.answers]
    assert keys == [str(place) for place in range(1, len(values) + 1)]
    driver.key(pygame.K_2)
    assert duel(driver).chooser.picked("number") == (values[1],)  # type: ignore[union-attr]


@pytest.mark.parametrize(("way", "then"), [(-1, 1), (1, 5)])
def test_a_direction_shows_the_distance_that_it_leads_to(tmp_path: Path, way: int, then: int) -> None:
    driver = table(tmp_path, decks=("duelist", "warden"), distance=3)
    driver.click("scrap_knights/dash")
    look_at(driver, "direction", way)
    found = duel(driver).board.preview()
    assert found is not None and found.distance == (then, then)
    words = "closer" if way < 0 else "farther"
    button = driver.control(words.capitalize())
    assert isinstance(button, Button) and button.text == f"{words.capitalize()}: 3 to {then}"
    assert button.key_name == ("1" if way < 0 else "2")
    driver.key(pygame.K_1 if way < 0 else pygame.K_2)
    assert duel(driver).line() == f"Dash, {words}: lock in your choice."


def test_a_number_shows_the_heat_that_it_leads_to(tmp_path: Path) -> None:
    driver = asked_for_x(tmp_path)
    heats = []
    for value in (1, 2, 3):
        look_at(driver, "number", value)
        found = duel(driver).board.preview()
        assert found is not None and found.heat[0] == found.heat[1]
        heats.append(found.heat[0])
    assert len(set(heats)) == 3


def test_numbers_that_overheat_the_mech_are_red(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ember_titan", "warden"), distance=4, heat=4, bots=())
    driver.click("scrap_knights/thruster_launch")
    answers = [one for one in duel(driver).board.answers() if one.about is not None]
    assert [one.danger for one in answers] == [False, False, True, True, True, True]
