"""Benchmark of the computer players: time and strength."""

from game.ai.simulate import play_games
from game.rules import GAMES

NUM_GAMES = 12


def measure() -> dict[str, float]:
    """Mean milliseconds of one choice, and the share of games won against random play."""
    figures: dict[str, float] = {}
    for game in GAMES:
        report = play_games(game, {}, ("greedy", "greedy"), 0, NUM_GAMES)
        figures[f"{game}: greedy, ms a choice"] = report.seconds / report.actions * 1e3
        versus = play_games(game, {}, ("greedy", "random"), 0, NUM_GAMES)
        figures[f"{game}: greedy against random, share won"] = versus.wins[0] / versus.games
    return figures
