"""What each game registers is whole, and the shared screens show it."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.content.art import shipped_art
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import UnknownGame, load
from game.storage.saves import list_saves
from game.ui.gallery.pictures import random_match
from game.ui.kit.labels import RichText
from game.ui.scenes.result import ResultScene
from game.ui.tables.game_ui import COMING, PLAYABLE, all_games, game_ui
from game.ui.tables.session.session import Session
from game.ui.tables.table_scene import TableScene
from game.words.messages import shipped_messages
from tests.ui.driver import Driver

ROOT = Path(__file__).resolve().parents[2]
every_game = pytest.mark.parametrize("game", PLAYABLE)


def test_the_games_are_those_of_the_list() -> None:
    assert [game.id for game in all_games()] == list(PLAYABLE)
    with pytest.raises(UnknownGame):
        game_ui("chess")


@every_game
def test_a_game_has_all_that_is_found_by_its_id(game: str) -> None:
    registered = game_ui(game)
    assert registered.name in registered.full_name
    assert registered.rulebook() and shipped_messages(game).sources
    # A game with a set-up of its own has cards to choose from, and a box.
    plain = registered.setup is None
    assert plain or (game in shipped_art().boxes and registered.card_book().cards)


@every_game
def test_what_a_game_counts_is_in_its_view(game: str) -> None:
    registered, dice = game_ui(game), Dice(3)
    match = Match(load(game), {}, 3)
    seen = {registered.progress(match)}
    for _ in range(60):
        if match.decisions:
            decision = dice.pick(match.decisions)
            match.act(decision.seat, dice.pick(decision.actions))
            seen.add(registered.progress(match))
            seen_in_state = match.state.to_dict().get(registered.counter, registered.progress(match))
            assert registered.progress(match) == seen_in_state
    assert len(seen) > 1 and registered.progress_text(2) == f"{registered.counter} 2"
    assert registered.progress_text(0) == "set-up"


@pytest.mark.slow
@every_game
def test_a_box_of_the_shelf_leads_to_the_set_up_and_the_set_up_to_the_table(
    tmp_path: Path, game: str
) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.click(f"box {game}")
    assert type(driver.scene) is type(game_ui(game).setup_scene(driver.context))
    session = Session(random_match(game, 7, 3), ("person", "greedy"), ("Ada", "Bo"), driver.context.saves)
    scene = session.game_ui.table_scene(driver.context, session)
    assert isinstance(scene, TableScene)
    driver.context.navigator.push(scene)
    driver.settle()
    assert driver.scene is scene


@pytest.mark.slow
@every_game
def test_the_result_leads_home(tmp_path: Path, game: str) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    session = Session(random_match(game, 7, None), ("greedy", "greedy"), ("Ada", "Bo"), driver.context.saves)
    driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
    driver.settle()
    assert isinstance(driver.scene, ResultScene)
    driver.click("Title")
    assert driver.scene_name == "TitleScene" and len(driver.context.navigator.stack) == 1


@every_game
def test_a_save_tells_how_far_the_match_has_come(tmp_path: Path, game: str) -> None:
    session = Session(random_match(game, 7, 12), ("person", "person"), ("Ada", "Bo"), tmp_path / "saves")
    session.save()
    (saved,) = list_saves(tmp_path / "saves").saves
    assert saved.round == game_ui(game).progress(session.match)


def test_the_art_of_a_seat_shows_the_mech_that_it_plays(tmp_path: Path) -> None:
    options = {"deck_0": "ember_titan", "deck_1": "ronin"}
    duel = Session(Match(load("scrap_knights"), options, 7), ("person", "person"), ("Ada", "Bo"), tmp_path)
    assert duel.looks == ("ember_titan", "ronin")
    lanes = Session(Match(load("scrapbots"), {}, 7), ("person", "person"), ("Ada", "Bo"), tmp_path)
    assert lanes.looks == ("", "")


@pytest.mark.slow
def test_shelf_rulebook_and_credits_tell_of_every_game(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    shelf = {box.title.game: box.title for box in driver.scene.shelf}  # type: ignore[attr-defined]
    assert list(shelf) == [*PLAYABLE, *(coming.id for coming in COMING)]
    assert [shelf[game.id].line for game in all_games()] == [game.line for game in all_games()]
    assert all(not shelf[coming.id].ready for coming in COMING)
    driver.click("Rulebook")
    assert driver.scene.games == all_games()  # type: ignore[attr-defined]
    driver.click("Back")
    driver.click("Credits")
    shown = "\n".join(text.text for text in driver.scene.form.widgets if isinstance(text, RichText))
    for game in (*all_games(), *COMING):
        assert game.credit in shown and getattr(game, "full_name", game.name) in shown


@pytest.mark.slow
def test_the_title_imports_no_table() -> None:
    program = (
        "import sys, game.ui.scenes.title; from game.rules import GAMES; "
        "from game.ui.tables.game_ui import all_games; all_games(); "
        "print(*[name for name in sys.modules if set(GAMES) & set(name.split('.')[:-1]) "
        "and name.startswith('game.ui.tables.') or name.startswith('game.rules.') "
        "and set(GAMES) & set(name.split('.'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert (done.stdout.strip(), done.returncode) == ("", 0)


@pytest.mark.slow
def test_the_session_and_the_registrations_import_no_pygame() -> None:
    program = (
        "import sys; sys.modules['pygame'] = None; import game.ui.tables.session.session; "
        "from game.ui.tables.game_ui import all_games; all_games()"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert (done.stderr, done.returncode) == ("", 0)
