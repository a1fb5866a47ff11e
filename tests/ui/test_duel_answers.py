"""Questions about an ACT: a digit answers with that number, and each answer shows what it comes to."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit.buttons import Button
from game.words.scrap_knights.chain_text import distance_text
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
    assert found is not None and found.distances == (then,)
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


def test_a_move_with_an_open_direction_ends_at_one_place_or_the_other(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "warden"), distance=3, bots=())
    driver.move(driver.visible_place(driver.control("scrap_knights/step")))
    found = duel(driver).board.preview()
    assert found is not None and found.distances == (2, 4)
    assert distance_text(duel(driver).words, found.distances) == "2 or 4"
    assert distance_text(duel(driver).words, (0, 1, 2)) == "0–2"


def test_heat_that_a_ready_bot_can_still_cool_says_cool_or_lose(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "warden"), heat=6, bots=("dd_soothe",))
    tags = [card.tag[0] for card in duel(driver).board._hand if getattr(card, "tag", None)]
    assert "HEAT 7: COOL OR LOSE" in tags, tags


def test_the_key_of_a_closer_look_opens_the_card_that_a_number_picked(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "warden"))
    driver.move((5, 300))
    driver.key(pygame.K_1)
    driver.key(pygame.K_i)
    assert driver.scene_name == "CardScene", driver.scene_name


def test_enter_after_a_hint_locks_in_what_the_hint_has_picked(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "warden"), heat=0)
    scene = duel(driver)
    driver.key(pygame.K_1)
    first = scene.picked_so_far
    driver.key(pygame.K_ESCAPE)
    assert scene.chooser is not None and not scene.chooser.picks
    others = [one for one in scene.chooser.decision.actions if first[0] not in scene.anatomy.parts(one)]
    scene.take_hint([next(one for one in others if scene.anatomy.parts(one))])
    assert scene.chooser.picks and scene.asked is not None
    driver.key(pygame.K_RETURN)
    assert scene.asked is None or scene.asked.kind != "act"
