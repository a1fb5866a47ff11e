"""Levels: how far and how well a computer player looks ahead, read from data/GAME/levels.yaml."""

from functools import cache
from pathlib import Path

import msgspec

from game.content.entries import read_entries
from game.content.paths import shipped
from game.content.problems import Problems


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """One level of one game.

    `iterations` bounds a search, and `seconds` too, for slow machines. `candidates` are the actions looked at
    in a decision, `worlds` the draws of what is hidden that a matrix of secret choices is made from, `rounds`
    how many secret choices follow each other in it; a `naive` level expects any secret answer alike. `depth`
    counts decisions, after which a playout is judged by the estimate; with a depth of 1 each action is
    followed by what looks best at once, without a tree. With `ahead` each action is followed by what both
    sides do by habit, until so many turns have begun. `recall` is how often a draw of what is hidden is one
    that the game holds for likely. `noise` is how far a judgement may be off, `weights` are factors of the
    estimate's terms: what this level makes too much or too little of.
    """

    id: str
    seconds: float
    iterations: int
    candidates: int
    depth: int
    worlds: int = 1
    rounds: int = 1
    naive: bool = False
    recall: float = 0.0
    ahead: int = 0
    noise: float = 0.0
    weights: dict[str, float] = {}

    def __post_init__(self) -> None:
        if min(self.seconds, self.iterations, self.candidates, self.depth, self.worlds, self.rounds) <= 0:
            raise ValueError("must be above 0, and so must every other figure of the search")
        if self.ahead < 0:
            raise ValueError("cannot look fewer than 0 turns ahead")
        if self.noise < 0:
            raise ValueError("noise cannot be below 0")
        if not 0 <= self.recall <= 1:
            raise ValueError("recall is a share from 0 to 1")


def read_levels(path: Path, problems: Problems, name: str) -> dict[str, Level]:
    """The levels of a game by id; every mistake is added to `problems`."""
    return read_entries(path, Level, problems, name)


@cache
def shipped_levels(game: str) -> dict[str, Level]:
    """The levels of a game, the weakest first; the common ones where it has none of its own.

    Raises `ContentError`.
    """
    problems = Problems()
    own = shipped("data") / game / "levels.yaml"
    path, name = (
        (own, f"{game}/levels.yaml") if own.exists() else (shipped("data") / "levels.yaml", "levels.yaml")
    )
    levels = read_levels(path, problems, name)
    problems.raise_if_any()
    return levels
