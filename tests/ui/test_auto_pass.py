"""The only choice that there is is made for a person where everybody sees that it is, and nowhere else."""

from pathlib import Path

import pygame
import pytest

from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.rules import Decision
from game.engine.seats import opponent
from game.rules import GAMES, load
from game.ui.tables.session.beat import BEAT
from tests.examples import first_by_default
from tests.ui.dino_table import dino, main_phase, scene_of
from tests.ui.dino_table import table as dino_table
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table

START = {"players": [{"hand": ["circuitry"]}, {"lanes": [bot("scout"), None, None]}]}


def record(driver: Driver) -> list[str]:
    return lanes(driver).session.match.record


def play_the_last_card(folder: Path, **settings: object) -> Driver:
    """Until just after the last card of the hand: nothing can be bought for 1 Energy."""
    driver = table(folder, "person", "greedy", start=START, **{"auto_pass": True, **settings})
    driver.click("hand circuitry")
    driver.click("energy False")
    while lanes(driver).playing:
        driver.app.frame(16)
    return driver


@pytest.mark.slow
def test_a_turn_in_which_nothing_can_be_done_ends_after_a_beat_that_is_seen(tmp_path: Path) -> None:
    driver = play_the_last_card(tmp_path)
    scene = lanes(driver)
    assert record(driver) == ["0 energy circuitry"] and scene.beat.running
    assert "nothing left to do" in scene.line() and "stops it" in scene.line()
    driver.rest(200)
    first = driver.pixels()
    driver.rest(BEAT // 2)
    assert record(driver) == ["0 energy circuitry"] and driver.pixels() != first, "a line fills up"
    driver.rest(2 * BEAT)
    assert record(driver)[:2] == ["0 energy circuitry", "0 pass"]


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("how", ["key", "click"])
def test_any_key_or_click_stops_it(tmp_path: Path, how: str) -> None:
    driver = play_the_last_card(tmp_path)
    driver.wait_for_guard()
    driver.key(pygame.K_TAB) if how == "key" else driver.click_at((5, 600))
    driver.rest(3 * BEAT)
    assert record(driver) == ["0 energy circuitry"]
    assert not lanes(driver).beat.running and "End your turn" in lanes(driver).line()
    driver.key(pygame.K_u)
    driver.settle()
    assert record(driver) == [], "the last card is still taken back freely"


@pytest.mark.slow
def test_the_pointer_alone_does_not_stop_it(tmp_path: Path) -> None:
    driver = play_the_last_card(tmp_path)
    driver.move((300, 300))
    driver.rest(2 * BEAT)
    assert record(driver)[1] == "0 pass"


def test_the_setting_asks(tmp_path: Path) -> None:
    driver = play_the_last_card(tmp_path, auto_pass=False)
    driver.rest(3 * BEAT)
    assert record(driver) == ["0 energy circuitry"]


@pytest.mark.slow
def test_it_takes_longer_for_who_reads_slowly(tmp_path: Path) -> None:
    driver = play_the_last_card(tmp_path, reading_time=300)
    driver.rest(2 * BEAT)
    assert record(driver) == ["0 energy circuitry"]
    driver.rest(4 * BEAT)
    assert record(driver)[1] == "0 pass"


def test_with_a_wound_in_hand_the_seat_is_asked(tmp_path: Path) -> None:
    """Only its owner knows that nothing can be done with it."""
    start = {"players": [{"hand": ["circuitry", "brain_damage"]}, {}]}
    driver = table(tmp_path, "person", "greedy", start=start, auto_pass=True)
    driver.click("hand circuitry")
    driver.click("energy False")
    driver.settle()
    driver.rest(3 * BEAT)
    assert record(driver) == ["0 energy circuitry"] and lanes(driver).asked is not None


@pytest.mark.slow
@pytest.mark.parametrize("items", [[], ["nanite_gel"]], ids=["nothing face down", "an Item face down"])
@pytest.mark.parametrize("other", ["person", "random"])
def test_a_main_phase_of_dinosaurs_is_passed_where_nobody_learns_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, items: list[str], other: str
) -> None:
    """A person would learn that the Item face down is of no use now; the computer is nobody."""
    own = {"hand": ["attack"], "dinos": [dino("utahraptor"), None, None, None], "items": items}
    start = main_phase(own, {"hand": ["attack"], "dinos": [dino("utahraptor"), None, None, None]})
    driver = dino_table(tmp_path, "person", other, start=start, auto_pass=True)
    scene = scene_of(driver)
    said: list[str] = []
    monkeypatch.setattr(scene.board.stage, "rise", lambda text, *rest, **more: said.append(text))
    scene.act(load("dino_battles").parse("load attack"))
    while scene.playing:
        driver.app.frame(16)
    asks = bool(items) and other == "person"
    assert scene.beat.running is not asks
    assert ("nothing you can do" in scene.line()) is not asks
    assert ("NOTHING TO PLAY" in said) is not asks, "it is said over the Dinosaur as well"
    driver.rest(BEAT + 400)
    assert ("0 pass" in scene.session.match.record) is not asks


def passes(match: Match, decision: Decision) -> bool:
    return len(decision.actions) == 1 and GAMES[match.rules.id].in_the_open(match.view(None), decision)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("seed", first_by_default(range(12)))
@pytest.mark.parametrize("game", list(GAMES))
def test_states_that_differ_in_hidden_things_pass_or_ask_alike(game: str, seed: int) -> None:
    """Where a lone choice is made for a seat, it is lone in each state that looks the same to the other."""
    rules, dice, passed = load(game), Dice(seed + 1), 0
    match = Match(rules, {}, seed)
    for _ in range(250):
        if not match.decisions:
            break
        for decision in match.decisions:
            if not GAMES[game].in_the_open(match.view(None), decision):
                continue
            other = opponent(decision.seat)
            for draw in range(3):
                drawn = rules.determinize(match.state, other, Dice(draw))
                twin = next(one for one in rules.decisions(drawn) if one.seat == decision.seat)
                assert twin.actions == decision.actions, "all of it lies in the open"
                assert rules.view(drawn, None) == match.view(None)
            passed += passes(match, decision)
        decision = match.decisions[0]
        # Cards are played as long as there are some, so that hands run empty.
        actions = [one for one in decision.actions if str(one) != "pass"] or decision.actions
        match.act(decision.seat, dice.pick(actions))
    assert passed or game != "scrapbots", "it came up"
