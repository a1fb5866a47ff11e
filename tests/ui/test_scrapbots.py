"""The Scrapbots table, played with real events."""

import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.dice import Dice
from game.engine.match import Match
from game.lessons.scenario import merged
from game.rules import load
from game.ui.kit.modal import Modal
from game.ui.parts.tank import Tank
from game.ui.pictures import random_match
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.result import ResultScene
from game.ui.tables.launch import new_match
from game.ui.tables.picker import PickerScene
from game.ui.tables.scrapbots.table import LanesScene
from game.ui.tables.session import Session
from tests.examples import first_by_default
from tests.ui.driver import TICK, Driver
from tests.ui.play import play_to_the_end

GAME = "scrapbots"


def table(
    folder: Path, *seats: str, seed: int = 7, start: dict[str, Any] | None = None, **settings: object
) -> Driver:
    """Ada begins; `start` is laid over the first state."""
    driver = Driver(folder, **{"reduce_motion": True, "confirm_end_turn": False, **settings})  # type: ignore[arg-type]
    rules = load(GAME)
    match = Match(rules, {"starts": "0"}, seed)
    if start is not None:
        match = Match(rules, match.options, seed, start=rules.restore(merged(match.state.to_dict(), start)))
    session = Session(match, seats or ("person", "person"), ("Ada", "Bo"), driver.context.saves)
    driver.context.navigator.push(LanesScene(driver.context, session))
    driver.app.frame(0)
    driver.settle()
    if isinstance(driver.scene, CurtainScene):
        driver.click("lift the curtain")
        driver.settle()
    return driver


def lanes(driver: Driver) -> LanesScene:
    assert isinstance(driver.scene, LanesScene), driver.scene_name
    return driver.scene


def bot(card: str, damage: int = 0, *, exhausted: bool = False) -> dict[str, Any]:
    return {"card": card, "damage": damage, "exhausted": exhausted}


def drag(driver: Driver, name: str, to: tuple[int, int]) -> None:
    start = driver.control(name).rect.center
    driver.move(start)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    for share in (0.2, 0.6, 1.0):
        place = tuple(round(a + (b - a) * share) for a, b in zip(start, to, strict=True))
        driver.event(pygame.MOUSEMOTION, pos=place, rel=(5, 5), buttons=(1, 0, 0))
    driver.event(pygame.MOUSEBUTTONUP, pos=to, button=1)
    driver.settle()


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


def test_a_game_against_the_computer_shows_one_side_only(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy")
    dice = Dice(1)
    for _ in range(12):
        driver.settle()
        scene = lanes(driver)
        assert scene.sitting.viewer == 0 and scene.bottom == 0
        assert scene.view.players[1].hand is None
        if dice.coin() and driver.cards():
            driver.click(dice.pick(driver.cards()).name)
            driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_e)


def test_a_card_is_dragged_to_a_lane_and_to_a_pool(tmp_path: Path) -> None:
    hand = ["drone", "circuitry", "spare_parts"]
    driver = table(tmp_path, start={"players": [{"hand": hand}, {}]})
    scene = lanes(driver)
    drag(driver, "hand drone", scene.board.half(0, 2).field.center)
    assert scene.session.match.record == ["0 build drone lane 3"]
    drag(driver, "hand circuitry", scene.board.places.near_side.energy.center)
    drag(driver, "hand spare_parts", scene.board.places.near_side.scrap.center)
    assert scene.session.match.record[1:] == ["0 energy circuitry", "0 scrap spare_parts"]


def test_what_is_bought_is_dragged_home(tmp_path: Path) -> None:
    start = {"market": ["scout", "drone", "drone", "blaster", "chainsaw"], "players": [{"scrap": 5}, {}]}
    driver = table(tmp_path, start=start)
    drag(driver, "market scout", lanes(driver).board.places.near_side.discard.center)
    assert lanes(driver).session.match.record == ["0 buy scout"]


def test_a_drag_to_nowhere_does_nothing(tmp_path: Path) -> None:
    driver = table(tmp_path, start={"players": [{"hand": ["drone", "circuitry"]}, {}]})
    scene = lanes(driver)
    for place in (scene.board.half(1, 1).field.center, scene.board.places.wound_board.center):
        drag(driver, "hand drone", place)
        assert scene.session.match.record == []
        assert not scene.dragging.moving
    assert scene.chooser is not None and not scene.chooser.given


def test_a_drop_that_could_mean_two_things_asks_which(tmp_path: Path) -> None:
    players = [{"hand": ["magnet_trap", "circuitry"]}, {"lanes": [bot("scout"), bot("drone"), None]}]
    driver = table(tmp_path, start={"players": players})
    scene = lanes(driver)
    drag(driver, "hand magnet_trap", scene.board.half(1, 1).field.center)
    assert [one.name for one in scene.board.answers()] == ["scrap True", "energy True", "Put back"]
    driver.key(pygame.K_ESCAPE)
    assert scene.chooser is not None and scene.chooser.picked("hand") == ("magnet_trap",)
    driver.key(pygame.K_ESCAPE)
    assert not scene.chooser.given
    drag(driver, "hand magnet_trap", scene.board.half(1, 1).field.center)
    driver.click("energy True")
    assert scene.session.match.record == ["0 energy magnet_trap text lane 2"]


def test_legal_places_light_up_while_a_card_is_dragged(tmp_path: Path) -> None:
    players = [{"hand": ["drone", "circuitry"], "lanes": [None, bot("scout"), None]}, {}]
    driver = table(tmp_path, start={"players": players})
    scene = lanes(driver)
    start = driver.control("hand drone").rect.center
    driver.move(start)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    place = scene.board.half(0, 0).field.center
    driver.event(pygame.MOUSEMOTION, pos=place, rel=(5, 5), buttons=(1, 0, 0))
    assert {"own lane 1", "own lane 3"} <= set(driver.names())
    pools = [one for one in scene.form.widgets if isinstance(one, Tank) and one.reachable]
    assert [one.name for one in pools] == ["own scrap"]
    driver.event(pygame.MOUSEBUTTONUP, pos=(5, 400), button=1)


def test_an_attack_is_foreseen_before_it_is_confirmed(tmp_path: Path) -> None:
    players = [
        {"lanes": [None, bot("scout"), None], "energy": 5},
        {"lanes": [bot("sentry_gun", 10), bot("drone"), None]},
    ]
    driver = table(tmp_path, start={"players": players})
    scene = lanes(driver)
    driver.click("own lane 2")
    driver.move(driver.control("attack 1").rect.center)
    preview = scene.foresee(scene.board.considered())
    assert preview is not None and preview.coin
    assert [blow.damage for blow in preview.tails] == [0, 20, 0]
    assert [blow.damage for blow in preview.heads] == [10, 20, 0] and preview.heads[0].destroyed
    assert preview.heads[2].wounds == 1
    before = driver.pixels()
    driver.move((5, 400))
    assert driver.pixels() != before, "the struck lanes show nothing"
    driver.click("attack 0")
    driver.settle()
    assert scene.session.match.record == ["0 attack lane 2 1"]


def test_pointing_at_the_scrapbot_foresees_what_is_activated_on_it(tmp_path: Path) -> None:
    players = [
        {"hand": ["chainsaw", "circuitry"], "lanes": [bot("drone"), None, bot("drone")]},
        {"lanes": [None, bot("drone"), None]},
    ]
    driver = table(tmp_path, start={"players": players})
    scene = lanes(driver)
    driver.click("hand chainsaw")
    driver.click("activate 0")
    driver.move(driver.control("own lane 3").rect.center)
    preview = scene.foresee(scene.board.considered())
    assert preview is not None
    assert [(blow.damage, blow.wounds) for blow in preview.tails] == [(0, 0), (10, 0), (0, 1)]
    driver.click("own lane 3")
    assert scene.session.match.record == ["0 activate chainsaw lane 3"]


def test_a_target_is_chosen_by_its_scrapbot(tmp_path: Path) -> None:
    players = [{"hand": ["magnet_trap", "circuitry"]}, {"lanes": [bot("scout"), bot("drone"), None]}]
    driver = table(tmp_path, start={"players": players})
    driver.click("hand magnet_trap")
    driver.click("energy True")
    driver.click("enemy lane 2")
    driver.settle()
    assert lanes(driver).session.match.record == ["0 energy magnet_trap text lane 2"]
    bots = lanes(driver).view.players[1].lanes
    assert [one.exhausted for one in bots if one is not None] == [False, True]


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
    assert isinstance(driver.scene, Modal), "a new card lies in the market"
    driver.click("Refuse")
    assert scene.session.match.record == ["0 buy drone"]


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


def test_digits_pick_from_the_hand_and_e_ends_the_turn(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", start={"players": [{"hand": ["drone", "circuitry"]}, {}]})
    scene = lanes(driver)
    driver.key(pygame.K_2)
    assert scene.chooser is not None and scene.chooser.picked("hand") == ("circuitry",)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_e)
    driver.settle()
    assert scene.session.match.record[0] == "0 pass"


def test_letters_use_the_picked_card_and_a_digit_names_its_lane(tmp_path: Path) -> None:
    hand = ["drone", "circuitry", "circuitry"]
    driver = table(tmp_path, "person", "greedy", start={"players": [{"hand": hand, "scrap": 5}, {}]})
    scene = lanes(driver)
    for key in (pygame.K_2, pygame.K_e, pygame.K_1, pygame.K_b, pygame.K_2):
        driver.key(key)
        driver.settle()
    assert scene.session.match.record[:2] == ["0 energy circuitry", "0 build drone lane 2"]


def test_a_activates_the_picked_component_and_else_aims_an_attack(tmp_path: Path) -> None:
    start = {"players": [{"hand": ["chainsaw", "circuitry"], "lanes": [None, bot("drone"), None]}, {}]}
    driver = table(tmp_path, "person", "greedy", start=start)
    scene = lanes(driver)
    driver.key(pygame.K_2)
    driver.key(pygame.K_a)
    assert scene.aiming and scene.chooser is not None and not scene.chooser.given
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_1)
    assert "A" in [one.key_name for one in scene.board.answers()]
    for key in (pygame.K_a, pygame.K_2):
        driver.key(key)
        driver.settle()
    assert scene.session.match.record[0] == "0 activate chainsaw lane 2"


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
    driver.key(pygame.K_e)
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
    assert scene.line() == "Bo is thinking…"


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
