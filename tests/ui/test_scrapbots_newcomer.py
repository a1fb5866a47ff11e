"""What a newcomer reads at the Scrapbots table: the goal, what is left to do, and why a Scrapbot sleeps."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.kit.labels import RichText
from game.ui.paint.text import plain
from game.ui.tables.scrapbots.panels.shelf import CountBoard
from game.ui.tables.scrapbots.panels.step_row import StepRow
from game.ui.tables.scrapbots.setup import SetupScene
from game.ui.tables.scrapbots.shows.blows import side_of
from tests.ui.driver import Driver
from tests.ui.lanes_table import bot, lanes, table, tags_of

DEAR = ["golem", "golem", "golem", "sentinel", "sentinel"]


def told(driver: Driver) -> str:
    """All that the well says in plain words."""
    return " | ".join(plain(one.text) for one in driver.scene.form.widgets if isinstance(one, RichText))


def pass_turn(driver: Driver) -> None:
    driver.wait_for_guard()
    driver.click("End turn")
    driver.to_the_table()


@pytest.mark.slow
def test_the_first_turn_says_who_wins_without_a_click(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy")
    assert "whoever has fewer wins" in told(driver)
    sign = driver.scene.form.named("wound board")
    assert isinstance(sign, CountBoard) and sign.of == "Wounds left: fewest win"
    pass_turn(driver)
    assert lanes(driver).view.active == 0 and "whoever has fewer wins" not in told(driver)


@pytest.mark.slow
def test_right_after_a_skipped_show_e_ends_no_turn(tmp_path: Path) -> None:
    start = {"market": DEAR, "players": [{"hand": ["circuitry"] * 2}, {"hand": ["circuitry"]}]}
    driver = table(tmp_path, "person", "greedy", start=start)
    driver.hurries = False
    driver.click("End turn")
    scene = lanes(driver)
    for _ in range(400):
        if scene.playing and scene.long_show:
            driver.key(pygame.K_t)
        if scene.asked is not None and scene.view.turn > 1:
            break
        driver.app.frame(33)
    ended = len(scene.session.match.record)
    driver.app.frame(33)
    for _ in range(3):
        driver.app.frame(200)
        driver.key(pygame.K_e)
    assert len(scene.session.match.record) == ended
    driver.app.frame(1200)
    driver.app.frame(33)
    driver.key(pygame.K_e)
    assert len(scene.session.match.record) > ended


@pytest.mark.slow
def test_the_prompt_follows_what_is_left_to_do(tmp_path: Path) -> None:
    def line(**side: object) -> str:
        driver = table(tmp_path, start={"market": ["drone", *DEAR[:4]], "players": [side, {}]})
        return plain(lanes(driver).line())

    ready = [bot("drone"), None, None]
    assert "play cards and buy. Then" in line(hand=["circuitry"] * 4)
    assert "play cards, attack and buy. Then" in line(hand=["circuitry"] * 4, lanes=ready)
    assert line(hand=[], scrap=4).endswith("buy a card, or end your turn.")
    assert line(hand=[], scrap=4, energy=9, lanes=ready).endswith("buy, attack, or end your turn.")
    assert line(hand=[], energy=9, lanes=ready).endswith(": attack, or end your turn.")
    assert "the card left buys nothing" in line(hand=["circuitry"])


def test_cards_that_bring_nothing_are_not_asked_about(tmp_path: Path) -> None:
    start = {"market": DEAR, "players": [{"hand": ["circuitry"]}, {}]}
    driver = table(tmp_path, "person", "greedy", start=start, confirm_end_turn=True)
    bay = lanes(driver).board.console.bay
    assert bay is not None and bay.primary
    driver.click("End turn")
    assert driver.scene_name != "Modal" and lanes(driver).session.match.record


@pytest.mark.slow
def test_whoever_sleeps_says_why_and_until_when(tmp_path: Path) -> None:
    players = [
        {"hand": ["drone"], "energy": 9, "lanes": [bot("golem"), None, bot("scout", exhausted=True)]},
        {"hand": ["magnet_trap"] * 2, "lanes": [bot("golem"), None, None]},
    ]
    driver = table(tmp_path, start={"players": players})
    driver.click("hand drone")
    driver.key(pygame.K_b)
    driver.to_the_table()
    told = driver.control("own lane 2").hint
    assert "just built cannot attack yet. It is ready when your turn ends" in told
    driver.click("attack lane 1 1")
    driver.to_the_table()
    assert "It has attacked. It is ready when your turn ends" in driver.control("own lane 1").hint
    assert "Not now: it is exhausted until your turn ends." in chip_hint(driver, "attack lane 1 1")


def chip_hint(driver: Driver, name: str) -> str:
    chip = driver.scene.form.named(name)
    assert chip is not None
    return chip.hint


def test_a_card_of_the_other_side_that_exhausts_is_named_and_coloured_in_its_place(tmp_path: Path) -> None:
    players = [
        {"hand": ["circuitry"] * 3, "lanes": [bot("golem"), None, None]},
        {"hand": ["circuitry", "magnet_trap"]},
    ]
    driver = table(tmp_path, "person", "greedy", start={"market": DEAR, "players": players})
    match = lanes(driver).session.match
    for move in ("pass", "energy circuitry", "scrap magnet_trap text lane 1", "pass"):
        (seat,) = [one.seat for one in match.decisions]
        match.act(seat, match.rules.parse(move))
    scene = lanes(driver)
    events = [one for one in match.events if one.kind == "text"]
    assert scene.tell(events[-1]) == "Bo's Magnet Trap exhausts Ada's Golem in lane 1."
    scene.stop_asking()
    scene.proceed()
    driver.to_the_table()
    assert "Bo exhausted it with Magnet Trap." in driver.control("own lane 1").hint
    rows = [one for one in scene.form.widgets if isinstance(one, StepRow) and one.seat == 1]
    (harm,) = [row for row in rows if row.tone == "harm"]
    assert "xhausted Golem" in harm.words and harm is not rows[0]
    assert [row.number for row in rows] == sorted(row.number for row in rows), "in the order of the turn"


def test_a_turn_ends_by_itself_with_notice_and_not_while_the_pointer_moves(tmp_path: Path) -> None:
    start = {"market": DEAR, "players": [{"hand": ["circuitry"]}, {}]}
    driver = table(tmp_path, "person", "greedy", start=start, auto_pass=True)
    driver.click("hand circuitry")
    driver.key(pygame.K_s)
    scene = lanes(driver)
    while scene.playing:
        driver.app.frame(33)
    assert "Your turn ends by itself" in scene.line() and "by itself" in scene.bay_note()
    for step in range(6):
        driver.app.frame(1000)
        driver.event(pygame.MOUSEMOTION, pos=(500 + step, 300), rel=(1, 0), buttons=(0, 0, 0))
    assert len(scene.session.match.record) == 1
    for _ in range(4):
        driver.app.frame(1000)
    assert scene.session.match.record[1] == "0 pass"


def test_a_component_tells_its_splash_before_it_is_activated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = [
        {"hand": ["chainsaw"], "lanes": [bot("drone"), None, None]},
        {"lanes": [bot("golem"), None, None]},
    ]
    driver = table(tmp_path, start={"players": players})
    driver.click("hand chainsaw")
    driver.app.frame(400)
    tags = [words for words, _ in tags_of(driver, monkeypatch)]
    assert any("ACTIVATE: Golem 80 to " in tag and ", 1 Wound" in tag for tag in tags), tags


@pytest.mark.slow
def test_the_tag_of_a_component_names_whom_it_hits_and_adds_wounds_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = [
        {"hand": ["rocket_pod", "chainsaw"], "lanes": [None, bot("golem"), bot("scout")]},
        {"lanes": [None, None, bot("sentinel")]},
    ]
    driver = table(tmp_path, start={"players": players})
    driver.click("hand rocket_pod")
    told = [words for words, _ in tags_of(driver, monkeypatch)]
    assert "ACTIVATE: destroys Sentinel" in told and "ACTIVATE: nothing" in told
    players[1]["lanes"] = [None, None, None]
    driver = table(tmp_path / "empty", start={"players": players})
    driver.click("hand chainsaw")
    told = [words for words, _ in tags_of(driver, monkeypatch)]
    assert "ACTIVATE: 3 Wounds" in told and "ACTIVATE: 2 Wounds" in told


def test_the_tag_of_an_attack_stands_in_its_own_lane(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    players = [{"energy": 6, "lanes": [None, bot("drone"), None]}, {"lanes": [None, None, bot("drone")]}]
    driver = table(tmp_path, start={"players": players})
    driver.click("own lane 2")
    driver.move((5, 5))
    (place,) = [place for words, place in tags_of(driver, monkeypatch) if words == "ATTACK"]
    board = lanes(driver).board
    assert not board.lane_widget(1, 2).half.figure.collidepoint(place)
    assert board.half(1, 1).field.collidepoint(place)


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(("own", "end"), [(2, "you win"), (12, "you lose"), (10, "a draw")])
def test_the_attack_that_deals_the_last_wounds_says_how_the_match_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: int, end: str
) -> None:
    theirs = {2: 16, 12: 6, 10: 8}[own]
    players: list[dict[str, Any]] = [
        {"energy": 6, "lanes": [None, bot("scout"), None], "discard": ["brain_damage"] * own},
        {"discard": ["brain_damage"] * theirs},
    ]
    driver = table(tmp_path, start={"wounds_left": 2, "players": players})
    driver.move(driver.control("attack lane 2 1").rect.center)
    told = [words for words, _ in tags_of(driver, monkeypatch)]
    assert f"2 Wounds, the last: {end}" in told, told


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_word_of_wounds_stands_on_the_side_that_takes_them(tmp_path: Path, seat: int, scale: int) -> None:
    driver = table(tmp_path, start={"players": [{}, {}]}, ui_scale=scale)
    board = lanes(driver).board
    middle = board.places.frame.stage.rect.centerx
    for lane in range(3):
        place = side_of(board, seat, lane)
        assert place.right <= middle + 1 if seat == 0 else place.left >= middle - 1


@pytest.mark.slow
def test_with_large_type_the_set_up_shows_figures_and_the_opponent_first(tmp_path: Path) -> None:
    driver = Driver(tmp_path, size=(1280, 720), ui_scale=150, reduce_motion=True)
    driver.context.navigator.push(SetupScene(driver.context))
    driver.app.frame(16)
    places = {one.name: one.rect for one in driver.scene.form.widgets}
    assert places["banner"].height > 100 and places["banner"].bottom < places["who plays 1"].top
    assert places["who plays 1"].bottom < places["edition"].top
