"""Lessons at the table of lanes: what is lit there, where Rivet speaks, and the price of a mistake."""

from pathlib import Path

import pytest

from tests.ui.driver import Driver
from tests.ui.test_lessons import guide, one_step, opened, table

pytestmark = pytest.mark.usefixtures("plain_cards")
COMPONENTS = "scrapbots/components"
PLATES = [f"{side} lane {number}" for side in ("own", "enemy") for number in (1, 2, 3)]


@pytest.mark.parametrize("scale", [100, 150])
def test_rivet_leaves_the_plates_of_the_lanes_in_sight(tmp_path: Path, scale: int) -> None:
    driver = opened(tmp_path, COMPONENTS, ui_scale=scale)
    speech = guide(driver).telling.speech
    assert speech is not None
    for name in PLATES:
        (plate,) = table(driver).board.spots(name)
        assert not plate.rect.colliderect(speech.paper), name
        assert not plate.rect.colliderect(speech.figure), name


def test_a_card_of_the_hand_and_all_of_a_kind_can_be_lit(tmp_path: Path) -> None:
    board = table(opened(tmp_path, COMPONENTS)).board
    assert len(board.spots("hand plasma_dart")) == 1
    assert len(board.spots("hand circuitry")) == 3
    assert len(board.spots("kind component")) == 5
    assert board.spots("kind resource") == []


def prices(driver: Driver) -> list[tuple[str, str, str, bool]]:
    return [(row.text, row.before, row.after, row.worse) for row in guide(driver).page.paper().rows]


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


def test_a_turn_that_was_given_away_is_a_price(tmp_path: Path) -> None:
    driver = opened(tmp_path, COMPONENTS)
    asked = table(driver).asked
    assert asked is not None
    table(driver).act(asked.actions[-1])
    driver.settle()
    assert prices(driver) == [("Turns gone: 2", "7", "9", True)]
