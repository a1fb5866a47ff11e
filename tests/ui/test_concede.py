"""Conceding on screen: the pause menu, the question, the result, and back again."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.ai.question import answer
from game.engine.rules import Outcome
from game.storage.saves import latest_unfinished, list_saves
from game.ui.kit.modal import Modal
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.result import ResultScene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session.launch import new_match, resume_match
from game.ui.tables.session.outcome import Ending
from game.ui.tables.table_scene import TableScene
from tests.ui.computers import HeldComputer
from tests.ui.driver import Driver

QUESTIONS = {
    "scrap_knights": "Concede the duel?",
    "scrapbots": "Concede the game?",
    "command_core": "Concede the battle?",
    "dino_battles": "Concede the battle?",
}
every_game = pytest.mark.parametrize("game", PLAYABLE)


def open_table(driver: Driver, game: str, *seats: str, **options: str) -> TableScene:
    new_match(driver.context, game, options, 7, seats, ("Ada", "Bo"))
    driver.to_the_table()
    assert isinstance(driver.scene, TableScene)
    return driver.scene


def table(folder: Path, game: str, *seats: str, **options: str) -> tuple[Driver, TableScene]:
    driver = Driver(folder, reduce_motion=True)
    return driver, open_table(driver, game, *(seats or ("person", "greedy")), **options)


def press_pad(driver: Driver, name: str) -> None:
    """Works a control with the cross and the first button of a gamepad."""
    for _ in range(8):
        focus = driver.scene.form.focus
        if focus is not None and focus.name == name:
            driver.event(pygame.JOYBUTTONDOWN, button=0, joy=0)
            return
        driver.event(pygame.JOYBUTTONDOWN, button=5, joy=0)
    raise AssertionError(f"the gamepad does not reach '{name}' on {driver.scene_name}")


WORK: dict[str, Callable[[Driver, str], None]] = {
    "mouse": Driver.click,
    "keyboard": Driver.press,
    "gamepad": press_pad,
}


def concede(driver: Driver, *, who: str = "", work: Callable[[Driver, str], None] = Driver.click) -> None:
    driver.key(pygame.K_ESCAPE)
    work(driver, "Concede")
    if who:
        work(driver, who)
    lift(driver)
    work(driver, "Concede")
    driver.settle()


def lift(driver: Driver) -> None:
    """Past the curtain, where the screen goes to somebody else."""
    driver.settle()
    if isinstance(driver.scene, CurtainScene):
        driver.click("lift the curtain")
        driver.settle()


def result(driver: Driver) -> tuple[str, str]:
    assert isinstance(driver.scene, ResultScene), driver.scene_name
    return driver.scene.title, driver.scene.reason


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("work", WORK.values(), ids=WORK)
def test_whoever_concedes_loses(tmp_path: Path, game: str, work: Callable[[Driver, str], None]) -> None:
    driver, scene = table(tmp_path, game)
    record = scene.session.match.record
    concede(driver, work=work)
    heading, reason = result(driver)
    assert heading == "DEFEAT"
    assert reason.startswith("Bo wins: Ada conceded")
    assert scene.session.match.record == [*record, "0 concede"]
    assert list_saves(driver.context.saves).saves[0].finished
    assert latest_unfinished(driver.context.saves) is None


@pytest.mark.default_cases(1)
@every_game
def test_the_question_starts_at_no_and_no_leads_back_to_the_pause_menu(tmp_path: Path, game: str) -> None:
    driver, scene = table(tmp_path, game)
    driver.key(pygame.K_ESCAPE)
    for refuse in (pygame.K_RETURN, pygame.K_ESCAPE):
        driver.click("Concede")
        assert isinstance(driver.scene, Modal)
        assert (driver.scene.title.text, driver.scene.text.text) == (QUESTIONS[game], "Bo wins.")
        assert driver.scene.form.focus is not None and driver.scene.form.focus.name == "Play on"
        driver.key(refuse)
        assert isinstance(driver.scene, PauseScene)
    assert scene.session.match.outcome is None
    driver.key(pygame.K_ESCAPE)
    assert scene.asked is not None


@pytest.mark.slow
def test_the_pause_menu_does_not_look_out_from_under_its_question(tmp_path: Path) -> None:
    driver, _ = table(tmp_path, "scrap_knights")
    driver.key(pygame.K_ESCAPE)
    pause = driver.scene
    driver.click("Concede")
    question = driver.scene
    assert isinstance(pause, PauseScene) and isinstance(question, Modal)
    with_menu = driver.pixels()
    driver.context.navigator.stack.remove(pause)
    driver.context.navigator.changed = True
    driver.app.frame(0)
    assert driver.pixels() == with_menu
    assert pause.frame.height > question.frame.height


@pytest.mark.slow
@every_game
@pytest.mark.parametrize(("who", "winner"), [("Ada", "Bo"), ("Bo", "Ada")])
def test_between_two_people_the_one_who_concedes_is_named(
    tmp_path: Path, game: str, who: str, winner: str
) -> None:
    driver, scene = table(tmp_path, game, "person", "person")
    driver.key(pygame.K_ESCAPE)
    for refuse in (pygame.K_RETURN, pygame.K_ESCAPE):
        driver.click("Concede")
        assert driver.names() == ["Ada", "Bo", "Cancel"]
        driver.key(refuse)
        assert isinstance(driver.scene, PauseScene)
    driver.click("Concede")
    driver.click(who)
    lift(driver)
    assert driver.scene.text.text == f"{winner} wins."  # type: ignore[attr-defined]
    driver.click("Concede")
    driver.settle()
    heading, reason = result(driver)
    assert heading == f"{winner} wins".upper()
    assert reason.startswith(f"{winner} wins: {who} conceded")
    driver.click("Look at the table")
    driver.settle()
    assert scene.sitting.viewer is None, "no hand is open on a table that both look at"


@pytest.mark.slow
@every_game
def test_the_log_tells_it_and_a_finished_duel_has_nothing_to_concede(tmp_path: Path, game: str) -> None:
    driver, scene = table(tmp_path, game)
    concede(driver)
    driver.click("Look at the table")
    driver.settle()
    assert scene.sitting.outcome == Outcome(1, "conceded")
    driver.key(pygame.K_l)
    assert driver.scene.lines[-1].sentence == "Ada concedes. Bo wins."  # type: ignore[attr-defined]
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, PauseScene)
    assert "Concede" not in driver.names()


@pytest.mark.default_cases(2)
@every_game
def test_where_only_computers_play_nobody_concedes(tmp_path: Path, game: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    new_match(driver.context, game, {}, 7, ("greedy", "greedy"), ("Ada", "Bo"))
    driver.app.frame(0)
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, PauseScene)
    assert "Concede" not in driver.names()


@pytest.mark.default_cases(1)
@every_game
@pytest.mark.parametrize("second", ["person", "greedy"])
def test_a_concession_can_be_taken_back_at_the_table(tmp_path: Path, game: str, second: str) -> None:
    driver, scene = table(tmp_path, game, "person", second)
    asked, digest, record = scene.asked, scene.session.match.digest(), scene.session.match.record
    concede(driver, who="Ada" if second == "person" else "")
    driver.click("Look at the table")
    driver.settle()
    driver.key(pygame.K_u)
    driver.settle()
    if second == "person":
        lift(driver)
        driver.click("Agree")
    lift(driver)
    assert scene.asked == asked is not None
    assert scene.sitting.outcome is None
    assert (scene.session.match.digest(), scene.session.match.record) == (digest, record)
    assert latest_unfinished(driver.context.saves) is not None


@pytest.mark.slow
@every_game
def test_a_computer_that_is_thinking_makes_no_choice_any_more(tmp_path: Path, game: str) -> None:
    driver, scene = table(tmp_path, game)
    match = scene.session.match
    choice = next(iter(match.decisions[0].actions))
    match.act(match.decisions[0].seat, choice)
    scene.session._computer = computer = HeldComputer()
    for decision in scene.sitting.thinkers():
        scene.session.think(decision)
    concede(driver)
    for held in computer.asked:
        held.thought = answer(held.question)
    driver.settle()
    assert not scene.session.poll()
    assert not scene.session.busy
    assert match.outcome == Outcome(1, "conceded")
    assert match.record[-1] == "0 concede"


@pytest.mark.default_cases(1)
@every_game
def test_it_is_shown_in_motion_too_even_while_something_else_is_shown(tmp_path: Path, game: str) -> None:
    driver, scene = table(tmp_path, game)
    driver.context.change(reduce_motion=False, speed=0.5)
    decision = scene.session.match.decisions[0]
    scene.session.act(decision.seat, decision.actions[0])
    scene.proceed()
    concede(driver)
    assert result(driver)[0] == "DEFEAT"
    assert scene.session.match.conceded == 0
    assert "over" in driver.context.sound.played


@pytest.mark.default_cases(1)
@every_game
def test_a_conceded_duel_is_loaded_with_its_result(tmp_path: Path, game: str) -> None:
    driver, _ = table(tmp_path, game)
    concede(driver)
    path = list_saves(driver.context.saves).saves[0].path
    again = Driver(tmp_path, reduce_motion=True)
    resume_match(again.context, path)
    again.app.frame(0)
    again.settle()
    assert result(again)[0] == "DEFEAT"


@pytest.mark.slow
def test_the_result_of_a_concession_brings_nothing_hidden_to_light(tmp_path: Path) -> None:
    driver, scene = table(tmp_path, "scrapbots", score="hidden")
    for seat in (0, 1):
        scene.session.match.state.players[seat].hand = ("golem",)  # type: ignore[attr-defined]
    concede(driver)
    ending = driver.scene.ending  # type: ignore[attr-defined]
    assert "Wounds" not in [count.name for count in ending.counts] and len(ending.counts) == 3

    def figures(ending: Ending) -> list[bytes]:
        drawn = [ending.figure(seat, 0.5, "drew", (255, 255, 255), False)[0] for seat in (0, 1)]
        return [pygame.image.tobytes(image, "RGBA") for image in drawn]

    with_hands = figures(ending)
    for seat in (0, 1):
        scene.session.match.state.players[seat].hand = ()  # type: ignore[attr-defined]
    assert figures(scene.session.game_ui.ending_of(scene.session)) == with_hands


def test_who_concedes_while_the_chain_is_shown_concedes_that_round(tmp_path: Path) -> None:
    driver, scene = table(tmp_path, "scrap_knights")
    for player in scene.session.match.state.players:  # type: ignore[attr-defined]
        player.bots = ()
    driver.key(pygame.K_1)
    driver.key(pygame.K_RETURN)
    for _ in range(400):
        driver.app.frame(16)
        if scene.playing and scene.view.round < scene.session.match.view(None).round:
            break
    assert scene.playing and scene.view.round == 1
    concede(driver)
    assert result(driver)[1].endswith("in round 1")
