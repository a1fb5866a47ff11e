"""What stays readable: words of cards that lie on one another, tags of a preview, captions of the chain."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec import structs

from game.engine.seats import SEATS
from game.rules.scrap_knights.actions import Manoeuvre
from game.rules.scrap_knights.turn import ChainStep
from game.storage.seen_tips import SeenTips
from game.ui.gallery.pictures import random_match
from game.ui.paint.cards import cards
from game.ui.paint.cards.frames import WIDTH
from game.ui.tables.hands import hand_card
from game.ui.tables.hands.hand_card import HandCard, covered_face
from game.ui.tables.scrap_knights.board import Board
from game.ui.tables.scrap_knights.panels import bench_card
from game.ui.tables.scrap_knights.panels.foretold import tags_place
from game.ui.tables.scrap_knights.panels.rest_row import RestRow
from game.ui.tables.scrap_knights.panels.well import SeenCard, make_ticket
from game.ui.tables.scrap_knights.table import DuelScene
from game.ui.tables.session.launch import new_match
from game.ui.tables.session.session import Session
from game.ui.tables.shows.quips import lines_on
from game.words.scrap_knights.outcome_text import ChainOutcome
from tests.ui.driver import Driver
from tests.ui.duel import duel, table
from tests.ui.sitting import sit_down


def at_scale(driver: Driver, scale: float) -> None:
    driver.scene.resize((1280, 720), scale)
    duel(driver).refresh()
    driver.app.frame(0)


def test_cards_that_lie_on_one_another_keep_their_words_whole(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    at_scale(driver, 1.5)
    hand = [one for one in duel(driver).board.hand_cards() if isinstance(one, HandCard)]
    assert all(one.keeps_words for one in hand)
    for one, after in pairwise(hand):
        covered = one.rect.right - after.rect.left
        assert one.face is not None and covered > 0.2 * one.rect.width
        lying = covered_face(one.face, covered, one.rect.width)
        words, (left, *_) = cards._lay_out_body(lying, one.rect.width / WIDTH)
        assert left + words.width <= one.rect.width - covered, one.face.title
        assert not words.cut


@pytest.mark.slow
def test_a_tip_leaves_the_places_free_where_a_preview_is_told(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"), distance=0, tips=SeenTips())
    scene, titles = duel(driver), []
    for scale in (1.0, 1.5):
        at_scale(driver, scale)
        note = scene.board.tip_note
        assert note is not None
        titles.append(note.shown_tip.title)
        places = [tags_place(scene.board, seat) for seat in SEATS]
        kept = [*places, scene.board.places.lane_strip]
        assert note.rect.collidelist(kept) < 0
        assert all(place in scene.board.watched() for place in kept)
        driver.press("put tip away")
        driver.wait_for_guard()
        scene.proceed()
    assert titles == ["Both choose in secret", "Distance 0"]


@pytest.mark.slow
def test_the_mark_of_a_bot_that_answers_covers_no_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, pygame.Rect]] = []
    draw_tag = bench_card.draw_tag

    def noted(surface: pygame.Surface, text: str, *more: object, **how: object) -> pygame.Rect:
        assert "within" not in how
        rect = draw_tag(surface, text, *more, **how)  # type: ignore[arg-type]
        drawn.append((text, rect))
        return rect

    monkeypatch.setattr(bench_card, "draw_tag", noted)
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    driver.move(driver.visible_place(driver.control("scrap_knights/slash")))
    driver.rest(50)
    board = duel(driver).board
    marked = board.answering()
    assert marked and {text for text, _ in drawn} == {"ANSWERS", "LINK 1 OF 3 IF IT HITS"}
    stage, own = board.places.frame.stage.rect, board.bench[0, "1000_cuts"].rect
    assert all(stage.contains(rect) and rect.right <= marked[0].rect.left for _, rect in drawn)
    assert all(rect.left >= own.right for _, rect in drawn)


def test_a_mech_at_0_hp_that_still_acts_is_explained_in_the_caption(tmp_path: Path) -> None:
    scene = duel(table(tmp_path, decks=("ronin", "bulwark"), hp=0))
    view = structs.replace(scene.view, phase="resolve")
    step = ChainStep(0, "slash", 0, "act", Manoeuvre("slash"), "running")
    shown = make_ticket(ChainOutcome(scene.words, [step]), 0, view)
    assert shown.sentences[1][0] == "At 0 HP, but the chain runs to its end."


def test_a_card_that_grows_leaves_the_tag_of_its_neighbour_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = table(tmp_path, decks=("duelist", "warden"), distance=2)
    at_scale(driver, 1.5)
    board = duel(driver).board
    cards = [one for one in board.hand_cards() if isinstance(one, HandCard)]
    place = next(
        place for place, one in enumerate(cards) if one.tag and one.tag[0].startswith("OUT OF RANGE")
    )
    driver.move(cards[place + 1].rect.center)
    driver.rest(100)
    drawn: list[pygame.Rect] = []
    paint = hand_card.draw_tag

    def noted(*told: Any, **how: Any) -> pygame.Rect:
        rect = paint(*told, **how)
        drawn.append(rect)
        return rect

    monkeypatch.setattr(hand_card, "draw_tag", noted)
    board.draw_closer_look(pygame.Surface((1280, 720)))
    cards = [one for one in board.hand_cards() if isinstance(one, HandCard)]
    grown = cards[place + 1].enlarged
    assert any(rect.colliderect(cards[place].rect) and rect.right <= grown.left for rect in drawn)


def test_of_a_well_that_has_no_room_no_strip_is_left(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("barrage", "warden"), distance=2)
    at_scale(driver, 2)
    driver.click("scrap_knights/parry_shield")
    scene = duel(driver)
    well = scene.board.console.well
    shown = [one for one in scene.form.widgets if one.name.startswith("shown")]
    assert all(well.contains(one.rect) for one in shown)


def test_a_card_with_too_little_room_for_its_name_shows_its_picture_alone(tmp_path: Path) -> None:
    driver = table(tmp_path, decks=("ronin", "bulwark"))
    scene = duel(driver)
    scene.session.match.state.players[1].seen = ("slash", "stonewall")
    scene.session.match.position += 1
    for scale, bare in ((1.0, False), (1.5, True)):
        at_scale(driver, scale)
        scene.refresh()
        driver.app.frame(0)
        seen = [one for one in scene.form.widgets if isinstance(one, SeenCard)]
        assert len(seen) == 2 and all(one.bare is bare for one in seen)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_the_hand_put_aside_is_read_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: int
) -> None:
    driver = Driver(tmp_path, size=size, ui_scale=scale, reduce_motion=True)
    options = {"deck_0": "bulwark", "deck_1": "warden"}
    new_match(driver.context, "scrap_knights", options, 7, ("person", "greedy"), ("Ada", "Brunel"))
    driver.to_the_table()
    board = duel(driver).board
    monkeypatch.setattr(Board, "choosing", False)
    duel(driver).refresh()
    rows = [one for one in board._hand if isinstance(one, RestRow)]
    assert len(rows) == 6
    felt = board.places.frame.felt.rect
    for row in rows:
        assert row.readable and felt.contains(row.rect), row.name
        assert row.rect.collidelist([one.rect for one in rows if one is not row]) < 0


@pytest.mark.parametrize("scale", [150, 200])
def test_with_large_letters_a_line_is_broad_and_covers_no_mech_from_the_knees_up(
    tmp_path: Path, scale: int
) -> None:
    """It was a tall column over a whole mech, a word to a line."""
    driver = Driver(tmp_path, (1280, 720), ui_scale=scale, mute=True)
    match = random_match("scrap_knights", 2, 0)
    session = Session(match, ("person", "normal"), ("Ada", "Gauge"), driver.context.saves)
    scene = sit_down(driver, session)
    assert isinstance(scene, DuelScene)
    driver.rest(1400)
    (line,) = lines_on(scene.board.stage)
    assert line.rect.width > 2 * line.rect.height
    for mech in scene.board.mechs:
        image, corner = mech.figure()
        figure = image.get_rect(topleft=corner)
        assert line.rect.top > figure.top + figure.height * 6 // 10
