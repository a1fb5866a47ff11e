"""Lessons at the table of lanes: what is lit there, where Rivet speaks, and the price of a mistake."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.ui.kit.labels import Label
from game.ui.layout.host import Host
from game.ui.learn.price import Loss, price_paper
from game.ui.paint.palette import bad, good
from tests.ui.driver import Driver
from tests.ui.lesson_play import guide, one_step, opened, table, to_step

pytestmark = pytest.mark.usefixtures("plain_cards")
COMPONENTS = "scrapbots/components"


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 150])
def test_rivet_leaves_the_plates_of_the_lanes_in_sight(tmp_path: Path, scale: int) -> None:
    driver = opened(tmp_path, COMPONENTS, ui_scale=scale)
    speech = guide(driver).telling.speech
    assert speech is not None
    places = table(driver).board.places
    for half in (*places.near, *places.far):
        assert not half.plate.colliderect(speech.paper)
        assert not half.plate.colliderect(speech.figure)


def test_rivet_and_his_name_leave_the_wounds_in_sight_where_they_are_lit(tmp_path: Path) -> None:
    driver = opened(tmp_path, "scrapbots/scrap", ui_scale=150)
    telling = guide(driver).telling
    assert telling.speech is not None and "wound board" in telling.shown()
    (wounds,) = table(driver).board.spots("wound board")
    assert not any(wounds.rect.colliderect(one) for one in telling.speech.covers)


@pytest.mark.slow
def test_the_plate_of_a_lane_is_lit_with_its_attacks(tmp_path: Path) -> None:
    driver = opened(tmp_path, COMPONENTS)
    board = table(driver).board
    (plate,) = board.spots("own lane 2")
    for name in ("attack lane 2 1", "attack lane 2 2"):
        (attack,) = board.spots(name)
        assert plate.rect.contains(attack.rect)


@pytest.mark.slow
def test_a_turn_that_the_lesson_wants_ended_ends_without_a_question(tmp_path: Path) -> None:
    driver = opened(tmp_path, "scrapbots/last_wound")
    run = guide(driver).run
    assert run.next_moves() == ("pass",)
    driver.click("End turn")
    driver.settle()
    assert run.index == 1
    driver = opened(tmp_path, COMPONENTS)
    driver.click("End turn")
    assert driver.scene_name == "Modal"


@pytest.mark.slow
def test_a_card_of_the_hand_and_all_of_a_kind_can_be_lit(tmp_path: Path) -> None:
    board = table(opened(tmp_path, COMPONENTS)).board
    assert len(board.spots("hand plasma_dart")) == 1
    assert len(board.spots("hand circuitry")) == 3
    assert len(board.spots("kind component")) == 5
    assert board.spots("kind resource") == []


@pytest.mark.slow
def test_the_price_of_a_mistake_leaves_a_lit_plate_in_sight(tmp_path: Path) -> None:
    driver = opened(tmp_path, "scrapbots/build")
    while guide(driver).run.index < 1:
        one_step(driver)
    asked = table(driver).asked
    assert asked is not None
    table(driver).act(next(one for one in asked.actions if str(one) == "build drone lane 3"))
    driver.settle()
    (plate,) = table(driver).board.spots("own lane 3")
    speech, price = guide(driver).telling.speech, guide(driver).page.place()
    assert speech is not None and "own lane 3" in guide(driver).telling.shown()
    assert not any(price.colliderect(one) for one in (plate.rect, *speech.covers))


@pytest.mark.slow
def test_what_rivet_would_play_is_not_hidden_by_a_card_that_is_pointed_at(tmp_path: Path) -> None:
    """Below the title of Rivet's advice stood the card under the pointer."""
    driver = opened(tmp_path, "scrapbots/build")
    while guide(driver).run.index < 1:
        one_step(driver)
    scene = table(driver)
    scene.act(scene.session.match.rules.parse("build drone lane 3"))
    driver.settle()
    assert guide(driver).run.mistake is not None and guide(driver).well_heading() is not None
    for card in (*scene.board.hand_cards()[:2], scene.board.stall_card(1)):
        driver.move(driver.visible_place(card))
        driver.app.frame(400)
        assert scene.board.closer_look() is None


@pytest.mark.parametrize("scale", [150, 100])
def test_the_ring_of_a_card_of_the_hand_keeps_off_the_next_one(tmp_path: Path, scale: int) -> None:
    board = table(opened(tmp_path, "scrapbots/build", size=(1280, 720), ui_scale=scale)).board
    cards = board.hand_cards()
    for card, after in pairwise(cards):
        assert board.lit_place(card).right <= max(after.rect.left + 2, card.rect.left + 2)
    assert board.lit_place(cards[-1]) == cards[-1].rect


def prices(driver: Driver) -> list[tuple[str, str, str, bool]]:
    return [(row.text, row.before, row.after, row.worse) for row in guide(driver).page.losses()]


@pytest.mark.slow
def test_wounds_that_a_mistake_has_dealt_are_told_without_blame(tmp_path: Path) -> None:
    driver = opened(tmp_path, COMPONENTS)
    while guide(driver).run.index < 2:
        one_step(driver)
    asked = table(driver).asked
    assert asked is not None
    table(driver).act(next(one for one in asked.actions if str(one) == "activate chainsaw lane 1"))
    driver.settle()
    mistake = guide(driver).run.mistake
    assert mistake is not None and "only the *middle*" in mistake.say
    assert prices(driver) == [("Wounds dealt: 1", "18", "17", False)]


@pytest.mark.slow
def test_a_turn_that_was_given_away_is_a_price(tmp_path: Path) -> None:
    driver = opened(tmp_path, COMPONENTS)
    asked = table(driver).asked
    assert asked is not None
    table(driver).act(asked.actions[-1])
    driver.settle()
    assert prices(driver) == [("Your turn is lost: turn", "7", "9", True)]
    assert not any(row.gain for row in guide(driver).page.losses())


def test_what_has_become_better_is_shown_as_a_gain_in_words_and_colour(tmp_path: Path) -> None:
    """No arrow: "9 to 12"."""
    rows = [
        Loss("hp", "HP lost: 3", "12", "9", worse=True),
        Loss("scrap", "2 more Scrap", "1", "3", worse=False, gain=True),
    ]
    placed = Host().lay(price_paper("The price", rows), pygame.Rect(0, 0, 400, 200), 1.0)
    told = {one.text: one for one in placed if isinstance(one, Label)}
    assert {"12 to 9", "1 to 3"} <= set(told)
    assert told["12 to 9"].color == bad(paper=True) and told["1 to 3"].color == good(paper=True)


@pytest.mark.slow
def test_what_would_have_been_right_is_told_however_long_its_title_is(tmp_path: Path) -> None:
    driver = opened(tmp_path, "scrapbots/scrap")
    to_step(driver, 6)
    scene = table(driver)
    scene.act(scene.session.match.rules.parse("scrap drone"))
    driver.settle()
    told = [box.name for one in table(driver).form.widgets for box in one.boxes() if box.fits]
    assert "Sentry Gun and Drone" in told and "Drone" in told


@pytest.mark.parametrize("scale", [100, 150])
def test_cards_of_a_lesson_are_read_in_one_place_that_leaves_the_hints_in_sight(
    tmp_path: Path, scale: int
) -> None:
    driver = opened(tmp_path, "scrapbots/scrap", size=(1280, 720), ui_scale=scale)
    to_step(driver, 2)
    board, places = table(driver).board, set()
    for name in ("hand spare_parts", "market scout"):
        driver.move(driver.control(name).rect.center)
        look = board.closer_look()
        assert look is not None and look.ground is not None
        assert look.rect.collidelist([*board.console.heading, *(one.rect for one in board.console.tools)]) < 0
        places.add(tuple(look.rect))
    assert len(places) == 1
