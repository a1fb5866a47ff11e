"""The type on cards: large enough where a table shows them, and whole in the closer look.

No words under 12 pixels in a window of 1280 x 720, and under 9 in one of 960 x 540.
"""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.ui.gallery.pictures import random_match
from game.ui.kit.card import CardWidget
from game.ui.paint import text
from game.ui.paint.cache.memory import forget_all
from game.ui.paint.cards.cards import paint_card, text_fits
from game.ui.paint.cards.faces import CardFace, DirectiveFace
from game.ui.paint.fonts import Face
from game.ui.paint.legible import show_in, type_for
from game.ui.paint.palette import Color
from game.ui.paint.text import cut_off, plain
from game.ui.tables.command_core.planning.directive_image import directive_image
from game.ui.tables.floating_board import _LEAST_LOOK, LOOK
from game.ui.tables.game_ui import PLAYABLE, game_ui
from game.ui.tables.scrapbots.panels.board_card import BoardCard, board_card
from game.ui.tables.session.session import Session
from tests.ui.driver import Driver

WINDOWS = [(1280, 720), (960, 540), (1920, 1080)]
Sizes = list[tuple[str, int]]
"""Words that were painted, with their type in pixels."""


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Sizes:
    """What the text painter paints from now on."""
    seen: Sizes = []
    paint = text.line

    def watched(words: str, face: Face, pixels: int, color: Color, outline: int = 0) -> pygame.Surface:
        if words.strip():
            seen.append((words, pixels))
        return paint(words, face, pixels, color, outline)

    monkeypatch.setattr(text, "line", watched)
    return seen


@pytest.fixture(autouse=True)
def usual_window() -> object:
    pygame.font.init()
    yield
    show_in((1280, 720), 1.0)


def faces(game: str) -> list[CardFace]:
    book = game_ui(game).card_book()
    return [book.face(card) for card in book.cards]


def cards_at_a_table(folder: Path, game: str, window: tuple[int, int]) -> list[CardWidget]:
    """All cards face up at a table in the middle of a match."""
    driver = Driver(folder, window, reduce_motion=True)
    moves = {"command_core": 12}.get(game, 9)
    session = Session(random_match(game, 3, moves), ("person", "person"), ("Ada", "Bo"), driver.context.saves)
    driver.context.navigator.push(session.game_ui.table_scene(driver.context, session))
    driver.to_the_table()
    return [one for one in driver.scene.form.widgets if isinstance(one, CardWidget) and one.face]


def smallest(typed: Sizes, paint: Callable[[], object]) -> tuple[int, str]:
    """The smallest type that a painter uses, and where."""
    forget_all()
    typed.clear()
    paint()
    return min(((pixels, words) for words, pixels in typed), default=(99, ""))


@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", PLAYABLE)
def test_no_card_of_a_hand_or_market_has_smaller_type_than_can_be_read(
    tmp_path: Path, game: str, window: tuple[int, int], typed: Sizes
) -> None:
    shown = cards_at_a_table(tmp_path, game, window)
    assert shown
    show_in(window, 1.0)
    least = type_for(window)
    full = {one.rect.width for one in shown if not one.compact and not isinstance(one.face, DirectiveFace)}
    compact = {one.rect.width for one in shown if one.compact and not isinstance(one, BoardCard)}
    market = {(one.rect.size, one.scale) for one in shown if isinstance(one, BoardCard)}
    # Pictures from other tests would say nothing of the type that they were painted in.
    for face in faces(game):
        if isinstance(face, DirectiveFace):
            continue
        for width in full:
            assert smallest(typed, lambda f=face, w=width: paint_card(f, w)) >= (least, ""), face.key
        for width in compact:
            assert smallest(typed, lambda f=face, w=width: paint_card(f, w, compact=True)) >= (least, "")
        for size, scale in market:
            found = smallest(typed, lambda f=face, s=size, k=scale: board_card(f, s, k, dim=False))
            assert found >= (least, ""), face.key


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", PLAYABLE)
def test_the_closer_look_shows_the_whole_text(game: str, window: tuple[int, int]) -> None:
    show_in(window, 1.0)
    width = round(LOOK * _LEAST_LOOK * min(window[0] / 1280, window[1] / 720))
    for face in faces(game):
        assert text_fits(face, width), face.key


def test_the_words_of_directives_are_large_enough_where_they_are_shown_whole(typed: Sizes) -> None:
    directives = [one for one in faces("command_core") if isinstance(one, DirectiveFace)]
    for face in directives:
        card = face.key.rpartition("/")[2]
        found = smallest(typed, lambda c=card: directive_image(c, LOOK, form="full"))
        assert found >= (12, ""), face.key


def test_a_text_without_room_ends_with_dots_and_every_line_is_whole(typed: Sizes) -> None:
    long = "Word after word. " * 60
    face = CardFace("test/long", "Long", "attack", "Attack", "", long)
    assert not text_fits(face, 136)
    assert smallest(typed, lambda: paint_card(face, 136))[0] == 12
    assert [words for words, _ in typed].count("…") == 1
    short = CardFace("test/short", "Short", "attack", "Attack", "", "Deal 3 :damage:.")
    assert smallest(typed, lambda: paint_card(short, 136))[0] >= 12
    assert "…" not in [words for words, _ in typed]


@pytest.mark.parametrize("high", [14, 40, 70])
def test_what_is_cut_off_stays_in_its_room(high: int) -> None:
    long = "*Priority +1:* Move 2 *forward* :damage:. If you moved from distance 2 or less, deal 1 :damage:."
    layout = cut_off(long, 12, (100, high), (0, 0, 0))
    assert layout.height <= high
    for y, pieces in layout.lines:
        assert y + layout.line_height <= high
        assert all(x + image.get_width() <= 101 for image, x in pieces)
    assert plain(long).startswith("Priority")
