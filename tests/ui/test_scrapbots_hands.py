"""Safe hands at the Scrapbots table: where clicks go, what they are refused for, what is asked before."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.match import Match
from game.lessons.scenario import merged
from game.rules import load
from game.ui.kit.modal import Modal
from game.ui.paint.icons import icon
from game.ui.tables.scrapbots.lanes.cost_chip import CostChip
from game.ui.tables.scrapbots.lanes.lane import LaneWidget
from game.ui.tables.scrapbots.panels.step_row import StepRow
from game.ui.tables.session.session import Session
from game.ui.tables.shows.stage_pieces import Cutout, Piece
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, drag, lanes, table

MARKET = ["scout", "golem", "drone", "drone", "blaster"]
PLAYERS = [
    {
        "hand": ["chainsaw", "drone", "circuitry", "brain_damage"],
        "energy": 4,
        "scrap": 5,
        "lanes": [bot("scout"), bot("sentinel", exhausted=True), None],
    },
    {"lanes": [bot("sentry_gun", 10), None, bot("drone")], "discard": ["golem"]},
]


def full_table(folder: Path, **settings: object) -> Driver:
    return table(folder, "person", "greedy", start={"market": MARKET, "players": PLAYERS}, **settings)


def record(driver: Driver) -> list[str]:
    return lanes(driver).session.match.record


def bay(driver: Driver) -> Any:
    button = lanes(driver).board.console.bay
    assert button is not None
    return button


def double_click(driver: Driver, place: tuple[int, int]) -> None:
    driver.move(place)
    for _ in range(2):
        driver.event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        driver.event(pygame.MOUSEBUTTONUP, pos=place, button=1)


@pytest.mark.slow
@pytest.mark.parametrize("reduce_motion", [True, False])
@pytest.mark.parametrize("card", ["circuitry", "drone"])
def test_a_double_click_on_a_pool_button_does_not_end_the_turn(
    tmp_path: Path, card: str, reduce_motion: bool
) -> None:
    driver = full_table(tmp_path, reduce_motion=reduce_motion)
    driver.click(f"hand {card}")
    driver.wait_for_guard()
    double_click(driver, driver.control("scrap False").rect.center)
    driver.settle()
    assert record(driver) == [f"0 scrap {card}"]


@pytest.mark.slow
def test_no_other_button_ever_stands_in_the_bay(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    place = bay(driver).rect
    for name in ("hand chainsaw", "hand drone", "market scout", "own lane 1"):
        driver.click(name)
        assert bay(driver).rect == place
        widgets = lanes(driver).form.widgets
        others = [one for one in widgets if one is not bay(driver) and not one.in_background]
        assert not [one.name for one in others if one.rect.colliderect(place)]
        driver.key(pygame.K_ESCAPE)


@pytest.mark.slow
def test_end_turn_says_what_is_left_and_is_gold_when_nothing_is(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    assert not bay(driver).primary and lanes(driver).bay_note() == "Scout can still attack"
    driver.click("hand drone")
    assert not bay(driver).enabled and bay(driver).reason == "Put back what is picked first (Esc)."
    driver.click_at(bay(driver).rect.center)
    assert record(driver) == [] and driver.scene.form.hints.text.startswith("Put back")
    bare = table(tmp_path / "bare", "person", "greedy", start={"players": [{"hand": ["circuitry"]}, {}]})
    bare.click("hand circuitry")
    bare.click("own scrap")
    bare.settle()
    assert bay(bare).primary and lanes(bare).bay_note() == "Nothing left to do"
    bare.key(pygame.K_RETURN)
    assert record(bare)[:2] == ["0 scrap circuitry", "0 pass"]


def test_ending_a_turn_early_asks_once(tmp_path: Path) -> None:
    driver = full_table(tmp_path, confirm_end_turn=True)
    driver.click("End turn")
    assert isinstance(driver.scene, Modal)
    told = "You can still play 3 cards and attack with Scout. Your 5 Scrap can still buy a card."
    assert driver.scene.text.text == told
    driver.click("Keep playing")
    assert record(driver) == []
    driver.key(pygame.K_e)
    driver.click("End turn")
    assert record(driver)[0] == "0 pass"


def test_the_setting_turns_the_question_off(tmp_path: Path) -> None:
    driver = full_table(tmp_path, confirm_end_turn=True)
    driver.context.change(confirm_end_turn=False)
    driver.click("End turn")
    assert record(driver)[0] == "0 pass"


def test_scrap_that_can_still_buy_is_asked_for(tmp_path: Path) -> None:
    players = [{"hand": ["brain_damage"], "scrap": 5}, {}]
    start = {"market": MARKET, "players": players}
    driver = table(tmp_path, "person", "greedy", start=start, confirm_end_turn=True)
    driver.click("End turn")
    assert driver.scene_name == "Modal"
    driver.key(pygame.K_ESCAPE)
    assert lanes(driver).session.match.record == []


def test_an_attack_is_one_click_on_its_chip(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    driver.click("attack lane 1 1")
    driver.settle()
    assert record(driver) == ["0 attack lane 1 1"]


def test_an_attack_by_keys_alone(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    for key in (pygame.K_a, pygame.K_1, pygame.K_1):
        driver.key(key)
    assert record(driver) == ["0 attack lane 1 1"]


def test_escape_leaves_the_attack_by_keys(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    driver.key(pygame.K_a)
    assert lanes(driver).aiming and "Attack" in lanes(driver).line()
    driver.key(pygame.K_ESCAPE)
    assert not lanes(driver).aiming
    driver.key(pygame.K_1)
    assert lanes(driver).picked_name() == "chainsaw"


@pytest.mark.slow
def test_a_card_by_digit_letter_and_lane(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    for key in (pygame.K_2, pygame.K_3):
        driver.key(key)
    driver.settle()
    driver.key(pygame.K_2)
    driver.key(pygame.K_s)
    assert record(driver) == ["0 build drone lane 3", "0 scrap circuitry"]


@pytest.mark.slow
def test_a_click_on_a_pool_or_lane_plays_the_picked_card(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    driver.click("hand circuitry")
    driver.click("own energy")
    driver.settle()
    driver.click("hand chainsaw")
    driver.click_at(lanes(driver).board.half(0, 0).field.center)
    driver.settle()
    driver.click("market scout")
    driver.click("own discard")
    driver.settle()
    assert record(driver) == ["0 energy circuitry", "0 activate chainsaw lane 1", "0 buy scout"]


REFUSED = {
    "market golem": "Golem costs 12 Scrap and you have 5.",
    "hand brain_damage": "cannot be played",
    "own lane 2": "exhausted: ready again next turn",
    "attack lane 1 2": "Scout needs 5 Energy to attack and you have 4.",
    "attack lane 2 1": "exhausted",
    "own lane 3": "No Scrapbot here",
    "enemy lane 1": "Brunel's Scrapbot",
    "enemy lane 2": "10 damage in this lane deals 1 Wound",
    "enemy attack lane 3 1": "Brunel's Scrapbot",
    "enemy deck": "Brunel's deck",
    "own scrap": "Pick a card first",
    "enemy energy": "Brunel's Energy",
}


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("name", REFUSED)
def test_every_refused_click_answers(tmp_path: Path, name: str) -> None:
    driver = full_table(tmp_path)
    driver.wait_for_guard()
    widget = driver.scene.form.named(name)
    assert widget is not None
    driver.click_at(widget.rect.center)
    assert REFUSED[name].replace("Brunel", "Bo") in driver.scene.form.hints.text
    assert driver.scene.form.told is not None and record(driver) == []


@pytest.mark.slow
def test_everything_with_a_meaning_has_a_hint(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    # Words on the console say all that they mean, and so does its prompt.
    console = (*lanes(driver).board.well_heading(), lanes(driver).bay_note(), "prompt")
    silent = ("hand", "market", "step", "note", "YOUR", "Nothing", *filter(None, console))
    for widget in driver.scene.form.widgets:
        if (widget.solid and not widget.name.startswith(silent)) or widget.name in ("own hand", "enemy hand"):
            assert widget.tip, f"{widget.name} says nothing"
    for name, words in (
        ("wound board", "20"),
        ("plate 0", "fewest"),
        ("own energy", "4 Energy"),
        ("own lane 1", "50 of 50"),
        ("own lane 3", "10 damage"),
        ("main deck", "card"),
        ("price 1 scout", "5 Scrap"),
        ("enemy discard", "1 card"),
    ):
        widget = next(one for one in driver.scene.form.widgets if one.name == name or words in one.tip)
        driver.move(widget.rect.center)
        driver.rest(700)
        assert words in driver.scene.form.hints.text, name


def test_a_hovered_card_shows_where_it_may_go(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    board = lanes(driver).board
    driver.move(driver.control("hand chainsaw").rect.center)
    found = board.targets(pointed=True)
    assert found.pools == {"scrap": 5, "energy": 5} and found.own == {0: "activate_here"}
    driver.move(driver.control("hand drone").rect.center)
    found = board.targets(pointed=True)
    assert found.pools == {"scrap": 4} and found.own == {2: "build_here"}
    driver.move(driver.control("market scout").rect.center)
    assert board.targets(pointed=True).buys
    driver.move((5, 600))
    assert board.targets(pointed=True) == board.targets()


def test_only_the_best_is_pointed_at(tmp_path: Path) -> None:
    """While cards can be played no Scrapbot is ringed; without them the attacks are."""
    driver = full_table(tmp_path)
    board = lanes(driver).board
    surface = pygame.Surface(driver.app.window.get_size())
    chip = driver.control("attack lane 1 1").rect
    assert not any(rect.contains(chip) for rect in board.movers(surface))
    start = {"players": [{**PLAYERS[0], "hand": ["brain_damage"]}, {}]}
    bare = table(tmp_path / "bare", "person", "greedy", start=start)
    chip = bare.control("attack lane 1 1").rect
    touched = lanes(bare).board.movers(surface)
    assert any(rect.contains(chip) for rect in touched)
    ready = [one for one in bare.scene.form.widgets if isinstance(one, LaneWidget)]
    assert not any(rect.contains(one.rect) for rect in touched for one in ready)


@pytest.mark.slow
def test_the_others_last_turn_stays_through_ones_own(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    driver.key(pygame.K_e)
    for _ in range(400):
        driver.settle()
        if lanes(driver).chooser is not None and lanes(driver).view.active == 0:
            break
    title, note = lanes(driver).board.well_heading()
    assert title == "YOUR TURN" and note == "turn 3"
    assert any(one.name == "BO'S LAST TURN" for one in driver.scene.form.widgets)
    rows = [one for one in driver.scene.form.widgets if isinstance(one, StepRow) and one.seat == 1]
    # What tells least may be folded beside a step of one's own.
    steps = [row.name for row in rows if row.tone == "harm" or "Bought" in row.words]
    assert len(steps) > 1
    card = next(card for card in driver.cards() if card.name.startswith("hand"))
    driver.click(card.name)
    driver.click("own scrap")
    driver.settle()
    names = [one.name for one in driver.scene.form.widgets]
    assert "step 1 of seat 0" in names and set(steps) <= set(names)


def playing(folder: Path, *moves: str, start: dict[str, Any], drop: bool = False) -> Driver:
    """A table in the middle of showing the last of some moves."""
    driver = Driver(folder, confirm_end_turn=False)
    rules = load("scrapbots")
    match = Match(rules, {"starts": "0"}, 7)
    match = Match(rules, match.options, 7, start=rules.restore(merged(match.state.to_dict(), start)))
    session = Session(match, ("person", "greedy"), ("Ada", "Bo"), driver.context.saves)
    driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
    driver.settle()
    lanes(driver).board.dropped = drop
    decision = lanes(driver).asked
    assert decision is not None
    for move in moves:
        lanes(driver).act(rules.parse(move))
        driver.app.frame(16)
    return driver


@pytest.mark.slow
def test_a_dropped_card_does_not_fly_in_again(tmp_path: Path) -> None:
    driver = full_table(tmp_path, reduce_motion=False)
    driver.wait_for_guard()
    scene = lanes(driver)
    start, end = driver.control("hand drone").rect.center, scene.board.half(0, 2).field.center
    driver.move(start)
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    driver.event(pygame.MOUSEMOTION, pos=end, rel=(9, 9), buttons=(1, 0, 0))
    driver.event(pygame.MOUSEBUTTONUP, pos=end, button=1)
    driver.app.frame(16)
    assert record(driver) == ["0 build drone lane 3"] and not scene.board.stage.hidden
    driver.settle()
    # By a click it does fly.
    driver.click("hand circuitry")
    driver.click("own scrap")
    assert scene.board.stage.moving
    driver.settle()
    drag(driver, "hand chainsaw", scene.board.half(0, 0).field.center)
    assert record(driver)[-1] == "0 activate chainsaw lane 1"


@pytest.mark.slow
def test_a_destroyed_scrapbot_is_not_seen_on_the_pile_before_it_is_there(tmp_path: Path) -> None:
    start = {"market": MARKET, "players": PLAYERS}
    driver = playing(tmp_path, "attack lane 1 1", start=start)
    board = lanes(driver).board
    seen = []
    while lanes(driver).playing or board.stage.moving:
        driver.app.frame(16)
        if ("discard", 1) in board.stage.hidden:
            seen.append(board.discard_shown(1, board.view.players[1]))
    assert seen and all(pile == ("golem",) for pile in seen)
    assert board.discard_shown(1, board.view.players[1]) == ("golem", "sentry_gun")


def test_the_market_keeps_its_places_while_a_card_is_bought(tmp_path: Path) -> None:
    driver = playing(tmp_path, "buy scout", start={"market": MARKET, "players": PLAYERS})
    board = lanes(driver).board
    while lanes(driver).playing:
        shown = board.market_shown()
        assert shown[1:] == MARKET[1:] and len(shown) == 5
        dark = {one.name for one in driver.scene.form.widgets if getattr(one, "dim", False)}
        assert "market golem" in dark
        driver.app.frame(16)


def test_a_coin_lies_on_the_felt_and_shows_its_face_last(tmp_path: Path) -> None:
    players = [{**PLAYERS[0], "energy": 5}, PLAYERS[1]]
    driver = playing(tmp_path, "attack lane 1 2", start={"players": players})
    board = lanes(driver).board
    felt = board.places.frame.felt.rect
    assert felt.contains(board.places.coin)
    event = next(one for one in lanes(driver).session.match.events if one.kind == "coin")
    board.stage.skip()
    board.stage.pace(1.0, still=False)
    lanes(driver).shows.perform(board, board.view, event, board.view)
    board.stage.update(1)
    size = round(board.places.coin.width * 1.1)
    faces = [icon(side, size) for side in ("heads", "tails")]
    seen: list[tuple[bool, list[int]]] = []
    while board.stage.moving:
        shown = [one.image for one in board.stage.pieces if isinstance(one, Piece)]
        spins = any(isinstance(one, Cutout) for one in board.stage.pieces)
        seen.append((spins, [faces.index(image) for image in shown if image in faces]))
        board.stage.update(16)
    assert seen[0] == (True, []), "it is blank while it spins"
    found = {side for _, sides in seen for side in sides}
    assert found == {0 if event.facts["heads"] else 1}, "and shows the side that fell, alone"


def test_a_toast_does_not_outlive_its_turn(tmp_path: Path) -> None:
    start = {"players": [{"hand": ["circuitry", "drone"]}, {"hand": ["circuitry", "brain_damage"]}]}
    driver = table(tmp_path, start=start)
    driver.context.notify("Something about this turn")
    driver.app.frame(16)
    assert driver.app.toast.text
    driver.key(pygame.K_e)
    driver.app.frame(16)
    assert not driver.app.toast.text


def test_chips_of_the_other_side_are_only_told(tmp_path: Path) -> None:
    driver = full_table(tmp_path)
    chips = [one for one in driver.scene.form.widgets if isinstance(one, CostChip)]
    assert {one.name for one in chips if one.reachable} == {"attack lane 1 1"}
    assert all(one.short == (one.name == "attack lane 1 2") for one in chips if "lane 1" in one.name)
