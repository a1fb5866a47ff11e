"""Benchmark of the rules: random play, copies, saves and views."""

import json
import time
from collections.abc import Callable
from functools import partial

from game.ai.simulate import play_games
from game.engine.dice import Dice
from game.engine.match import Match
from game.engine.record import from_save, to_save
from game.rules import GAMES, load

NUM_GAMES = 1500
LONG_RECORD = 500


def measure() -> dict[str, float]:
    """Actions a second of random play and microseconds for a state's copy, game by game; ms for a save."""
    figures: dict[str, float] = {}
    for game in GAMES:
        rules = load(game)
        options = {spec.key: "random" for spec in rules.options if "random" in spec.choices}
        report = play_games(game, options, ("random", "random"), 0, NUM_GAMES)
        figures[f"{game}: random play, actions/s"] = report.actions / report.seconds
        match = long_match(game)
        figures[f"{game}: copy of a state, µs"] = seconds(match.state.copy, 20_000) * 1e6
        save = json.loads(json.dumps(to_save(match)))
        figures[f"{game}: loading a save of {len(match.record)} actions, ms"] = (
            seconds(partial(from_save, rules, save), 3) * 1e3
        )
        figures[f"{game}: a view, µs"] = seconds(partial(match.view, 0), 2_000) * 1e6
    return figures


def seconds(work: Callable[[], object], times: int) -> float:
    """Mean seconds of one call."""
    start = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - start) / times


def long_match(game: str, actions: int = LONG_RECORD) -> Match:
    """A random match with `actions` actions, or the longest one found in 400 seeds."""
    rules = load(game)
    options = {spec.key: "random" for spec in rules.options if "random" in spec.choices}
    longest: Match | None = None
    for seed in range(400):
        match = play_without_ending(Match(rules, options, seed), actions, Dice(seed))
        if longest is None or len(match.record) > len(longest.record):
            longest = match
        if len(longest.record) >= actions:
            break
    assert longest is not None
    return longest


def play_without_ending(match: Match, actions: int, dice: Dice) -> Match:
    """Plays at random and takes back every choice that ends the game."""
    tries = 0
    while len(match.record) < actions and match.decisions and tries < 20 * actions:
        tries += 1
        decision = dice.pick(match.decisions)
        match.act(decision.seat, dice.pick(decision.actions))
        if match.outcome is not None:
            offer = match.undo_offer(decision.seat)
            assert offer is not None
            match.undo(min(len(match.record), offer.count + 8))
    return match
