"""The computer players by name."""

from collections.abc import Callable
from typing import Protocol

from game.ai.greedy import Greedy
from game.ai.information_set import InformationSet
from game.engine.dice import Dice
from game.engine.rules import Action


class Player(Protocol):
    """Chooses one of the legal actions of its decision."""

    def choose(self, known: InformationSet) -> Action: ...


class Random:
    """Takes any legal action."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, known: InformationSet) -> Action:
        return self.dice.pick(known.decision.actions)


PLAYERS: dict[str, Callable[[int], Player]] = {"random": Random, "greedy": Greedy}


class UnknownPlayer(ValueError):
    """A name that no computer player has."""


def make_player(name: str, seed: int) -> Player:
    """Raises `UnknownPlayer`."""
    if name not in PLAYERS:
        raise UnknownPlayer(f"unknown player '{name}' (choose from {', '.join(PLAYERS)})")
    return PLAYERS[name](seed)
