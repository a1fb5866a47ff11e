"""Card faces: what stands on them and where; `test_card_type` has the sizes of what is read."""

import pygame
import pytest

from game.ui.paint import text
from game.ui.paint.cards.cards import kind_bar, paint_card, text_fits
from game.ui.paint.cards.faces import CardFace, DirectiveFace
from game.ui.paint.fonts import Face, font
from game.ui.paint.palette import Color
from game.ui.tables.game_ui import PLAYABLE, game_ui

CARDS = [(game, card) for game in PLAYABLE for card in game_ui(game).card_book().cards]


@pytest.mark.default_cases(68)
@pytest.mark.parametrize("game, card", CARDS, ids=lambda one: one)
def test_no_name_is_too_long_for_its_card(game: str, card: str) -> None:
    assert font("title", 20).size(game_ui(game).card_book().face(card).title)[0] <= 250


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


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_tiny_card_is_its_picture_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    paint = text.line

    def watched(words: str, face: Face, pixels: int, color: Color, outline: int = 0) -> pygame.Surface:
        seen.append(words)
        return paint(words, face, pixels, color, outline)

    book = game_ui(game).card_book()
    faces = [face for face in map(book.face, book.cards) if not isinstance(face, DirectiveFace)]
    monkeypatch.setattr(text, "line", watched)
    for face in faces:
        paint_card(face, 56)
    assert not seen


def test_a_long_text_takes_room_from_the_picture_down_to_a_third_of_the_card() -> None:
    for words in (3, 30, 60, 200):
        face = CardFace("test/long", "Long", "attack", "Attack", "", "word " * words)
        bar = kind_bar(face, 136) * 500
        # The bar with the kind begins 5 units above where the picture ends, and is 38 high.
        assert bar - 5 >= 500 / 3 - 0.5, "picture and title keep a third"
        assert words > 3 or bar == 277
