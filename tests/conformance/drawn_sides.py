"""Options with home-made sides, drawn at random from all cards of a game."""

from typing import Any

from game.engine.dice import Dice
from game.rules import GAMES


def drawn_sides(game: str, options: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """A side for each seat, by chance within the rules; {} where both seats play the same."""
    spec = GAMES[game]
    if spec.random_side is None:
        return {}
    assert spec.content.sides is not None
    return {f"{spec.content.sides.option}_{seat}": spec.random_side(dice, options) for seat in (0, 1)}
