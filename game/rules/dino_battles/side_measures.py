"""Statistics of a deck while it is built: stats of its Dinosaurs, Combat Cards, chances of the first hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Literal

from game.content.dino_battles import Dinosaur
from game.content.dino_battles.cards import COMBAT_CARDS, CombatKind
from game.rules.dino_battles.state import HAND

StatName = Literal["hp", "atk", "eva", "def"]
BANDS: Mapping[StatName, tuple[int, ...]] = {
    "hp": (50, 60, 70, 90),
    "atk": (10, 12, 14, 16),
    "eva": (5, 7, 9, 12),
    "def": (4, 6, 8, 10),
}
"""The highest number of each band but the last, which is open; the same for all decks."""


@dataclass(frozen=True, slots=True)
class StatCurve:
    """How many Dinosaurs are in each band of a stat, and the average; 0 for a deck without Dinosaurs."""

    counts: tuple[int, ...]
    average: float


@dataclass(frozen=True, slots=True)
class Chances:
    """Shares of first hands, from 0 to 1: with a Dinosaur, with two or more, with an Attack."""

    dinosaur: float
    two_dinosaurs: float
    attack: float


def stat_curves(dinosaurs: Sequence[tuple[Dinosaur, int]]) -> dict[StatName, StatCurve]:
    """The curve of each stat over Dinosaurs and their copies."""
    return {
        stat: _curve([(_value(one, stat), copies) for one, copies in dinosaurs], BANDS[stat])
        for stat in BANDS
    }


def _value(dinosaur: Dinosaur, stat: StatName) -> int:
    return {"hp": dinosaur.hp, "atk": dinosaur.atk, "eva": dinosaur.eva, "def": dinosaur.defence}[stat]


def _curve(values: Sequence[tuple[int, int]], limits: Sequence[int]) -> StatCurve:
    counts = [0] * (len(limits) + 1)
    for value, copies in values:
        counts[sum(value > limit for limit in limits)] += copies
    total = sum(counts)
    average = sum(value * copies for value, copies in values) / total if total else 0.0
    return StatCurve(tuple(counts), average)


def combat_shares(cards: Mapping[str, int]) -> dict[CombatKind, float]:
    """Shares of the Combat Cards by kind, from 0 to 1; all 0 without any."""
    total = sum(cards.get(kind, 0) for kind in COMBAT_CARDS)
    return {kind: cards.get(kind, 0) / total if total else 0.0 for kind in COMBAT_CARDS}


def mean_shares(decks: Sequence[Mapping[str, int]]) -> dict[CombatKind, float]:
    """The mean of the shares of several decks, to compare with."""
    shares = [combat_shares(cards) for cards in decks]
    return {kind: sum(one[kind] for one in shares) / max(1, len(shares)) for kind in COMBAT_CARDS}


def first_hand(dinosaurs: int, attacks: int, cards: int) -> Chances:
    """Exact chances of the first hand out of a deck, by counts of its cards.

    Dino Battles rules: Starting the Game. Nobody mulligans here: a hand without a Dinosaur is counted.

    >>> round(first_hand(dinosaurs=12, attacks=22, cards=60).dinosaur, 2)
    0.75
    """
    drawn = min(HAND, cards)
    hands = comb(cards, drawn)
    none = comb(cards - dinosaurs, drawn)
    one = dinosaurs * comb(cards - dinosaurs, drawn - 1) if drawn else 0
    return Chances(1 - none / hands, 1 - (none + one) / hands, 1 - comb(cards - attacks, drawn) / hands)
