"""What the other side does is announced in the middle of the stage, and numbers keep clear of each other."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.scrapbots.cards import LANES
from game.engine.match import Match
from game.lessons.scenario import merged
from game.rules import load
from game.ui.tables.scrapbots.panels.player_plate import look_of, portrait
from game.ui.tables.scrapbots.shows import ticket
from game.ui.tables.scrapbots.shows.battle import strike_of
from game.ui.tables.session.session import Session
from game.ui.tables.shows.stage_pieces import Piece
from tests.ui.driver import TICK, Driver
from tests.ui.lanes_table import bot, lanes, table

SIZES = [(960, 540), (1280, 720), (2560, 1080), (3840, 2160)]
PLAYERS: list[dict[str, Any]] = [
    {"hand": ["chainsaw"], "lanes": [bot("scout"), None, None]},
    {"hand": ["spare_parts", "spare_parts", "drone"], "energy": 2, "lanes": [bot("sentry_gun"), None, None]},
]
MOVES = ("build drone lane 3", "scrap spare_parts", "scrap spare_parts", "buy drone", "attack lane 1 1")


def others_turn(folder: Path, **settings: Any) -> Driver:
    """Bo is in turn, whom a computer plays that never chooses by itself."""
    driver = Driver(folder, **settings)
    rules = load("scrapbots")
    start = {"active": 1, "market": ["drone", "golem", "drone", "scout", "blaster"], "players": PLAYERS}
    match = Match(rules, {"starts": "0"}, 7)
    match = Match(rules, match.options, 7, start=rules.restore(merged(match.state.to_dict(), start)))
    session = Session(match, ("person", "greedy"), ("Ada", "Bo"), driver.context.saves)
    session.think = lambda decision: None  # type: ignore[method-assign]
    driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
    driver.settle()
    driver.hurries = False
    return driver


def does(driver: Driver, move: str) -> int:
    """Shows a choice of the other side; returns for how many milliseconds."""
    scene = lanes(driver)
    scene.session.act(1, scene.session.match.rules.parse(move))
    scene.proceed()
    took = 0
    while scene.playing:
        driver.app.frame(TICK)
        took += TICK
    return took


@pytest.mark.slow
@pytest.mark.parametrize("reduce_motion", [False, True])
def test_each_doing_of_the_other_side_is_announced_long_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reduce_motion: bool
) -> None:
    told: list[str] = []
    image = ticket.ticket_image

    def noted(seat: int, look: str, sentence: str, *more: Any) -> pygame.Surface:
        told.append(f"{seat} {sentence}")
        return image(seat, look, sentence, *more)

    monkeypatch.setattr(ticket, "ticket_image", noted)
    driver = others_turn(tmp_path, reduce_motion=reduce_motion)
    # Also while the pointer rests on a card.
    driver.move(driver.control("hand chainsaw").rect.center)
    took = [does(driver, move) for move in MOVES]
    assert told == [
        "1 *Bo* builds Drone in lane 3.",
        "1 *Bo* gains 2 Scrap from Spare Parts and has 2.",
        "1 *Bo* gains 2 Scrap from Spare Parts and has 4.",
        "1 *Bo* buys Drone for 4 Scrap.",
        "1 *Bo*'s Sentry Gun attacks in lane 1 for 2 Energy.",
    ]
    assert took[0] >= 1000 and took[3] >= 1000 and took[4] >= 1000 and took[1] >= 500
    assert took[2] >= 400, "another card for the same pool: only the sum is new"


def test_ones_own_doing_is_not_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ticket, "ticket_image", lambda *facts: pytest.fail("nobody needs that told"))
    driver = table(tmp_path, "person", "greedy", start={"players": [{"hand": ["spare_parts"]}, {}]})
    driver.click("hand spare_parts")
    driver.click("scrap False")
    driver.settle()


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", SIZES)
def test_a_ticket_lies_on_the_stage_off_the_lane_it_speaks_of(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    board = lanes(others_turn(tmp_path, size=size, ui_scale=scale)).board
    image = ticket.ticket_image(
        1, "gauge", "*Bo* buys Drone for 4 Scrap.", board.face("drone"), board.ticket_scale
    )
    for lane in (None, *range(LANES)):
        place = board.ticket_place(lane, image.get_size())
        assert board.places.frame.arena.rect.contains(place)
        assert not place.colliderect(board.places.wound_board)
        for half in (*board.places.near, *board.places.far):
            assert not place.colliderect(half.plate)
        if lane is not None:
            assert not place.collidepoint(place.centerx, board.places.near[lane].foot[1])


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", SIZES)
def test_the_ticket_of_an_attack_hides_neither_lanes_nor_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: int
) -> None:
    board = lanes(others_turn(tmp_path, size=size, ui_scale=scale)).board
    monkeypatch.setattr(type(board), "showing", True)
    board.strike = strike_of("scrapbots", 1, 0, "chainsaw", "component", "drone")
    told = "*Bo* activates Laser Cannon on the Scrapbot in lane 2."
    image = ticket.ticket_image(1, "gauge", told, board.face("drone"), board.ticket_scale)
    place, hand = board.ticket_place(0, image.get_size()), board.fan.places(5)
    assert board.places.frame.felt.rect.contains(place)
    assert place.collidelist([*hand, board.places.pools, board.places.piles]) < 0


def test_a_ticket_lies_where_it_hides_the_fewest_scrapbots(tmp_path: Path) -> None:
    stands = [bot("golem"), bot("golem"), None]
    driver = table(tmp_path, start={"players": [{"lanes": stands}, {"lanes": stands}]})
    board = lanes(driver).board
    figures = [half[lane].figure for half in (board.places.near, board.places.far) for lane in (0, 1)]
    size = round(330 * board.ticket_scale), round(66 * board.ticket_scale)
    assert board.ticket_place(None, size).collidelist(figures) < 0


@pytest.mark.slow
@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("lane", range(LANES))
@pytest.mark.parametrize("defended", [True, False])
def test_the_number_of_a_blow_rises_in_its_own_lane(
    tmp_path: Path, lane: int, scale: int, *, defended: bool
) -> None:
    stands = [bot("golem") if one == lane else None for one in range(LANES)]
    others = [bot("golem") if defended or one != lane else None for one in range(LANES)]
    start = {"players": [{"energy": 9, "lanes": stands}, {"lanes": others}]}
    driver = table(tmp_path, "person", "greedy", start=start, ui_scale=scale, reduce_motion=False)
    driver.hurries = False
    board = lanes(driver).board
    driver.click(f"attack lane {lane + 1} 1")
    seen: list[pygame.Rect] = []
    for _ in range(60):
        driver.app.frame(33)
        # The first number is what the attack costs.
        seen += [way for _, _, way in board.stage._ways if way.top < board.places.frame.felt.rect.top]
    foot = board.half(1, lane).foot[1]
    before = board.half(1, lane - 1).foot[1] if lane else board.places.shelf.bottom
    assert seen and all(before < way.centery < foot for way in seen)
    # On the side of whoever is hit: over the attacker it would be read as the attacker's loss.
    assert all(way.centerx > board.places.frame.stage.rect.centerx for way in seen)
    halves = [board.half(seat, one) for seat in (0, 1) for one in range(LANES)]
    read = [*(half.plate for half in halves), board.places.wound_board, board.places.shelf]
    assert not any(way.colliderect(place) for way in seen for place in read)
    assert all(way.height > 36 for way in seen), "it is large enough to be seen"


def test_of_several_gains_one_number_is_seen_at_a_time(tmp_path: Path) -> None:
    start = {"players": [{"hand": ["spare_parts"] * 4}, {}]}
    driver = table(tmp_path, "person", "greedy", start=start, reduce_motion=False)
    driver.hurries = False
    driver.click("all for scrap")
    stage, most = lanes(driver).board.stage, 0
    while lanes(driver).playing or stage.moving:
        driver.app.frame(TICK)
        tank = lanes(driver).board.pile(0, "scrap").inflate(40, 400)
        numbers = [
            one
            for one in stage.pieces
            if isinstance(one, Piece)
            and one.alpha > 0
            and one.image.get_width() < 90
            and tank.collidepoint(one.x, one.y)
        ]
        most = max(most, len(numbers))
    assert most == 1


def test_a_computer_player_has_one_face_everywhere() -> None:
    assert [look_of(player, 1) for player in ("easy", "normal", "hard")] == ["chip", "gauge", "anvil"]
    assert look_of("person", 0) != look_of("person", 1)
    faces = {look: portrait(look, (60, 74), 1, left=False) for look in ("chip", "gauge", "anvil", "victim")}
    assert len({pygame.image.tobytes(face, "RGBA") for face in faces.values()}) == len(faces)
    assert faces["gauge"].get_at((0, 0)).a == 0, "its corners are round"
