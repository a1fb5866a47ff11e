"""Where a game of Scrapbots is, in a line: what `repr` shows of a state and of a view."""

from typing import Any


def position(table: Any) -> str:
    """The turn, the Wounds that are left, and the Scrapbots of both seats, lane by lane.

    >>> from game.rules import load
    >>> load("scrapbots").new_game({"edition": "revised", "starts": "0", "score": "shown"}, 7)
    <State turn 1 of seat 0, 20 wounds left, seat 0: - - -, seat 1: - - ->
    """
    lanes = [" ".join(bot.card if bot is not None else "-" for bot in side.lanes) for side in table.players]
    turn = f"turn {table.turn} of seat {table.active}, {table.wounds_left} wounds left"
    return f"<{type(table).__name__} {turn}, seat 0: {lanes[0]}, seat 1: {lanes[1]}>"
