"""Command Core at the table: taking back, leaving and coming back, log, refusals, secrets, gamepad."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.command_core import shipped_library
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import load
from game.ui.kit.modal import Modal
from game.ui.scenes.curtain import CurtainScene
from game.ui.tables.command_core.table import BoardScene
from game.ui.tables.overlays.log_scene import LogScene
from game.ui.tables.session.session import Session
from tests.ui.board_moments import MOMENTS, open_moment, options, record_until
from tests.ui.driver import Driver
from tests.ui.play import step
from tests.ui.test_board_play import sit_down

BOARDS = ("square", "hex")
ASKED = [moment for moment in MOMENTS if moment != "begin"]


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


def board_scene(driver: Driver) -> BoardScene:
    scene = driver.scene
    assert isinstance(scene, BoardScene)
    return scene


def lift(driver: Driver) -> None:
    driver.settle()
    if isinstance(driver.scene, CurtainScene):
        driver.click("lift the curtain")
        driver.settle()


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("moment", ASKED)
def test_quit_and_continue_at_every_kind_of_question(driver: Driver, tmp_path: Path, moment: str) -> None:
    scene = open_moment(driver, moment, "square", ("swarm", "swarm"))
    scene.session.save()
    match, asked = scene.session.match, scene.asked
    again = Driver(tmp_path, reduce_motion=True)
    again.click("Continue")
    lift(again)
    scene = board_scene(again)
    assert scene.session.match.record == match.record
    assert scene.session.match.digest() == match.digest()
    assert scene.asked == asked is not None


@pytest.mark.slow
def test_what_nobody_answered_yet_is_taken_back_freely(tmp_path: Path) -> None:
    driver = sit_down(tmp_path, board="hex")
    driver.click("Place first")
    driver.settle()
    before = board_scene(driver).session.match.digest()
    step(driver, Dice(1), keyboard=False)
    driver.settle()
    match = board_scene(driver).session.match
    assert match.digest() != before
    driver.key(pygame.K_u)
    driver.settle()
    assert not isinstance(driver.scene, Modal) and match.digest() == before


@pytest.mark.slow
def test_after_dice_were_thrown_the_other_is_asked(driver: Driver) -> None:
    scene = open_moment(driver, "reroll", squads=("lancers", "brawlers"), other="person")
    record = list(scene.session.match.record)
    for answer in ("Refuse", "Agree"):
        assert scene.session.match.record == record
        driver.key(pygame.K_u)
        driver.to_the_table()
        assert isinstance(driver.scene, Modal)
        driver.click(answer)
        driver.to_the_table()
    assert len(scene.session.match.record) < len(record)


@pytest.mark.slow
def test_programs_that_ran_are_taken_back_together(driver: Driver) -> None:
    scene = open_moment(driver, "program")
    match = scene.session.match
    record, seat = list(match.record), scene.asked.seat  # type: ignore[union-attr]
    driver.click("Ready")
    driver.settle()
    assert len(match.record) > len(record) and scene.asked is not None
    driver.key(pygame.K_u)
    if isinstance(driver.scene, Modal):
        driver.click(driver.names()[-1])
    driver.settle()
    if match.record != record:
        # The program was shown: against the computer nothing is taken back unless that is allowed.
        assert driver.app.toast.text or len(match.record) > len(record)
    assert match.decision_of(seat) is not None


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_the_log_tells_the_whole_game(tmp_path: Path, board: str) -> None:
    driver = sit_down(tmp_path, ("person", "greedy"), board=board)
    scene, dice = board_scene(driver), Dice(2)
    while scene.view.round == 1 and scene.session.match.outcome is None:
        step(driver, dice, keyboard=False)
        driver.settle()
    driver.key(pygame.K_l)
    log = driver.scene
    assert isinstance(log, LogScene)
    assert len(log.lines) >= len(scene.session.match.events) * 0.9
    assert all(line.sentence and "{" not in line.sentence for line in log.lines)
    assert [line.sentence for line in log.lines if line.heading] == ["Round 1", "Round 2"]
    shown = {line.face.title for line in log.lines if line.face is not None}
    assert shown & {card.name for card in shipped_library().directives.values()}


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("moment", ASKED)
def test_every_refusal_is_a_sentence(driver: Driver, moment: str) -> None:
    """Whatever the view suggests: each cell, each mech as a target or to be picked, each die."""
    scene = open_moment(driver, moment, "square", ("swarm", "swarm"))
    told = [scene.why_not(pick) for pick in scene.session.match.rules.picks(scene.view, scene.bottom)]
    for sentence in filter(None, told):
        assert sentence.endswith(".") and sentence[0].isupper() and "{" not in sentence
    if moment in ("place", "attack"):
        assert len(set(told)) > 2


@pytest.mark.default_cases(1)
@pytest.mark.parametrize("moment", ASKED)
def test_everything_that_can_be_worked_or_means_something_is_explained(driver: Driver, moment: str) -> None:
    """A name on the control, or a hint beside it."""
    scene = open_moment(driver, moment, "hex", ("giant", "flankers"))
    for widget in driver.controls():
        on_it = [widget, *getattr(widget, "inside", ())]
        words = [getattr(one, "text", "") or getattr(one, "parts", ()) for one in on_it]
        assert widget.tip or any(words) or getattr(widget, "face", None), widget.name
    told = {widget.name: widget.tip for widget in scene.form.widgets if widget.tip}
    for phase in ("ordering", "programming", "execution", "combat", "cleanup"):
        assert any(phase in name for name in told), phase
    for number in range(len(scene.view.mechs)):
        assert told[f"mech {number + 1}"]


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_the_screen_shows_nothing_that_the_seat_does_not_know(tmp_path: Path, board: str) -> None:
    """Two games that differ only in the other's unseen program look the same to the pixel."""
    rules: Any = load("command_core")
    squads = ("drill", "drill")
    seed, record = record_until("program", board, squads)
    match = Match(rules, options(board, squads), seed)
    for entry in record:
        seat, _, action = entry.partition(" ")
        match.act(int(seat), action)
    writer = match.decisions[0].seat
    while match.decisions[0].seat == writer:
        match.act(writer, match.decisions[0].actions[0])
    assert match.decisions[0].kind == "program"
    state, frames = match.state, []
    other = rules.determinize(state, 1 - writer, Dice(99))
    assert other.to_dict() != state.to_dict()
    for number, start in enumerate((state, other)):
        driver = Driver(tmp_path / str(number), reduce_motion=True)
        again = Match(rules, options(board, squads), seed, start=start)
        seats = ("greedy", "person") if writer == 0 else ("person", "greedy")
        session = Session(again, seats, ("Ada", "Bo"), driver.context.saves)
        driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
        driver.settle()
        seen = [driver.pixels()]
        for widget in driver.controls():
            driver.move(widget.rect.center)
            seen.append(driver.pixels())
        driver.move((5, 5))
        for mech in range(1, 5):
            driver.click(f"mech {mech}")
            driver.move((5, 5))
            seen.append(driver.pixels())
            if board_scene(driver).inspected is not None:
                driver.key(pygame.K_ESCAPE)
        frames.append(seen)
    assert len(frames[0]) > 12
    assert [one == two for one, two in zip(*frames, strict=True)] == [True] * len(frames[0])


def pad(driver: Driver, button: int) -> None:
    driver.event(pygame.JOYBUTTONDOWN, button=button, joy=0)
    driver.event(pygame.JOYBUTTONUP, button=button, joy=0)


def pad_to(driver: Driver, name: str) -> None:
    """Goes to a control with the right shoulder, and works it."""
    driver.wait_for_guard()
    for _ in range(len(driver.controls()) + 1):
        focus = driver.scene.form.focus
        if focus is not None and focus.name == name:
            pad(driver, 0)
            return
        pad(driver, 5)
    raise AssertionError(f"the pad does not reach {name}: {driver.names()}")


def test_a_mech_is_placed_and_turned_with_a_gamepad(tmp_path: Path) -> None:
    driver = sit_down(tmp_path, board="square")
    pad_to(driver, "Place first")
    driver.settle()
    scene = board_scene(driver)
    seat = scene.asked.seat  # type: ignore[union-attr]
    driver.wait_for_guard()
    while driver.scene.form.focus is not scene.board.field:
        pad(driver, 5)
    for _ in range(12):
        if scene.board.field.cursor in scene.board.field.choices:
            break
        driver.event(pygame.JOYHATMOTION, value=(0, -1), joy=0, hat=0)
        driver.event(pygame.JOYHATMOTION, value=(0, 0), joy=0, hat=0)
    cell = scene.board.field.cursor
    pad(driver, 0)
    driver.settle()
    assert [mech.cell for mech in scene.view.mechs if mech.seat == seat].count(cell) == 1
    pad_to(driver, "facing 2")
    driver.settle()
    assert any(entry.endswith("face 2") for entry in scene.session.match.record)


def test_a_mech_that_is_to_be_placed_stays_picked(driver: Driver) -> None:
    scene = open_moment(driver, "place", "square", ("swarm", "swarm"))
    lit = scene.board.field.choices
    assert lit and scene.chooser is not None
    (picked,) = scene.chooser.picked("mech")
    driver.click(f"row {picked + 1}")
    assert scene.chooser.picked("mech") == (picked,) and scene.board.field.choices == lit


@pytest.mark.slow
def test_a_program_is_written_and_handed_over_with_a_gamepad(driver: Driver) -> None:
    scene = open_moment(driver, "program", "hex")
    for card in ("advance", "hold"):
        pad_to(driver, f"directive {card}")
    assert scene.plans is not None and scene.plans.plan.slots[:2] == ["advance", "hold"]
    pad_to(driver, "Ready")
    driver.settle()
    assert any("slot 2 hold" in entry for entry in scene.session.match.record)
