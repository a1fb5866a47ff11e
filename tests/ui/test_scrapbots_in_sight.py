"""Nothing that moves or floats at a Scrapbots table hides what is read, and what is read is large enough."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.engine.seats import SEATS
from game.rules import load
from game.ui.gallery.pictures import random_match
from game.ui.kit.area import Area
from game.ui.paint import text
from game.ui.paint.cache.memory import forget_all
from game.ui.paint.fonts import Face
from game.ui.paint.palette import Color
from game.ui.tables.scrapbots import choreography
from game.ui.tables.scrapbots.choreography import show_who_begins
from game.ui.tables.scrapbots.lanes.lane import LaneWidget
from game.ui.tables.scrapbots.lanes.outline import WIDTH, outline
from game.ui.tables.scrapbots.panels.step_row import StepRow
from game.ui.tables.scrapbots.panels.well import left
from game.ui.tables.scrapbots.places import lay_out
from game.ui.tables.session.session import Session
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table

SCALES = [100, 150, 200]


def opening(folder: Path, first: int, scale: int = 100, *, reduce_motion: bool = False) -> Driver:
    """A table right after it was opened: chance has decided that a seat begins."""
    driver = Driver(folder, ui_scale=scale, reduce_motion=reduce_motion)
    seeds = (seed for seed in range(20) if Match(load("scrapbots"), {}, seed).decisions[0].seat == first)
    session = Session(
        Match(load("scrapbots"), {}, next(seeds)), ("person", "greedy"), ("Ada", "Bo"), driver.context.saves
    )
    driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
    return driver


@pytest.mark.parametrize("scale", SCALES)
def test_the_coin_for_who_begins_leaves_the_hand_in_sight(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scale: int
) -> None:
    places: list[pygame.Rect] = []
    flip = choreography.flip_coin

    def noted(stage: object, place: pygame.Rect, *more: object, **how: object) -> object:
        places.append(place)
        return flip(stage, place, *more, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(choreography, "flip_coin", noted)
    driver = opening(tmp_path, 0, scale)
    driver.app.frame(0)
    board = lanes(driver).board
    show_who_begins(board, 0)
    plates = [half.plate for half in (*board.places.near, *board.places.far)]
    hand = [card.rect for card in board.hand_cards()]
    read = [*hand, board.places.wound_board, *plates]
    assert hand and places[-1].collidelist(read) < 0


def test_a_computer_player_that_begins_waits_until_the_coin_has_been_read(tmp_path: Path) -> None:
    driver = opening(tmp_path, 1)
    scene, told = lanes(driver), set()
    for _ in range(0, 1900, 50):
        driver.app.frame(50)
        assert not scene.playing and scene.thinking is None
        told.add(scene.line())
    assert told == {"A coin decides who begins."}
    driver.to_the_table()
    assert scene.chooser is not None and scene.session.match.record


def test_put_back_stands_in_one_place(tmp_path: Path) -> None:
    players = [
        {
            "hand": ["spare_parts", "circuitry", "chainsaw", "scout"],
            "energy": 9,
            "lanes": [bot("scout"), None, None],
        }
    ]
    driver = table(tmp_path, start={"players": players})
    places = []
    for name in ("hand spare_parts", "hand circuitry", "hand chainsaw", "hand scout", "own lane 1"):
        driver.click(name)
        places.append(tuple(driver.control("Put back").rect))
        driver.click("Put back")
    driver.key(pygame.K_b)
    back = driver.control("Put back")
    assert back.shown == "BACK", "nothing has been picked that could be put back"  # type: ignore[attr-defined]
    assert {*places, tuple(back.rect)} == {places[0]}


@pytest.mark.parametrize("scale", SCALES)
def test_numbers_of_the_other_sides_pools_rise_beside_the_plates(tmp_path: Path, scale: int) -> None:
    driver = table(tmp_path, ui_scale=scale)
    board = lanes(driver).board
    x, y = choreography._beside(board, 1, "energy")
    size = board.area.unit(choreography._FAR_GAIN)
    begins = pygame.Rect(0, 0, size, size)
    begins.center = x, y
    pools = [board.pile(1, kind) for kind in ("scrap", "energy")]
    assert begins.collidelist([*pools, board.places.far[0].plate, board.places.shelf]) < 0


@pytest.mark.parametrize("scale", SCALES)
def test_what_is_told_for_a_while_lies_between_those_in_the_lanes(tmp_path: Path, scale: int) -> None:
    players = [{"lanes": [bot("scout")] * 3}, {"lanes": [bot("golem")] * 3}]
    driver = table(tmp_path, start={"players": players}, ui_scale=scale)
    scene, places = lanes(driver), lanes(driver).board.places
    driver.context.notify("There is nothing to choose now.")
    before = driver.pixels()
    driver.app.frame(16)
    size = driver.app.window.get_size()
    shown = [pygame.image.frombytes(one, size, "RGB") for one in (before, driver.pixels())]
    changed = pygame.mask.from_threshold(shown[0], (0, 0, 0), (1, 1, 1), shown[1])
    changed.invert()
    rects = changed.get_bounding_rects()
    assert rects
    sentence = max(rects, key=lambda rect: rect.width * rect.height)
    figures = [half.figure for half in (*places.near, *places.far)]
    felt = places.frame.felt.rect
    assert sentence.collidelist([*figures, felt, places.wound_board]) < 0, scene.scale


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """What the text painter paints from now on, with its type in pixels."""
    seen: list[tuple[int, str]] = []
    paint = text.line

    def noted(words: str, face: Face, pixels: int, color: Color, outline: int = 0) -> pygame.Surface:
        if words.strip():
            seen.append((pixels, words))
        return paint(words, face, pixels, color, outline)

    monkeypatch.setattr(text, "line", noted)
    return seen


def smallest(driver: Driver, written: list[tuple[int, str]]) -> tuple[int, str]:
    forget_all()
    written.clear()
    lanes(driver).refresh()
    driver.app.frame(0)
    return min(written)


@pytest.mark.slow
def test_no_words_at_the_table_are_smaller_than_can_be_read(
    tmp_path: Path, written: list[tuple[int, str]]
) -> None:
    for number, moves in enumerate((10, 60, 140, 220)):
        driver = Driver(tmp_path / str(number), reduce_motion=True)
        match = random_match("scrapbots", 3 + number, moves)
        session = Session(match, ("person", "greedy"), ("Ada", "Bo"), driver.context.saves)
        driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
        driver.to_the_table()
        assert smallest(driver, written) >= (12, "")


@pytest.mark.slow
def test_no_words_on_the_belt_of_a_recap_are_smaller_than_can_be_read(
    tmp_path: Path, written: list[tuple[int, str]]
) -> None:
    players = [
        {"hand": ["laser_cannon"], "energy": 9, "lanes": [bot("enforcer"), bot("scout"), None]},
        {"lanes": [bot("drone"), bot("sentry_gun"), None]},
    ]
    driver = table(tmp_path, start={"players": players})
    for action in ("activate laser_cannon lane 1", "attack lane 2 1", "pass"):
        lanes(driver).act(lanes(driver).session.match.rules.parse(action))
        driver.settle()
    driver.to_the_table()
    assert lanes(driver).recap is not None
    assert smallest(driver, written) >= (12, "")


def test_an_empty_lane_that_nobody_can_hit_says_which_one_it_is(tmp_path: Path) -> None:
    driver = table(tmp_path)
    plates = [one for one in driver.scene.form.widgets if isinstance(one, LaneWidget)]
    assert len(plates) == 3 * len(SEATS)
    told = [f"LANE {lane}: {words}" for words in ("NO THREAT", "OUT OF REACH") for lane in (1, 2, 3)]
    assert [one.nobody[0] for one in plates] == told


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1920, 1080)])
def test_who_stands_in_front_hides_no_body_behind(size: tuple[int, int]) -> None:
    """Heads of one lane lay over the feet of the next."""
    places = lay_out(Area(pygame.Rect((0, 0), size), size[1] / 720))
    for halves in (places.near, places.far):
        for behind, before in pairwise(halves):
            apart = abs(behind.foot[0] - before.foot[0])
            assert apart >= behind.figure.width * 0.55, (behind.foot, before.foot)


@pytest.mark.parametrize("size", [0.3, 0.38, 0.45, 0.5, 0.56, 0.63, 0.84, 1.0, 1.26])
def test_the_outline_in_an_empty_lane_has_no_stray_lines(size: float) -> None:
    """Lines ran up and aside from dashed corners, in sizes that nobody would think of."""
    image = outline(size, (100, 160, 255), 1.0)
    # Above the arms there is the head alone, in a cone of light that begins there with none.
    high, aside = round(86 * size), round((WIDTH / 2 - 34) * size)
    for edge in (0, image.get_width() - aside):
        beside = image.subsurface((edge, 0, aside, high))
        assert max(beside.get_at((x, y)).a for x in range(aside) for y in range(high)) < 40


def test_steps_that_all_give_way_are_not_called_more(tmp_path: Path) -> None:
    match = random_match("scrapbots", 5, 25)
    driver = Driver(tmp_path, ui_scale=150, reduce_motion=True)
    session = Session(match, ("person", "greedy"), ("Ada", "Bo"), driver.context.saves)
    driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
    driver.to_the_table()
    scene = lanes(driver)
    # Even here the other side's step has a row.
    rows = [scene.form.named(f"step 1 of seat {seat}") for seat in (0, 1)]
    assert isinstance(rows[0], StepRow) and isinstance(rows[1], StepRow)
    (told,) = left(scene.words, rows[1:], rows[1:], "", brief=True)
    assert told.name == "note 1 step: see the log (L)."  # type: ignore[attr-defined]
