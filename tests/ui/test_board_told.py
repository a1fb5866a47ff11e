"""What a shot costs is told before it is fired, and what was paid with its own mark."""

from pathlib import Path

import pytest

from game.engine.events import Event
from game.engine.seats import SEATS
from game.ui.tables.command_core.choreography import SHOWS
from game.ui.tables.command_core.map.labels import body
from game.ui.tables.command_core.panels.target_row import Target
from game.ui.tables.command_core.shows import answers, remarks
from game.ui.tables.command_core.shows.close_up import place_of
from game.ui.tables.session.seats import LOOKS
from game.ui.tables.shows.quips import lines_on
from game.words.messages import shipped_messages
from tests.ui.board_moments import open_moment
from tests.ui.driver import Driver


@pytest.mark.parametrize(("flux", "surge", "symbol"), [(0, 1, "surge"), (2, 0, "flux"), (1, 1, "flux")])
def test_a_payment_has_the_mark_that_was_paid(flux: int, surge: int, symbol: str) -> None:
    assert SHOWS.symbol(Event("pay", {"flux": flux, "surge": surge})) == symbol


def test_a_target_says_what_the_shot_costs_or_gains(tmp_path: Path) -> None:
    scene = open_moment(Driver(tmp_path, reduce_motion=True), "attack")
    rows = [one.about for one in scene.form.widgets if isinstance(one.about, Target)]
    snapshot = scene.board.snapshot
    number = scene.view.next_attacker
    assert number is not None
    delta = snapshot.library.weapons[snapshot.weapon].delta
    prices = {row.chance.price for row in rows if row.chance is not None}
    assert prices
    for price in prices:
        said = "gains" in price if delta > 0 else "pays" in price or "paid" in price
        assert said if delta else price == "", price


def test_each_computer_player_has_words_of_its_own_for_each_answer() -> None:
    texts = shipped_messages("command_core")
    quips, answers = texts.section("quips"), set(texts.section("answers")) - {"deplete"}
    moments = answers | {"begin", "won", "lost"}
    assert {name.rsplit("_", 1)[0] for name in quips} >= {
        f"{look}_{moment}" for look in LOOKS.values() for moment in moments
    }


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
@pytest.mark.parametrize("moment", ["reroll", "defend"])
def test_what_a_computer_player_says_lies_off_the_shot(
    tmp_path: Path, moment: str, size: tuple[int, int]
) -> None:
    board = open_moment(Driver(tmp_path, size), moment, other="hard").board
    made, field = board.view.attack, board.field
    assert made is not None
    other = next(seat for seat in SEATS if seat != board.bottom)
    assert remarks.say(board, other, "surge", 0)
    board.stage.update(400)
    (said,) = lines_on(board.stage)
    place = said.image.get_rect(center=(round(said.x), round(said.y)))
    fight = [body(one, field.camera) for one in field.standing if one.number in (made.attacker, made.target)]
    assert field.rect.contains(place) and place.collidelist(fight) < 0
    assert not place.clipline(fight[0].center, fight[1].center)
    assert not place.colliderect(place_of(board, (made.attacker, made.target)))
    # Two and a half seconds later it can still be read, whatever else was told.
    answers.clear(board)
    board.stage.update(2200)
    assert said in board.stage.pieces and said.alpha == 1


@pytest.mark.parametrize("came_from", [(5, 5), None])
def test_by_keys_placing_begins_on_a_cell_that_is_lit(
    tmp_path: Path, came_from: tuple[int, int] | None
) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    field = open_moment(driver, "place").board.field
    field.cursor, field._came_from = None, came_from
    assert came_from not in field.choices
    assert field._step(1, 0)
    assert field.cursor in field.choices
