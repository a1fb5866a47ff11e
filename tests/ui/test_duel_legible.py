"""What stays readable: words of cards that lie on one another, tags of a preview, captions of the chain."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from msgspec import structs

from game.engine.seats import SEATS
from game.rules.scrap_knights.actions import Manoeuvre
from game.rules.scrap_knights.turn import ChainStep
from game.storage.seen_tips import SeenTips
from game.ui.paint.cards import cards
from game.ui.paint.cards.frames import WIDTH
from game.ui.tables.hands.hand_card import HandCard, covered_face
from game.ui.tables.scrap_knights.panels import bench_card
from game.ui.tables.scrap_knights.panels.foretold import tags_place
from game.ui.tables.scrap_knights.panels.well import make_ticket
from game.words.scrap_knights.outcome_text import ChainOutcome
from tests.ui.driver import Driver
from tests.ui.duel import duel, table


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
    assert marked and {text for text, _ in drawn} == {"ANSWERS"}
    stage = board.places.frame.stage.rect
    assert all(stage.contains(rect) and rect.right <= marked[0].rect.left for _, rect in drawn)


def test_a_mech_at_0_hp_that_still_acts_is_explained_in_the_caption(tmp_path: Path) -> None:
    scene = duel(table(tmp_path, decks=("ronin", "bulwark"), hp=0))
    view = structs.replace(scene.view, phase="resolve")
    step = ChainStep(0, "slash", 0, "act", Manoeuvre("slash"), "running")
    shown = make_ticket(ChainOutcome(scene.words, [step]), 0, view)
    assert shown.sentences[1][0] == "At 0 HP, but the chain runs to its end."
