"""What a table shows while a computer player thinks, and how it is hurried."""

import os
import signal
import time
from pathlib import Path

import pygame
import pytest

from game.ai.question import answer
from game.ai.worker_process import Worker
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import load
from game.ui.scenes.title import TitleScene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session.launch import new_match, resume_match
from game.ui.tables.session.seats import sign_of
from game.ui.tables.session.session import Session
from game.ui.tables.table_scene import TableScene
from game.ui.tables.thinking import LONG, PATIENCE
from tests.ai.few import few_levels
from tests.ui.computers import Held, HeldComputer
from tests.ui.driver import TICK, Driver
from tests.ui.sitting import sit_down
from tests.ui.test_screens import look_over

every_game = pytest.mark.parametrize("game", PLAYABLE)
SHAPES = [((1280, 720), 100), ((1024, 768), 100), ((960, 540), 100), ((1280, 720), 150), ((2560, 1080), 150)]


def computers_turn(game: str) -> Match:
    """A game in which the second seat alone is asked next."""
    match, dice = Match(load(game), {}, 7), Dice(3)
    while [one.seat for one in match.decisions] != [1] or len(match.record) < 8:
        decision = dice.pick(match.decisions)
        match.act(decision.seat, dice.pick(decision.actions))
    return match


def waiting(folder: Path, game: str, **settings: object) -> tuple[Driver, TableScene, Held]:
    """A table that waits for a computer player, who answers when the test says so."""
    driver = Driver(folder, **settings)  # type: ignore[arg-type]
    computer = HeldComputer()
    session = Session(
        computers_turn(game), ("person", "hard"), ("Ada", "Anvil"), driver.context.saves, computer=computer
    )
    scene = sit_down(driver, session)
    # What opens with the scene begins to think.
    scene.proceed()
    (held,) = computer.asked
    return driver, scene, held


def mark(driver: Driver, scene: TableScene) -> bytes:
    """The picture at the place of the mark."""
    driver.app.frame(0)
    return pygame.image.tobytes(driver.app.window.subsurface(scene.board.console.mark.rect), "RGB")


@pytest.mark.default_cases(2)
@every_game
def test_it_is_said_after_a_moment_and_counted_after_a_second(tmp_path: Path, game: str) -> None:
    driver, scene, held = waiting(tmp_path, game, reduce_motion=True)
    assert scene.thinking is None and all(box.name != "thinking" for box in scene.boxes())
    driver.rest(PATIENCE + TICK)
    assert scene.line() == "Anvil is thinking." and scene.thinking is not None
    assert not scene.can_hurry and "Move now" not in driver.names()
    driver.key(pygame.K_n)
    assert not held.hurried
    driver.rest(LONG - PATIENCE)
    assert scene.can_hurry and "Move now" in driver.names()
    button = driver.control("Move now")
    assert not button.primary and button.key_name != "E"  # type: ignore[attr-defined]
    assert not button.rect.colliderect(scene.board.console.mark.rect)


@pytest.mark.default_cases(2)
@every_game
def test_who_thinks_shows_its_face_in_the_prompt(tmp_path: Path, game: str) -> None:
    driver, scene, _ = waiting(tmp_path, game, reduce_motion=True)
    driver.rest(PATIENCE + TICK)
    assert scene.session.thinker == "hard" and scene.line_symbol() == "anvil"
    shown = _prompt(driver, scene)
    scene.session.seats = ("person", "easy")
    scene.refresh()
    assert scene.line_symbol() == "chip"
    assert shown != _prompt(driver, scene)


def _prompt(driver: Driver, scene: TableScene) -> bytes:
    """The pixels of the prompt without the mark that counts the time."""
    driver.app.frame(0)
    console = scene.board.console
    picture = driver.app.window.copy()
    picture.fill("black", console.mark.rect)
    return pygame.image.tobytes(picture.subsurface(console.prompt), "RGB")


def test_a_computer_player_without_a_robot_is_a_computer() -> None:
    signs = [sign_of(player) for player in ("easy", "normal", "greedy", "")]
    assert signs == ["chip", "gauge", "computer", ""]


@pytest.mark.slow
@every_game
def test_it_is_hurried_by_mouse_and_by_key_and_then_plays_on(tmp_path: Path, game: str) -> None:
    for keyboard in (False, True):
        driver, scene, held = waiting(tmp_path / str(keyboard), game, reduce_motion=True, speed=4.0)
        driver.rest(LONG + 2 * TICK)
        if keyboard:
            driver.key(pygame.K_n)
        else:
            driver.click("Move now")
        assert held.hurried and scene.session.busy
        record = len(scene.session.match.record)
        question = held.question
        held.thought = answer(
            type(question)(question.game, question.world, 1, "hard", question.seed, few_levels(game)["hard"])
        )
        driver.rest(2 * TICK)
        assert len(scene.session.match.record) == record + 1
        assert scene.session.match.record[-1] == f"1 {held.thought.taken}"
        assert "Move now" not in driver.names()


@pytest.mark.default_cases(1)
@every_game
def test_nothing_is_cut_while_it_thinks(tmp_path: Path, game: str) -> None:
    driver, scene, _ = waiting(tmp_path, game, reduce_motion=True)
    driver.rest(LONG + 2 * TICK)
    for size, scale in SHAPES:
        scene.resize(size, scale / 100)
        boxes = {box.name: box for box in scene.boxes()}
        shown = [boxes["thinking"], boxes["Move now"], boxes["prompt"]]
        assert all(box.fits for box in shown), (size, scale)
        for number, box in enumerate(shown):
            assert pygame.Rect((0, 0), scene.size).contains(box.rect)
            others = [other for other in boxes.values() if other not in shown[: number + 1]]
            assert not any(box.rect.colliderect(other.rect) for other in others if other is not box), box
    look_over(scene, *SHAPES[-1])


@pytest.mark.slow
def test_the_dots_take_turns_unless_motion_is_reduced(tmp_path: Path) -> None:
    driver, scene, _ = waiting(tmp_path / "calm", "scrapbots", reduce_motion=True)
    driver.rest(LONG + 2 * TICK)
    pictures = set()
    for _ in range(6):
        driver.rest(160)
        pictures.add(mark(driver, scene))
    assert len(pictures) <= 2, "only the seconds change"
    driver, scene, _ = waiting(tmp_path / "lively", "scrapbots")
    driver.rest(PATIENCE + TICK)
    lively = set()
    for _ in range(4):
        lively.add(mark(driver, scene))
        driver.rest(480)
    assert len(lively) >= 3


def test_who_leaves_the_table_keeps_nobody_thinking(tmp_path: Path) -> None:
    driver, scene, held = waiting(tmp_path, "scrapbots", reduce_motion=True)
    driver.context.navigator.go_home()
    driver.app.frame(0)
    assert held.dropped and isinstance(driver.scene, TitleScene)
    assert not scene.session.busy


@pytest.mark.default_cases(2)
@every_game
def test_a_computer_player_that_fails_makes_a_quick_choice_and_that_is_said(
    tmp_path: Path, game: str
) -> None:
    driver, scene, held = waiting(tmp_path, game, reduce_motion=True)
    record = len(scene.session.match.record)
    held.failed = True
    driver.rest(2 * TICK)
    assert len(scene.session.match.record) == record + 1
    assert driver.app.toast.text.startswith("The computer could not think ahead")


@pytest.mark.slow
def test_old_saves_against_greedy_and_random_go_on(tmp_path: Path) -> None:
    for player in ("greedy", "random"):
        driver = Driver(tmp_path / player, reduce_motion=True)
        match = computers_turn("scrapbots")
        Session(match, ("person", player), ("Ada", "Bo"), driver.context.saves).save()
        (path,) = driver.context.saves.glob("*.json")
        resume_match(driver.context, path)
        driver.to_the_table()
        scene = driver.scene
        assert isinstance(scene, TableScene) and scene.session.seats == ("person", player)
        assert scene.asked is not None and len(scene.session.match.record) > len(match.record)


@pytest.mark.slow
def test_the_worker_is_killed_and_the_game_goes_on(tmp_path: Path) -> None:
    worker = Worker()
    try:
        driver = Driver(tmp_path, computer=worker, reduce_motion=True)
        new_match(driver.context, "scrapbots", {"starts": "1"}, 7, ("person", "hard"), ("Ada", "Anvil"))
        scene = driver.scene
        assert isinstance(scene, TableScene)
        driver.app.frame(TICK)
        scene.skip()
        while worker.process_id is None:
            driver.app.frame(TICK)
        killed = worker.process_id
        os.kill(killed, signal.SIGKILL)
        while not scene.session.match.record:
            scene.move_now()
            driver.app.frame(TICK)
            time.sleep(0.002)
        assert worker.process_id not in (None, killed)
        assert scene.session.take_problem() == ""
    finally:
        worker.close()
