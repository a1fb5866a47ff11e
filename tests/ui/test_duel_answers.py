"""Questions about an ACT: a digit answers with that number, and each answer shows what it comes to."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit.buttons import Button
from game.ui.tables.scrap_knights.panels.well import SeenCard
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_digit_means_its_number_and_after_minus_the_one_below_zero(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("barrage", "warden"))
    driver.click("scrap_knights/parry_shield")
    scene = duel(driver)
    assert scene.chooser is not None
    values = [one.value for one in scene.chooser.answers if one.slot == "number"]
    assert min(values) < 0
    keys = [one.key_name for one in scene.board.answers() if one.about in scene.chooser.answers]
    assert keys == [str(value) if value > 0 else "" for value in values]
    driver.key(pygame.K_2)
    assert duel(driver).chooser.picked("number") == (2,)  # type: ignore[union-attr]


@pytest.mark.default_cases(1)
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
    assert duel(driver).line() == f"Dash, {words} is picked: lock it in, or pick another."


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


def test_the_last_heat_says_that_nothing_is_left_that_vents(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("duelist", "warden"), heat=5, bots=())
    tags = [card.tag[0] for card in duel(driver).board._hand if getattr(card, "tag", None)]
    assert "HEAT 6: NO VENT LEFT" in tags, tags
    cooled = table(tmp_path / "cooled", decks=("duelist", "warden"), heat=5, bots=("dd_soothe",))
    tags = [card.tag[0] for card in duel(cooled).board._hand if getattr(card, "tag", None)]
    assert "HEAT 6: NO VENT LEFT" not in tags, tags


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


def test_a_number_names_the_heat_that_it_leads_to_and_what_loses(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ember_titan", "warden"), distance=4, heat=4, bots=())
    driver.click("scrap_knights/thruster_launch")
    answers = [one.text for one in duel(driver).board.answers() if one.about is not None]
    assert answers[:3] == ["1: heat 5", "2: heat 6", "3: heat 7: you lose"]


def test_a_winning_blow_that_costs_too_much_heat_says_both(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ember_titan", "warden"), heat=6, bots=())
    match = duel(driver).session.match
    match.state.players[1].hp = 1  # type: ignore[attr-defined]
    match.position += 1
    duel(driver).refresh()
    tags = [card.tag[0] for card in duel(driver).board._hand if getattr(card, "tag", None)]
    assert "WINS OR OVERHEATS" in tags, tags


def test_what_lies_under_a_ult_is_no_longer_shown_as_playable(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ember_titan", "warden"))
    match = duel(driver).session.match
    other = match.state.players[1]  # type: ignore[attr-defined]
    other.seen, other.held, other.lost = ("las_shot", "slash", "stab"), ("stab",), ("slash",)
    match.position += 1
    duel(driver).refresh()
    shown = [one for one in driver.scene.form.widgets if isinstance(one, SeenCard)]
    assert [(one.away, one.dim) for one in shown] == [("", False), ("GONE", True), ("UNDER ULT", True)]


def test_the_prompt_names_the_bots_that_may_answer(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", decks=("ronin", "bulwark"))
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    driver.settle()
    assert duel(driver).line() == "Ada: DD-Burst may answer. Use it, or pass."


def test_a_number_that_brings_too_much_heat_is_red(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ember_titan", "warden"), distance=4, heat=5)
    driver.click("scrap_knights/thruster_launch")
    buttons = [one for one in duel(driver).board.answers() if isinstance(one, Button) and one.about]
    red = {one.about.value: one.danger for one in buttons if one.about is not None}
    assert red == {1: False, **dict.fromkeys(range(2, 7), True)}
