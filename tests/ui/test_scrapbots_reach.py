"""Whose turn it is and what the hand pays for, at the console of Scrapbots; and how a hand lies."""

from itertools import pairwise
from pathlib import Path

import pytest

from game.lessons.library import shipped_lessons
from game.ui.tables.scrapbots.panels.reach import Reach, in_reach
from game.ui.tables.scrapbots.panels.shelf import Price
from game.ui.tables.session.session import Session
from tests.ui.lanes_table import bot, lanes, table
from tests.ui.lesson_play import LESSONS, guide, one_step, opened, to_step
from tests.ui.lesson_play import table as lesson_table

pytestmark = pytest.mark.usefixtures("plain_cards")
MARKET = ["scout", "golem", "supply_crate", "plasma_dart", "med_pack"]
HAND = ["spare_parts", "circuitry", "circuitry", "circuitry", "spare_parts"]
START = {
    "market": MARKET,
    "players": [{"hand": HAND, "lanes": [bot("scout"), bot("drone", exhausted=True), None]}, {}],
}


def test_the_hand_pays_for_cards_or_for_attacks_of_those_that_are_ready(tmp_path: Path) -> None:
    scene = lanes(table(tmp_path, start=START))
    scrap, energy = in_reach(scene.words, scene.view, 0)
    assert scrap == Reach("scrap", 7, ("scout", "supply_crate", "plasma_dart", "med_pack"))
    assert energy == Reach("energy", 3, ("scout",))


def test_what_the_hand_cannot_pay_for_says_how_much_it_takes(tmp_path: Path) -> None:
    players = [{"hand": ["circuitry"], "lanes": [bot("scout"), bot("golem"), None]}, {}]
    scene = lanes(table(tmp_path, start={"market": ["golem"] * 5, "players": players}))
    scrap, energy = in_reach(scene.words, scene.view, 0)
    assert scrap == Reach("scrap", 1, ()) and energy == Reach("energy", 1, (), ("scout", 3))


def test_what_the_hand_pays_for_stands_between_the_last_turn_and_ones_own(tmp_path: Path) -> None:
    driver = table(tmp_path, start=START)
    for _ in range(2):
        driver.click("End turn")
        driver.to_the_table()
    places = {one.name: one.rect for one in driver.scene.form.widgets}
    assert places["BO'S LAST TURN"].bottom < places["YOUR HAND PAYS FOR"].top


def test_while_the_other_side_is_in_turn_the_next_one_can_be_planned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "think", lambda self, decision: None)
    driver = table(tmp_path, "person", "greedy", start={**START, "turn": 21})
    driver.click("End turn")
    driver.settle()
    scene = lanes(driver)
    assert scene.view.active == 1 and scene.board.well_heading()[0] == "BO'S TURN"
    assert any(one.name == "YOUR HAND PAYS FOR" for one in scene.form.widgets)


def test_the_heading_says_whose_turn_it_is_also_while_a_card_is_looked_at(tmp_path: Path) -> None:
    driver = table(tmp_path, start=START)
    board = lanes(driver).board
    (before,) = board.console.heading[:1]
    assert board.well_heading()[0] == "YOUR TURN"
    driver.move(driver.control("market scout").rect.center)
    driver.rest(900)
    look = board.closer_look()
    assert look is not None and not look.rect.colliderect(before)


def test_cards_of_a_small_hand_lie_side_by_side(tmp_path: Path) -> None:
    board = lanes(table(tmp_path, start=START)).board
    for one, other in pairwise(card.rect for card in board.hand_cards()):
        assert one.right < other.left


def test_only_what_can_be_bought_at_once_says_so(tmp_path: Path) -> None:
    start = {**START, "players": [{**START["players"][0], "scrap": 4}, {}]}  # type: ignore[index]
    driver = table(tmp_path, start=start)
    prices = [one for one in driver.scene.form.widgets if isinstance(one, Price)]
    assert [one.cost for one in prices if one.buy] == [4, 3]


def test_a_lesson_lights_a_card_of_the_market_with_its_price(tmp_path: Path) -> None:
    driver = opened(tmp_path, "scrapbots/scrap")
    board = lesson_table(driver).board
    (spot,) = board.spots("market drone")
    price = next(one for one in driver.scene.form.widgets if one.name == "price 1 drone")
    assert spot.rect.contains(price.rect)


def test_the_name_of_a_lesson_stays_over_what_is_looked_at(tmp_path: Path) -> None:
    driver = opened(tmp_path, "scrapbots/scrap")
    to_step(driver, 1)
    driver.wait_for_guard()
    driver.move(driver.control("hand circuitry").rect.center)
    driver.rest(900)
    look = lesson_table(driver).board.closer_look()
    lesson = driver.scene.form.named("lesson")
    assert look is not None and lesson is not None
    assert not (look.ground or look.rect).colliderect(lesson.rect)


def test_all_that_may_be_played_for_a_scout_is_lit(tmp_path: Path) -> None:
    driver = opened(tmp_path, "scrapbots/scrap")
    to_step(driver, 2)
    assert "hand circuitry" in guide(driver).telling.shown()


@pytest.mark.parametrize("scale", [100, 150])
def test_what_the_other_side_can_deal_next_turn_is_said_where_one_decides(tmp_path: Path, scale: int) -> None:
    lay = [{"lanes": [None] * 3}, {"lanes": [bot("scout"), bot("golem"), None]}]
    driver = table(tmp_path, start={"turn": 9, "players": lay}, ui_scale=scale)
    names = [one.name for one in lanes(driver).board.console.host.leaves]
    assert {"note 7 at most in Bo's next turn", "note 7 at most next turn"} & {*names}


@pytest.mark.parametrize("key", [one for one in LESSONS if one.startswith("scrapbots/")])
def test_cards_that_a_step_is_solved_with_are_lit(key: str) -> None:
    lesson = shipped_lessons()[key]
    for step in lesson.steps:
        shown = step.show if step.acts and not lesson.puzzle else ("hand",)
        for move in step.solution:
            kind, _, rest = move.partition(" ")
            card = f"hand {rest.partition(' ')[0]}"
            assert kind not in ("scrap", "energy", "build", "activate") or {"hand", card} & set(shown), (
                step.id
            )


@pytest.mark.slow
def test_rivet_leaves_pools_piles_and_wounds_in_sight(tmp_path: Path) -> None:
    driver = opened(tmp_path, "scrapbots/scrap")
    for turn in range(60):
        telling, board = guide(driver).telling, lesson_table(driver).board
        if telling.speech is not None and (telling.asks or guide(driver).run.finished):
            names = ("scrap", "energy", "deck", "discard") if telling.asks else ()
            for place in (*[board.pile(0, name) for name in names], board.places.wound_board):
                assert not any(place.colliderect(one) for one in telling.speech.covers), turn
        if guide(driver).run.finished:
            return
        one_step(driver, turn)
    raise AssertionError("the lesson has no end")
