"""The laws that hold for a game by its seed alone, gathered from the suite: for many more games.

A law joins by being a test of the suite that takes a game and a seed.
"""

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any

import tests.conformance
from game.engine.dice import Dice
from game.engine.match import Match
from tests.conformance.games import MOST_CHOICES, Game
from tests.default_cases import evenly_chosen

_DRAWN: Mapping[str, Callable[[Dice], Any]] = {
    "other": lambda dice: dice.below(1 << 32),
    "choices": lambda dice: 1 + dice.below(200),
    "seat": lambda dice: dice.below(2),
    "noise": lambda dice: "".join(dice.pick("ab 7|\t\0é-") for _ in range(dice.below(30))),
    "way": lambda dice: dice.pick(["as it is", "of an earlier version"]),
}
"""What some laws take besides a game and its seed, and how it is drawn."""


class WholeGames(Game):
    """A game of the suite whose laws look at all of each game, where the suite looks at its beginning."""

    @classmethod
    def of(cls, game: Game) -> "WholeGames":
        return cls(**{field.name: getattr(game, field.name) for field in fields(game)})

    def states(self, seed: int, most: int = 60) -> list[Any]:
        """States of a random game from its first to its last one, evenly chosen."""
        states = super().states(seed, MOST_CHOICES)
        chosen = evenly_chosen(range(len(states) - 1), most - 1)
        return [*(states[number] for number in chosen), states[-1]]

    def match(self, seed: int, most: int = MOST_CHOICES) -> Match:
        return super().match(seed, most)


@dataclass(frozen=True, slots=True)
class Law:
    """A test of the suite, and the names of what it takes."""

    name: str
    test: Callable[..., None]
    takes: tuple[str, ...]

    def check(self, game: Game, seed: int) -> None:
        """Holds the game with that seed to it. Raises `AssertionError` with the name and the seed."""
        dice = Dice(seed)
        given = {name: draw(dice) for name, draw in _DRAWN.items() if name in self.takes}
        try:
            self.test(game=game, seed=seed, **given)
        except Exception as error:
            raise AssertionError(f"{self.name}: {game.name}, seed {seed}, {given}: {error}") from error


def all_laws() -> tuple[Law, ...]:
    """The laws of all modules of the suite, by their names."""
    found = []
    for module in pkgutil.iter_modules(tests.conformance.__path__):
        if module.name.startswith("test_"):
            tests_there = vars(importlib.import_module(f"tests.conformance.{module.name}"))
            found += [law for name, test in tests_there.items() if (law := _law(name, test)) is not None]
    return tuple(sorted(found, key=lambda law: law.name))


def _law(name: str, test: Any) -> Law | None:
    inner = getattr(getattr(test, "hypothesis", None), "inner_test", None)
    if inner is None or not name.startswith("test_"):
        return None
    takes = tuple(inspect.signature(inner).parameters)
    if not {"game", "seed"} <= set(takes) or not set(takes) <= {"game", "seed", *_DRAWN}:
        return None
    return Law(name.removeprefix("test_"), inner, takes)
