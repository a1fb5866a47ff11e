"""Why cards were suggested for a deck, which card is too much, and what replaces one that is gone."""

from collections.abc import Sequence

from game.content.dino_battles import DeckSide, Library
from game.content.dino_battles.cards import COMBAT_CARDS
from game.content.sides import SideProblem
from game.rules.dino_battles.side_measures import combat_shares, first_hand
from game.rules.dino_battles.suggestion import group_counts, replacement
from game.ui.workshop.next_steps import Replacement
from game.words.lists import listed
from game.words.messages import Messages

_MOST = 3
"""Cards that are named."""


def why_suggested(before: DeckSide, after: DeckSide, library: Library, texts: Messages) -> str:
    """The new cards, the most copies first, the share of Attacks, and the chance of a Dinosaur at once."""
    say = texts.say
    added = {card: count - before.cards.get(card, 0) for card, count in after.cards.items()}
    new = sorted((card for card in added if added[card] > 0), key=lambda card: -added[card])
    names = [
        say("builder", "card_and_copies", card=library.cards[card].name, count=added[card])
        for card in new[:_MOST]
    ]
    if rest := sum(added[card] for card in new[_MOST:]):
        names.append(say("builder", "more_cards", count=rest))
    attack = combat_shares(after.cards)["attack"]
    dinosaurs = group_counts(after.cards, library)["dinosaur"]
    hand = first_hand(dinosaurs, after.cards.get("attack", 0), sum(after.cards.values()))
    return say(
        "builder",
        "why",
        cards=listed(texts, names),
        attack=round(100 * attack),
        dinosaur=round(100 * hand.dinosaur),
    )


def too_much(side: DeckSide, problems: Sequence[SideProblem]) -> str:
    """The card to take out first: one with too many copies, else a Combat Card of a deck that is too large.

    Of these the one with the most copies, because one fewer is missed least; "" where nothing is too much.
    """
    named = [str(one.facts["card"]) for one in problems if one.key == "many_copies"]
    if named:
        return named[0]
    if not any(one.key == "many_cards" for one in problems):
        return ""
    cards: list[str] = [card for card in COMBAT_CARDS if side.cards.get(card, 0)] or list(side.cards)
    return max(cards, key=lambda card: side.cards[card], default="")


def replacement_of(side: DeckSide, problem: SideProblem, library: Library) -> Replacement:
    """Other cards for the places of one that the game does not have."""
    gone = str(problem.facts["card"])
    card, after = replacement(side, gone, library)
    return Replacement(gone, library.cards[card].name if card else "", after)
