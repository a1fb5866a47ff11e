"""Levels are data: what they may say."""

import pytest

from game.content.levels import Level, shipped_levels
from game.rules import GAMES

SHARES = ("noise", "recall", "hunch", "overlooks")


def level(**changes: float) -> Level:
    plain = {"id": "any", "seconds": 1.0, "iterations": 1, "candidates": 1, "search": "tree"}
    return Level(**{**plain, **changes})  # type: ignore[arg-type]  # figures of a level


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seconds", 0.0),
        ("rounds", 0),
        ("noise", -0.1),
        ("recall", 1.1),
        ("hunch", -0.1),
        ("overlooks", 1.5),
    ],
)
def test_a_figure_that_makes_no_sense_is_refused(field: str, value: float) -> None:
    with pytest.raises(ValueError, match=field if field in SHARES else "above 0"):
        level(**{field: value})


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_three_levels_the_weakest_first(game: str) -> None:
    levels = shipped_levels(game)
    assert list(levels) == ["easy", "normal", "hard"]
    assert [one.seconds for one in levels.values()] == sorted(one.seconds for one in levels.values())
