"""The notes beside a closer look: each explains a word that stands on the card, and none is left over."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.scrap_knights import shipped_library
from game.content.scrap_knights.verbs import Move
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.text import plain
from game.ui.tables.books import mentions
from game.ui.tables.game_ui import PLAYABLE, game_ui

CARDS = [(game, card) for game in PLAYABLE for card in game_ui(game).card_book().cards]
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


@pytest.mark.default_cases(53)
@pytest.mark.parametrize(("game", "card"), CARDS)
def test_every_note_belongs_to_a_word_of_the_card(game: str, card: str) -> None:
    shown = game_ui(game).card_book()
    face = shown.face(card)
    for keyword, meaning in shown.keywords(card):
        assert stands_in(keyword, face.body) or on_the_face(keyword, face), (keyword, face.body)
        assert "{" not in meaning and "None" not in meaning


BOLD = re.compile(r"\*([^*]+)\*")
_NO_KEYWORDS = {"Trigger", "When used"}
"""What is bold on a card only to set a sentence off."""
LIBRARY = shipped_library()
KNIGHTS = [*LIBRARY.acts.values(), *LIBRARY.ults.values(), *LIBRARY.bots.values()]


def notes_of(card: str) -> dict[str, str]:
    return dict(game_ui("scrap_knights").card_book().keywords(card))


@pytest.mark.parametrize("card", [card.id for card in KNIGHTS])
def test_every_bold_word_of_a_card_has_its_note(card: str) -> None:
    shown = game_ui("scrap_knights").card_book()
    noted = [keyword for keyword, _ in shown.keywords(card)]
    for bold in BOLD.findall(shown.face(card).body):
        word = bold.strip(":")
        assert (
            word in _NO_KEYWORDS
            or any(stands_in(keyword, word) for keyword in noted)
            or any(stands_in(word, keyword) for keyword in noted)
        ), bold


@pytest.mark.default_cases(29)
@pytest.mark.parametrize("card", KNIGHTS, ids=lambda card: card.id)
def test_range_and_heat_are_explained(card: object) -> None:
    notes = notes_of(card.id)  # type: ignore[attr-defined]
    reach = card.range  # type: ignore[attr-defined]
    assert [key for key in notes if key.startswith("Range")] == ([] if reach is None else [f"Range {reach}"])
    if reach is not None:
        assert notes[f"Range {reach}"] == f"Does nothing at distance {reach + 1} or more."
    heat = getattr(card, "heat", None)
    assert [key for key in notes if key.startswith("Heat")] == ([] if heat is None else [f"Heat {heat}"])
    if heat:
        assert notes[f"Heat {heat}"].startswith(f"Costs {heat} heat when it is flipped.")


@pytest.mark.default_cases(27)
@pytest.mark.parametrize("card", KNIGHTS, ids=lambda card: card.id)
def test_only_a_card_with_a_direction_to_choose_says_how_it_is_chosen(card: object) -> None:
    """Forward and back are no choice; a BOT's direction is chosen openly."""
    chosen = any(
        isinstance(step.verb, Move)
        for line in card.effects  # type: ignore[attr-defined]
        for step in line.do
    )
    told = [meaning for meaning in notes_of(card.id).values() if "direction" in meaning]  # type: ignore[attr-defined]
    assert len(told) == chosen
    if chosen:
        assert ("openly" if card.kind == "bot" else "in secret") in told[0]  # type: ignore[attr-defined]


def test_uninterrupted_means_one_thing_on_a_card_and_another_as_a_trigger() -> None:
    assert notes_of("springlock")["Uninterrupted"] == "You have taken no damage so far this round."
    assert notes_of("ad_pester")["Uninterrupted"] == (
        "In this whole round, no damage would be dealt to the opponent."
    )


def test_an_overcharge_says_when_it_is_decided() -> None:
    assert "in secret" in notes_of("overclock")["Overcharge"]
    assert "openly" in notes_of("test")["Overcharge"]


LETTERS = st.text("abcdefghijklmnopqrstuvwxyz", max_size=4)
KEYWORDS = st.sampled_from(["Vent", "Tag", "Move", "Block", "Copy", "Ready", "Splash", "Exhaust", "Wound"])


@given(KEYWORDS, LETTERS.filter(bool), LETTERS)
def test_a_keyword_is_not_found_inside_a_longer_word(keyword: str, before: str, after: str) -> None:
    word = f"{before}{keyword.lower()}{after}"
    assert not mentions(f"Now {word} it :{keyword.lower()}:.", keyword)


@given(KEYWORDS, st.sampled_from(["{}", "*{}*", "{}s", "{}.", "{}:", "re:{}", ":eye: {}"]))
def test_a_keyword_is_found_as_a_word_of_its_own(keyword: str, form: str) -> None:
    assert mentions(f"Now {form.format(keyword)} it.", keyword)


def test_a_keyword_is_found_in_its_other_forms() -> None:
    assert mentions("An exhausted Scrapbot is readied.", "Exhaust")
    assert mentions("An exhausted Scrapbot is readied.", "Ready")
    assert mentions("It copies the card.", "Copy")
    assert mentions("All destroyed Scrapbots.", "Destroy")
    assert not mentions("already", "Ready") and not mentions("Movement", "Move")
