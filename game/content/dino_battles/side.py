"""A deck as a side: sixty cards with their counts."""

from collections.abc import Mapping
from typing import Annotated, Any, Protocol

import msgspec

from game.content.dino_battles.cards import Card, CombatCard, Deck, Dinosaur
from game.content.sides import CardId, Side, SideProblem, unknown_cards

Count = Annotated[int, msgspec.Meta(ge=1, le=99)]

PROBLEMS: Mapping[str, tuple[str, ...]] = {
    "unknown_card": ("card",),
    "many_copies": ("card", "count", "limit"),
    "few_cards": ("count", "limit"),
    "many_cards": ("count", "limit"),
    "few_dinosaurs": ("count", "limit"),
}
"""The kinds of problems, with their facts."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards a deck has, the most copies of one but for Combat Cards, and the fewest Dinosaurs."""

    id: str
    cards: Count
    copies: Count
    dinosaurs: Count


class DeckSide(Side, frozen=True, kw_only=True):
    """What a seat plays in Dino Battles. The fields are those of a ready deck."""

    cards: Annotated[dict[CardId, Count], msgspec.Meta(max_length=200)] = msgspec.field(default_factory=dict)

    @property
    def list(self) -> tuple[str, ...]:
        """Every card as often as it is in the deck."""
        return tuple([card for card, count in self.cards.items() for _ in range(count)])

    @classmethod
    def of(cls, deck: Deck) -> "DeckSide":
        """A ready deck as a value."""
        return cls(name=deck.name, cards=dict(deck.cards))


class Pool(Protocol):
    """The cards of which decks are built, and the limits for them."""

    @property
    def dinosaurs(self) -> Mapping[str, Dinosaur]: ...
    @property
    def combat_cards(self) -> Mapping[str, CombatCard]: ...
    @property
    def cards(self) -> Mapping[str, Card]: ...
    @property
    def limits(self) -> Limits: ...


def side_problems(side: DeckSide, pool: Pool) -> list[SideProblem]:
    """What keeps a deck from being played. Dino Battles rules: Decks; the fewest Dinosaurs are our ruling."""
    limits = pool.limits
    found = [*unknown_cards(side.cards, pool.cards, "cards")]
    total = sum(side.cards.values())
    if total != limits.cards:
        key = "few_cards" if total < limits.cards else "many_cards"
        found.append(SideProblem(key, "cards", count=total, limit=limits.cards))
    for card, count in side.cards.items():
        if count > limits.copies and card not in pool.combat_cards:
            facts: dict[str, Any] = {"card": card, "count": count, "limit": limits.copies}
            found.append(SideProblem("many_copies", f"cards.{card}", **facts))
    dinosaurs = sum(count for card, count in side.cards.items() if card in pool.dinosaurs)
    if dinosaurs < limits.dinosaurs:
        found.append(SideProblem("few_dinosaurs", "cards", count=dinosaurs, limit=limits.dinosaurs))
    return found
