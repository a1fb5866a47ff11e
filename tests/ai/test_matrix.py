"""Matrices whose rows are equal but for rounding are solved like any other; what a hunch makes of one."""

import random

import pytest

from game.ai.search.matrix import solve, with_hunch


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


@pytest.mark.parametrize("seed", range(20))
def test_a_hunch_gains_from_who_does_the_usual(seed: int) -> None:
    """A mixture with a hunch does better against the usual, and worse against the worst answer."""
    chance = random.Random(seed)
    payoffs = [[chance.uniform(-1, 1) for _ in range(6)] for _ in range(5)]
    usual = [row[0] for row in with_hunch(payoffs, 1.0)]
    found = {}
    for hunch in (0.0, 0.4):
        rows = solve(with_hunch(payoffs, hunch))[0]
        columns = zip(*payoffs, strict=True)
        worst = min(sum(map(float.__mul__, rows, column)) for column in columns)
        found[hunch] = sum(map(float.__mul__, rows, usual)), worst
    assert found[0.4][0] >= found[0.0][0] - 1e-6 and found[0.4][1] <= found[0.0][1] + 1e-6
    assert with_hunch(payoffs, 0.0) == payoffs


def test_the_usual_is_what_looks_best_against_all_rows_alike() -> None:
    rows = with_hunch([[0.5, -0.5], [0.5, 0.9]], 1.0)
    assert rows[0] == pytest.approx([-0.5, -0.5], abs=0.01)
    assert rows[1] == pytest.approx([0.9, 0.9], abs=0.01)
