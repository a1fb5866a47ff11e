"""The cards and decks of Biomechanic Dino Battles.

`cards` has their classes, `verbs` what cards do, `vocabulary` the names of all that the rulebook explains.
Begin with `library.shipped_library()`; `CONTENT` is what the game registers.
"""

from msgspec.structs import replace

from game.content.dino_battles.cards import (
    COMBAT_CARDS,
    Card,
    CombatCard,
    Deck,
    Dinosaur,
    PlayedCard,
    Special,
    Upgrade,
)
from game.content.dino_battles.library import Library, load_library, shipped_library
from game.content.dino_battles.side import PROBLEMS, DeckSide, side_problems
from game.content.dino_battles.side_code import decode, encode
from game.content.dino_battles.vocabulary import VOCABULARY
from game.content.game_library import GameContent, Sides
from game.content.share_code import Digits

__all__ = [
    "COMBAT_CARDS",
    "CONTENT",
    "Card",
    "CombatCard",
    "Deck",
    "DeckSide",
    "Dinosaur",
    "Library",
    "PlayedCard",
    "Special",
    "Upgrade",
    "load_library",
    "shipped_library",
    "side_problems",
]


def _look(side: DeckSide) -> str:
    """A deck is shown by the animal that it has most of; one without any by the first of all."""
    library = shipped_library()
    return (*library.leaders(side), *library.dinosaurs)[0]


def _decode(digits: Digits) -> DeckSide:
    """The deck of a code, in the order of the cards of the game; those that it does not have come last."""
    library = shipped_library()
    order, side = [*library.cards], decode(digits, library.codes)
    cards = sorted(side.cards, key=lambda card: order.index(card) if card in library.cards else len(order))
    return replace(side, cards={card: side.cards[card] for card in cards})


def _card_name(card: str) -> str:
    cards = shipped_library().cards
    return cards[card].name if card in cards else card


CONTENT = GameContent(
    load_library=load_library,
    verbs=VOCABULARY,
    sides=Sides(
        option="deck",
        kind=DeckSide,
        ready=lambda: {deck.id: DeckSide.of(deck) for deck in shipped_library().decks.values()},
        problems=lambda side, options: side_problems(side, shipped_library()),
        problem_kinds=PROBLEMS,
        look=_look,
        letters="DB",
        encode=lambda side: encode(side, shipped_library().codes),
        decode=_decode,
        lead=_look,
        card_name=_card_name,
    ),
)
