"""Games in matrix form: what both sides should mix where they choose at the same time.

`payoffs[i][j]` is what the row side gets and the column side loses when they take i and j.
"""

from collections.abc import Sequence

Matrix = Sequence[Sequence[float]]
Mixture = list[float]

_ZERO = 1e-9
"""Well above what rounding adds up to: rows that are equal but for rounding would never come to rest."""
_MOST_STEPS = 5000
"""No matrix of seventy choices a side took a thousand; then the mixtures are as good as they are."""


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
    # Bland's rule: always the first column that helps, so that the steps never go round in a circle.
    for _ in range(_MOST_STEPS):
        column = next((one for one in range(width + height) if costs[one] < -_ZERO), None)
        if column is None:
            break
        ratios = [
            (row[-1] / row[column], basis[number], number)
            for number, row in enumerate(table)
            if row[column] > _ZERO
        ]
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


def solve_worlds(worlds: Sequence[tuple[object, Matrix]], rounds: int) -> tuple[Mixture, float]:
    """What the rows should mix where the columns know which of several worlds they are in.

    Each world has what the column side knows in it, and its own payoffs; worlds in which that is equal share
    one mixture. The rows are the same in all. Regret matching with linear averaging, `rounds` times over all
    worlds; returns the rows' mixture and its value.

    Source: Tammelin and others, "Solving Heads-up Limit Texas Hold'em", 2015 (CFR+).
    """
    height = len(worlds[0][1])
    regrets, average = [0.0] * height, [0.0] * height
    others: dict[object, list[float]] = {key: [0.0] * len(payoffs[0]) for key, payoffs in worlds}
    turned = [(key, payoffs, list(zip(*payoffs, strict=True))) for key, payoffs in worlds]
    value, weight = 0.0, 0.0
    for number in range(1, rounds + 1):
        rows = _matched(regrets)
        gains = [0.0] * height
        mixtures = {key: _matched(regret) for key, regret in others.items()}
        gathered: dict[object, list[float]] = {}
        for key, payoffs, columns_of in turned:
            columns = mixtures[key]
            gains = [
                gain + sum(map(float.__mul__, row, columns)) for gain, row in zip(gains, payoffs, strict=True)
            ]
            losses = [sum(map(float.__mul__, column, rows)) for column in columns_of]
            known = gathered.get(key)
            gathered[key] = losses if known is None else [a + b for a, b in zip(known, losses, strict=True)]
        mean = sum(map(float.__mul__, gains, rows))
        regrets = [max(0.0, regret + gain - mean) for regret, gain in zip(regrets, gains, strict=True)]
        for key, losses in gathered.items():
            expected = sum(map(float.__mul__, losses, mixtures[key]))
            others[key] = [
                max(0.0, regret + expected - loss) for regret, loss in zip(others[key], losses, strict=True)
            ]
        average = [share + number * row for share, row in zip(average, rows, strict=True)]
        value += number * mean / len(worlds)
        weight += number
    total = sum(average)
    return [share / total for share in average], value / weight


def _matched(regrets: Sequence[float]) -> Mixture:
    """A mixture in proportion to the regrets; all alike where there are none."""
    total = sum(regrets)
    if total <= 0:
        return [1 / len(regrets)] * len(regrets)
    return [regret / total for regret in regrets]
