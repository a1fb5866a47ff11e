"""Questions to the other person at one screen: asked behind a curtain, with nothing private in sight."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.seats import Seat, opponent
from game.rules import load
from game.ui.kit.modal import Modal
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.result import ResultScene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session.session import Session
from game.ui.tables.table_scene import TableScene
from tests.examples import first_by_default
from tests.ui.driver import TICK, Driver
from tests.ui.play import step
from tests.ui.sitting import sit_down

NAMES = ("Ada", "Bo")
POKES = (pygame.K_u, pygame.K_ESCAPE, pygame.K_h, pygame.K_l, pygame.K_F1, pygame.K_TAB)
every_game = pytest.mark.parametrize("game", PLAYABLE)


def to_be_asked(game: str, first: int = 0) -> Match:
    """A match in which a seat has a private choice, and needs the other's consent to take one back."""
    for seed in range(first, first + 40):
        match, dice = Match(load(game), {}, seed), Dice(seed)
        for _ in range(60):
            if not match.decisions:
                break
            decision = match.decisions[0]
            offer = match.undo_offer(decision.seat)
            if decision.private and offer is not None and not offer.free and not match.sealed:
                return match
            match.act(decision.seat, dice.pick(decision.actions))
    raise AssertionError(f"{game} never needs consent")


def table(folder: Path, match: Match) -> tuple[Driver, TableScene]:
    """The table of two people, with the one who is asked in front of it."""
    driver = Driver(folder, reduce_motion=True)
    scene = sit_down(driver, Session(match, ("person", "person"), NAMES, driver.context.saves))
    lift(driver)
    driver.move((2, 2))
    assert scene.asked is not None
    return driver, scene


def lift(driver: Driver) -> None:
    driver.settle()
    if isinstance(driver.scene, CurtainScene):
        driver.click("lift the curtain")
        driver.settle()


def ask(driver: Driver, scene: TableScene) -> tuple[Seat, Modal]:
    """Asks to take the last choice back, as far as the question; returns who wanted it."""
    assert scene.asked is not None
    seat = scene.asked.seat
    driver.key(pygame.K_u)
    driver.settle()
    assert isinstance(driver.scene, CurtainScene), "the screen is covered before anything is asked"
    assert driver.scene.seat == opponent(seat)
    name, other = NAMES[seat], NAMES[opponent(seat)]
    assert driver.scene.handover.ribbon == f"{name} asks {other} something. *{name}:* look away, please."
    driver.click("lift the curtain")
    driver.settle()
    assert isinstance(driver.scene, Modal)
    return seat, driver.scene


@pytest.mark.default_cases(1)
@every_game
def test_the_other_person_is_asked_behind_a_curtain_and_nothing_is_suggested(
    tmp_path: Path, game: str
) -> None:
    driver, scene = table(tmp_path, to_be_asked(game))
    record = scene.session.match.record
    seat, question = ask(driver, scene)
    assert question.title.text == f"{NAMES[opponent(seat)]}, do you agree?"
    assert question.asks == opponent(seat)
    assert scene.sitting.viewer is None and scene.asked is None
    assert question.form.focus is None
    assert not any(button.primary for button in question.buttons)  # type: ignore[attr-defined]
    for key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
        driver.key(key)
        assert driver.scene is question
    driver.press("Agree")
    lift(driver)
    assert len(scene.session.match.record) < len(record)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("answer", ["Refuse", "Escape"])
def test_a_refusal_costs_nothing(tmp_path: Path, game: str, answer: str) -> None:
    driver, scene = table(tmp_path, to_be_asked(game))
    asked, digest, record = scene.asked, scene.session.match.digest(), scene.session.match.record
    seat, _ = ask(driver, scene)
    if answer == "Escape":
        driver.key(pygame.K_ESCAPE)
    else:
        driver.click(answer)
    driver.settle()
    assert isinstance(driver.scene, CurtainScene) and driver.scene.seat == seat
    assert driver.scene.handover.ribbon.startswith(f"{NAMES[opponent(seat)]} has answered.")
    lift(driver)
    assert scene.curtain_note is None
    assert (scene.asked, scene.sitting.viewer) == (asked, seat)
    assert (scene.session.match.digest(), scene.session.match.record) == (digest, record)


@pytest.mark.slow
@every_game
def test_the_question_looks_the_same_whatever_its_seat_cannot_know(tmp_path: Path, game: str) -> None:
    """From the curtain on, each frame is the same in all worlds that look alike to the seat that is asked."""
    frames = []
    for number in range(3):
        match = to_be_asked(game)
        other = opponent(match.decisions[0].seat)
        if number:
            match.state = match.rules.determinize(match.state, other, Dice(number))
            match._current = match.rules.decisions(match.state)
        driver, _ = table(tmp_path / str(number), match)
        driver.key(pygame.K_u)
        driver.settle()
        shown = [driver.pixels()]
        driver.click("lift the curtain")
        for _ in range(40):
            driver.app.frame(TICK)
            shown.append(driver.pixels())
        driver.settle()
        driver.move((2, 2))
        assert isinstance(driver.scene, Modal)
        frames.append([*shown, driver.pixels()])
    assert frames[0] == frames[1] == frames[2]


@pytest.mark.slow
@pytest.mark.parametrize("game", first_by_default(list(PLAYABLE)))
@pytest.mark.parametrize("agrees", [True, False])
def test_taking_back_a_concession_is_for_the_winner_to_say(tmp_path: Path, game: str, agrees: bool) -> None:
    driver, scene = table(tmp_path, to_be_asked(game))
    assert scene.asked is not None
    seat, record = scene.asked.seat, scene.session.match.record
    driver.key(pygame.K_ESCAPE)
    for name in ("Concede", NAMES[seat], "Concede"):
        driver.click(name)
    driver.settle()
    assert isinstance(driver.scene, ResultScene) and scene.sitting.viewer is None
    driver.click("Look at the table")
    driver.settle()
    driver.key(pygame.K_u)
    driver.settle()
    assert isinstance(driver.scene, CurtainScene) and driver.scene.seat == opponent(seat)
    driver.click("lift the curtain")
    driver.settle()
    assert isinstance(driver.scene, Modal) and driver.scene.text.text.startswith(NAMES[seat])
    driver.click("Agree" if agrees else "Refuse")
    driver.settle()
    if agrees:
        lift(driver)
        assert scene.session.match.record == record and scene.asked is not None
    else:
        assert driver.scene is scene, "the table is as it was, and the result does not come up again"
        assert scene.session.match.conceded == seat


@pytest.mark.slow
@every_game
def test_who_does_not_sit_at_the_screen_concedes_behind_a_curtain(tmp_path: Path, game: str) -> None:
    driver, scene = table(tmp_path, to_be_asked(game))
    assert scene.asked is not None
    seat, asked, other = scene.asked.seat, scene.asked, opponent(scene.asked.seat)
    for answer in ("Play on", "Concede"):
        driver.key(pygame.K_ESCAPE)
        driver.click("Concede")
        driver.click(NAMES[other])
        driver.settle()
        assert isinstance(driver.scene, CurtainScene) and driver.scene.seat == other
        driver.click("lift the curtain")
        driver.settle()
        assert scene.sitting.viewer is None
        driver.click(answer)
        if answer == "Play on":
            lift(driver)
            assert (scene.asked, scene.sitting.viewer) == (asked, seat)
    driver.settle()
    assert scene.session.match.conceded == other
    assert isinstance(driver.scene, ResultScene)


@pytest.mark.slow
@pytest.mark.parametrize("who", NAMES)
def test_a_concession_while_programs_wait_for_the_curtain_is_not_taken_back_freely(
    tmp_path: Path, who: str
) -> None:
    match, dice = Match(load("command_core"), {}, 5), Dice(5)
    while match.decisions[0].kind != "program":
        match.act(match.decisions[0].seat, dice.pick(match.decisions[0].actions))
    driver, scene = table(tmp_path, match)
    driver.click("Ready")
    driver.click("Leave them")
    driver.settle()
    assert scene.handed is not None, "the curtain has not fallen yet"  # type: ignore[attr-defined]
    driver.key(pygame.K_ESCAPE)
    for name in ("Concede", who):
        driver.click(name)
    lift(driver)
    driver.click("Concede")
    driver.settle()
    driver.click("Look at the table")
    driver.settle()
    driver.key(pygame.K_u)
    driver.settle()
    assert isinstance(driver.scene, CurtainScene) and match.conceded == NAMES.index(who)
    assert scene.line() != ""


@pytest.mark.slow
def test_while_a_recap_runs_only_the_one_who_watches_it_concedes(tmp_path: Path) -> None:
    driver, dice = Driver(tmp_path), Dice(2)
    driver.hurries = False
    match = Match(load("scrapbots"), {}, 2)
    scene: Any = sit_down(driver, Session(match, ("person", "person"), NAMES, driver.context.saves))
    for _ in range(60):
        if driver.scene is scene and scene.recap is not None and not scene.sitting.up_to_date:
            break
        if isinstance(driver.scene, CurtainScene):
            driver.rest(1000)
            if isinstance(driver.scene, CurtainScene):
                driver.click("lift the curtain")
            while isinstance(driver.scene, CurtainScene):
                driver.app.frame(TICK)
        else:
            step(driver, dice, keyboard=False)
    assert scene.recap is not None
    viewer, shown = scene.sitting.viewer, scene.sitting.shown
    driver.key(pygame.K_ESCAPE)
    driver.click("Concede")
    assert driver.names() == [NAMES[viewer], "Cancel"]
    driver.click("Cancel")
    driver.click("Go on")
    assert scene.recap is not None and scene.sitting.shown >= shown


@pytest.mark.slow
def test_against_the_computer_a_concession_is_taken_back_without_a_question(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    match = Match(load("scrap_knights"), {}, 3)
    scene = sit_down(driver, Session(match, ("person", "greedy"), NAMES, driver.context.saves))
    driver.settle()
    driver.key(pygame.K_ESCAPE)
    driver.click("Concede")
    driver.click("Concede")
    driver.settle()
    driver.click("Look at the table")
    driver.settle()
    driver.key(pygame.K_u)
    driver.settle()
    assert driver.scene is scene and scene.asked is not None
    assert match.conceded is None


def keeps_the_law(driver: Driver) -> None:
    """Whatever is asked of a seat is drawn from its view or a bystander's; the words name one seat."""
    stack = driver.context.navigator.stack
    table: Any = next((scene for scene in stack if isinstance(scene, TableScene)), None)
    if table is None:
        return
    viewer = table.sitting.viewer
    if table.asked is not None:
        seats = (table.asked.seat,) if table.asked.private else (None, table.asked.seat)
        assert viewer in seats, f"{table.asked} is asked over the hand of seat {viewer}"
    for scene in stack:
        asks = getattr(scene, "asks", None)
        assert asks is None or viewer in (None, asks), f"a question to seat {asks} over the hand of {viewer}"
        assert asks is None or table.asked is not None or table.prompt_seat in (None, asks)
        assert not isinstance(scene, ResultScene) or viewer is None
    if isinstance(driver.scene, CurtainScene):
        assert viewer is None or driver.scene.overlay
        leaving = f"*{NAMES[opponent(driver.scene.seat)]}:* look away"
        assert leaving in driver.scene.handover.ribbon
    header, prompt = table.board.header_seat, table.prompt_seat
    assert None in (header, prompt) or header == prompt, f"one names seat {header}, the other {prompt}"


def poke(driver: Driver, dice: Dice) -> None:
    """Something that nobody needs for a move: undo, the menu, conceding for either seat, back again."""
    scene = driver.scene
    if isinstance(scene, Modal) and "End turn" not in driver.names():
        driver.wait_for_guard()
        driver.click(dice.pick(driver.names()[-2:]))
    elif isinstance(scene, PauseScene):
        driver.click(dice.pick(("Go on", "Concede")))
        keeps_the_law(driver)
        if isinstance(driver.scene, Modal):
            driver.click(dice.pick(NAMES))
            keeps_the_law(driver)
            if isinstance(driver.scene, Modal):
                driver.click(dice.pick(("Play on", "Play on", "Play on", "Concede")))
    elif isinstance(scene, ResultScene):
        driver.click("Look at the table")
    elif isinstance(scene, TableScene) and scene.over:
        driver.key(pygame.K_u)
    elif isinstance(scene, (TableScene, CurtainScene)):
        driver.key(dice.pick(POKES))
    else:
        driver.key(pygame.K_ESCAPE)


@pytest.mark.slow
@pytest.mark.parametrize("seed", first_by_default(range(6)))
@every_game
def test_each_question_is_drawn_from_the_view_of_its_seat(tmp_path: Path, game: str, seed: int) -> None:
    (driver, scene), dice = table(tmp_path, to_be_asked(game, seed)), Dice(seed)
    driver.key(pygame.K_u)
    consents = 0
    for _ in range(60):
        driver.settle()
        keeps_the_law(driver)
        top = driver.scene
        consents += isinstance(top, Modal) and top.asks is not None
        if dice.below(3) == 0 or not isinstance(top, (TableScene, CurtainScene)) or scene.over:
            poke(driver, dice)
        else:
            step(driver, dice, keyboard=False)
        keeps_the_law(driver)
    assert consents


@pytest.mark.slow
@pytest.mark.parametrize("replay", ["always", "missed"])
@pytest.mark.parametrize("game", ["scrapbots", "command_core", "dino_battles"])
def test_the_header_and_the_prompt_name_the_same_seat_in_every_frame(
    tmp_path: Path, game: str, replay: str
) -> None:
    """Shows that are watched, those after a curtain too; Dino Battles' reveal was shown as the other's."""
    driver, dice = Driver(tmp_path, speed=4.0, replay=replay), Dice(5)
    match = Match(load(game), {}, 5)
    sit_down(driver, Session(match, ("person", "person"), NAMES, driver.context.saves))
    frames = 0
    for _ in range(16):
        for _ in range(1500):
            moving = driver.app.frame(TICK)
            keeps_the_law(driver)
            frames += 1
            if not moving:
                break
        step(driver, dice, keyboard=False)
    assert frames > 100
