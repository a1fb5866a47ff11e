"""The table, played with real events."""

from pathlib import Path

import pygame
import pytest

from game.storage.saves import latest_unfinished, list_saves
from game.ui.gallery.pictures import random_match
from game.ui.kit.buttons import Button
from game.ui.kit.modal import Modal
from game.ui.scenes.result import ResultScene
from game.ui.scenes.title import TitleScene
from game.ui.tables.recap_rows import RecapRow
from game.ui.tables.scrap_knights.table import DuelScene
from game.ui.tables.session.launch import new_match
from game.ui.tables.session.session import Session
from tests.examples import first_by_default
from tests.ui.driver import Driver
from tests.ui.play import play_to_the_end

DECKS = [("ronin", "bulwark"), ("gambler", "barrage"), ("duelist", "warden"), ("mechromancer", "gambler")]


def table(folder: Path, *seats: str, decks: tuple[str, str] = ("ronin", "bulwark"), seed: int = 7) -> Driver:
    driver = Driver(folder, reduce_motion=True, speed=4.0)
    options = {"deck_0": decks[0], "deck_1": decks[1]}
    new_match(driver.context, "scrap_knights", options, seed, seats or ("person", "person"), ("Ada", "Bo"))
    driver.to_the_table()
    return driver


def duel(driver: Driver) -> DuelScene:
    assert isinstance(driver.scene, DuelScene), driver.scene_name
    return driver.scene


@pytest.mark.slow
@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("decks", first_by_default(DECKS), ids="-".join)
def test_a_duel_between_two_people_can_be_played(
    tmp_path: Path, decks: tuple[str, str], keyboard: bool
) -> None:
    driver = table(tmp_path, decks=decks)
    assert play_to_the_end(driver, seed=3, keyboard=keyboard) > 0
    assert isinstance(driver.scene, ResultScene)


@pytest.mark.slow
def test_a_duel_against_the_computer_has_no_curtain(tmp_path: Path) -> None:
    driver = table(tmp_path, "person", "greedy", decks=("ronin", "needle"))
    assert duel(driver).sitting.viewer == 0
    play_to_the_end(driver, seed=9, keyboard=True)
    assert isinstance(driver.scene, ResultScene)


@pytest.mark.slow
def test_from_the_title_through_the_set_up_to_the_table(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.click("New game")
    driver.click("box scrap_knights")
    driver.click("name 0")
    driver.key(pygame.K_END)
    driver.type("X")
    driver.click("mech bulwark")
    driver.press("Begin the duel")
    driver.settle()
    session = duel(driver).session
    assert session.seats == ("person", "easy")
    assert session.names[0].endswith("X")
    assert session.match.options["deck_0"] == "bulwark"


@pytest.mark.slow
def test_a_secret_choice_is_locked_in_by_hand_and_may_be_changed_before(tmp_path: Path) -> None:
    driver = table(tmp_path)
    scene = duel(driver)
    driver.click("scrap_knights/slash")
    assert scene.session.match.record == []
    driver.click("scrap_knights/meditation")
    assert scene.chooser is not None and scene.chooser.picked("card") == ("meditation",)
    driver.key(pygame.K_u)
    assert scene.chooser.picked("card") == ()
    driver.key(pygame.K_1)
    assert scene.chooser.picked("card") == ("slash",)
    driver.key(pygame.K_RETURN)
    assert scene.session.match.record == ["0 act slash"]


@pytest.mark.slow
def test_escape_takes_one_step_back_and_then_pauses(tmp_path: Path) -> None:
    driver = table(tmp_path)
    driver.click("scrap_knights/step")
    driver.key(pygame.K_ESCAPE)
    assert duel(driver).chooser.picked("card") == ()  # type: ignore[union-attr]
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "PauseScene"
    driver.click("Leave the table")
    assert isinstance(driver.scene, TitleScene)


@pytest.mark.slow
def test_undo_after_a_reveal_asks_the_other(tmp_path: Path) -> None:
    driver = table(tmp_path)
    scene = duel(driver)
    for card in ("slash", "stonewall"):
        driver.click(f"scrap_knights/{card}")
        driver.click("Lock in")
        driver.settle()
        if driver.scene_name == "CurtainScene":
            driver.click("lift the curtain")
            driver.settle()
    assert len(scene.session.match.record) == 2
    for answer in ("Refuse", "Agree"):
        assert len(scene.session.match.record) == 2
        driver.key(pygame.K_u)
        driver.settle()
        driver.click("lift the curtain")
        driver.settle()
        assert isinstance(driver.scene, Modal)
        driver.click(answer)
        driver.settle()
    assert scene.session.match.record == []


@pytest.mark.slow
def test_undo_in_an_open_window_is_free(tmp_path: Path) -> None:
    driver = table(tmp_path)
    scene = duel(driver)
    for card in ("slash", "stonewall"):
        driver.click(f"scrap_knights/{card}")
        driver.click("Lock in")
        driver.settle()
        if driver.scene_name == "CurtainScene":
            driver.click("lift the curtain")
            driver.settle()
    match = scene.session.match
    speaker = match.decisions[0].seat
    driver.click("scrap_knights/ad_pester")
    driver.key(pygame.K_RETURN)
    driver.settle()
    assert len(match.record) == 3
    offer = match.undo_offer(speaker)
    assert offer is not None and offer.free


def test_nothing_to_take_back_is_said(tmp_path: Path) -> None:
    driver = table(tmp_path)
    driver.key(pygame.K_u)
    assert "nothing to take back" in driver.app.toast.text


def test_quit_and_continue_at_every_moment(tmp_path: Path) -> None:
    driver = table(tmp_path)
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    driver.settle()
    digest = driver.context.navigator.stack[-2].session.match.digest()  # type: ignore[attr-defined]
    again = Driver(tmp_path, reduce_motion=True)
    assert again.names()[0] == "Continue"
    again.click("Continue")
    again.settle()
    assert again.scene_name == "CurtainScene"
    again.click("lift the curtain")
    again.settle()
    scene = duel(again)
    assert scene.session.match.digest() == digest
    assert scene.session.match.record == ["0 act slash"]
    assert scene.sitting.viewer == 1


def conceded(folder: Path) -> Driver:
    """The result of a duel against the computer that was given up."""
    driver = table(folder, "person", "greedy")
    driver.key(pygame.K_ESCAPE)
    driver.click("Concede")
    driver.click("Concede")
    driver.settle()
    assert isinstance(driver.scene, ResultScene)
    return driver


@pytest.mark.slow
def test_a_finished_duel_is_not_continued_but_can_be_looked_at(tmp_path: Path) -> None:
    driver = conceded(tmp_path)
    folder = driver.context.saves
    assert latest_unfinished(folder) is None
    assert list_saves(folder).saves[0].finished
    driver.click("Look at the table")
    driver.settle()
    assert duel(driver).sitting.outcome is not None
    driver.key(pygame.K_l)
    assert driver.scene_name == "LogScene"


@pytest.mark.slow
def test_a_rematch_is_another_duel_with_the_same_mechs(tmp_path: Path) -> None:
    driver = conceded(tmp_path)
    driver.click("Rematch")
    driver.settle()
    session = driver.context.navigator.stack[1].session  # type: ignore[attr-defined]
    assert session.match.seed == 8
    assert session.match.options == {"deck_0": "ronin", "deck_1": "bulwark"}


@pytest.mark.slow
def test_a_full_disk_does_not_end_the_duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = table(tmp_path)

    def full(*words: object, **more: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.storage.saves.write_bytes", full)
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    driver.settle()
    assert "could not be saved" in driver.app.toast.text
    driver.click("lift the curtain")
    driver.settle()
    assert duel(driver).session.match.sealed


@pytest.mark.default_cases(1)
@pytest.mark.parametrize(
    "content", [b"", b"{", b"[1, 2]", b'{"format": 99, "game": "scrap_knights"}', b"\xff\xfe"]
)
def test_a_broken_save_is_told_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    path = folder / "match-00000000000000000000000000000000.json"
    path.write_bytes(content)
    driver = Driver(tmp_path)
    assert "Continue" not in driver.names()
    driver.click("Load")
    assert next(one for one in driver.scene.form.widgets if one.name == "problems").text  # type: ignore[attr-defined]
    assert path.read_bytes() == content


@pytest.mark.slow
def test_a_larger_scale_enlarges_the_console_and_never_the_window(tmp_path: Path) -> None:
    driver = table(tmp_path)
    scene = duel(driver)
    for factor, wide, least in ((1.0, 1280, 1.0), (1.5, 1280, 1.4), (2.0, 1280, 1.49), (1.5, 1680, 1.5)):
        scene.resize((wide, 720), factor)
        assert scene.size == (wide, 720) and scene.scale == 1.0
        assert least <= scene.board.console.scale <= factor
        assert scene.looks_enlarged == min(factor, 1.75)


@pytest.mark.slow
def test_a_double_click_answers_one_prompt_only(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("needle", "ronin"))
    scene = duel(driver)
    driver.click(driver.cards()[0].name)
    place = driver.control("Lock in").rect.center if "Lock in" in driver.names() else None
    if place is None:
        driver.click(scene.board.answers()[0].name)
        place = driver.control("Lock in").rect.center
    for _ in range(2):
        driver.event(pygame.MOUSEBUTTONDOWN, pos=place, button=1)
        driver.event(pygame.MOUSEBUTTONUP, pos=place, button=1)
    assert len(scene.session.match.record) == 1


@pytest.mark.slow
def test_a_new_prompt_takes_no_deciding_key_at_first(tmp_path: Path) -> None:
    driver = table(tmp_path)
    scene = duel(driver)
    scene.form.settle()
    driver.key(pygame.K_1)
    assert scene.chooser is not None and not scene.chooser.given
    driver.key(pygame.K_ESCAPE)
    assert driver.scene_name == "PauseScene", "what decides nothing is not held back"
    driver.key(pygame.K_ESCAPE)
    driver.settle()
    driver.key(pygame.K_1)
    assert scene.chooser.given


@pytest.mark.slow
def test_the_table_of_a_duel_that_is_over_leads_back_to_the_result(tmp_path: Path) -> None:
    driver = conceded(tmp_path)
    waiting = driver.context.navigator.stack[-2]
    assert isinstance(waiting, DuelScene)
    assert not waiting.board.answers() and not waiting.message, "it is in sight until the result is painted"
    driver.click("Look at the table")
    driver.settle()
    assert duel(driver).message == "The game is over. Look around as long as you like."
    assert [one.name for one in duel(driver).board.answers()] == ["To the result"]
    driver.key(pygame.K_RETURN)
    assert isinstance(driver.scene, ResultScene)


@pytest.mark.slow
def test_a_double_click_on_a_card_does_not_put_it_back(tmp_path: Path) -> None:
    driver = table(tmp_path)
    scene = duel(driver)
    for _ in range(2):
        driver.click("scrap_knights/slash")
    assert scene.chooser is not None and scene.chooser.picked("card") == ("slash",)
    driver.rest(400)
    driver.click("scrap_knights/slash")
    assert not scene.chooser.given


@pytest.mark.slow
def test_enter_on_a_picked_card_leads_to_what_is_asked_about_it(tmp_path: Path) -> None:
    driver = table(tmp_path)
    scene = duel(driver)
    driver.focus("scrap_knights/step")
    driver.key(pygame.K_RETURN)
    assert scene.chooser is not None and scene.chooser.picked("card") == ("step",)
    assert scene.chooser.action is None and scene.form.focus in scene.board.answers()
    driver.rest(400)
    driver.key(pygame.K_RETURN)
    assert scene.chooser is not None and scene.chooser.action is not None
    assert isinstance(scene.form.focus, Button) and scene.form.focus.text == "Lock in"


@pytest.mark.slow
def test_pointing_at_a_line_of_the_last_round_shows_its_card(tmp_path: Path) -> None:
    driver = Driver(tmp_path, reduce_motion=True)
    session = Session(
        random_match("scrap_knights", 3, 4), ("person", "greedy"), ("Ada", "Bo"), driver.context.saves
    )
    driver.context.navigator.push(DuelScene(driver.context, session))
    driver.app.frame(0)
    driver.settle()
    rows = [one for one in duel(driver).form.widgets if isinstance(one, RecapRow)]
    assert rows and rows[0].face is not None
    before = driver.pixels()
    driver.move(rows[0].rect.center)
    assert duel(driver).form.looked_at is rows[0] and driver.pixels() != before


@pytest.mark.slow
def test_a_card_that_names_another_lays_all_of_them_out(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("gambler", "ronin"))
    driver.click("scrap_knights/machina_deus")
    driver.settle()
    assert driver.scene_name == "PickerScene"
    driver.click("scrap_knights/stonewall")
    driver.settle()
    chooser = duel(driver).chooser
    assert chooser is not None and str(chooser.action) == "act machina_deus stonewall"
