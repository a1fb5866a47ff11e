"""A game that only its own files know is played from the title to its result, saved and checked."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.ai.information_set import InformationSet
from game.ai.players import make_player
from game.cli import main
from game.engine.match import Match
from game.rules import load
from game.ui.scenes.key_moments import KeyMomentsScene
from game.ui.scenes.result import ResultScene
from game.ui.scenes.rulebook.scene import RulebookScene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.overlays.log_scene import LogScene
from game.ui.tables.session.session import Session
from tests.fifth_game import FOLDER, GAME, playable
from tests.fifth_game.table import Table
from tests.ui.driver import Driver

LINES = 200
DRAWN = "mark 5", "mark 1", "mark 9", "mark 3", "mark 2", "mark 8", "mark 4", "mark 6"
"""The last cell is the only one left, so that nobody is asked for it."""
WON = "mark 1", "mark 4", "mark 2", "mark 5", "mark 3"


@pytest.fixture(scope="module", autouse=True)
def listed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with playable(tmp_path_factory.mktemp("fifth")):
        yield


def test_the_game_is_short() -> None:
    files = [
        path for path in FOLDER.rglob("*") if path.suffix in (".py", ".yaml") and "test_" not in path.name
    ]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= LINES


@pytest.mark.slow
def test_its_content_is_checked_with_that_of_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0, capsys.readouterr()


@pytest.mark.parametrize(("moves", "reason"), [(WON, "line"), (DRAWN, "full")])
def test_it_ends_as_its_rules_say(moves: tuple[str, ...], reason: str) -> None:
    match = Match(load(GAME), {}, 1)
    for move in moves:
        match.act(match.decisions[0].seat, load(GAME).parse(move))
    assert match.outcome is not None and match.outcome.reason == reason


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_computer_takes_a_win(level: str) -> None:
    match = Match(load(GAME), {}, 1)
    for move in WON[:4]:
        match.act(match.decisions[0].seat, load(GAME).parse(move))
    known = InformationSet(match.rules, match.state, match.decisions[0])
    assert str(make_player(level, 1).choose(known)) == WON[4]


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, reduce_motion=True)


def begin(driver: Driver, opponent: str) -> None:
    driver.click(f"box {GAME}")
    driver.click(f"who 1 {opponent}")
    driver.click("Begin the game")
    driver.settle()


def play(driver: Driver, moves: tuple[str, ...]) -> None:
    for move in moves:
        driver.click(move)
        driver.settle()


@pytest.mark.slow
def test_two_people_play_it_from_the_title_to_the_result(driver: Driver) -> None:
    begin(driver, "person")
    play(driver, WON)
    assert isinstance(driver.scene, ResultScene)
    assert driver.scene.ending.winner == 0
    driver.click("Title")
    assert driver.scene_name == "TitleScene"


def test_the_computer_answers_at_its_table(driver: Driver) -> None:
    begin(driver, "easy")
    play(driver, ("mark 1",))
    scene = driver.scene
    assert isinstance(scene, Table) and len(scene.view.marked) == 2


def test_a_cell_that_is_marked_says_why_it_cannot_be_marked_again(driver: Driver) -> None:
    begin(driver, "person")
    play(driver, ("mark 1",))
    cell = next(one for one in driver.scene.form.widgets if one.name == "mark 1")
    assert cell.refused == "Cell 1 is marked already."
    driver.click_at(cell.rect.center)
    assert isinstance(driver.scene, Table) and driver.scene.view.marked == "1"


@pytest.mark.slow
def test_a_match_goes_on_where_it_was_left(driver: Driver) -> None:
    begin(driver, "person")
    play(driver, WON[:3])
    driver.context.navigator.go_home()
    driver.settle()
    driver.click("Load")
    driver.click("Play")
    driver.settle()
    assert isinstance(driver.scene, Table) and driver.scene.view.marked == "142"
    play(driver, WON[3:])
    assert isinstance(driver.scene, ResultScene)


def test_a_hint_names_a_cell_and_plays_it(driver: Driver) -> None:
    begin(driver, "easy")
    play(driver, ("mark 1",))
    driver.key(pygame.K_h)
    driver.settle()
    driver.click("choice 1")
    driver.settle()
    assert isinstance(driver.scene, Table) and len(driver.scene.view.marked) == 4


@pytest.mark.slow
def test_the_key_moments_look_at_each_choice(driver: Driver) -> None:
    match = Match(load(GAME), {}, 1)
    for move in ("mark 1", "mark 2", "mark 5", "mark 3", "mark 6", "mark 4", "mark 9"):
        match.act(match.decisions[0].seat, load(GAME).parse(move))
    seats, names = ("person", "person"), ("Ada", "Bo")
    session = Session(match, seats, names, driver.context.saves, computer=driver.context.computer)
    scene = KeyMomentsScene(driver.context, session)
    driver.context.navigator.push(scene)
    driver.settle()
    assert scene.done and len(scene.questions) == len(match.record)


def test_the_rulebook_has_a_page_for_a_game_without_chapters(driver: Driver) -> None:
    driver.context.navigator.push(RulebookScene(driver.context, GAME))
    driver.settle()
    assert isinstance(driver.scene, RulebookScene)
    assert [chapter.title for chapter in driver.scene.chapters] == ["Tic-tac-toe"]


@pytest.mark.parametrize("more", [0, 3])
def test_the_credits_have_room_for_all_games(driver: Driver, more: int) -> None:
    with ExitStack() as stack:
        for number in range(more):
            stack.enter_context(PLAYABLE.adding(f"game_{number}", "tests.fifth_game.ui:GAME_UI"))
        driver.click("Credits")
        assert driver.scene_name == "CreditsScene"
        assert all(box.fits for box in driver.scene.boxes())


@pytest.mark.parametrize("more", [0, 3])
def test_the_title_has_room_for_all_boxes(tmp_path: Path, more: int) -> None:
    with ExitStack() as stack:
        for number in range(more):
            stack.enter_context(PLAYABLE.adding(f"game_{number}", "tests.fifth_game.ui:GAME_UI"))
        driver = Driver(tmp_path, reduce_motion=True)
        boxes = [one for one in driver.controls() if one.name.startswith("box ")]
        assert len(boxes) == 5 + more
        assert not any(one.rect.colliderect(two.rect) for one, two in combinations(boxes, 2))
        assert all(box.fits for box in driver.scene.boxes())


def test_its_log_speaks_of_no_cards_and_a_sheet_of_them_is_refused(driver: Driver, tmp_path: Path) -> None:
    begin(driver, "person")
    play(driver, ("mark 1",))
    driver.key(pygame.K_l)
    scene = driver.scene
    assert isinstance(scene, LogScene) and scene.lines and scene.note.text == ""
    arguments = ["shot", "cards", "--game", GAME, "--out", str(tmp_path / "cards.png")]
    assert main(arguments) == 2 and not (tmp_path / "cards.png").exists()
