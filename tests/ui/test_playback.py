"""How a round is shown: in steps with their own lengths, hurried by Space, ended by E, or as stills."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.engine.events import Event
from game.ui.kit.buttons import Button
from game.ui.tables.hands.played_card import PlayedCard
from game.ui.tables.scrap_knights.choreography import SHOWS
from game.ui.tables.scrap_knights.table import DuelScene
from game.ui.tables.session.launch import new_match
from game.ui.tables.session.playback import fit
from game.ui.tables.shows.shows import LONGEST, Show, Shows
from tests.ui.driver import TICK, Driver
from tests.ui.test_screens import LAYOUTS, look_over

MOVES = [("slash", "stonewall"), ("shock_palm", "las_shot"), ("step farther", "stab")]


def playing(folder: Path, first: str, second: str, *, distance: int = 1, **settings: object) -> Driver:
    """A round of which all choices are made, about to be shown to the first seat."""
    driver = Driver(folder, **settings)  # type: ignore[arg-type]
    options = {"deck_0": "ronin", "deck_1": "warden" if second == "crash" else "bulwark"}
    new_match(driver.context, "scrap_knights", options, 7, ("person", "person"), ("Ada", "Brunel"))
    driver.to_the_table()
    scene = duel(driver)
    # Nobody at the second seat: the whole round comes without a curtain or a question.
    scene.sitting.seats, scene.sitting.viewer = ("person", "greedy"), 0
    scene.session.seats = ("person", "greedy")
    scene.session.think = lambda decision: None  # type: ignore[method-assign]
    match = scene.session.match
    match.state.distance = distance  # type: ignore[attr-defined]
    match.act(1, match.rules.parse(f"act {second}"))
    scene.sitting.skip()
    scene.stop_asking()
    scene.refresh()
    match.act(0, match.rules.parse(f"act {first}"))
    while match.decisions and match.decisions[0].kind != "act":
        match.act(match.decisions[0].seat, match.rules.parse("pass"))
    scene.proceed()
    assert scene.playing
    return driver


def duel(driver: Driver) -> DuelScene:
    assert isinstance(driver.scene, DuelScene), driver.scene_name
    return driver.scene


def watch(driver: Driver) -> Iterator[int]:
    """Frame by frame to the end of the show, drawn; gives the milliseconds that have passed."""
    passed = 0
    while duel(driver).playing:
        yield passed
        driver.app.frame(TICK)
        passed += TICK


def follow(driver: Driver) -> Iterator[int]:
    """The same for what shows in the state of the table: nothing is drawn."""
    with driver.unseen():
        yield from watch(driver)


@pytest.mark.slow
@pytest.mark.parametrize("reduce_motion", [False, True], ids=["moving", "still"])
@pytest.mark.parametrize("moves", MOVES, ids="-".join)
def test_no_show_takes_more_than_six_seconds(
    tmp_path: Path, moves: tuple[str, str], reduce_motion: bool
) -> None:
    driver = playing(tmp_path, *moves, reduce_motion=reduce_motion)
    passed = list(follow(driver))[-1]
    assert 2000 < passed <= LONGEST + 2 * TICK


def test_a_show_that_is_too_long_is_shortened_in_proportion() -> None:
    assert fit(LONGEST - 1, LONGEST) == fit(0, LONGEST) == 1
    assert fit(3 * LONGEST, LONGEST) == pytest.approx(1 / 3)


def test_events_of_a_kind_that_come_together_are_seen_together() -> None:
    cost = Show(50, rides=("flip",))
    shows = Shows({"flip": Show(700, apart=120), "cost": cost, "hit": Show(lambda event: 10, lead=5)})
    kinds = ("flip", "cost", "flip", "cost", "hit", "cost", "flip")
    events = [Event(kind=kind, facts={}) for kind in kinds]
    assert shows.schedule(events) == [(0, 120), (0, 0), (0, 700), (0, 0), (5, 10), (0, 50), (0, 700)]


@pytest.mark.slow
def test_space_goes_on_step_by_step_and_shows_each_one(tmp_path: Path) -> None:
    driver = playing(tmp_path, "slash", "las_shot")
    scene = duel(driver)
    unseen = scene.sitting.unseen()
    first = sum(SHOWS.begins_step(event) for event in unseen)
    steps = 0
    while scene.playing:
        before = scene.sitting.coming()
        driver.key(pygame.K_SPACE)
        steps += 1
        assert not scene.playing or scene.sitting.coming() != before
    assert first - 1 <= steps <= first + 1
    assert scene.asked is not None


def test_the_end_of_a_step_is_its_whole_picture(tmp_path: Path) -> None:
    driver = playing(tmp_path, "slash", "las_shot")
    scene = duel(driver)
    while scene.view.players[1].hp == 12:
        driver.key(pygame.K_SPACE)
    assert scene.view.players[1].hp == 9
    assert scene.board.duelists.plates == scene.view.distance
    assert scene.board.gauge("hp", 1).value == 9


@pytest.mark.slow
@pytest.mark.parametrize("way", ["T", "button"])
def test_the_show_can_be_ended(tmp_path: Path, way: str) -> None:
    driver = playing(tmp_path, "slash", "las_shot")
    scene = duel(driver)
    driver.rest(500)
    if way == "T":
        driver.key(pygame.K_t)
    else:
        driver.click("To end")
    assert not scene.playing and scene.sitting.up_to_date and scene.asked is not None


@pytest.mark.slow
def test_a_click_on_the_stage_goes_on_and_one_on_a_tool_is_for_the_tool(tmp_path: Path) -> None:
    driver = playing(tmp_path, "slash", "las_shot")
    scene = duel(driver)
    before = scene.sitting.coming()
    driver.click_at(scene.board.hung("distance").rect.center)
    assert scene.playing and scene.sitting.coming() != before
    driver.click("Menu")
    assert driver.scene_name == "PauseScene"
    driver.key(pygame.K_ESCAPE)
    assert scene.playing, "the show has waited"


@pytest.mark.slow
def test_a_click_meant_for_the_show_answers_nothing_that_comes_after_it(tmp_path: Path) -> None:
    driver = playing(tmp_path, "slash", "las_shot")
    scene = duel(driver)
    while scene.playing:
        driver.key(pygame.K_SPACE)
    driver.click_at(scene.board.hand_cards()[0].rect.center)
    assert scene.chooser is not None and not scene.chooser.given
    driver.rest(400)
    driver.click_at(scene.board.hand_cards()[0].rect.center)
    assert scene.chooser.given


def test_the_gold_button_goes_on_and_enter_does_too(tmp_path: Path) -> None:
    driver = playing(tmp_path, "slash", "las_shot")
    scene = duel(driver)
    button = driver.control("Next step")
    assert isinstance(button, Button) and button.primary
    for way in (lambda: driver.click("Next step"), lambda: driver.key(pygame.K_RETURN)):
        before = scene.sitting.coming()
        way()
        assert scene.playing and scene.sitting.coming() != before


@pytest.mark.slow
def test_the_speed_can_be_changed_while_something_is_shown(tmp_path: Path) -> None:
    driver = playing(tmp_path / "slow", "slash", "las_shot")
    slow = len(list(follow(driver)))
    driver = playing(tmp_path / "fast", "slash", "las_shot")
    driver.click("Speed")
    assert driver.context.settings.speed == 2.0
    assert len(list(follow(driver))) < slow * 0.65


@pytest.mark.slow
@pytest.mark.parametrize("reduce_motion", [False, True], ids=["moving", "still"])
@pytest.mark.parametrize("moves", MOVES, ids="-".join)
def test_after_the_show_the_table_is_as_if_it_were_opened_anew(
    tmp_path: Path, moves: tuple[str, str], reduce_motion: bool
) -> None:
    driver = playing(tmp_path, *moves, reduce_motion=reduce_motion)
    for _ in watch(driver):
        pass
    driver.rest(1500)
    driver.context.change(reduce_motion=True)
    scene = duel(driver)
    scene.board.stage.clock = 0.0
    scene.refresh()
    driver.app.frame(0)
    shown = driver.pixels()
    scene.resize((1280, 720), 1.0)
    scene.board.stage.clock = 0.0
    driver.app.frame(0)
    assert driver.pixels() == shown


def beats(driver: Driver) -> list[tuple[int, ...]]:
    """What is seen of HP, distance and chain in the course of a show, each state once."""
    seen: list[tuple[int, ...]] = []
    for _ in follow(driver):
        view = duel(driver).view
        steps = [len(step.results) for step in duel(driver).board.turn.steps]
        state = view.players[0].hp, view.players[1].hp, view.distance, duel(driver).board.turn.begun, *steps
        if state not in seen[-1:]:
            seen.append(state)
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("moves", MOVES, ids="-".join)
def test_without_motion_the_same_is_shown(tmp_path: Path, moves: tuple[str, str]) -> None:
    moving = beats(playing(tmp_path / "moving", *moves))
    still = beats(playing(tmp_path / "still", *moves, reduce_motion=True))
    assert moving == still and len(moving) > 4


def test_without_motion_nothing_moves(tmp_path: Path) -> None:
    driver = playing(tmp_path, "slash", "stonewall", reduce_motion=True)
    scene = duel(driver)
    for _ in follow(driver):
        assert all(actor.ahead == 0 for actor in scene.board.duelists.pair)
        assert scene.board.stage.offset == (0, 0)


def test_a_miss_is_stamped_on_the_card_and_the_next_one_has_the_ring(tmp_path: Path) -> None:
    driver = playing(tmp_path, "slash", "stab", distance=4)
    scene = duel(driver)
    seen = set()
    for _ in follow(driver):
        for card in scene.form.widgets:
            if isinstance(card, PlayedCard) and card.face is not None:
                seen.add((card.face.title, card.stamp, card.running))
    assert ("Slash", "MISSED", True) in seen and ("Slash", "MISSED", False) in seen
    assert ("Slash", "", True) in seen and ("Stab", "MISSED", True) in seen
    assert ("Slash", "", False) in seen


def test_a_blow_is_seen_before_its_damage(tmp_path: Path) -> None:
    driver = playing(tmp_path, "slash", "stonewall", distance=1)
    scene = duel(driver)
    struck = [scene.view.players[1].hp for _ in follow(driver) if scene.board.duelists.pair[0].ahead < 0]
    assert struck and set(struck) == {12}


@pytest.mark.slow
def test_who_walks_away_turns_its_back_and_strikes_at_nobody(tmp_path: Path) -> None:
    driver = playing(tmp_path, "step farther", "stonewall")
    scene = duel(driver)
    one = scene.board.duelists.pair[0]
    seen = {(one.pose, one.away) for _ in follow(driver)}
    assert ("run", True) in seen and ("run", False) not in seen
    assert {pose for pose, _ in seen} <= {"stand", "run"}


@pytest.mark.slow
def test_plates_are_laid_one_by_one(tmp_path: Path) -> None:
    driver = playing(tmp_path, "meditation", "crash", distance=4)
    scene = duel(driver)
    plates = [scene.board.duelists.plates for _ in follow(driver)]
    changes = [one for number, one in enumerate(plates) if not number or plates[number - 1] != one]
    assert changes == [4, 3, 2]


@pytest.mark.slow
def test_nothing_is_cut_and_nothing_overlaps_while_a_round_is_shown(tmp_path: Path) -> None:
    driver = playing(tmp_path, "slash", "stab", distance=4)
    scene = duel(driver)
    while scene.board.turn.begun < 2:
        driver.app.frame(TICK)
    for size, scale in LAYOUTS:
        scene.resize(size, scale / 100)
        assert scene.playing
        look_over(scene, size, scale)
