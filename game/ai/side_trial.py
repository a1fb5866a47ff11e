"""A side tried against the ready ones, by computer players in a process of their own."""

import multiprocessing
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from game.ai.child_process import end_with_parent
from game.ai.report import Report
from game.ai.simulate import Planned
from game.ai.tried_games import TriedBatch, TriedGame, play_tried
from game.engine.rules import Rules, SideError, complete_options

GAMES: Mapping[str, int] = {"greedy": 40, "easy": 20, "normal": 20, "hard": 4}
"""Games against each opponent, by the level of both players."""
_BATCH = 4
"""Games that are played before the figures are shown anew; as many with either side on the first seat."""
_NICE = 10


def can_be_played(rules: Rules, option: str, side: str, agreed: Mapping[str, str]) -> bool:
    """Whether a ready side can be played with these options.

    >>> from game.rules import load
    >>> [can_be_played(load("command_core"), "squad", one, {"points": "40"}) for one in ("pickets", "giant")]
    [True, False]
    """
    try:
        complete_options(rules, {**agreed, f"{option}_1": side, f"{option}_0": side})
    except SideError:
        return False
    return True


def _begin() -> None:
    """In the process that plays: it gives way to everything else on the machine, and ends with its parent."""
    if hasattr(os, "nice"):
        os.nice(_NICE)
    end_with_parent()


@dataclass(slots=True)
class SideTrial:
    """`results` has a report for each opponent; its points are those of the side that is tried.

    Call `poll` now and then. Nothing is played before `start`, or after `stop`.
    """

    rules: Rules
    option: str
    side: Any
    opponents: Sequence[str]
    level: str = "greedy"
    agreed: Mapping[str, str] = field(default_factory=dict)
    """The other options of the games, such as the limit of points."""
    results: dict[str, Report] = field(default_factory=dict)
    games: list[TriedGame] = field(default_factory=list)
    """The games that were played, in the order in which they came."""
    planned: int = 0
    """Games that are to be played in all."""
    _pool: ProcessPoolExecutor | None = None
    _waiting: list[tuple[str, Future[TriedBatch]]] = field(default_factory=list)
    _seed: int = 1

    @property
    def played(self) -> int:
        """Games that were played."""
        return sum(report.games for report in self.results.values())

    @property
    def running(self) -> bool:
        """Whether games are still to be played."""
        return bool(self._waiting)

    def start(self) -> None:
        """Plans games against each opponent; called again, as many more. Raises `OptionError`."""
        batches = [
            self._batch(opponent, number)
            for number in range(GAMES[self.level] // _BATCH)
            for opponent in self.opponents
        ]
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_begin)
        for opponent, batch in batches:
            self._waiting.append((opponent, self._pool.submit(play_tried, self.rules.id, batch)))
            self.planned += len(batch)

    def resume(self, results: Mapping[str, Report], games: Sequence[TriedGame]) -> None:
        """Goes on from an earlier trial of the same side: `start` plays other games than those."""
        self.results, self.games = dict(results), list(games)
        self.planned = self.played
        self._seed = 1 + self.played // 2

    def _batch(self, opponent: str, number: int) -> tuple[str, list[Planned]]:
        players = self.level, self.level
        games = []
        for place in range(_BATCH):
            swapped = place % 2 == 1
            sides = (opponent, self.side) if swapped else (self.side, opponent)
            seats = dict(zip((f"{self.option}_0", f"{self.option}_1"), sides, strict=True))
            options = complete_options(self.rules, {**self.agreed, **seats})
            games.append(Planned(options, players, self._seed + place // 2, swapped))
        self._seed += _BATCH // 2
        return opponent, games

    def poll(self) -> bool:
        """Takes the results that have come; True if there are any. Raises what a game raised."""
        done = [one for one in self._waiting if one[1].done()]
        for one in done:
            self._waiting.remove(one)
            opponent, future = one
            batch = future.result()
            self.results.setdefault(opponent, Report()).add(batch.report)
            self.games += batch.games
        return bool(done)

    def stop(self) -> None:
        """No more games; what was played stays."""
        pool, self._pool = self._pool, None
        self._waiting.clear()
        self.planned = self.played
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
