"""No card's text is cut, at no size that a table shows it in."""

import pygame
import pytest

from game.ui.paint import text
from game.ui.paint.cache.memory import forget_all
from game.ui.paint.cards.cards import kind_bar, paint_card, text_fits
from game.ui.paint.cards.faces import CardFace, DirectiveFace
from game.ui.paint.cards.frames import LIFTS
from game.ui.paint.fonts import Face, font
from game.ui.paint.palette import Color
from game.ui.paint.text import plain
from game.ui.tables.game_ui import PLAYABLE, game_ui

WIDTHS = (112, 150, 268, 225, 804)
"""A hand at 960 x 540 and at 1280 x 720, the closer look, and both at larger windows."""

CARDS = [(game, card) for game in PLAYABLE for card in game_ui(game).card_book().cards]


@pytest.mark.parametrize("game, card", CARDS, ids=lambda one: one)
def test_the_whole_text_stands_on_the_card(game: str, card: str) -> None:
    face = game_ui(game).card_book().face(card)
    for width in WIDTHS:
        assert text_fits(face, width), width
    assert font("title", 20).size(face.title)[0] <= 250


def test_a_text_that_is_too_long_is_found_out() -> None:
    face = CardFace("test/long", "Long", "attack", "Attack", "", "Word after word. " * 60)
    assert not text_fits(face, 150)


@pytest.mark.parametrize("words", [3, 30, 60])
def test_text_takes_its_room_from_the_foot_of_the_picture_and_never_from_the_head(words: int) -> None:
    """A band where heads are: it stands on the card whatever the text leaves of the picture."""
    band = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">'
        '<rect width="400" height="300" fill="#0000ff"/>'
        '<rect y="20" width="400" height="60" fill="#ff0000"/></svg>'
    )
    face = CardFace("key", "Example", "attack", "Attack", "art", "word " * words)
    image = paint_card(face, 360, lambda key: band)
    column = [image.get_at((180, y)) for y in range(66, 272)]
    red = sum(color.r > 2 * color.b for color in column)
    assert red >= 46


@pytest.mark.parametrize("width", [56, 92, 122])
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_small_card_has_no_words_that_cannot_be_read(
    game: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, int]] = []
    paint = text.line

    def watched(words: str, face: Face, pixels: int, color: Color, outline: int = 0) -> pygame.Surface:
        seen.append((words, pixels))
        return paint(words, face, pixels, color, outline)

    monkeypatch.setattr(text, "line", watched)
    book = game_ui(game).card_book()
    for face in map(book.face, book.cards):
        if isinstance(face, DirectiveFace):
            continue
        forget_all()
        kind_bar(face, width)
        seen.clear()
        paint_card(face, width)
        if width == 56:
            assert not seen, "its picture alone"
            continue
        aside = {face.title, face.kind_label.upper(), face.footer} - set(plain(face.body).split())
        # A long name alone may have a pixel less.
        assert all(pixels >= 9 - (words == face.title) for words, pixels in seen if words in aside), (
            face.title
        )
        # Text that is longer than its paper has the most room that there is.
        tight = any(pixels < 9 for words, pixels in seen if words not in aside and words.isalpha())
        assert not tight or kind_bar(face, width) * 500 == pytest.approx(277 - LIFTS[-1])
