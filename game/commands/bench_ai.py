"""Benchmark of the computer players: how long they think, how much they search, and their strength."""

import statistics

from game.ai.child_process import in_own_process
from game.ai.information_set import InformationSet
from game.ai.players import LEVELS, make_player
from game.ai.question import answer, make_question
from game.ai.simulate import play_games
from game.commands.memory import most_memory
from game.engine.dice import Dice
from game.engine.match import Match
from game.rules import GAMES, load

NUM_GAMES = 12
NUM_DECISIONS = 12
_LONGEST = 2000
_SEED = 5


def measure() -> dict[str, float]:
    """Mean milliseconds of a choice, the share of games won against random play, and what levels take."""
    figures: dict[str, float] = {}
    for game in GAMES:
        report = play_games(game, {}, ("greedy", "greedy"), 0, NUM_GAMES)
        figures[f"{game}: greedy, ms a choice"] = report.seconds / report.actions * 1e3
        versus = play_games(game, {}, ("greedy", "random"), 0, NUM_GAMES)
        figures[f"{game}: greedy against random, share won"] = versus.wins[0] / versus.games
        # In a process of its own, like the window's worker: what it takes is its memory.
        figures |= in_own_process(measure_levels, game, NUM_DECISIONS)
    return figures


def measure_levels(game: str, count: int) -> dict[str, float]:
    """Milliseconds that each level takes for a choice, iterations a second, and MiB of this process."""
    known = decisions(game, count)
    figures: dict[str, float] = {}
    for level in LEVELS:
        dice = Dice(_SEED)
        thoughts = [answer(make_question(one, level, dice)) for one in known]
        times = [thought.seconds * 1e3 for thought in thoughts]
        figures[f"{game}: {level}, mean ms a choice"] = statistics.mean(times)
        figures[f"{game}: {level}, p95 ms a choice"] = statistics.quantiles(times, n=20)[-1]
        searched = [thought for thought in thoughts if thought.iterations]
        if searched:
            iterations = sum(thought.iterations for thought in searched)
            seconds = sum(thought.seconds for thought in searched)
            figures[f"{game}: {level}, iterations a second"] = iterations / seconds
    figures[f"{game}: memory of the worker, MiB"] = most_memory()
    return figures


def decisions(game: str, count: int) -> list[InformationSet]:
    """Choices between several actions, evenly spread over games between greedy players."""
    found: list[InformationSet] = []
    match, players = Match(load(game), {}, _SEED), [make_player("greedy", seat) for seat in (0, 1)]
    while match.decisions and len(match.record) < _LONGEST:
        decision = match.decisions[0]
        known = InformationSet.of(match.rules, match.state.copy(), decision, match.options)
        if len(decision.actions) > 1:
            found.append(known)
        match.act(decision.seat, players[decision.seat].choose(known))
    return [found[number * len(found) // count] for number in range(count)]
