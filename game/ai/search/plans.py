"""Plans that both sides make in secret: a matrix of what each pair comes to, grown where a plan is missed.

It begins with the plans that look best for each side. The mixtures that solve it are then answered by
the best plans that are like those in it, on both sides, and the answers join it, until nobody gains or the
level's rounds are over.

Source: McMahan, Gordon and Blum, "Planning in the Presence of Cost Functions Controlled by an Adversary",
2003 (the double oracle).
"""

from collections.abc import Sequence
from operator import mul
from typing import Any

from game.ai.search.budget import Budget
from game.ai.search.matrix import Matrix, solve
from game.content.levels import Level
from game.engine.seats import Seat, opponent
from game.engine.thinking import Planning

_LEAST_GAIN = 0.002
"""What an answer must gain over the mixture's value to join the matrix."""
_LEAST_SHARE = 0.02
"""Plans that are mixed in less often are not answered."""
_JOINING = 3
"""Answers of one side that join the matrix at a time."""
_MOST_BASES, _LEAST_BASES = 4, 2
"""How many plans are varied in one round; those at least that do best, mixed in or not."""


class PlanSearch:
    """One search; an iteration is one pair of plans that is played out.

    A level's `candidates` are the own plans that the matrix begins with, `worlds` those of the other side,
    and `rounds` how often it is solved; with one round no plan joins it.
    """

    def __init__(self, planning: Planning, seat: Seat, level: Level, budget: Budget) -> None:
        self._planning = planning
        self._seat = seat
        self._level = level
        self._budget = budget
        self._known: dict[tuple[Any, Any], float] = {}

    def mixture(self) -> tuple[list[Any], list[float], list[float]]:
        """Own plans, how often to take each, and how each does against what the other side then mixes."""
        planning, level, seat = self._planning, self._level, self._seat
        own = list(planning.plans(seat, level.candidates))
        others = list(planning.plans(opponent(seat), level.worlds))
        payoffs = self._payoffs(own, others)
        # Rows that no time was left for are not there.
        own = own[: len(payoffs)]
        rows, columns, value = solve(payoffs)
        for _ in range(level.rounds - 1):
            mine = self._answer(seat, _bases(own, rows, payoffs, columns), own, others, columns, value)
            turned = [[-payoff for payoff in column] for column in zip(*payoffs, strict=True)]
            theirs = self._answer(
                opponent(seat), _bases(others, columns, turned, rows), others, own, rows, -value
            )
            if not mine and not theirs:
                break
            grown = self._payoffs([*own, *mine], [*others, *theirs], whole=True)
            if not grown:
                break
            payoffs, own, others = grown, [*own, *mine], [*others, *theirs]
            rows, columns, value = solve(payoffs)
        values = [sum(map(mul, row, columns)) for row in payoffs]
        return own, rows, values

    @property
    def _left(self) -> int:
        return self._budget.iterations - self._budget.done

    def _payoff(self, mine: Any, theirs: Any) -> float:
        found = self._known.get((mine, theirs))
        if found is None:
            self._budget.take()
            found = self._known[mine, theirs] = self._planning.payoff(mine, theirs)
        return found

    def _payoffs(self, own: Sequence[Any], others: Sequence[Any], whole: bool = False) -> list[list[float]]:
        """The matrix, with fewer rows where the budget ends, but at least one; none if it must be whole."""
        payoffs: list[list[float]] = []
        for mine in own:
            missing = sum([(mine, theirs) not in self._known for theirs in others])
            if (whole or payoffs) and missing and (self._left < missing or self._budget.over):
                return [] if whole else payoffs
            payoffs.append([self._payoff(mine, theirs) for theirs in others])
        return payoffs

    def _answer(
        self,
        seat: Seat,
        bases: Sequence[Any],
        plans: Sequence[Any],
        against: Sequence[Any],
        shares: Sequence[float],
        value: float,
    ) -> list[Any]:
        """The answers like `bases` that gain most against a mixture and are not among the plans yet."""
        sign, own = (1, True) if seat == self._seat else (-1, False)
        facing = [(plan, share) for plan, share in zip(against, shares, strict=True) if share >= _LEAST_SHARE]
        total = sum(share for _, share in facing)
        known = set(plans)
        found: list[tuple[float, int, Any]] = []
        for base in bases:
            for plan in self._planning.answers(seat, base, facing, self._level.candidates):
                if plan in known:
                    continue
                known.add(plan)
                if self._left < len(facing) or self._budget.over:
                    break
                gain = 0.0
                for other, share in facing:
                    pair = (plan, other) if own else (other, plan)
                    gain += share * self._payoff(*pair)
                gain *= sign / total
                if gain > value + _LEAST_GAIN:
                    found.append((-gain, len(found), plan))
        return [plan for _, _, plan in sorted(found)[:_JOINING]]


def _bases(
    plans: Sequence[Any], mixture: Sequence[float], payoffs: Matrix, others: Sequence[float]
) -> list[Any]:
    """The plans that are mixed in most, then those that do best against the other side's mixture."""
    values = [sum(map(mul, row, others)) for row in payoffs]
    ordered = sorted(range(len(plans)), key=lambda number: (-mixture[number], -values[number]))
    mixed = sum(share >= _LEAST_SHARE for share in mixture)
    return [plans[number] for number in ordered[: max(_LEAST_BASES, min(_MOST_BASES, mixed))]]
