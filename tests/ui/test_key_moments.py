"""The look back at a match: what it finds, how it is left, and the table that it opens."""

from pathlib import Path

import pygame
import pytest

from game.ai.computer import Computer
from game.ai.thought import Choice, Thought
from game.rules import load
from game.ui.pictures import random_match
from game.ui.scenes.key_moments import KeyMomentsScene
from game.ui.scenes.result import ResultScene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session import Session
from game.ui.tables.table_scene import TableScene
from tests.ui.computers import Held, HeldComputer
from tests.ui.driver import TICK, Driver
from tests.ui.test_screens import look_over

every_game = pytest.mark.parametrize("game", PLAYABLE)
SHAPES = [((1280, 720), 100), ((960, 540), 100), ((960, 540), 150), ((2560, 1080), 150)]
SEATS = ("person", "greedy")


def at_key_moments(
    folder: Path, game: str, computer: Computer, seats: tuple[str, str] = SEATS
) -> tuple[Driver, KeyMomentsScene]:
    """By the button of the result."""
    driver = Driver(folder, mute=True, reduce_motion=True)
    match = random_match(game, 3, None)
    session = Session(match, seats, ("Ada", "Bo"), driver.context.saves, computer=computer)
    driver.context.navigator.push(ResultScene(driver.context, session, session.game_ui.ending_of(session)))
    driver.app.frame(0)
    driver.rest(1000)
    driver.click("Key moments")
    assert isinstance(driver.scene, KeyMomentsScene)
    return driver, driver.scene


def give(held: Held, cost: float) -> None:
    """An answer by which another choice would have been better by so much."""
    rules = load(held.question.game)
    world = rules.restore(held.question.world)
    decision = next(one for one in rules.decisions(world) if one.seat == held.question.seat)
    actions = [str(action) for action in decision.actions]
    best = Choice(actions[0], 0.5, 0.4)
    held.thought = Thought(actions[0], (best, *(Choice(one, 0.1, 0.4 - cost) for one in actions[1:])))


def look_at_all(driver: Driver, scene: KeyMomentsScene, computer: HeldComputer) -> None:
    while not scene.done:
        for number, held in enumerate(computer.asked):
            if held.thought is None:
                give(held, 0.1 + number % 7 / 100)
        with driver.unseen():
            driver.app.frame(TICK)


@every_game
def test_the_costliest_choices_are_shown_and_one_is_played_again(tmp_path: Path, game: str) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, game, computer)
    assert scene.progress.text.startswith("Choice 1 of ")
    look_at_all(driver, scene, computer)
    assert {held.question.player for held in computer.asked} == {"normal"}
    assert len(scene.rows) == 3 and scene.progress.text.startswith("All ")
    for size, scale in SHAPES:
        scene.resize(size, scale / 100)
        look_over(scene, size, scale)
    scene.resize((1280, 720), 1.0)
    turning, match = scene.turnings[0], scene.session.match
    before = list(match.record)
    driver.wait_for_guard()
    driver.click(scene.rows[0].name)
    table = driver.scene
    assert isinstance(table, TableScene)
    assert table.session.match is not match
    assert table.session.match.record == before[: turning.number]
    assert table.session.match.digest() != match.digest()
    decision = table.session.match.decision_of(turning.seat)
    assert decision is not None
    table.session.act(turning.seat, turning.better[0])
    assert match.record == before
    assert list(driver.context.saves.glob("*.json")) == []
    driver.key(pygame.K_ESCAPE)
    driver.click("Back to the key moments")
    assert driver.scene is scene and len(scene.rows) == 3


def test_it_is_left_at_once_and_goes_on_where_it_was(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, "scrap_knights", computer)
    driver.rest(2 * TICK)
    give(computer.asked[0], 0.2)
    driver.rest(2 * TICK)
    looked, asked = scene.progress.text, len(computer.asked)
    assert looked.startswith("Choice 2 of ")
    assert all(held.question.played for held in computer.asked)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, ResultScene)
    # Enter is what the gold button says.
    assert driver.scene.form.focus is driver.scene.buttons[0]
    assert all(held.dropped for held in computer.asked[1:])
    driver.click("Key moments")
    driver.rest(2 * TICK)
    assert driver.scene is scene and scene.progress.text == looked
    assert computer.asked[asked].question.world["players"] == computer.asked[1].question.world["players"]
    look_at_all(driver, scene, computer)
    assert scene.done


def test_a_line_of_play_that_ends_leads_back_and_is_not_saved(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, "scrap_knights", computer)
    look_at_all(driver, scene, computer)
    driver.wait_for_guard()
    driver.click(scene.rows[0].name)
    table = driver.scene
    assert isinstance(table, TableScene)
    table.concede(0)
    driver.settle()
    assert isinstance(driver.scene, ResultScene)
    driver.rest(1000)
    assert "Rematch" not in driver.names() and "Key moments" not in driver.names()
    driver.click("Back to the key moments")
    assert driver.scene is scene
    assert list(driver.context.saves.glob("*.json")) == []


def test_two_people_are_both_looked_at_by_name(tmp_path: Path) -> None:
    computer = HeldComputer()
    driver, scene = at_key_moments(tmp_path, "scrap_knights", computer, ("person", "person"))
    look_at_all(driver, scene, computer)
    assert {held.question.seat for held in computer.asked} == {0, 1}
    assert all(row.lines[0].split()[0] in ("Ada", "Bo") for row in scene.rows)


def test_a_match_of_computers_has_none(tmp_path: Path) -> None:
    driver = Driver(tmp_path, mute=True, reduce_motion=True)
    session = Session(
        random_match("scrap_knights", 3, None), ("greedy", "greedy"), ("Ada", "Bo"), driver.context.saves
    )
    driver.context.navigator.push(ResultScene(driver.context, session, session.game_ui.ending_of(session)))
    driver.app.frame(0)
    driver.rest(1000)
    assert "Key moments" not in driver.names()
