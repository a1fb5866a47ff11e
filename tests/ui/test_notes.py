"""The notes beside a closer look: each explains a word that stands on the card, and none is left over."""

import re

import pytest

from game.ui.paint.faces import CardFace
from game.ui.paint.text import plain
from game.ui.tables.desks import DESKS, book

CARDS = [(game, card) for game in DESKS for card in book(game).cards]
_ON_THE_FACE = {"Range": "range", "Heat": "heat"}
"""Keywords that stand on a card as a number beside an icon."""


def words(text: str) -> list[str]:
    """The words of a rich text, in lower case, each without its ending."""
    return [_stem(word) for word in re.findall(r"[a-z]+", plain(text).lower())]


def _stem(word: str) -> str:
    for ending, rest in (("ied", "y"), ("ies", "y"), ("ed", ""), ("es", ""), ("s", "")):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            return word.removesuffix(ending) + rest
    return word.removesuffix("e")


def stands_in(keyword: str, text: str) -> bool:
    """Whether the keyword's words stand in the text one after the other."""
    wanted, found = words(keyword), words(text)
    return any(found[at : at + len(wanted)] == wanted for at in range(len(found)))


def on_the_face(keyword: str, face: CardFace) -> bool:
    name, _, number = keyword.partition(" ")
    icon = _ON_THE_FACE.get(name)
    return icon is not None and (
        (icon, number) in face.stats or (icon, number) == (face.corner_icon, face.corner)
    )


@pytest.mark.parametrize(("game", "card"), CARDS)
def test_every_note_belongs_to_a_word_of_the_card(game: str, card: str) -> None:
    shown = book(game)
    face = shown.face(card)
    for keyword, meaning in shown.keywords(card):
        assert stands_in(keyword, face.body) or on_the_face(keyword, face), (keyword, face.body)
        assert "{" not in meaning and "None" not in meaning
