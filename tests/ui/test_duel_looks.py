"""A closer look leaves the cards of a chain that lies open in sight."""

from pathlib import Path

import pygame
import pytest

from game.ui.kit.card import CardWidget
from game.ui.tables.hands.hand_card import HandCard
from game.ui.tables.hands.played_card import PlayedCard
from game.ui.tables.scrap_knights.board import Board
from game.ui.tables.scrap_knights.table import DuelScene
from tests.ui.driver import Driver
from tests.ui.duel import duel, table
from tests.ui.floats import SHAPES
from tests.ui.lesson_play import FIRST, guide, opened, to_step, to_the_end

WIDE = [((2560, 1080), 100), ((2560, 1080), 200)]


def open_chain(folder: Path) -> Driver:
    driver = table(folder, decks=("ronin", "bulwark"))
    driver.click("scrap_knights/slash")
    driver.click("Lock in")
    driver.settle()
    assert duel(driver).view.phase == "bots"
    return driver


@pytest.mark.slow
@pytest.mark.parametrize(("size", "scale"), [*SHAPES, *WIDE])
def test_no_closer_look_lies_over_the_cards_of_an_open_chain(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    driver = open_chain(tmp_path)
    scene = duel(driver)
    scene.resize(size, scale / 100)
    scene.refresh()
    cards = [one for one in scene.form.widgets if isinstance(one, CardWidget) and one.face and one.visible]
    played = [one for one in cards if isinstance(one, PlayedCard)]
    assert len(played) == 2 and len(cards) >= 14
    for card in cards:
        driver.move(driver.visible_place(card))
        look = scene.board.closer_look()
        assert look is not None, card.name
        covered = [one.name for one in played if one.rect.colliderect(look.rect)]
        assert not covered, f"the look of {card.name} at {tuple(look.rect)} lies over {covered}"


def test_the_note_on_what_stops_a_card_comes_first(tmp_path: Path) -> None:
    """What the words of a card mean came in the order of its text: range last, where it could be folded."""
    driver = table(tmp_path, decks=("ronin", "bulwark"), distance=5)
    scene = duel(driver)
    far = next(one for one in scene.board.hand_cards() if one.name == "scrap_knights/dagger_jab")
    assert far.tag is not None and far.tag[0].startswith("OUT OF RANGE") and far.face is not None
    assert scene.book.notes(far.face)[0][0].startswith("Priority")
    scene.form.go(far)
    driver.app.frame(16)
    setting = scene.board._notes(far).setting
    assert setting is not None and setting.columns[0].startswith("*Range")


@pytest.mark.slow
@pytest.mark.parametrize("phase", ["act", "bots"])
def test_the_look_of_a_bot_lies_beside_its_tile(tmp_path: Path, phase: str) -> None:
    """It lay across the table, over the BOTs of the other side or the own hand."""
    driver = table(tmp_path, decks=("ronin", "bulwark")) if phase == "act" else open_chain(tmp_path)
    board = duel(driver).board
    for seat, bot in [key for key, one in board.bench.items() if not one.label.full]:
        tile = board.bench[seat, bot]
        driver.move(driver.visible_place(tile))
        look = board.closer_look()
        assert look is not None
        gap = look.rect.left - tile.rect.right if seat == 0 else tile.rect.left - look.rect.right
        assert 0 <= gap < 30, (seat, bot, look.rect)
        others = [
            one.name for one in board.bench.values() if one is not tile and one.rect.colliderect(look.rect)
        ]
        assert not others and not look.rect.colliderect(board.aside if phase == "bots" else (0, 0, 0, 0))


def test_a_card_that_is_only_looked_at_is_told_apart_from_a_picked_one(tmp_path: Path) -> None:
    """By words on the card and in the prompt, by the button, and by a mech that moves for a pick alone."""
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    scene = duel(driver)
    waiting = scene.board.mechs[0].pose
    driver.key(pygame.K_RIGHT)
    driver.rest(50)
    looked = scene.form.looked_at
    assert isinstance(looked, HandCard) and not looked.picked and looked.look_tab == "ONLY A LOOK"
    assert scene.line() == "*Only a look* at Slash. Enter picks it."
    assert scene.board.mechs[0].pose == waiting and scene.board.preview() is not None
    assert not any(one.primary for one in scene.board.answers())
    driver.key(pygame.K_RETURN)
    driver.rest(50)
    picked = scene.form.looked_at
    assert isinstance(picked, HandCard) and picked.picked and picked.picked_tab == "PICKED"
    assert scene.line() == "Slash is picked: lock it in, or pick another."
    assert scene.board.mechs[0].pose != waiting
    driver.key(pygame.K_RIGHT)
    driver.rest(50)
    assert scene.line().startswith("*Only a look* at ") and scene.line().endswith("Picked: Slash.")
    driver.move(looked.rect.center)
    driver.rest(50)
    assert scene.line() == "Slash is picked: lock it in, or pick another."


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_the_last_round_stays_in_sight_beside_the_notes_of_a_card(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    driver = table(tmp_path, size=size)
    board = duel(driver).board
    card = next(one for one in driver.cards() if one in board._hand)
    driver.move(driver.visible_place(card))
    driver.rest(600)
    notes = next(one.rect for one in board.floats() if one.name == "notes")
    top = board.console.well.top
    assert notes.height and notes.top > top + (board.console.well.height // 2)
    assert notes.collidelist(board.console.heading) < 0


def test_who_would_go_back_stays_on_guard_and_does_not_lunge(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    board = duel(driver).board
    driver.click("scrap_knights/step")
    driver.move((5, 300))
    assert board.considered_stance[0] == ""
    driver.click("Farther")
    assert board.considered_stance[0] == "guard"
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    driver.click("scrap_knights/step")
    driver.click("Closer")
    assert board.considered_stance[0] == "run"


def test_the_hints_of_a_lesson_stay_in_sight_once_a_card_is_picked(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    to_step(driver, 3)
    card = driver.control("scrap_knights/dash")
    driver.move(driver.visible_place(card))
    assert "notes" in [one.name for one in board_of(driver).floats()]
    driver.click("scrap_knights/dash")
    assert "notes" not in [one.name for one in board_of(driver).floats()]


def board_of(driver: Driver) -> Board:
    scene = driver.scene
    assert isinstance(scene, DuelScene)
    return scene.board


def test_the_stars_of_a_lesson_hide_no_mech(tmp_path: Path) -> None:
    driver = opened(tmp_path, FIRST)
    to_the_end(driver)
    telling = guide(driver).telling
    speech, drawn = telling.speech, pygame.Surface(driver.app.window.size)
    assert speech is not None
    beside = pygame.Rect(speech.figure.left - 252, speech.figure.bottom - 96, 252, 96)
    assert beside.collidelist(board_of(driver).figures()) >= 0, "the place beside Rivet is free"
    telling._draw_stars(drawn, speech)
    stars = pygame.mask.from_threshold(drawn, (0, 0, 0), (1, 1, 1, 255))
    stars.invert()
    assert stars.count() > 1000 and not stars.overlap_area(
        pygame.Mask(beside.size, fill=True), beside.topleft
    )


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_card_of_the_hand_grows_over_a_bot(tmp_path: Path, scale: float) -> None:
    driver = table(tmp_path, decks=("duelist", "bulwark"))
    board_of(driver).scene.resize((1280, 720), scale)
    board_of(driver).scene.refresh()
    benches = [card.rect for card in board_of(driver).bench.values()]
    for card in board_of(driver)._hand:
        assert isinstance(card, HandCard)
        whole = card.enlarged.clamp(board_of(driver).places.frame.stage.rect)
        assert whole.collidelist(benches) < 0, card.name


def test_a_hint_shows_the_distance_of_its_own_direction(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("duelist", "bulwark"))
    scene = duel(driver)
    assert scene.asked is not None
    farther = next(one for one in scene.asked.actions if str(one) == "act dash farther")
    scene.preview_hint([farther])
    shown = scene.board.preview()
    assert shown is not None and shown.distances == (3,)
    scene.preview_hint(())
    assert scene.board.preview() is None
