"""The computer players by name."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from game.ai.greedy import Greedy
from game.ai.information_set import InformationSet
from game.ai.search.player import Searcher
from game.engine.dice import Dice
from game.engine.rules import Action


class Player(Protocol):
    """Chooses one of the legal actions of its decision."""

    def choose(self, known: InformationSet) -> Action:
        """One of `known.decision.actions`."""


class Random:
    """Takes a legal action at random."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, known: InformationSet) -> Action:
        return self.dice.pick(known.decision.actions)


LEVELS = ("easy", "normal", "hard")
"""The names of the players that search, the weakest first."""

PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": Random,
    "greedy": Greedy,
    **{level: partial(Searcher, level) for level in LEVELS},
}


class UnknownPlayer(ValueError):
    """The name of a computer player that does not exist."""


def make_player(name: str, seed: int) -> Player:
    """A computer player by name. Raises `UnknownPlayer`."""
    if name not in PLAYERS:
        raise UnknownPlayer(f"unknown player '{name}' (choose from {', '.join(PLAYERS)})")
    return PLAYERS[name](seed)
