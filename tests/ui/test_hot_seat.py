"""Two people at one screen: how often it changes hands, and whose question a question is."""

from pathlib import Path

import pytest

from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import GAMES, load
from game.ui.scenes.curtain import CurtainScene
from game.ui.tables.dino_battles.table import DinoScene
from game.ui.tables.session.launch import new_match
from game.ui.tables.session.session import Session
from game.ui.tables.session.sitting import Ask, Cover, Over, Sitting
from tests.ui.dino_table import dino, scene_of, table
from tests.ui.driver import Driver

RAPTOR, HORNS = dino("utahraptor"), dino("triceratops")


@pytest.mark.default_cases(4)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_the_screen_is_covered_only_when_somebody_else_was_there(game: str, seed: int) -> None:
    match, dice = Match(load(game), {}, seed), Dice(seed)
    sitting = Sitting(match, ("person", "person"))
    there = None
    covered = False
    for _ in range(300):
        sitting.skip()
        following = sitting.next()
        if isinstance(following, Over):
            break
        if isinstance(following, Cover):
            assert not covered, "two curtains in a row"
            assert there != following.seat, "whoever sits there alone has to look away from themselves"
            covered, there = True, following.seat
            sitting.sit_down(following.seat)
            continue
        assert isinstance(following, Ask)
        covered, decision = False, following.decision
        match.act(decision.seat, dice.pick(decision.actions))
        sitting.stand_up()
        there = sitting.viewer


def curtains_before_the_first_turn(driver: Driver, dice: Dice) -> list[int]:
    """Which seats a curtain falls for until somebody is asked in the first main phase."""
    seats = []
    for _ in range(400):
        with driver.unseen():
            driver.settle()
        scene = driver.scene
        if isinstance(scene, CurtainScene):
            seats.append(scene.seat)
            driver.click("lift the curtain")
            continue
        assert isinstance(scene, DinoScene) and scene.asked is not None
        if scene.asked.kind == "precombat":
            return seats
        scene.act(dice.pick(scene.asked.actions))
    raise AssertionError("the first turn does not begin")


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("seed", [3, 5, 8])
def test_both_set_up_their_dinosaurs_with_three_curtains(tmp_path: Path, seed: int) -> None:
    driver = Driver(tmp_path, reduce_motion=True, replay="always")
    new_match(driver.context, "dino_battles", {}, seed, ("person", "person"), ("Ada", "Bo"))
    seats = curtains_before_the_first_turn(driver, Dice(seed))
    first = scene_of(driver).view.initiative
    # The first turn's own curtain is one of them.
    assert seats == [first, 1 - first, first]


def test_dinosaurs_that_were_placed_first_are_saved_and_can_be_taken_back(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True, replay="always")
    new_match(driver.context, "dino_battles", {}, 3, ("person", "person"), ("Ada", "Bo"))
    driver.to_the_table()
    driver.click("keep")
    driver.to_the_table()
    driver.click("keep")
    driver.settle()
    scene = scene_of(driver)
    assert scene.asked is not None and (scene.asked.seat, scene.asked.kind) == (0, "place")
    cards = [action for action in scene.asked.actions if "active" in str(action)]
    scene.act(cards[0])
    driver.settle()
    assert scene.view.players[0].dinos[0] is not None
    assert scene.session.match.record[-1] == f"0 {cards[0]}"
    save = scene.session.autosave.folder
    assert any(save.iterdir())
    driver.click("Undo")
    driver.settle()
    assert driver.scene is scene, "the screen stays where it is"
    assert scene.asked is not None and (scene.asked.seat, scene.asked.kind) == (0, "place")
    assert scene.view.players[0].dinos[0] is None


def test_an_early_placement_is_replayed_from_its_record() -> None:
    match = Match(load("dino_battles"), {}, 3)
    match.act(1, "keep")
    match.act(0, "keep")
    early = match.early_decision(0)
    assert early is not None and early.kind == "place" and match.early_decision(1) is None
    choice = next(action for action in early.actions if "active" in str(action))
    match.act(0, choice)
    assert [one.seat for one in match.decisions] == [0], "who has begun goes on"
    assert match.view(1).players[0].dinos[0] != match.view(0).players[0].dinos[0], "and nobody sees it"
    again = Match(load("dino_battles"), {}, 3)
    for entry in match.record:
        again.act(int(entry[0]), entry[2:])
    assert again.digest() == match.digest()


def attacked(folder: Path) -> Driver:
    """Bo is to answer an attack, while both watch a table that Ada sat at last."""
    start = {
        "phase": "combat",
        "turn": 2,
        "initiative": 0,
        "active": 0,
        "players": [
            {"hand": [], "dinos": [RAPTOR, HORNS, None, None], "combat_deck": {"attack": 2}},
            {
                "hand": [],
                "dinos": [dino("triceratops", damage=109), dino("dilophosaurus"), RAPTOR, None],
                "combat_deck": {"attack": 1},
            },
        ],
    }
    driver = table(folder, start=start)
    driver.click("answer attack")
    driver.settle()
    return driver


def test_nobody_is_asked_what_the_other_side_does(tmp_path: Path) -> None:
    scene = scene_of(attacked(tmp_path))
    assert scene.asked is not None and (scene.asked.seat, scene.bottom) == (1, 0)
    assert scene.line() == "Ada's *Utahraptor* attacks: 11 to 16. How does your *Triceratops* answer?"
    scene.board.arena.consider(None, scene.view, scene.bottom)
    assert scene.board.arena.sum is not None
    assert scene.board.arena.sum.line == "Ada attacks with 11 to 16. Bo answers."


def test_what_cannot_be_answered_is_refused_to_the_one_who_is_asked(tmp_path: Path) -> None:
    scene = scene_of(attacked(tmp_path))
    refusals = {one.name: one.refusal for one in scene.board.answers() if not one.enabled}
    assert set(refusals) == {"answer evade", "answer defend", "answer special 1"}
    assert not any("is to choose now" in str(text) for text in refusals.values()), refusals


@pytest.mark.slow
def test_the_far_side_promotes_on_its_own_bench(tmp_path: Path) -> None:
    driver = attacked(tmp_path)
    driver.click("answer take")
    driver.settle()
    scene = scene_of(driver)
    assert scene.asked is not None and (scene.asked.kind, scene.asked.seat, scene.bottom) == ("promote", 1, 0)
    driver.click("enemy 2")
    driver.settle()
    assert scene.session.match.record[-1] == "1 promote 2"


def test_a_hint_for_an_early_placement_is_one(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    match = Match(load("dino_battles"), {}, 3)
    match.act(1, "keep")
    match.act(0, "keep")
    early = match.early_decision(0)
    assert early is not None
    session = Session(match, ("person", "person"), ("Ada", "Bo"), driver.context.saves, saved=False)
    thought = session.hint(early).thought
    assert thought is not None and thought.taken in map(str, early.actions)
