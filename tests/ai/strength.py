"""How strong one computer player is against another: run by hand, not a test.

    python -m tests.ai.strength GAME PLAYER OTHER [--games N] [--across KEY] [--option KEY=VALUE] [--jobs J]

A player is `random`, `greedy`, a level, a level with figures of its own (`hard:iterations=500,noise=0.02`) or
the yardstick with its seconds for a decision (`textbook:0.3`). Each game is played twice from the same seed,
the players having changed seats. With `--across deck` both decks are drawn anew for each two games. Time is
that of the processor, so that what else the machine does changes no result; a level's seconds count too.

Prints PLAYER's share of the points with its 95 % interval, the length of games, and both players' thinking
times: for a decision that leaves a choice, and for a turn (choices of a seat in a row).
"""

import argparse
import random
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

import msgspec

from game.ai.information_set import InformationSet
from game.ai.pairings import choices_of
from game.ai.players import LEVELS, Player, make_player
from game.ai.report import interval
from game.ai.search.player import Searcher
from game.ai.simulate import play_game
from game.content.levels import Level, shipped_levels
from game.engine.rules import Action, complete_options
from game.rules import load
from tests.ai.yardstick import Textbook


@dataclass
class Timed:
    """A player whose thinking times are kept: `decisions` and `turns`, in seconds."""

    player: Player
    decisions: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    _turn: tuple[int, int] = (-1, -1)

    def choose(self, known: InformationSet) -> Action:
        start = time.process_time()
        action = self.player.choose(known)
        spent = time.process_time() - start
        self.decisions.append(spent)
        turn = known.rules.pace(known._state).count, known.decision.seat
        if turn == self._turn:
            self.turns[-1] += spent
        else:
            self.turns.append(spent)
            self._turn = turn
        return action


def changed(level: Level, figures: str) -> Level:
    """A level with other figures, written `key=value,key=value`."""
    pairs = dict(pair.split("=", 1) for pair in figures.split(","))
    weights = {key[1:]: float(value) for key, value in pairs.items() if key[0] == "*"}
    plain = {key: value for key, value in pairs.items() if key[0] != "*"}
    fields = msgspec.convert({**msgspec.to_builtins(level), **plain}, Level, strict=False)
    return msgspec.structs.replace(fields, weights={**fields.weights, **weights})


def make(game: str, named: str, seed: int) -> Player:
    """A player as the command line names it."""
    name, _, figures = named.partition(":")
    if name == "textbook":
        return Textbook(seed, float(figures or 0.1), clock=time.process_time)
    if name not in LEVELS:
        return make_player(name, seed)
    level = shipped_levels(game)[name]
    if figures:
        level = changed(level, figures)
    return Searcher(name, seed, lambda _: {name: level}, time.process_time)


@dataclass
class Result:
    """The points of the first player in one game, how long it was, and both players' times."""

    points: float
    length: int
    players: tuple[Timed, Timed]


def play_one(game: str, names: tuple[str, str], options: dict[str, str], seed: int, seat: int) -> Result:
    """One game of the first player, on `seat`, against the other one."""
    rules = load(game)
    player, other = Timed(make(game, names[0], seed)), Timed(make(game, names[1], seed + (1 << 40)))
    players = (player, other) if seat == 0 else (other, player)
    state, _ = play_game(rules, complete_options(rules, options), seed, players)
    outcome = rules.outcome(state)
    assert outcome is not None
    points = 0.5 if outcome.winner is None else float(outcome.winner == seat)
    player.player = other.player = make_player("random", 0)
    return Result(points, rules.pace(state).count, (player, other))


def times(seconds: Sequence[float]) -> str:
    """Mean and 95th percentile."""
    ordered = sorted(seconds) or [0.0]
    return f"mean {statistics.fmean(ordered):.2f} p95 {ordered[int(0.95 * (len(ordered) - 1))]:.2f} s"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("player")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--across", default="")
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in asked.option)
    choices = choices_of(load(asked.game), asked.across) if asked.across else ()
    results: list[Result] = []
    with ProcessPoolExecutor(asked.jobs) as workers:
        tasks = []
        for number in range(asked.games):
            seed = asked.seed + number // 2
            drawn = random.Random(seed)
            picked = {f"{asked.across}_{seat}": drawn.choice(choices) for seat in (0, 1) if choices}
            names = asked.player, asked.other
            tasks.append(workers.submit(play_one, asked.game, names, {**options, **picked}, seed, number % 2))
        for task in as_completed(tasks):
            results.append(task.result())
            if len(results) % 10 == 0 or len(results) == asked.games:
                share = statistics.fmean(result.points for result in results)
                low, high = interval(share, len(results))
                told = f"{share:.3f} ({low:.2f} to {high:.2f}) v {asked.other}, {len(results)} games"
                print(f"{asked.game}: {asked.player} {told}", flush=True)
    print(f"  length: mean {statistics.fmean(result.length for result in results):.1f}")
    for number, name in enumerate((asked.player, asked.other)):
        found = [result.players[number] for result in results]
        for what in ("decisions", "turns"):
            print(f"  {name}, {what}: {times([one for player in found for one in getattr(player, what)])}")


if __name__ == "__main__":
    main()
