"""Simulation: whole games between computer players, and their statistics."""

import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from game.ai.information_set import InformationSet
from game.ai.players import Player, make_player
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import Options, Rules, complete_options
from game.rules import load

MAX_ACTIONS = 100_000
"""A game with more actions than this is taken for endless, which is an error."""


@dataclass
class Report:
    """Statistics of a number of games; `wins` by seat, `longest` in actions, `turns` in the rules' `unit`.

    `first_wins` are those of the seat that began, of the `decided` games where one seat did and one won.
    """

    games: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    draws: int = 0
    actions: int = 0
    seconds: float = 0.0
    longest: int = 0
    unit: str = "turns"
    turns: int = 0
    first_wins: int = 0
    decided: int = 0
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Report") -> None:
        """Adds the games of another report; `seconds` stays, because jobs run at the same time."""
        self.games += other.games
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.draws += other.draws
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        self.unit, self.turns = other.unit, self.turns + other.turns
        self.first_wins += other.first_wins
        self.decided += other.decided
        self.reasons += other.reasons

    def to_dict(self) -> dict[str, Any]:
        """The figures that `simulate` prints."""
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "actions": self.actions,
            "seconds": round(self.seconds, 3),
            "actions_per_second": round(self.actions / self.seconds) if self.seconds else 0,
            "mean_actions": round(self.actions / self.games, 1) if self.games else 0,
            "max_actions": self.longest,
            f"mean_{self.unit}": round(self.turns / self.games, 2) if self.games else 0,
            **({"first_player": self._first_player()} if self.decided else {}),
            "reasons": dict(self.reasons.most_common()),
            "reason_shares": {
                reason: round(count / self.games, 3) for reason, count in self.reasons.most_common()
            },
        }

    def _first_player(self) -> dict[str, float]:
        """The share of the games that the seat which began has won, and how many games were decided."""
        return {"share": round(self.first_wins / self.decided, 3), "of": self.decided}


def play_game(rules: Rules, options: Options, seed: int, players: Sequence[Player]) -> tuple[Any, int]:
    """The end state of one game and how many actions it took. Raises `RuntimeError` for an endless one."""
    state = rules.new_game(options, seed)
    actions = 0
    while True:
        decisions = rules.decisions(state)
        if not decisions:
            return state, actions
        choices = {
            decision.seat: decision.actions[0]
            if decision.forced
            else players[decision.seat].choose(InformationSet(rules, state, decision))
            for decision in decisions
        }
        rules.apply(state, choices, unheard)
        actions += len(choices)
        if actions > MAX_ACTIONS:
            raise RuntimeError(f"game with seed {seed} does not end (stopped after {actions} actions)")


def play_games(game: str, options: Options, seats: tuple[str, str], first_seed: int, games: int) -> Report:
    """Plays `games` games with the seeds from `first_seed` on."""
    rules = load(game)
    full = complete_options(rules, options)
    report = Report()
    start = time.perf_counter()
    for seed in range(first_seed, first_seed + games):
        chance = Dice(seed)
        players = [make_player(name, chance.below(1 << 62)) for name in seats]
        state, actions = play_game(rules, full, seed, players)
        outcome = rules.outcome(state)
        assert outcome is not None
        report.games += 1
        report.actions += actions
        report.longest = max(report.longest, actions)
        pace = rules.pace(state)
        report.unit, report.turns = pace.unit, report.turns + pace.count
        report.reasons[outcome.reason] += 1
        if outcome.winner is None:
            report.draws += 1
        else:
            report.wins[outcome.winner] += 1
            if pace.first is not None:
                report.decided += 1
                report.first_wins += outcome.winner == pace.first
    report.seconds = time.perf_counter() - start
    return report


def _leave_ctrl_c() -> None:
    """In a worker: Ctrl-C is for the parent process, which ends its workers.

    A worker that died of it first would look like one that broke.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def simulate(
    game: str,
    options: Options,
    seats: tuple[str, str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
) -> Report:
    """Plays the games in `jobs` processes; the results do not depend on their number."""
    if jobs <= 1 or games < 2:
        return play_games(game, options, seats, seed, games)
    share = -(-games // jobs)
    starts = range(0, games, share)
    total = Report()
    start = time.perf_counter()
    with ProcessPoolExecutor(min(jobs, len(starts)), initializer=_leave_ctrl_c) as workers:
        try:
            tasks = [
                workers.submit(play_games, game, options, seats, seed + first, min(share, games - first))
                for first in starts
            ]
            for task in tasks:
                total.add(task.result())
        except BaseException:
            # Leaving the `with` block would wait for the jobs that are still running.
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise
    total.seconds = time.perf_counter() - start
    return total
