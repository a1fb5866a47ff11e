"""Levels: how far and how well a computer player looks ahead, read from data/GAME/levels.yaml."""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from game.content.entries import read_entries
from game.content.paths import shipped
from game.content.problems import Problems


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """One level of one game.

    Choices in turn are searched by what `search` says: a "tree" of `depth` decisions, judged by the estimate
    where it ends; each choice played on by habit until so many "turns" (`turns`) have begun; or one "step",
    after which each side does what looks best at once. Secret choices of both sides are solved as a matrix.

    `iterations` bounds a search, and `seconds` too, for slow machines. `candidates` are the actions looked at
    in a decision, `worlds` the draws of what is hidden that a matrix is made from, `rounds` how many secret
    choices follow each other in it; a `naive` level expects any secret answer alike. `hunch` is how far it
    counts on the other side to take what looks best against anything: from 0, where it may answer in the
    worst way, to 1. `recall` is how often a draw of what is hidden is one that the game holds for likely.
    `noise` is how far a judgement may be off, `weights` are factors of the estimate's terms: what this level
    makes too much or too little of. An `eager` level chooses among the steps that the game calls tempting,
    and `overlooks` this share of them.
    """

    id: str
    seconds: float
    iterations: int
    candidates: int
    search: Literal["tree", "turns", "step"]
    depth: int = 1
    turns: int = 1
    worlds: int = 1
    rounds: int = 1
    naive: bool = False
    hunch: float = 0.0
    recall: float = 0.0
    noise: float = 0.0
    eager: bool = False
    overlooks: float = 0.0
    weights: dict[str, float] = {}

    def __post_init__(self) -> None:
        figures = self.iterations, self.candidates, self.depth, self.turns, self.worlds, self.rounds
        if min(self.seconds, *figures) <= 0:
            raise ValueError("must be above 0, and so must every other figure of the search")
        if self.noise < 0:
            raise ValueError("noise cannot be below 0")
        for name, share in (("recall", self.recall), ("hunch", self.hunch), ("overlooks", self.overlooks)):
            if not 0 <= share <= 1:
                raise ValueError(f"{name} is a share from 0 to 1")


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
