"""The ready decks of Dino Battles: every card has its place in one that wins."""

import re
from pathlib import Path

from game.content.dino_battles import COMBAT_CARDS
from game.rules import load
from game.rules.dino_battles.rules import DinoBattles

README = Path(__file__).parents[2] / "README.md"
LEAST, MOST = 0.45, 0.58
"""The share of points that a deck needs for its cards to count, and that none may exceed."""


def dino_battles() -> DinoBattles:
    rules = load("dino_battles")
    assert isinstance(rules, DinoBattles)
    return rules


def shares() -> dict[str, float]:
    """The share of each deck against all others, from the table that the README quotes."""
    text = README.read_text(encoding="utf-8")
    found = re.findall(r"(?m)^\| (\w+(?: \w+)?) \| (0?\.\d+) \|", text)
    ids = {deck.name: key for key, deck in dino_battles().library.decks.items()}
    return {ids[name]: float(share) for name, share in found if name in ids}


def holders() -> dict[str, list[str]]:
    """For each card, the decks that hold it."""
    library = dino_battles().library
    return {card: [key for key, deck in library.decks.items() if card in deck.list] for card in library.cards}


def test_the_table_names_every_deck() -> None:
    assert set(shares()) == set(dino_battles().library.decks)


def test_no_deck_wins_too_much() -> None:
    assert max(shares().values()) <= MOST


def test_every_card_is_in_a_deck_that_wins() -> None:
    winning = {deck for deck, share in shares().items() if share >= LEAST}
    without = {card: decks for card, decks in holders().items() if not winning.intersection(decks)}
    assert not without, f"cards and the decks that hold them: {without}"


def test_combat_cards_are_in_every_deck_or_named() -> None:
    """Attack is in all decks; a deck may do without Evade or Defend."""
    decks = dino_battles().library.decks
    assert set(holders()["attack"]) == set(decks)
    assert all(holders()[card] for card in COMBAT_CARDS)
