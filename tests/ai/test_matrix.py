"""Matrices whose rows are equal but for rounding are solved like any other."""

import random

import pytest

from game.ai.search.matrix import solve


def nearly_equal(seed: int) -> list[list[float]]:
    """A matrix of three different rows, each entry a little off."""
    chance = random.Random(seed)
    size = chance.choice((8, 12, 20, 30))
    off = 10 ** -chance.uniform(8.5, 10)
    kinds = [[chance.random() for _ in range(size)] for _ in range(3)]
    return [[entry + chance.uniform(-off, off) for entry in chance.choice(kinds)] for _ in range(size)]


@pytest.mark.parametrize("seed", range(40))
def test_each_side_can_hold_the_value(seed: int) -> None:
    payoffs = nearly_equal(seed)
    rows, columns, value = solve(payoffs)
    size = range(len(payoffs))
    held = min(sum(rows[i] * payoffs[i][j] for i in size) for j in size)
    yielded = max(sum(columns[j] * payoffs[i][j] for j in size) for i in size)
    assert sum(rows) == pytest.approx(1) and sum(columns) == pytest.approx(1)
    assert held == pytest.approx(value, abs=1e-6) and yielded == pytest.approx(value, abs=1e-6)
