"""How long a search may go on."""

import time
from collections.abc import Callable

Clock = Callable[[], float]
"""Seconds since whenever it began to count."""


def never() -> bool:
    """A search that nobody stops."""
    return False


class Budget:
    """A number of iterations, a number of seconds, and a way to be stopped from outside.

    The iterations are what ends a search as a rule, so that a seed always leads to the same choice; the
    seconds are for slow machines.

    >>> budget = Budget(iterations=3, seconds=60.0)
    >>> [budget.take() for _ in range(5)]
    [True, True, True, False, False]
    """

    def __init__(
        self,
        iterations: int,
        seconds: float,
        stopped: Callable[[], bool] = never,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.iterations = iterations
        self.done = 0
        self._stopped = stopped
        self._clock = clock
        self._start = clock()
        self._end = self._start + seconds

    @property
    def seconds(self) -> float:
        """Since the beginning."""
        return self._clock() - self._start

    @property
    def over(self) -> bool:
        """Whether time is up, or somebody has stopped the search."""
        return self._clock() >= self._end or self._stopped()

    def take(self) -> bool:
        """Whether another iteration may be made; counts it."""
        if self.done >= self.iterations or self.over:
            return False
        self.done += 1
        return True
