"""Fills a deck up with what goes with the cards that it has, one card at a time: deterministic."""

from collections.abc import Mapping, Sequence

import msgspec

from game.content.dino_battles import DeckSide, Dinosaur, Library
from game.content.dino_battles.cards import COMBAT_CARDS, CombatKind, Group
from game.rules.dino_battles.side_measures import combat_shares, mean_shares

GROUPS: tuple[Group, ...] = ("dinosaur", "upgrade", "item", "action", "combat")


def suggest(side: DeckSide, library: Library) -> DeckSide:
    """The deck filled up to its size; what it has stays. One that is too large stays as it is."""
    cards = dict(side.cards)
    wanted = mean_groups(library)
    while sum(cards.values()) < library.limits.cards:
        card = _next_card(cards, wanted, library)
        cards[card] = cards.get(card, 0) + 1
    return msgspec.structs.replace(side, cards=cards)


def replacement(side: DeckSide, gone: str, library: Library) -> tuple[str, DeckSide]:
    """Cards for the places of one that the game does not have, and the deck with them.

    The first is the one with the most copies; "" where the deck has enough without them.
    """
    cards = {card: count for card, count in side.cards.items() if card != gone}
    wanted, added = mean_groups(library), dict[str, int]()
    for _ in range(min(side.cards[gone], library.limits.cards - sum(cards.values()))):
        card = _next_card(cards, wanted, library)
        cards[card] = cards.get(card, 0) + 1
        added[card] = added.get(card, 0) + 1
    return max(added, key=lambda card: added[card], default=""), msgspec.structs.replace(side, cards=cards)


def group_counts(cards: Mapping[str, int], library: Library) -> dict[Group, int]:
    """How many cards of each kind a deck has; unknown cards count for none."""
    counts, known = dict.fromkeys(GROUPS, 0), library.cards
    for card, copies in cards.items():
        if card in known:
            counts[known[card].group] += copies
    return counts


def mean_groups(library: Library) -> dict[Group, float]:
    """How many cards of each kind the ready decks have on average."""
    counts = [group_counts(deck.cards, library) for deck in library.decks.values()]
    return {group: sum(one[group] for one in counts) / len(counts) for group in GROUPS}


def _next_card(cards: Mapping[str, int], wanted: Mapping[Group, float], library: Library) -> str:
    """A card of the kind that lacks most; Dinosaurs come first while a deck has too few."""
    counts = group_counts(cards, library)
    if counts["dinosaur"] < library.limits.dinosaurs:
        return _of_group("dinosaur", cards, library) or _combat_card(cards, library)
    lacking = sorted(GROUPS, key=lambda group: counts[group] / wanted[group])
    found = (
        _combat_card(cards, library) if one == "combat" else _of_group(one, cards, library) for one in lacking
    )
    return next(card for card in found if card)


def _of_group(group: Group, cards: Mapping[str, int], library: Library) -> str:
    """Another copy of what the deck has, else the next card of the game; of Dinosaurs the strongest."""
    fitting = [
        card.id
        for card in library.cards.values()
        if card.group == group and cards.get(card.id, 0) < library.limits.copies
    ]
    return max(fitting, key=lambda card: (card in cards, _strength(card, library)), default="")


def _strength(card: str, library: Library) -> float:
    """The stats of a Dinosaur together, ten HP as one point; 0 for all other cards."""
    found = library.dinosaurs.get(card)
    return found.hp / 10 + found.atk + found.eva + found.defence if found else 0


def combat_mix(dinosaurs: Sequence[tuple[Dinosaur, int]], library: Library) -> dict[CombatKind, float]:
    """Shares of the Combat Cards that suit these Dinosaurs.

    Attacks have their share of the ready decks; the rest goes to Evade and Defend by how well the Dinosaurs
    evade and defend on average.
    """
    attack = mean_shares([deck.cards for deck in library.decks.values()])["attack"]
    evades = sum(one.eva * copies for one, copies in dinosaurs)
    defends = sum(one.defence * copies for one, copies in dinosaurs)
    evade = (1 - attack) * evades / (evades + defends) if evades + defends else (1 - attack) / 2
    return {"attack": attack, "evade": evade, "defend": 1 - attack - evade}


def _combat_card(cards: Mapping[str, int], library: Library) -> CombatKind:
    """The kind of Combat Card whose share lacks most."""
    inside = [
        (library.dinosaurs[card], copies) for card, copies in cards.items() if card in library.dinosaurs
    ]
    mix, shares = combat_mix(inside, library), combat_shares(cards)
    return max(COMBAT_CARDS, key=lambda kind: mix[kind] - shares[kind])
