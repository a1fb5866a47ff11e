"""Games in matrix form: what both sides should mix where they choose at the same time.

`payoffs[i][j]` is what the row side gets and the column side loses when they take i and j.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Matrix = Sequence[Sequence[float]]
Mixture = list[float]

_ZERO = 1e-9
"""A smaller gain is none."""
_LEAST_PIVOT = 1e-7
"""What is divided by must be well above rounding: rows that are equal but for that would blow it up."""
_DOUBT = 0.05
"""How much worse an answer may look and still be about as usual."""
_EAGER_STEPS, _MOST_STEPS = 300, 2000
"""No matrix of seventy choices a side took a hundred; after so many the mixtures are as good as they are."""


def solve(payoffs: Matrix) -> tuple[Mixture, Mixture, float]:
    """The Nash mixtures of rows and columns, and the value: a simplex over the columns' linear programme.

    Source: Dantzig, "Linear Programming and Extensions", 1963, chapter 13.

    >>> rows, columns, value = solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    >>> [round(share, 3) for share in rows], round(value, 3)
    ([0.333, 0.333, 0.333], 0.0)
    """
    height, width = len(payoffs), len(payoffs[0])
    # With all payoffs above 0 the value is, and each side's programme has a bounded optimum.
    shift = 1.0 - min(min(row) for row in payoffs)
    table = [
        [payoff + shift for payoff in row]
        + [1.0 if other == number else 0.0 for other in range(height)]
        + [1.0]
        for number, row in enumerate(payoffs)
    ]
    costs = [-1.0] * width + [0.0] * (height + 1)
    basis = list(range(width, width + height))
    for step in range(_MOST_STEPS):
        helping = [one for one in range(width + height) if costs[one] < -_ZERO]
        if not helping:
            break
        # The column that helps most is quick; always the first (Bland) never goes round in a circle.
        column = min(helping, key=costs.__getitem__) if step < _EAGER_STEPS else helping[0]
        ratios = [
            (row[-1] / row[column], basis[number], number)
            for number, row in enumerate(table)
            if row[column] > _LEAST_PIVOT
        ]
        if not ratios:
            break
        leaving = min(ratios)[2]
        pivot = table[leaving][column]
        line = table[leaving] = [entry / pivot for entry in table[leaving]]
        for number, row in enumerate(table):
            factor = row[column]
            if number != leaving and factor:
                table[number] = [entry - factor * other for entry, other in zip(row, line, strict=True)]
        factor = costs[column]
        costs = [entry - factor * other for entry, other in zip(costs, line, strict=True)]
        basis[leaving] = column
    total = costs[-1]
    columns = [0.0] * width
    for number, name in enumerate(basis):
        if name < width:
            columns[name] = table[number][-1] / total
    rows = [max(0.0, cost / total) for cost in costs[width : width + height]]
    return rows, columns, 1 / total - shift


@dataclass(frozen=True, slots=True)
class Answers:
    """What both sides mix in several worlds: the rows alike in all, the columns by what they know."""

    rows: Mixture
    columns: Mapping[object, Mixture]
    value: float


def solve_worlds(worlds: Sequence[tuple[object, Matrix]], rounds: int) -> Answers:
    """What to mix where the columns know which of several worlds they are in, and the rows do not.

    Each world has what the column side knows in it, and its own payoffs; worlds in which that is equal share
    one mixture. Regret matching with linear averaging, `rounds` times over all worlds.

    Source: Tammelin and others, "Solving Heads-up Limit Texas Hold'em", 2015 (CFR+).
    """
    rows = _Regrets(len(worlds[0][1]))
    columns = {key: _Regrets(len(payoffs[0])) for key, payoffs in worlds}
    turned = [(key, payoffs, list(zip(*payoffs, strict=True))) for key, payoffs in worlds]
    value = 0.0
    for number in range(1, rounds + 1):
        own = rows.mixture()
        others = {key: one.mixture() for key, one in columns.items()}
        gains = [0.0] * len(own)
        losses: dict[object, list[float]] = {}
        for key, payoffs, columns_of in turned:
            other = others[key]
            gains = [
                gain + sum(map(float.__mul__, row, other)) for gain, row in zip(gains, payoffs, strict=True)
            ]
            lost = [-sum(map(float.__mul__, column, own)) for column in columns_of]
            known = losses.get(key)
            losses[key] = lost if known is None else list(map(float.__add__, known, lost))
        value += number * rows.learn(gains, own, number)
        for key, lost in losses.items():
            columns[key].learn(lost, others[key], number)
    weight = rounds * (rounds + 1) / 2 * len(worlds)
    return Answers(rows.average(), {key: one.average() for key, one in columns.items()}, value / weight)


class _Regrets:
    """One side's regrets, never below 0, and the sum of its mixtures; later ones count more."""

    __slots__ = ("_regrets", "_sum")

    def __init__(self, size: int) -> None:
        self._regrets = [0.0] * size
        self._sum = [0.0] * size

    def mixture(self) -> Mixture:
        return _share_out(self._regrets)

    def learn(self, gains: Sequence[float], mixture: Mixture, weight: int) -> float:
        """What each choice would have gained, where `mixture` was played; returns what that gained."""
        mean = sum(map(float.__mul__, gains, mixture))
        self._regrets = [
            regret + gain - mean if regret + gain > mean else 0.0
            for regret, gain in zip(self._regrets, gains, strict=True)
        ]
        self._sum = [total + weight * share for total, share in zip(self._sum, mixture, strict=True)]
        return mean

    def average(self) -> Mixture:
        return _share_out(self._sum)


def with_hunch(payoffs: Matrix, hunch: float) -> list[list[float]]:
    """The payoffs against columns that answer in the worst way, but for a share of `hunch` do the usual.

    The usual is what looks best against rows that are all alike. Rows that are good at this gain from whom
    they can foresee, and lose little to whom they cannot.

    Source: Johanson and others, "Computing Robust Counter-Strategies", 2007 (restricted Nash response).

    >>> [[round(payoff, 2) for payoff in row] for row in with_hunch([[0.0, 2.0], [1.0, -2.0]], 0.5)]
    [[1.0, 2.0], [-0.5, -2.0]]
    """
    if not hunch:
        return [list(row) for row in payoffs]
    left = [sum(column) / len(column) for column in zip(*payoffs, strict=True)]
    least = min(left)
    weights = [math.exp((least - mean) / _DOUBT) for mean in left]
    total = sum(weights)
    usual = [sum(map(float.__mul__, row, weights)) / total for row in payoffs]
    return [
        [(1 - hunch) * payoff + hunch * mean for payoff in row]
        for row, mean in zip(payoffs, usual, strict=True)
    ]


def without_small(mixture: Mixture, least: float) -> Mixture:
    """The mixture without shares below `least`; they are mostly what is left of the way to the solution.

    >>> without_small([0.5, 0.02, 0.48], 0.05)
    [0.5102040816326531, 0.0, 0.4897959183673469]
    """
    if max(mixture) < least:
        return list(mixture)
    return _share_out([share if share >= least else 0.0 for share in mixture])


def _share_out(numbers: Sequence[float]) -> Mixture:
    """Shares in proportion to the numbers; all alike where they are 0."""
    total = sum(numbers)
    if total <= 0:
        return [1 / len(numbers)] * len(numbers)
    return [number / total for number in numbers]
