"""Search over plans: toy games of two sides whose mixtures are known."""

from collections.abc import Sequence
from operator import mul

import pytest

from game.ai.search.budget import Budget
from game.ai.search.matrix import solve
from game.ai.search.plans import PlanSearch
from game.content.levels import Level
from game.engine.dice import Dice
from game.engine.rules import Action
from game.engine.seats import Seat

SIZE = 9


class Circle:
    """Both sides name a number on a circle: the one just ahead of the other's wins, all others draw.

    Seat 0 thinks first of the `known` numbers and may go on from any number to those beside it.
    """

    def __init__(self, known: int, payoffs: Sequence[Sequence[float]] | None = None) -> None:
        self.known = known
        self.payoffs = payoffs
        self.asked: list[tuple[int, int]] = []

    def plans(self, seat: Seat, most: int) -> Sequence[int]:
        return range(min(self.known, most))

    def answers(
        self, seat: Seat, plan: int, against: Sequence[tuple[int, float]], most: int
    ) -> Sequence[int]:
        return [(plan + by) % self.size for by in (1, -1)]

    @property
    def size(self) -> int:
        return SIZE if self.payoffs is None else len(self.payoffs)

    def payoff(self, own: int, other: int) -> float:
        self.asked.append((own, other))
        if self.payoffs is not None:
            return self.payoffs[own][other]
        ahead = (own - other) % SIZE
        return 1.0 if ahead == 1 else -1.0 if ahead == SIZE - 1 else 0.0

    def actions(self, plan: int) -> tuple[Action, ...]:
        return ()


def level(**figures: float) -> Level:
    plain = {"id": "x", "seconds": 9.0, "iterations": 500, "candidates": 9, "worlds": 9, "search": "step"}
    return Level(**{**plain, **figures})  # type: ignore[arg-type]  # figures of a level


def search(planning: Circle, seat: Seat = 0, **figures: float) -> tuple[list[int], list[float], list[float]]:
    asked = level(**figures)
    return PlanSearch(planning, seat, asked, Budget(asked.iterations, asked.seconds)).mixture()


def test_all_numbers_of_a_circle_are_mixed() -> None:
    plans, shares, values = search(Circle(3), rounds=40)
    assert sorted(plans) == list(range(SIZE))
    # Nothing gains against it: each number wins and loses equally often.
    mixed = dict(zip(plans, shares, strict=True))
    for other in range(SIZE):
        assert mixed[(other + 1) % SIZE] - mixed[(other - 1) % SIZE] == pytest.approx(0, abs=0.01)
    assert max(values) == pytest.approx(0, abs=0.01)


def test_one_round_keeps_to_the_plans_that_look_best() -> None:
    plans, _, _ = search(Circle(3), rounds=1)
    assert plans == [0, 1, 2]


def test_a_plan_that_was_missed_joins_and_is_taken() -> None:
    # Plan 2 beats everything, and is beside plan 1 only.
    payoffs = [[0, 0, -1, 0], [0, 0, -1, 0], [1, 1, 0, 1], [0, 0, -1, 0]]
    plans, shares, _ = search(Circle(2, payoffs), rounds=5)
    assert shares[plans.index(2)] == pytest.approx(1)


@pytest.mark.parametrize("seat", [0, 1])
def test_either_seat_thinks_for_itself(seat: Seat) -> None:
    payoffs = [[0.1, -0.5, 0.0], [0.3, 0.2, 0.4], [0.9, -0.9, 0.0]]
    plans, shares, values = search(Circle(3, payoffs), seat)
    assert plans[shares.index(max(shares))] == 1
    assert values[1] == pytest.approx(0.2)


@pytest.mark.parametrize("iterations", [1, 7, 20, 60])
def test_no_more_pairs_are_played_than_the_budget_has(iterations: int) -> None:
    circle = Circle(4)
    _, shares, _ = search(circle, iterations=iterations, rounds=40)
    # The first row is always there.
    assert len(circle.asked) <= max(iterations, 4)
    assert len(set(circle.asked)) == len(circle.asked)
    assert sum(shares) == pytest.approx(1)


def test_a_search_that_is_stopped_says_what_it_has() -> None:
    asked = level(rounds=9)
    circle = Circle(4)
    plans, shares, _ = PlanSearch(circle, 0, asked, Budget(500, 9.0, lambda: True)).mixture()
    assert plans == [0] and shares == [1.0] and len(circle.asked) == 4


@pytest.mark.parametrize("seed", [3, 13, 111, 142])
def test_plans_that_are_equal_but_for_rounding_are_solved(seed: int) -> None:
    """Such matrices once led the simplex astray, and some kept it going for ever."""
    dice = Dice(seed)
    payoffs = [[dice.below(1000) / 1000 for _ in range(45)] for _ in range(24)]
    for _ in range(12):
        copied = payoffs[dice.below(24)]
        payoffs[dice.below(24)] = [payoff + dice.below(1000) * 1e-16 for payoff in copied]
    rows, columns, value = solve(payoffs)
    worst = min(sum(map(mul, rows, column)) for column in zip(*payoffs, strict=True))
    best = max(sum(map(mul, columns, row)) for row in payoffs)
    assert worst == pytest.approx(value, abs=1e-6)
    assert best == pytest.approx(value, abs=1e-6)
