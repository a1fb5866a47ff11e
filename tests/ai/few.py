"""Computer players that search so little that a test of many choices stays quick, and with no clock."""

from collections.abc import Mapping

import msgspec

from game.ai.players import LEVELS, Player, make_player
from game.ai.search.player import Searcher
from game.content.levels import Level, shipped_levels

FOR_EVER = 600.0
"""Seconds: what a search comes to must not depend on how fast the machine is."""
_MOST = {"iterations": 8, "candidates": 4, "depth": 4, "worlds": 2, "rounds": 1}


def few_levels(game: str) -> Mapping[str, Level]:
    """The levels of a game with hardly any search."""
    return {name: few(level) for name, level in shipped_levels(game).items()}


def few(level: Level) -> Level:
    """A level with hardly any search."""
    less = {key: min(most, getattr(level, key)) for key, most in _MOST.items()}
    return msgspec.structs.replace(level, seconds=FOR_EVER, **less)


def make_quick(name: str, seed: int) -> Player:
    """Like `make_player`."""
    return Searcher(name, seed, few_levels) if name in LEVELS else make_player(name, seed)
