"""What a deck adds up to in plain numbers, which lessons can name."""

from typing import Any

from game.content.dino_battles import COMBAT_CARDS, DeckSide, shipped_library
from game.rules.dino_battles.side_measures import first_hand, stat_curves


def side_numbers(side: DeckSide) -> dict[str, Any]:
    """Cards of each kind, averages of the Dinosaurs, and chances of the first hand in percent.

    >>> side_numbers(DeckSide(cards={"utahraptor": 2, "attack": 18}))["first_dinosaur"]
    52
    """
    library = shipped_library()
    dinosaurs = [
        (library.dinosaurs[card], count) for card, count in side.cards.items() if card in library.dinosaurs
    ]
    total, packed = sum(side.cards.values()), sum(count for _, count in dinosaurs)
    chances = first_hand(packed, side.cards.get("attack", 0), total)
    return {
        "cards": total,
        "dinosaurs": packed,
        **{kind: side.cards.get(kind, 0) for kind in COMBAT_CARDS},
        "average": {stat: round(curve.average) for stat, curve in stat_curves(dinosaurs).items()},
        "first_dinosaur": round(100 * chances.dinosaur),
        "first_attack": round(100 * chances.attack),
    }
