"""Scrap Knights cards as the painter's faces."""

from functools import cache

import msgspec

from game.content.scrap_knights import Act, Card, Library, shipped_library
from game.content.scrap_knights.verbs import Deal, SetDistance
from game.rules.scrap_knights.actions import Manoeuvre, parse_manoeuvre
from game.rules.scrap_knights.preview import BY_DISTANCE
from game.ui.paint.cards.faces import CardFace
from game.ui.tables.books import CardBook
from game.words.messages import Messages, shipped_messages
from game.words.scrap_knights.card_notes import card_notes
from game.words.scrap_knights.card_text import card_text, played_text

GAME = "scrap_knights"


def make_face(card: Card, library: Library, texts: Messages) -> CardFace:
    """The face of one card; the corner says its heat, the plate its range."""
    stats: list[tuple[str, str]] = []
    if card.range is not None:
        stats.append(("range", str(card.range)))
    elif _reaches_everywhere(card):
        stats.append(("range", texts.say("signs", "any_range")))
    return CardFace(
        key=f"{GAME}/{card.id}",
        title=card.name,
        palette=card.kind,
        kind_label=texts.section("kinds")[card.kind],
        art=f"{GAME}/{card.id}",
        body=card_text(card, library, texts),
        corner=str(card.heat) if isinstance(card, Act) else "",
        corner_icon="heat",
        stats=tuple(stats),
    )


def _reaches_everywhere(card: Card) -> bool:
    """Whether it is an Attack or ULT whose damage neither a range nor a distance limits."""
    if card.kind not in ("attack", "ult") or card.range is not None:
        return False
    steps = [step for line in card.effects for step in line.do]
    blows = [step for step in steps if isinstance(step.verb, Deal)]
    near = any(isinstance(one, BY_DISTANCE) for step in blows for one in step.when)
    moved = any(isinstance(step.verb, SetDistance) for step in steps)
    return bool(blows) and not near and not moved


@cache
def face(card_id: str) -> CardFace:
    """The face of a shipped card."""
    library = shipped_library()
    return make_face(library.card(card_id), library, shipped_messages(GAME))


@cache
def played_face(spelled: str) -> CardFace:
    """The face of an ACT that lies face up, with what was chosen for it: "parry_shield -2"."""
    manoeuvre = parse_manoeuvre(spelled.split())
    plain = face(manoeuvre.card)
    if manoeuvre == Manoeuvre(manoeuvre.card):
        return plain
    text = played_text(manoeuvre, shipped_library(), shipped_messages(GAME))
    return msgspec.structs.replace(plain, body=text)


def keywords(card_id: str) -> list[tuple[str, str]]:
    """(keyword, explanation) for each keyword of a card."""
    return card_notes(shipped_library().card(card_id), shipped_messages(GAME))


@cache
def make_book() -> CardBook:
    """All cards by kind."""
    library = shipped_library()
    every: list[Card] = [*library.acts.values(), *library.ults.values(), *library.bots.values()]
    kinds = dict.fromkeys(card.kind for card in every)
    return CardBook(
        face,
        keywords,
        {kind: tuple(card.id for card in every if card.kind == kind) for kind in kinds},
    )
