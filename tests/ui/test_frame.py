"""The frame of the tables, in windows of all shapes."""

from pathlib import Path

import pygame
import pytest

from game.ui.gallery.pictures import random_match
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.paint.scenery import lane
from game.ui.tables.command_core.places import lay_out as board_places
from game.ui.tables.frame import ARENA_KEPT, make_frame
from game.ui.tables.scrap_knights.places import lay_out
from game.ui.tables.session.session import Session
from tests.ui.driver import Driver

SIZES = [(960, 540), (1024, 768), (1280, 1024), (1280, 720), (2560, 1080), (3840, 2160)]


def area(size: tuple[int, int]) -> Area:
    return Area(pygame.Rect((0, 0), size), min(size[0] / 1280, size[1] / 720))


@pytest.mark.parametrize("enlarged", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_the_felt_is_as_high_as_a_hand_needs_and_the_arena_has_the_rest(
    size: tuple[int, int], enlarged: float
) -> None:
    frame = make_frame(area(size), enlarged)
    units = frame.felt.rect.height / frame.felt.scale
    assert 200 <= units <= 203
    kept = 1.0 if enlarged == 1 else ARENA_KEPT
    assert frame.arena.rect.height >= kept * 518.4 * frame.stage.scale - 1


@pytest.mark.parametrize("size", SIZES)
def test_what_is_read_grows_and_the_scenery_gives_way(size: tuple[int, int]) -> None:
    plain = make_frame(area(size))
    before = plain
    for wanted in (1.25, 1.5, 2.0):
        frame = make_frame(area(size), wanted)
        assert frame.stage.scale == plain.stage.scale, "what is written on the stage keeps its size"
        assert frame.stage.rect.width >= 0.92 * 1008 * plain.stage.scale
        assert frame.console.scale > before.console.scale and frame.felt.scale >= before.felt.scale
        before = frame
    assert before.console.scale >= 1.49 * plain.console.scale
    assert before.felt.scale >= 1.45 * plain.felt.scale
    heights = [lay_out(area(size), wanted).hand.height for wanted in (1.0, 1.25, 1.5, 2.0)]
    assert heights == sorted(heights) and heights[-1] >= 1.3 * heights[0]


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("game", ["scrap_knights", "scrapbots"])
def test_no_table_has_small_cards_where_writing_is_large(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    driver = Driver(tmp_path, size=size, reduce_motion=True)
    session = Session(random_match(game, 5, 8), ("person", "person"), ("Ada", "Bo"), driver.context.saves)
    driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
    driver.to_the_table()
    widths = []
    for factor in (1.0, 1.5):
        driver.scene.resize(size, factor)
        cards = [one for one in driver.scene.form.widgets if isinstance(one, CardWidget) and one.face]
        assert cards
        widths.append(sum(one.rect.width for one in cards) / len(cards))
    assert widths[1] >= widths[0], widths


@pytest.mark.parametrize("size", SIZES)
def test_mechs_at_distance_0_stand_nearer_than_at_1_and_on_their_pads(size: tuple[int, int]) -> None:
    places = lay_out(area(size))
    assert places.apart(0) * 1.3 < places.apart(1) < places.apart(2)
    assert lane.drawn(0) > 0


@pytest.mark.parametrize("size", SIZES)
def test_the_planner_of_a_board_keeps_its_size_at_a_larger_scale(size: tuple[int, int]) -> None:
    places = board_places(area(size), 1.5)
    # A very wide window has room for larger bars, and they take some height.
    least = 0.9 if size[0] > 2 * size[1] else 0.94
    assert places.panel.scale >= least * area(size).scale
