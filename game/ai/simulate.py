"""Simulation: whole games between computer players, and their statistics."""

import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from game.ai.child_process import end_with_parent
from game.ai.information_set import InformationSet
from game.ai.players import Player, make_player
from game.ai.report import Report
from game.engine.dice import Dice
from game.engine.events import Emit, Event, unheard
from game.engine.rules import Options, Rules, complete_options
from game.engine.seats import Seat
from game.rules import load

MAX_ACTIONS = 100_000
"""A game with more actions than this is taken for endless, which is an error."""
_SHARES = 8
"""Batches for each process: games are not equally long."""

_DRAWING = 0x6465636B


@dataclass(frozen=True)
class Planned:
    """One game that is to be played: full options, the players on seat 0 and 1, and its seed.

    With `swapped` the player named first sits on seat 1. `first` is an event kind: the report counts by turn
    when it happens for the first time.
    """

    options: Options
    players: tuple[str, str]
    seed: int
    swapped: bool = False
    first: str = ""


def play_game(
    rules: Rules, options: Options, seed: int, players: Sequence[Player], emit: Emit = unheard
) -> tuple[Any, int]:
    """The end state of one game and how many actions it took; `emit` gets its events.

    Raises `RuntimeError` for an endless game.
    """
    state = rules.new_game(options, seed)
    actions = 0
    while True:
        decisions = rules.decisions(state)
        if not decisions:
            return state, actions
        choices = {
            decision.seat: decision.actions[0]
            if decision.forced
            else players[decision.seat].choose(InformationSet.of(rules, state, decision, options))
            for decision in decisions
        }
        rules.apply(state, choices, emit)
        actions += len(choices)
        if actions > MAX_ACTIONS:
            raise RuntimeError(f"game with seed {seed} does not end (stopped after {actions} actions)")


def play_games(game: str, options: Options, seats: tuple[str, str], first_seed: int, games: int) -> Report:
    """Plays `games` games with the seeds from `first_seed` on."""
    return play_planned(game, plan(load(game), options, seats, games, first_seed))


def plan(
    rules: Rules,
    options: Options,
    players: tuple[str, str],
    games: int,
    seed: int,
    swap: bool = False,
    first: str = "",
    drawn: tuple[str, Sequence[str]] | None = None,
) -> list[Planned]:
    """Games with the seeds from `seed` on; with `swap` each is played twice, the players changing seats.

    `first` is as in `Planned`. `drawn` is an option that each seat has for itself, and at least two choices:
    each seed draws two different ones. Raises `OptionError`.
    """
    full = complete_options(rules, options)
    sides = players, players[::-1]
    planned = []
    for number in range(games):
        swapped = swap and number % 2 == 1
        game_seed = seed + (number // 2 if swap else number)
        picked: Options = full if drawn is None else {**full, **_drawn(*drawn, game_seed)}
        planned.append(Planned(picked, sides[swapped], game_seed, swapped, first))
    return planned


def _drawn(key: str, choices: Sequence[str], seed: int) -> dict[str, str]:
    """Two different choices, one for each seat; not by the numbers that the game's own dice begin with."""
    one, other, *_ = Dice(seed ^ _DRAWING).shuffled(choices)
    return {f"{key}_0": one, f"{key}_1": other}


def play_planned(game: str, planned: Sequence[Planned]) -> Report:
    """Plays games one after the other. Raises `UnknownPlayer`."""
    rules = load(game)
    report = Report()
    if planned:
        report.unit = rules.pace(rules.new_game(planned[0].options, planned[0].seed)).unit
    start = time.perf_counter()
    for one in planned:
        chance = Dice(one.seed)
        players = [make_player(name, chance.below(1 << 62)) for name in one.players]
        watch = _FirstEvent(one.first, report.unit)
        state, actions = play_game(
            rules, one.options, one.seed, players, watch.hear if one.first else unheard
        )
        add_game(report, rules, one, state, actions)
        if one.first:
            report.looked_for = one.first
            if watch.found is not None:
                report.happened[watch.found] += 1
    report.seconds = time.perf_counter() - start
    return report


class _FirstEvent:
    """Hears the events of a game: the turn or round in which one of a kind happens for the first time."""

    def __init__(self, kind: str, unit: str) -> None:
        self.found: int | None = None
        self._kind, self._begins = kind, unit.removesuffix("s")
        self._turn = 0

    def hear(self, event: Event) -> None:
        if event.kind == self._begins:
            self._turn = event.facts[self._begins]
        elif event.kind == self._kind and self.found is None:
            self.found = self._turn


def add_game(report: Report, rules: Rules, one: Planned, state: Any, actions: int) -> Seat | None:
    """Adds a finished game to a report; returns the seat that won."""
    outcome = rules.outcome(state)
    assert outcome is not None
    report.games += 1
    report.actions += actions
    report.longest = max(report.longest, actions)
    pace = rules.pace(state)
    report.unit, report.turns = pace.unit, report.turns + pace.count
    report.lengths[pace.count] += 1
    report.reasons[outcome.reason] += 1
    if outcome.winner is None:
        report.draws += 1
        report.points += 0.5
    else:
        report.wins[outcome.winner] += 1
        report.points += outcome.winner == int(one.swapped)
        if pace.first is not None:
            report.decided += 1
            report.first_wins += outcome.winner == pace.first
    return outcome.winner


def _begin_job() -> None:
    """In a process of the pool: Ctrl-C is for the parent process, which ends its jobs.

    A job that died of it first would look like one that broke.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


@contextmanager
def _held_interrupts() -> Iterator[None]:
    """Holds Ctrl-C back while processes start: one that it met before its job began would say so."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def simulate(
    game: str,
    options: Options,
    seats: tuple[str, str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    swap: bool = False,
    first: str = "",
    drawn: tuple[str, Sequence[str]] | None = None,
) -> Report:
    """Plays the games in `jobs` processes; the results do not depend on their number.

    The rest is as in `plan`.
    Raises `OptionError`, `UnknownPlayer`, and `RuntimeError` for a game that does not end.
    """
    planned = plan(load(game), options, seats, games, seed, swap, first, drawn)
    share = -(-len(planned) // (jobs * _SHARES)) if jobs > 1 else len(planned)
    batches = [planned[first : first + share] for first in range(0, len(planned), share)]
    start = time.perf_counter()
    total = Report()
    for report in play_batches(game, batches, jobs):
        total.add(report)
    total.seconds = time.perf_counter() - start
    return total


def play_batches(game: str, batches: Sequence[Sequence[Planned]], jobs: int) -> list[Report]:
    """A report for each batch of games, played in `jobs` processes."""
    if jobs <= 1 or len(batches) < 2:
        return [play_planned(game, batch) for batch in batches]
    with ProcessPoolExecutor(min(jobs, len(batches)), initializer=_begin_job) as workers:
        try:
            with _held_interrupts():
                tasks = [workers.submit(play_planned, game, one) for one in batches]
            return [task.result() for task in tasks]
        except BaseException:
            # Leaving the `with` block would wait for the jobs that are still running.
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise
