"""All pairings of an option that each seat has for itself, such as its squad: who wins against whom."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from game.ai.report import Report
from game.ai.simulate import Planned, plan, play_batches
from game.engine.rules import OptionError, Options, Rules


@dataclass
class Pairings:
    """Points by pair, in the order in which they are named: a win counts 1, a draw one half."""

    choices: tuple[str, ...]
    report: Report = field(default_factory=Report)
    points: dict[tuple[str, str], float] = field(default_factory=dict)
    games: int = 0
    """Games of each pair."""

    def share(self, choice: str, other: str) -> float:
        """The share of points that a choice makes against another one."""
        return self.points[choice, other] / self.games

    def total(self, choice: str) -> float:
        """The share of points that a choice makes against all others."""
        shares = [self.share(choice, other) for other in self.choices if other != choice]
        return sum(shares) / len(shares)

    def to_dict(self) -> dict[str, Any]:
        """The figures that `simulate --pairings` prints."""
        table = {}
        for choice in self.choices:
            against = {
                other: round(self.share(choice, other), 3) for other in self.choices if other != choice
            }
            table[choice] = {"all": round(self.total(choice), 3), **against}
        return {**self.report.to_dict(), "pairings": table}


def choices_of(rules: Rules, key: str, named: Sequence[str] = ()) -> tuple[str, ...]:
    """What each seat can take for `key`, or those `named`. Raises `OptionError`."""
    known = {spec.key: spec.choices for spec in rules.options}
    if f"{key}_0" not in known or f"{key}_1" not in known:
        keys = sorted({name[:-2] for name in known if name.endswith("_0")})
        raise OptionError(f"no option '{key}' for each seat (choose from {', '.join(keys) or 'none'})")
    for choice in named:
        if choice not in known[f"{key}_0"]:
            raise OptionError(f"{key} cannot be '{choice}' (choose from {', '.join(known[f'{key}_0'])})")
    choices = tuple(dict.fromkeys(named)) or tuple(one for one in known[f"{key}_0"] if one != "random")
    if len(choices) < 2:
        raise OptionError(f"pairings of {key} take two choices or more")
    return choices


def simulate_pairings(
    rules: Rules,
    key: str,
    choices: Sequence[str],
    options: Options,
    seats: tuple[str, str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    first: str = "",
) -> Pairings:
    """Plays `games` games of each pair, the choices changing seats after half of them.

    `first` is an event kind, as in `Planned`.
    """
    result = Pairings(tuple(choices), games=games)
    batches: list[list[Planned]] = []
    for one, other in combinations(choices, 2):
        for near, far, count in ((one, other, games - games // 2), (other, one, games // 2)):
            picked = {**options, f"{key}_0": near, f"{key}_1": far}
            batches.append(plan(rules, picked, seats, count, seed, first=first))
            seed += count
    start = time.perf_counter()
    reports = iter(play_batches(rules.id, batches, jobs))
    for one, other in combinations(choices, 2):
        first_half, second_half = next(reports), next(reports)
        points = first_half.wins[0] + second_half.wins[1] + (first_half.draws + second_half.draws) / 2
        result.points[one, other], result.points[other, one] = points, games - points
        result.report.add(first_half)
        result.report.add(second_half)
    result.report.seconds = time.perf_counter() - start
    return result
