"""The Scrapbots table, played with real events."""

import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import load
from game.ui.gallery.pictures import random_match
from game.ui.kit.modal import Modal
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.result import ResultScene
from game.ui.tables.overlays.picker import PickerScene
from game.ui.tables.scrapbots.panels.step_row import StepRow
from game.ui.tables.scrapbots.table import LanesScene
from game.ui.tables.session.launch import new_match
from game.ui.tables.session.session import Session
from tests.examples import first_by_default
from tests.ui.driver import TICK, Driver
from tests.ui.lanes_table import GAME, bot, lanes, table
from tests.ui.play import play_to_the_end


@pytest.mark.slow
@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("seed", first_by_default([2, 3]))
def test_a_game_between_two_people_can_be_played(tmp_path: Path, seed: int, keyboard: bool) -> None:
    # Few Wounds are left, so that the game is a short one.
    start = {"wounds_left": 2, **_few_wounds(18)}
    driver = table(tmp_path, seed=seed, start=start, speed=4.0)
    assert play_to_the_end(driver, seed, keyboard=keyboard) > 10
    assert isinstance(driver.scene, ResultScene)


def _few_wounds(dealt: int) -> dict[str, Any]:
    """Most Wounds lie with the discards already: the twenty are all there."""
    return {"players": [{"discard": ["brain_damage"] * (dealt // 2)}] * 2}


@pytest.mark.slow
def test_the_curtain_falls_only_between_turns(tmp_path: Path) -> None:
    driver = table(tmp_path)
    scene = lanes(driver)
    assert scene.sitting.viewer == 0
    driver.cards()[0].activate()
    driver.click("energy False") if "energy False" in driver.names() else driver.click("scrap False")
    driver.settle()
    assert lanes(driver).sitting.viewer == 0
    driver.key(pygame.K_e)
    driver.settle()
    assert isinstance(driver.scene, CurtainScene)
    assert scene.sitting.viewer is None
    assert all(side.hand is None for side in scene.view.players)
    driver.click("lift the curtain")
    driver.settle()
    theirs, mine = lanes(driver).view.players
    assert mine.hand and theirs.hand is None


def test_after_the_last_thing_to_do_the_turn_waits_to_be_ended(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", start={"players": [{"hand": ["circuitry"]}, {}]})
    driver.click("hand circuitry")
    driver.click("energy False")
    driver.settle()
    assert lanes(driver).session.match.record == ["0 energy circuitry"]
    assert not driver.app.toast.text
    bay = lanes(driver).board.console.bay
    assert bay is not None and bay.primary and bay.enabled and not lanes(driver).board.answers()
    assert "nothing left to do" in lanes(driver).line()
    driver.key(pygame.K_u)
    driver.settle()
    assert lanes(driver).session.match.record == [], "nothing came to light: taking back is free"
    driver.click("hand circuitry")
    driver.click("energy False")
    driver.settle()
    driver.click("End turn")
    assert lanes(driver).session.match.record == ["0 energy circuitry", "0 pass"]


def test_a_turn_with_nothing_to_do_ends_itself_and_says_so(tmp_path: Path) -> None:
    driver = table(tmp_path, start={"players": [{}, {"hand": ["brain_damage"]}]})
    driver.key(pygame.K_e)
    assert "Nothing to do this turn: Bo" in driver.app.toast.text
    assert lanes(driver).session.match.record == ["0 pass"]
    assert lanes(driver).session.match.taken == ["1 pass"]


def test_a_turn_that_the_computer_leaves_nothing_to_do_in_is_told(tmp_path: Path) -> None:
    start = {"active": 1, "players": [{"hand": ["brain_damage"]}, {"hand": ["brain_damage", "circuitry"]}]}
    driver = table(tmp_path, "person", "random", start=start)
    for _ in range(400):
        if driver.app.toast.text:
            break
        driver.app.frame(16)
        time.sleep(0.005)
    assert "Nothing to do this turn: Ada" in driver.app.toast.text


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_the_screen_shows_nothing_that_the_seat_does_not_know(tmp_path: Path, seed: int) -> None:
    """Two games that differ only in the other's hand and what lies face down look the same to the pixel."""
    rules, frames = load(GAME), []
    state = random_match(GAME, seed, 150).state
    other = rules.determinize(state, 0, Dice(99))
    assert other.to_dict() != state.to_dict()
    for number, start in enumerate((state, other)):
        driver = Driver(tmp_path / str(number), reduce_motion=True)
        match = Match(rules, {}, seed, start=start)
        session = Session(match, ("person", "greedy"), ("Ada", "Bo"), driver.context.saves)
        session.think = lambda decision: None  # type: ignore[method-assign]
        driver.context.navigator.push(LanesScene(driver.context, session))
        driver.settle()
        seen = [driver.pixels()]
        for name in ("own deck", "own discard", "enemy discard"):
            if name in driver.names():
                driver.click(name)
                seen.append(driver.pixels())
                driver.key(pygame.K_ESCAPE)
        for widget in driver.controls():
            driver.move(widget.rect.center)
            seen.append(driver.pixels())
        frames.append(seen)
    assert frames[0] == frames[1]


@pytest.mark.slow
def test_a_game_against_the_computer_shows_one_side_only(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy")
    dice = Dice(1)
    for _ in range(8):
        driver.settle()
        scene = lanes(driver)
        assert scene.sitting.viewer == 0 and scene.bottom == 0
        assert scene.view.players[1].hand is None
        if dice.coin() and driver.cards():
            driver.click(dice.pick(driver.cards()).name)
            driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_e)


def test_escape_takes_one_step_back_and_then_pauses(tmp_path: Path) -> None:
    driver = table(tmp_path, start={"players": [{"hand": ["med_pack", "brain_damage", "drone"]}, {}]})
    scene = lanes(driver)
    driver.click("hand drone")
    driver.click("build 0")
    assert scene.chooser is not None and scene.chooser.picked("way") == (("build", 0),)
    driver.key(pygame.K_ESCAPE)
    assert not scene.chooser.picked("way") and scene.chooser.picked("hand") == ("drone",)
    driver.key(pygame.K_ESCAPE)
    assert not scene.chooser.given
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "PauseScene"


@pytest.mark.slow
def test_undo_is_free_until_something_came_to_light(tmp_path: Path) -> None:
    market = ["scout", "drone", "drone", "blaster", "chainsaw"]
    players = [{"hand": ["drone", "circuitry", "spare_parts"], "scrap": 6}, {}]
    driver = table(tmp_path, start={"market": market, "players": players})
    scene = lanes(driver)
    driver.click("hand drone")
    driver.click("own lane 1")
    driver.settle()
    driver.key(pygame.K_u)
    driver.settle()
    assert scene.session.match.record == [] and scene.chooser is not None
    driver.click("market drone")
    driver.click("buy 0")
    driver.settle()
    driver.key(pygame.K_u)
    driver.to_the_table()
    assert isinstance(driver.scene, Modal), "a new card lies in the market"
    driver.click("Refuse")
    assert scene.session.match.record == ["0 buy drone"]


@pytest.mark.slow
def test_piles_open_and_a_deck_tells_no_order(tmp_path: Path) -> None:
    start = {"players": [{"discard": ["scout", "drone"]}, {"discard": ["golem"]}]}
    driver = table(tmp_path, start=start)
    scene = lanes(driver)
    for pile, cards in (("own discard", ["Drone", "Scout"]), ("enemy discard", ["Golem"])):
        driver.click(pile)
        assert isinstance(driver.scene, PickerScene)
        assert [card.face.title for card in driver.scene.cards if card.face] == cards
        driver.key(pygame.K_ESCAPE)
    driver.click("own deck")
    shown = [card.face.key for card in driver.scene.cards if card.face]  # type: ignore[attr-defined]
    assert shown == sorted(shown)
    driver.key(pygame.K_ESCAPE)
    assert "enemy deck" not in driver.names()
    assert scene.session.match.record == []


@pytest.mark.slow
def test_quit_and_continue(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    new_match(driver.context, GAME, {"starts": "1"}, 7, ("person", "person"), ("Ada", "Bo"))
    driver.settle()
    driver.click("lift the curtain")
    driver.settle()
    driver.cards()[0].activate()
    driver.click("scrap False")
    driver.settle()
    match = lanes(driver).session.match
    again = Driver(tmp_path, reduce_motion=True)
    again.click("Continue")
    again.settle()
    assert isinstance(again.scene, CurtainScene)
    again.click("lift the curtain")
    again.settle()
    assert lanes(again).session.match.record == match.record
    assert lanes(again).session.match.digest() == match.digest()
    assert lanes(again).sitting.viewer == 1


def test_a_hidden_score_is_a_question_mark(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    new_match(driver.context, GAME, {"score": "hidden"}, 3, ("person", "greedy"), ("Ada", "Bo"))
    driver.settle()
    assert [side.wounds for side in lanes(driver).view.players] == [None, None]


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("reduce_motion", [False, True])
def test_a_single_action_is_shown_for_a_moment(tmp_path: Path, reduce_motion: bool) -> None:
    driver = table(tmp_path, "person", "person", reduce_motion=reduce_motion)
    driver.cards()[0].activate()
    driver.click("scrap False")
    waited = 0
    while lanes(driver).playing:
        assert "Skip ahead" not in driver.names(), "too short to be hurried"
        driver.app.frame(16)
        waited += 16
    assert 0 < waited <= 900


def test_a_long_show_can_be_skipped_ahead(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "person", start={"players": [{"hand": ["circuitry"]}, {}]})
    driver.key(pygame.K_e)
    if driver.scene_name == "Modal":
        driver.click("End turn")
    scene = lanes(driver)
    assert scene.playing and "Skip ahead" in driver.names() and "To end" in driver.names()
    driver.key(pygame.K_t)
    assert not scene.playing


def test_what_was_told_last_is_read_until_a_computer_has_thought_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = table(tmp_path, "person", "greedy")
    driver.hurries = False
    scene = lanes(driver)
    monkeypatch.setattr(scene.session, "poll", lambda: False)
    driver.click("End turn")
    while scene.playing:
        driver.app.frame(TICK)
    assert scene.asked is None and scene.line() == scene.playback.told != ""
    driver.rest(1000)
    assert scene.line() == "Bo is thinking."


@pytest.mark.slow
def test_at_the_end_the_table_says_that_it_is_over(tmp_path: Path) -> None:
    own = {"energy": 4, "lanes": [bot("drone"), None, None], "discard": ["brain_damage"] * 9}
    start = {"wounds_left": 1, "players": [own, {"discard": ["brain_damage"] * 10}]}
    driver = table(tmp_path, "person", "greedy", start=start)
    scene = lanes(driver)
    driver.click("own lane 1")
    driver.click("attack 0")
    driver.settle()
    assert isinstance(driver.scene, ResultScene)
    driver.rest(1000)
    driver.click("Look at the table")
    assert scene.bay_note() == "The game is over"
    driver.key(pygame.K_u)
    assert "nothing can be taken back" in driver.app.toast.text


@pytest.mark.slow
@pytest.mark.parametrize("plays", [0, 1, 4])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080)])
def test_the_well_shows_the_latest_step_of_the_own_turn(
    tmp_path: Path, size: tuple[int, int], plays: int
) -> None:
    driver = Driver(tmp_path, size=size, ui_scale=150, reduce_motion=True)
    match = Match(load(GAME), {"starts": "1"}, 7)
    cards = [action for action in map(str, match.decisions[0].actions) if action.startswith("scrap")]
    for move in (cards[0], "pass"):
        match.act(1, match.rules.parse(move))
    for _ in range(plays):
        play = next(one for one in match.decisions[0].actions if str(one).startswith("scrap"))
        match.act(0, play)
    session = Session(match, ("person", "person"), ("Ada", "Bo"), driver.context.saves)
    driver.context.navigator.push(LanesScene(driver.context, session))
    driver.to_the_table()
    rows = [(one.seat, one.number) for one in driver.scene.form.widgets if isinstance(one, StepRow)]
    # Both steps of the other's turn, until there is a step of one's own.
    assert any(seat == 0 for seat, _ in rows) if plays else rows == [(1, 1), (1, 2)]
