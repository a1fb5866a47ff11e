"""Continue, the list of saves, and the very first start, with real events."""

import json
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import msgspec
import pygame
import pytest

from game.commands import window
from game.content.scrapbots import shipped_library
from game.storage.paths import saves_folder
from game.storage.saves import SaveSummary, has_saves, list_saves
from game.storage.settings import Settings, save_settings
from game.ui.app import App
from game.ui.gallery.pictures import random_match
from game.ui.kit.modal import Modal
from game.ui.learn.guide import LessonGuide
from game.ui.learn.overview import LearnScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.saved import ContinueTicket
from game.ui.scenes.title import TitleScene
from game.ui.tables.game_ui import PLAYABLE
from game.ui.tables.session.launch import new_match
from game.ui.tables.session.session import Session
from game.ui.tables.session.summaries import describe, when
from game.ui.tables.setup.scene import GameSetupScene
from game.ui.tables.table_scene import TableScene
from tests.ui.driver import Driver

NOW = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
KNIGHTS = {"deck_0": "warden", "deck_1": "ember_titan"}


def summary(game: str, options: dict[str, str], **changes: object) -> SaveSummary:
    fields: dict[str, object] = {
        "path": Path("match.json"),
        "age": 0,
        "match": "a" * 32,
        "game": game,
        "options": options,
        "saved_at": NOW,
        "seats": ("person", "greedy"),
        "names": ("Ada", "Brunel"),
        "finished": False,
        "round": 5,
        "moves": 9,
        "state": {"players": [{"hp": 9}, {"hp": 8}]},
    }
    return SaveSummary(**(fields | changes))  # type: ignore[arg-type]


def two_matches(folder: Path) -> Driver:
    """A title over a finished match of Scrapbots and, saved later, a duel in its first round."""
    driver = Driver(folder, reduce_motion=True)
    match = random_match("scrapbots", 5, None)
    Session(match, ("person", "person"), ("Cy", "Dot"), driver.context.saves).save()
    new_match(driver.context, "scrap_knights", KNIGHTS, 7, ("person", "greedy"), ("Ada", "Brunel"))
    return Driver(folder, reduce_motion=True)


def test_a_save_is_described() -> None:
    words = describe(summary("scrap_knights", KNIGHTS), NOW)
    assert (words.title, words.options) == ("Scrap Knights", "Warden against Ember Titan")
    assert (words.names, words.progress) == ("Ada against Brunel (computer)", "round 5")
    assert (words.when, words.looks) == ("today, 09:00", ("warden", "ember_titan"))
    other = describe(summary("scrapbots", {"edition": "first"}, finished=True), NOW)
    assert (other.options, other.progress, other.looks) == ("First edition", "finished", ())
    assert describe(summary("scrapbots", {"edition": "revised"}), NOW).options == "Revised edition"
    assert describe(summary("scrapbots", {}), NOW).progress == "turn 5"


def test_a_save_tells_how_it_stands() -> None:
    words = describe(summary("scrap_knights", KNIGHTS), NOW)
    assert (words.standing, words.icon, words.players) == ((9, 8), "hp", ("Ada", "Brunel"))
    assert words.story == "Your *Warden* against *Ember Titan* (computer)."
    turned = describe(summary("scrap_knights", KNIGHTS, seats=("greedy", "person")), NOW)
    assert turned.story == "Your *Ember Titan* against *Warden* (computer)."
    people = describe(summary("scrap_knights", KNIGHTS, seats=("person", "person")), NOW)
    assert people.story == "*Warden* against *Ember Titan*, two people."
    lanes = describe(summary("scrapbots", {"edition": "first"}), NOW)
    assert (lanes.story, lanes.standing) == ("First edition, against the computer.", None)


def test_the_picture_of_a_battle_shows_who_fights_in_it() -> None:
    decks = {"deck_0": "drill", "deck_1": "drill"}
    players = [{"knockouts": 0, "dinos": [{"card": card}]} for card in ("dilophosaurus", "triceratops")]
    fought = {"phase": "combat", "players": players}
    assert describe(summary("dino_battles", decks, state=fought), NOW).looks == (
        "dilophosaurus",
        "triceratops",
    )
    # What lies face down yet is not given away.
    placed = describe(summary("dino_battles", decks, state={**fought, "phase": "placement"}), NOW)
    assert placed.looks == describe(summary("dino_battles", decks), NOW).looks != ()


@pytest.mark.parametrize("score", ["shown", "hidden"])
def test_wounds_are_told_only_where_the_match_shows_them(score: str) -> None:
    wound = shipped_library().sets["revised"].wound
    players = [
        {"deck": [wound, "scout"], "hand": [wound], "discard": []},
        {"deck": [], "hand": [], "discard": [wound]},
    ]
    state = {"score": score, "edition": "revised", "players": players}
    words = describe(summary("scrapbots", {"edition": "revised"}, state=state), NOW)
    assert words.standing == ((2, 1) if score == "shown" else None)


@pytest.mark.parametrize(
    "state", [{}, {"players": None}, {"players": [{"hp": "x"}]}, {"score": "shown", "edition": []}]
)
@pytest.mark.parametrize("game", PLAYABLE)
def test_an_odd_state_says_nothing_of_how_it_stands(game: str, state: dict[str, object]) -> None:
    assert describe(summary(game, {}, state=state), NOW).standing is None


@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize("options", [{}, {"deck_0": "excalibur", "edition": "\x00"}, {"deck_0": "random"}])
def test_a_save_with_odd_options_is_described(game: str, options: dict[str, str]) -> None:
    words = describe(summary(game, options), NOW)
    assert words.looks == () and words.sentence.isprintable()


def test_the_day_is_that_of_the_reader() -> None:
    tokyo = timezone(timedelta(hours=9))
    late = datetime(2026, 3, 1, 16, 30, tzinfo=UTC)
    assert when(late, datetime(2026, 3, 2, 9, 0, tzinfo=tokyo)) == "today, 01:30"
    assert when(late, datetime(2026, 3, 2, 9, 0, tzinfo=UTC)) == "yesterday, 16:30"
    assert when(late, datetime(2026, 3, 9, 9, 0, tzinfo=UTC)) == "2026-03-01, 16:30"
    assert when(late, datetime(2026, 2, 1, 9, 0, tzinfo=UTC)) == "2026-03-01, 16:30"


@pytest.mark.slow
@pytest.mark.parametrize("work", ["click", "press"])
def test_continue_says_what_it_goes_on_with(tmp_path: Path, work: str) -> None:
    driver = two_matches(tmp_path)
    ticket = driver.control("Continue")
    assert isinstance(ticket, ContinueTicket) and driver.scene.form.focus is ticket
    assert ticket.words.options == "Warden against Ember Titan"
    assert ticket.words.progress == "round 1"
    getattr(driver, work)("Continue")
    assert driver.scene_name == "DuelScene"


@pytest.mark.slow
def test_the_list_has_a_row_for_each_match(tmp_path: Path) -> None:
    driver = two_matches(tmp_path)
    driver.click("Load")
    scene = driver.scene
    assert isinstance(scene, LoadScene)
    assert [(one.title, one.progress) for one in scene.list.words] == [
        ("Scrap Knights", "round 1"),
        ("Scrapbots", "finished"),
    ]
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert driver.scene_name == "LanesScene" or driver.scene_name == "ResultScene"


def test_a_row_is_played_with_the_mouse_and_with_the_gamepad(tmp_path: Path) -> None:
    driver = two_matches(tmp_path)
    driver.click("Load")
    rows = driver.control("saves")
    height = rows.unit(86)
    place = rows.rect.centerx, rows.rect.top + height // 2
    driver.click_at(place)
    assert driver.scene_name == "DuelScene"
    driver = Driver(tmp_path, reduce_motion=True)
    driver.click("Load")
    driver.event(pygame.JOYHATMOTION, value=(0, -1), joy=0, hat=0)
    assert driver.control("saves").index == 1  # type: ignore[attr-defined]
    driver.event(pygame.JOYHATMOTION, value=(0, 1), joy=0, hat=0)
    driver.event(pygame.JOYBUTTONDOWN, button=0, joy=0)
    assert driver.scene_name == "DuelScene"


def test_a_row_is_deleted_by_its_words(tmp_path: Path) -> None:
    driver = two_matches(tmp_path)
    driver.click("Load")
    driver.press("Delete")
    assert isinstance(driver.scene, Modal) and "Scrap Knights: Ada against" in driver.scene.text.text
    assert driver.scene.title.text == "Delete this duel?"
    driver.click("Delete")
    assert [save.game for save in list_saves(driver.context.saves).saves] == ["scrapbots"]
    assert len(driver.scene.list.words) == 1  # type: ignore[attr-defined]


def test_a_list_is_read_without_playing_the_records(tmp_path: Path) -> None:
    driver = two_matches(tmp_path)
    for save in list_saves(driver.context.saves).saves:
        data = json.loads(save.path.read_text())
        save.path.write_text(json.dumps(data | {"record": ["0 act excalibur"] * 9}))
    driver.click("Load")
    assert [one.title for one in driver.scene.list.words] == ["Scrap Knights", "Scrapbots"]  # type: ignore[attr-defined]


def first_start(folder: Path, **settings: object) -> Driver:
    driver = Driver(folder, **settings)  # type: ignore[arg-type]
    driver.context.first_start = True
    driver.settle()
    return driver


@pytest.mark.slow
def test_the_very_first_start_asks_nothing_but_its_ticket_leads_to_the_first_lesson(tmp_path: Path) -> None:
    driver = first_start(tmp_path)
    assert isinstance(driver.scene, TitleScene) and driver.saved[-1].welcomed
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, TableScene) and driver.scene.guide.speaking
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, LearnScene)
    driver.key(pygame.K_ESCAPE)
    driver.settle()
    assert isinstance(driver.scene, TitleScene)


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYABLE)
def test_at_the_first_start_a_new_player_is_asked_one_question_on_the_way_to_a_match(
    tmp_path: Path, game: str
) -> None:
    driver = first_start(tmp_path)
    driver.click(f"box {game}")
    assert isinstance(driver.scene, Modal) and driver.scene.title.text == "First time?"
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.scene, TitleScene), "Esc goes back, and not on to a match"
    driver.click(f"box {game}")
    driver.wait_for_guard()
    driver.click("Play now")
    assert isinstance(driver.scene, GameSetupScene)


def test_a_start_that_is_not_the_first_does_not_ask(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.settle()
    assert isinstance(driver.scene, TitleScene)
    driver = first_start(tmp_path, welcomed=True)
    assert isinstance(driver.scene, TitleScene)


@pytest.mark.parametrize("before", ["nothing", "settings", "saves", "broken save"])
def test_what_makes_a_start_the_first(before: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if before == "settings":
        assert save_settings(Settings()) is None
    elif before == "saves":
        Session(random_match("scrapbots", 5, 3), ("person", "greedy"), ("A", "B"), saves_folder()).save()
    elif before == "broken save":
        saves_folder().mkdir(parents=True)
        (saves_folder() / "match-00000000.json").write_bytes(b"broken")
    assert has_saves(saves_folder()) == before.endswith(("saves", "save"))
    found: list[bool] = []
    monkeypatch.setattr(App, "run", lambda app, start: found.append(app.context.first_start))
    window.run_window(None)  # type: ignore[arg-type]
    assert found == [before == "nothing"]


@pytest.mark.slow
def test_the_options_of_a_summary_are_those_of_the_file(tmp_path: Path) -> None:
    driver = two_matches(tmp_path)
    found = {save.game: save.options for save in list_saves(driver.context.saves).saves}
    assert found["scrap_knights"] == KNIGHTS
    assert msgspec.to_builtins(found["scrapbots"])["edition"] == "revised"


@pytest.mark.slow
def test_an_empty_list_says_what_is_saved_and_leads_to_a_new_game(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    driver.click("Load")
    shown = {widget.name for widget in driver.controls()}
    assert not shown & {"saves", "Play", "Delete"}
    assert driver.scene.form.focus is not None
    assert driver.scene.form.focus.name == "Play Scrap Knights"
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    assert driver.scene_name == "SetupScene"


def test_with_a_match_the_list_stands_alone(tmp_path: Path) -> None:
    driver = two_matches(tmp_path)
    driver.click("Load")
    scene = driver.scene
    assert isinstance(scene, LoadScene)
    names = [widget.name for widget in driver.controls()]
    assert "saves" in names and "Play" in names and "Play Scrap Knights" not in names


@pytest.mark.slow
def test_a_game_never_played_offers_its_first_lesson_once(tmp_path: Path) -> None:
    driver = Driver(tmp_path, welcomed=True, reduce_motion=True)
    driver.click("box command_core")
    assert isinstance(driver.scene, Modal)
    driver.wait_for_guard()
    driver.click("Play now")
    assert isinstance(driver.scene, GameSetupScene)
    driver.key(pygame.K_ESCAPE)
    driver.click("box command_core")
    assert isinstance(driver.scene, GameSetupScene), "the question is not asked again"
    driver.key(pygame.K_ESCAPE)
    driver.click("box scrapbots")
    driver.wait_for_guard()
    driver.click("Show me")
    driver.settle()
    scene = driver.scene
    assert isinstance(scene, TableScene) and isinstance(scene.guide, LessonGuide)
    assert scene.session.match.rules.id == "scrapbots"


def test_keys_leave_the_list_for_what_plays_not_for_what_deletes(tmp_path: Path) -> None:
    driver = two_matches(tmp_path)
    driver.click("Load")
    scene = driver.scene
    assert isinstance(scene, LoadScene)
    for keys in ((pygame.K_RIGHT,), (pygame.K_END, pygame.K_DOWN)):
        scene.form.set_focus(scene.list)
        for key in keys:
            driver.key(key)
        assert scene.form.focus is scene.play_button


def test_a_match_that_is_over_can_be_looked_at(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    Session(
        random_match("scrap_knights", 5, None), ("person", "greedy"), ("A", "B"), driver.context.saves
    ).save()
    driver.click("Load")
    assert driver.scene.play_button.text == "Look at the table"  # type: ignore[attr-defined]
