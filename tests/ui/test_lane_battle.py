"""How an attack in lanes is shown: when what lands, and that no number runs ahead of what is seen."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.events import Event
from game.ui.paint.figures.robots import standing_robot
from game.ui.paint.scenery.pads import sleep
from game.ui.tables.scrapbots.choreography import SHOWS
from game.ui.tables.scrapbots.lanes import breath
from game.ui.tables.scrapbots.lanes.lane import LaneWidget
from game.ui.tables.scrapbots.panels.player_plate import PlayerPlate
from game.ui.tables.scrapbots.panels.step_row import StepRow
from game.ui.tables.scrapbots.shows.battle import LEAD, SPARK, LaneShows, figure
from game.ui.tables.scrapbots.shows.rain import APART, LENGTH, MOST, flights, rain, still_flying
from game.ui.tables.shows.stage import Stage
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table

START: dict[str, Any] = {
    "wounds_left": 15,
    "players": [
        {
            "hand": ["chainsaw", "circuitry"],
            "lanes": [None, bot("enforcer"), None],
            "discard": ["brain_damage"] * 3,
        },
        {
            "lanes": [bot("drone"), bot("golem", 70), None],
            "discard": ["scout", "brain_damage", "brain_damage"],
        },
    ],
}


def attacking(folder: Path, **settings: Any) -> Driver:
    driver = table(folder, start=START, **{"reduce_motion": False, **settings})
    driver.wait_for_guard()
    scene = lanes(driver)
    scene.act(scene.session.match.rules.parse("activate chainsaw lane 2"))
    driver.app.frame(16)
    return driver


def hit(kind: str, lane: int, **facts: int) -> Event:
    return Event(kind, {"seat": 1, "lane": lane, "card": "drone", **facts})


def test_a_blow_begins_before_it_lands_and_splash_follows_at_once() -> None:
    events = [
        Event("activate", {"seat": 0, "lane": 1, "card": "chainsaw"}),
        hit("damage", 1, amount=30),
        hit("damage", 0, amount=30),
        hit("wound", 2, count=3),
    ]
    assert isinstance(SHOWS, LaneShows)
    schedule = SHOWS.schedule(events)
    assert [lead for lead, _ in schedule] == [0, LEAD, SPARK, SPARK]
    assert schedule[1][1] == schedule[2][1] == SPARK
    assert schedule[3][1] >= LENGTH + 3 * APART, "every Wound lands within the show"


def test_what_hurts_without_an_attack_has_no_blow() -> None:
    events = [Event("text", {"seat": 0, "card": "med_pack"}), hit("damage", 1, amount=10)]
    assert [lead for lead, _ in SHOWS.schedule(events)] == [0, 0]


@pytest.mark.parametrize(("count", "cards"), [(1, [1]), (MOST, [1] * MOST), (7, [7])])
def test_of_many_wounds_one_card_flies_for_all(count: int, cards: list[int]) -> None:
    assert flights(count) == cards


@pytest.mark.slow
def test_a_rain_is_counted_as_each_card_lands(tmp_path: Path) -> None:
    driver = attacking(tmp_path)
    stage = Stage()
    image = driver.app.window.subsurface((0, 0, 40, 60))
    rain(stage, image, (0, 0), (300, 0), 3, "wounds")
    seen = [still_flying(stage, "wounds")]
    while stage.moving:
        stage.update(16)
        seen.append(still_flying(stage, "wounds"))
    assert list(dict.fromkeys(seen)) == [3, 2, 1, 0]


@pytest.mark.slow
def test_no_number_of_wounds_runs_ahead_of_the_cards_or_back(tmp_path: Path) -> None:
    driver = attacking(tmp_path)
    scene, seen = lanes(driver), []
    while scene.playing:
        plate = next(one for one in scene.form.widgets if isinstance(one, PlayerPlate) and one.seat == 1)
        seen.append((int(plate.wounds[0]), len(scene.board.discard_shown(1, scene.view.players[1]))))
        driver.app.frame(16)
    wounds = [one for one, _ in seen]
    assert wounds == sorted(wounds) and (wounds[0], wounds[-1]) == (2, 3)


@pytest.mark.slow
def test_the_attack_that_is_shown_is_on_paper_and_its_card_on_the_felt(tmp_path: Path) -> None:
    driver = attacking(tmp_path)
    scene = lanes(driver)
    paper, felt, heading = [], [], set()
    while scene.playing:
        paper += [one.number for one in scene.form.widgets if isinstance(one, StepRow) and one.now]
        felt += [one for one in scene.form.widgets if getattr(one, "tag", None)]
        heading.add(scene.board.well_heading()[0])
        driver.app.frame(16)
    assert paper and felt and "CHAINSAW" in heading
    assert felt[-1].tag[0] == "ACTIVATED BY ENFORCER"
    driver.settle()
    assert not [one for one in scene.form.widgets if isinstance(one, StepRow) and one.now]


@pytest.mark.slow
@pytest.mark.parametrize("reduce_motion", [False, True])
def test_afterwards_the_table_is_as_if_it_had_just_been_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reduce_motion: bool
) -> None:
    # Who is ready breathes all the same.
    monkeypatch.setattr(breath, "breath_of", lambda *_: 0)
    driver = attacking(tmp_path, reduce_motion=reduce_motion)
    driver.settle()
    driver.move((5, 5))
    driver.settle()
    shown = driver.pixels()
    scene = lanes(driver)
    scene.board.stage.skip()
    scene.refresh()
    driver.app.frame(16)
    assert driver.pixels() == shown


@pytest.mark.slow
def test_it_can_be_hurried_through_at_any_moment(tmp_path: Path) -> None:
    for number, frames in enumerate((1, 20, 40, 60)):
        driver = attacking(tmp_path / str(number))
        driver.rest(frames * 16)
        lanes(driver).next_step()
        driver.settle()
        assert lanes(driver).asked is not None and not lanes(driver).board.stage.hidden


def test_who_moves_in_a_far_lane_passes_behind_who_stands_in_a_nearer_one(tmp_path: Path) -> None:
    driver = attacking(tmp_path)
    board = lanes(driver).board
    near = board.half(0, 1)
    behind = figure(board, 0, 0, "golem")
    # A leap or a throw leads it down to those of the next lane.
    behind.foot = near.foot[0], near.foot[1] - near.figure.height // 2
    surface = pygame.Surface(lanes(driver).size)
    board.draw_nearer(surface, surface.get_rect(), near.foot[1] - 1)
    alone = surface.copy()
    both, bare = surface.copy(), surface.copy()
    for picture in (both, bare):
        picture.fill((0, 0, 0))
    place = behind.draw(both).clip(near.figure)
    behind.cover = None
    behind.draw(bare)
    where = [(x, y) for x in range(place.left, place.right) for y in range(place.top, place.bottom)]
    stands = [at for at in where if sum(alone.get_at(at)[:3]) > 120]
    assert len(stands) > 100
    assert sum(both.get_at(at) != bare.get_at(at) for at in stands) > len(stands) * 0.9


@pytest.mark.slow
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768), (2560, 1080)])
def test_the_sleep_of_a_scrapbot_lies_on_no_other(tmp_path: Path, size: tuple[int, int]) -> None:
    looks = ["scout", "drone", "sentry_gun", "sentinel", "enforcer", "golem"]
    driver = table(
        tmp_path, start={"players": [{"lanes": [bot("drone", exhausted=True)] * 3}] * 2}, size=size
    )
    sleepers = [one for one in lanes(driver).form.widgets if isinstance(one, LaneWidget)]
    assert len(sleepers) == 6 and all(one.exhausted for one in sleepers)

    def figure(one: LaneWidget, look: str, *, tired: bool) -> tuple[pygame.mask.Mask, tuple[int, int]]:
        half = one.half
        image, (x, y) = standing_robot(look, half.size, "rest", left=not one.near, exhausted=tired)
        return pygame.mask.from_surface(image), (half.foot[0] + x, half.foot[1] + y)

    for one in sleepers:
        letters = pygame.mask.from_surface(sleep(one.half.size, one.near))
        others = [
            figure(other, look, tired=tired)
            for other in sleepers
            if other is not one
            for look in looks
            for tired in (True, False)
        ]
        for look in looks:
            x, y = one.sleep_place(figure(one, look, tired=True)[1][1])
            for shape, corner in others:
                assert not shape.overlap_area(letters, (x - corner[0], y - corner[1])), f"{one.name} {look}"
