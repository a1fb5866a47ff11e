"""Plans that both sides make in secret: a matrix of what each pair comes to, grown where a plan is missed.

It begins with the plans that look best for each side. The mixtures that solve it are then answered by
the best variation of a plan that is in it, on both sides, and the answers join it, until nobody gains or the
level's rounds are over.

Source: McMahan, Gordon and Blum, "Planning in the Presence of Cost Functions Controlled by an Adversary",
2003 (the double oracle).
"""

from collections.abc import Sequence
from typing import Any

from game.ai.search.budget import Budget
from game.ai.search.matrix import solve
from game.content.levels import Level
from game.engine.seats import Seat, opponent
from game.engine.thinking import Planning

_LEAST_GAIN = 0.002
"""What an answer must gain over the mixture's value to join the matrix."""
_LEAST_SHARE = 0.02
"""Plans that are mixed in less often are not answered."""
_PARTS = 4
"""Of so many plans at most the variations are tried in one round."""


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
        for number in range(level.rounds):
            payoffs = self._payoffs(own, others)
            # Rows or columns that no time was left for are not there.
            own, others = own[: len(payoffs)], others[: len(payoffs[0])]
            rows, columns, value = solve(payoffs)
            if number == level.rounds - 1 or self._budget.over or self._left < 1:
                break
            mine = self._answer(seat, own, rows, others, columns, value)
            theirs = self._answer(opponent(seat), others, columns, own, rows, -value)
            if mine is None and theirs is None:
                break
            own += [] if mine is None else [mine]
            others += [] if theirs is None else [theirs]
        values = [sum(map(float.__mul__, row, columns)) for row in payoffs]
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

    def _payoffs(self, own: Sequence[Any], others: Sequence[Any]) -> list[list[float]]:
        """The matrix, with fewer rows where the budget ends; the first row is always there."""
        payoffs: list[list[float]] = []
        for mine in own:
            if payoffs and (self._left < len(others) and (mine, others[-1]) not in self._known):
                break
            if payoffs and self._budget.over:
                break
            payoffs.append([self._payoff(mine, theirs) for theirs in others])
        return payoffs

    def _answer(
        self,
        seat: Seat,
        plans: Sequence[Any],
        mixture: Sequence[float],
        against: Sequence[Any],
        shares: Sequence[float],
        value: float,
    ) -> Any | None:
        """The plan of a seat that gains most against a mixture and is not among its plans yet."""
        sign, own = (1, True) if seat == self._seat else (-1, False)
        facing = [(plan, share) for plan, share in zip(against, shares, strict=True) if share >= _LEAST_SHARE]
        total = sum(share for _, share in facing)
        known = set(plans)
        best, found = value + _LEAST_GAIN, None
        bases = sorted(range(len(plans)), key=lambda number: -mixture[number])[:_PARTS]
        for base in bases:
            if mixture[base] < _LEAST_SHARE:
                break
            for plan in self._planning.variations(seat, plans[base], self._level.candidates):
                if plan in known:
                    continue
                known.add(plan)
                if self._left < len(facing) or self._budget.over:
                    return found
                gain = 0.0
                for other, share in facing:
                    pair = (plan, other) if own else (other, plan)
                    gain += share * self._payoff(*pair)
                gain *= sign / total
                if gain > best:
                    best, found = gain, plan
        return found
