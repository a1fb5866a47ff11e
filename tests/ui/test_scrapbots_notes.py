"""What a closer look at a Scrapbots card explains is true for the card and its edition."""

import pytest

from game.content.scrapbots import shipped_library
from game.ui.tables.scrapbots.faces import edition_book, face, make_book

EDITIONS = tuple(shipped_library().sets)


def notes(card: str, edition: str) -> dict[str, str]:
    return dict(edition_book(edition).notes(face(card, edition)))


def test_splash_says_whether_it_deals_wounds() -> None:
    assert "takes 1 Wound" in notes("chainsaw", "revised")["Splash"]
    assert "no Wounds" in notes("chainsaw", "first")["Splash"]


def test_a_wound_is_dealt_by_what_the_edition_says() -> None:
    assert notes("brain_damage", "revised")["Wound"] != notes("brain_damage", "first")["Wound"]


def test_an_exhausted_scrapbot_is_readied_in_its_owners_turn() -> None:
    for edition in EDITIONS:
        note = notes("magnet_trap", edition)["Exhaust"]
        assert "owner's turn" in note and "your turn" not in note


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_note_speaks_of_an_edition(edition: str) -> None:
    for card in shipped_library().sets[edition].cards:
        for meaning in notes(card, edition).values():
            assert "edition" not in meaning.lower() and meaning.endswith(".")


def test_repair_is_explained_where_cards_repair() -> None:
    cards = shipped_library().sets
    repairing = {
        edition: [card for card in cards[edition].cards if "Repair" in notes(card, edition)]
        for edition in cards
    }
    assert repairing == {"revised": [], "first": ["armor_plate", "repair_kit"]}


def test_the_rulebook_explains_first_edition_cards_by_their_edition() -> None:
    book = make_book()
    for name in book.kinds["first"]:
        card = name.rpartition(":")[2]
        assert dict(book.notes(book.face(name))) == notes(card, "first"), name
    for card in edition_book("revised").cards:
        assert dict(book.notes(book.face(card))) == notes(card, "revised")


def test_the_first_editions_page_shows_every_card_that_reads_otherwise() -> None:
    book = make_book()
    shown = {name.rpartition(":")[2] for name in book.kinds["first"]}
    revised = shipped_library().sets["revised"].cards
    for card in edition_book("first").cards:
        same = card in revised and face(card, "first").body == face(card, "revised").body
        assert card in shown or same, card
    assert {"supply_crate", "magnet_trap", "brain_damage"} <= shown
