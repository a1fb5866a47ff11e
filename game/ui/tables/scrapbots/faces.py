"""Scrapbots cards as the painter's faces; each edition has its own."""

from functools import cache

from game.content.scrapbots import Card, Scrapbot, Set, shipped_library
from game.ui.paint.cards.faces import CardFace
from game.ui.tables.books import CardBook, mentions
from game.words.messages import shipped_messages
from game.words.scrapbots.card_text import card_text

GAME = "scrapbots"


def make_face(card: Card, cards: Set) -> CardFace:
    """The face of one card; the corner says its Scrap, the plates its Energy or health."""
    texts = shipped_messages(GAME)
    if isinstance(card, Scrapbot):
        stats: tuple[tuple[str, str], ...] = (("hp", str(card.health)),)
    else:
        energy = getattr(card, "energy", 0)
        stats = (("energy", str(energy)),) if energy else ()
    return CardFace(
        key=f"{GAME}/{cards.edition.id}:{card.id}",
        title=card.name,
        palette=card.kind,
        kind_label=texts.section("kinds")[card.kind],
        art=f"{GAME}/{card.id}",
        body=card_text(card, cards.edition, texts),
        corner=str(card.scrap),
        corner_icon="scrap",
        stats=stats,
    )


@cache
def face(card_id: str, edition: str) -> CardFace:
    """The face of a shipped card in an edition."""
    cards = shipped_library().sets[edition]
    return make_face(cards.cards[card_id], cards)


def _meanings(edition: str) -> dict[str, str]:
    """What the keywords mean in an edition: `keywords`, with the entries of `keywords_EDITION` over them."""
    texts = shipped_messages(GAME)
    try:
        overrides = texts.section(f"keywords_{edition}")
    except KeyError:
        overrides = {}
    meanings = {**texts.section("keywords"), **overrides}
    return {texts.section("keyword_names")[key]: meaning for key, meaning in meanings.items()}


def keywords(card_id: str, edition: str) -> list[tuple[str, str]]:
    """(keyword, explanation) for each keyword that a card's text uses."""
    body = face(card_id, edition).body
    return [(word, meaning) for word, meaning in _meanings(edition).items() if mentions(body, word)]


@cache
def edition_book(edition: str) -> CardBook:
    """One edition's cards, for its table and its log."""
    cards = shipped_library().sets[edition].cards
    kinds = dict.fromkeys(card.kind for card in cards.values())
    return CardBook(
        lambda card: face(card, edition),
        lambda card: keywords(card.rpartition(":")[2], edition),
        {kind: tuple(key for key, card in cards.items() if card.kind == kind) for kind in kinds},
    )


def _differs(card_id: str, edition: str, other: str) -> bool:
    """Whether a card of two editions does not look the same in both."""
    first, second = face(card_id, edition), face(card_id, other)
    return (first.body, first.corner, first.stats) != (second.body, second.corner, second.stats)


@cache
def make_book() -> CardBook:
    """The Revised cards by kind, and under "first" what the First edition has otherwise.

    Ids that mean another card in the First edition are written "first:spare_parts".
    """
    sets = shipped_library().sets
    default, *others = sets
    kinds = dict(edition_book(default).kinds)
    for edition in others:
        own = sets[default].cards
        other = [key for key in sets[edition].cards if key not in own or _differs(key, default, edition)]
        kinds[edition] = tuple(f"{edition}:{key}" for key in other)

    def find(name: str) -> CardFace:
        edition, _, card = name.rpartition(":")
        return face(card, edition or default)

    def notes(name: str) -> list[tuple[str, str]]:
        edition, _, card = name.rpartition(":")
        return keywords(card, edition or default)

    return CardBook(find, notes, kinds)
