"""What the dice leave to a player: one that cheats, since it sees the true state and the dice that will fall.

    python -m tests.ai.seer GAME [OTHER] [--games N] [--seed S] [--turns T] [--option KEY=VALUE ...]

It plays each action on in the true state, both sides by habit, and takes what came of it best. The share of
points that it makes against OTHER (greedy) is about what no honest player can reach. Run by hand, not a test.
"""

import argparse
import math

from game.ai.information_set import InformationSet
from game.ai.players import make_player
from game.ai.search.ahead import AheadSearch
from game.ai.search.budget import Budget
from game.ai.search.judge import Judge
from game.ai.simulate import play_game
from game.engine.rules import Action, complete_options
from game.engine.thinking import EVEN
from game.rules import load, thinking_of

MOST = 64
"""Actions that are tried in a decision."""


class Seer:
    """Knows the state and all chance to come, not what the other player will choose."""

    def __init__(self, turns: int = 99) -> None:
        self.turns = turns

    def choose(self, known: InformationSet) -> Action:
        """The action that comes out best, played on by habit for so many turns."""
        rules = known.rules
        thinking = thinking_of(rules)
        judge = Judge(rules, thinking, known.seat, EVEN)
        # One world is enough: it is the true one.
        search = AheadSearch(rules, thinking, judge, self.turns, Budget(MOST, 60.0), known._state.copy)
        return search.compare(known.decision, MOST, once=True)[0].action


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("other", nargs="?", default="greedy")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--turns", type=int, default=99)
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    rules = load(asked.game)
    options = complete_options(rules, dict(pair.split("=", 1) for pair in asked.option))
    points = 0.0
    for number in range(asked.games):
        seed, seat = asked.seed + number // 2, number % 2
        pair = Seer(asked.turns), make_player(asked.other, seed)
        state, _ = play_game(rules, options, seed, pair if seat == 0 else pair[::-1])
        outcome = rules.outcome(state)
        assert outcome is not None
        points += 0.5 if outcome.winner is None else float(outcome.winner == seat)
    share = points / asked.games
    margin = 1.96 * math.sqrt(share * (1 - share) / asked.games)
    print(f"{asked.game}: seer {share:.3f} ± {margin:.3f} of {asked.games} games against {asked.other}")


if __name__ == "__main__":
    main()
