"""The ready decks of Dino Battles: every card has its place in one."""

from game.content.dino_battles import COMBAT_CARDS
from game.rules import load
from game.rules.dino_battles.rules import DinoBattles


def dino_battles() -> DinoBattles:
    rules = load("dino_battles")
    assert isinstance(rules, DinoBattles)
    return rules


def holders() -> dict[str, list[str]]:
    """For each card, the decks that hold it."""
    library = dino_battles().library
    return {card: [key for key, deck in library.decks.items() if card in deck.list] for card in library.cards}


def test_every_card_is_in_a_deck() -> None:
    assert [card for card, decks in holders().items() if not decks] == []


def test_combat_cards_are_in_every_deck_or_named() -> None:
    """Attack is in all decks; a deck may do without Evade or Defend."""
    decks = dino_battles().library.decks
    assert set(holders()["attack"]) == set(decks)
    assert all(holders()[card] for card in COMBAT_CARDS)
