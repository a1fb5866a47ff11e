"""How strong a computer player is against the yardstick, both with the same time: run by hand, not a test.

    python -m tests.ai.strength GAME PLAYER --games N --seconds S [--option KEY=VALUE ...] [--jobs J]

The seats are swapped after half of the games. Prints the share of points of PLAYER with its 95 % interval,
and the mean and 95th percentile of both players' thinking times.
"""

import argparse
import math
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from game.ai.information_set import InformationSet
from game.ai.players import Player, make_player
from game.ai.simulate import play_game
from game.engine.rules import Action, complete_options
from game.rules import load
from tests.ai.yardstick import Textbook


class Timed:
    """A player whose thinking times are kept."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds: list[float] = []

    def choose(self, known: InformationSet) -> Action:
        start = time.perf_counter()
        action = self.player.choose(known)
        self.seconds.append(time.perf_counter() - start)
        return action


def play_one(
    game: str, name: str, options: dict[str, str], seconds: float, seed: int, seat: int
) -> tuple[float, list[float], list[float]]:
    """The points of the player on `seat`, and both players' thinking times."""
    rules = load(game)
    player, yardstick = Timed(make_player(name, seed)), Timed(Textbook(seed + 1, seconds))
    players = (player, yardstick) if seat == 0 else (yardstick, player)
    state, _ = play_game(rules, complete_options(rules, options), seed, players)
    outcome = rules.outcome(state)
    assert outcome is not None
    points = 0.5 if outcome.winner is None else float(outcome.winner == seat)
    return points, player.seconds, yardstick.seconds


def _times(seconds: Sequence[float]) -> str:
    ordered = sorted(seconds)
    return f"mean {sum(ordered) / len(ordered):.3f} s, p95 {ordered[int(0.95 * (len(ordered) - 1))]:.3f} s"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("player")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in asked.option)
    points, own, others = 0.0, [], []
    with ProcessPoolExecutor(asked.jobs) as workers:
        tasks = [
            workers.submit(
                play_one,
                asked.game,
                asked.player,
                options,
                asked.seconds,
                asked.seed + number // 2,
                number % 2,
            )
            for number in range(asked.games)
        ]
        for task in tasks:
            won, mine, theirs = task.result()
            points += won
            own += mine
            others += theirs
    share = points / asked.games
    margin = 1.96 * math.sqrt(share * (1 - share) / asked.games)
    print(f"{asked.game}: {asked.player} {share:.3f} ± {margin:.3f} of {asked.games} games")
    print(f"  {asked.player}: {_times(own)}; yardstick: {_times(others)}")


if __name__ == "__main__":
    main()
