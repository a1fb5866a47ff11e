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
from game.ui.paint.text import cut_off, measured, plain
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


def cards_at_a_table(
    folder: Path, game: str, window: tuple[int, int], moves: int | None = None
) -> list[CardWidget]:
    """All cards face up at a table in the middle of a match, or after so many moves."""
    driver = Driver(folder, window, reduce_motion=True)
    moves = {"command_core": 12}.get(game, 9) if moves is None else moves
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


@pytest.mark.slow
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


CUT = {
    "scrap_knights": {"dolphin_crash"},
    "scrapbots": set[str](),
    "dino_battles": {"ankylosaurus", "iguanodon", "troodon"},
}
"""Cards whose text ends with "…" in a hand at 1280 x 720: those with three or more lines of their own."""
_NEVER_IN_HAND = {"ULT", "BOT"}


@pytest.mark.slow
@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize("game", CUT)
def test_few_texts_are_cut_in_a_hand(tmp_path: Path, game: str) -> None:
    shown = cards_at_a_table(tmp_path, game, (1280, 720), {"dino_battles": 9}.get(game, 0))
    hand = {one.rect.width for one in shown if not one.compact and type(one) is not CardWidget}
    show_in((1280, 720), 1.0)
    assert len(hand) == 1
    held = [face for face in faces(game) if face.kind_label not in _NEVER_IN_HAND]
    cut = {face.key.rpartition("/")[2] for face in held if not text_fits(face, *hand)}
    assert len(held) > 30 and cut <= CUT[game]


def test_a_text_without_room_is_set_narrow_before_it_is_cut(typed: Sizes) -> None:
    face = CardFace("test/some", "Some", "attack", "Attack", "", "Deal 3 damage to each of them. " * 5)
    loose, narrow = (measured(face.body, 12, 110, setting) for setting in ("loose", "narrow"))
    assert narrow[1] < 0.85 * loose[1]
    assert text_fits(face, 136) and smallest(typed, lambda: paint_card(face, 136)) >= (12, "")
    assert "…" not in [words for words, _ in typed]


def test_where_words_have_no_room_an_icon_says_the_second_time_what_it_is(typed: Sizes) -> None:
    body = "Move from there to here. If you moved far, deal 1 :damage: damage. " * 2
    body += "And so on, for as long as there is room, and longer. "
    body += "Then lie down and wait until all of the others have had their turns."
    face = CardFace("test/twice", "Twice", "attack", "Attack", "", body)
    smallest(typed, lambda: paint_card(face, 136))
    assert sum("damage" in words for words, _ in typed) == 1


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", PLAYABLE)
def test_the_closer_look_shows_the_whole_text(game: str, window: tuple[int, int]) -> None:
    show_in(window, 1.0)
    width = round(LOOK * _LEAST_LOOK * min(window[0] / 1280, window[1] / 720))
    for face in faces(game):
        assert text_fits(face, width), face.key


@pytest.mark.slow
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
