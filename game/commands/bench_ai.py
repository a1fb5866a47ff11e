"""How long the computer players think."""

from game.ai.simulate import play_games
from game.rules import GAMES

GAMES_PLAYED = 12


def measure() -> dict[str, float]:
    """Mean milliseconds of one choice, and how much better than random play it is (share of wins)."""
    figures: dict[str, float] = {}
    for game in GAMES:
        report = play_games(game, {}, ("greedy", "greedy"), 0, GAMES_PLAYED)
        figures[f"{game}: greedy, ms a choice"] = report.seconds / report.actions * 1e3
        versus = play_games(game, {}, ("greedy", "random"), 0, GAMES_PLAYED)
        figures[f"{game}: greedy against random, share won"] = versus.wins[0] / versus.games
    return figures
