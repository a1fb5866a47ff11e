"""The measures of a deck follow from its cards."""

import itertools

import pytest

from game.content.dino_battles import shipped_library
from game.rules.dino_battles.side_measures import BANDS, combat_shares, first_hand, mean_shares, stat_curves

LIBRARY = shipped_library()
DINOSAURS = LIBRARY.dinosaurs


def test_each_dinosaur_counts_in_one_band_of_each_stat() -> None:
    curves = stat_curves([(one, 2) for one in DINOSAURS.values()])
    assert set(curves) == set(BANDS)
    for stat, curve in curves.items():
        assert sum(curve.counts) == 2 * len(DINOSAURS)
        assert len(curve.counts) == len(BANDS[stat]) + 1
        assert all(curve.counts), f"a band of {stat} is empty for all Dinosaurs of the game"


def test_copies_count_in_the_average() -> None:
    few, many = (next(one for one in DINOSAURS.values() if one.hp == hp) for hp in (50, 110))
    curve = stat_curves([(few, 3), (many, 1)])["hp"]
    assert curve.counts == (3, 0, 0, 0, 1)
    assert curve.average == 65


def test_a_deck_without_dinosaurs_has_empty_curves() -> None:
    assert all(not any(curve.counts) and curve.average == 0 for curve in stat_curves([]).values())


def test_shares_of_combat_cards() -> None:
    assert combat_shares({"attack": 6, "defend": 2, "adrenaline": 9}) == {
        "attack": 0.75,
        "evade": 0,
        "defend": 0.25,
    }
    assert set(combat_shares({}).values()) == {0}
    assert mean_shares([{"attack": 1}, {"evade": 1}]) == {"attack": 0.5, "evade": 0.5, "defend": 0}


@pytest.mark.parametrize(("dinosaurs", "attacks", "cards"), [(2, 3, 9), (4, 1, 8), (0, 0, 7), (9, 0, 9)])
def test_chances_of_the_first_hand_are_those_of_all_hands(dinosaurs: int, attacks: int, cards: int) -> None:
    deck = ["d"] * dinosaurs + ["a"] * attacks + ["-"] * (cards - dinosaurs - attacks)
    hands = list(itertools.combinations(deck, 6))
    chances = first_hand(dinosaurs, attacks, cards)
    assert chances.dinosaur == pytest.approx(sum("d" in hand for hand in hands) / len(hands))
    assert chances.two_dinosaurs == pytest.approx(sum(hand.count("d") > 1 for hand in hands) / len(hands))
    assert chances.attack == pytest.approx(sum("a" in hand for hand in hands) / len(hands))


def test_a_deck_that_is_hardly_begun_has_chances_as_well() -> None:
    assert first_hand(0, 0, 0).dinosaur == 0
    assert first_hand(2, 1, 3).two_dinosaurs == 1
