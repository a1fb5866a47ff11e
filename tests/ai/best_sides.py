"""The best of many sides by chance against the ready ones: run by hand, not a test.

    python -m tests.ai.best_sides GAME [--sides 200] [--stages 24:greedy,96:greedy,200:normal] [--keep 60,20]
                                  [--only 44,172] [--option KEY=VALUE] [--seed S]

Each stage plays so many games for each side that is left, against all ready ones that fit the options, from
both seats, and keeps the best; both seats have the stage's player. Every stage has seeds of its own, so that
the last one's figures are not those that a side was chosen by. `--only` measures these of the sides alone.
A level's seconds are those of the processor, so that what else the machine does changes no result. The
player `light` thinks as `normal` does, of fewer choices and without a clock: faster, and always alike.

Prints a line for each side as it is measured, then the best with their 95 % intervals, the cards that all of
the ten best hold, and for each card the mean of the first stage's sides that hold it: a card that is too good
shows there.
"""

import argparse
import math
import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from game.ai.players import LEVELS, Player, make_player
from game.ai.report import Report, interval
from game.ai.search.player import Searcher
from game.ai.simulate import Planned, play_game
from game.commands.games import read_options
from game.content.game_library import Sides
from game.content.levels import Level, shipped_levels
from game.content.sides import Side
from game.engine.dice import Dice
from game.engine.rules import Rules, complete_options
from game.rules import CONTENTS, GAMES, load

_LIGHT = {"candidates": 6, "worlds": 4, "iterations": 100}
_LEAST_SIDES = 3
"""A card is judged by this many sides or more."""
_BEST = 10
"""No card shall be in all of so many best sides."""


@dataclass
class Measured:
    """A side by its number among those drawn, and what it came to in each stage."""

    number: int
    side: Side
    reports: list[Report] = field(default_factory=list)

    @property
    def share(self) -> float:
        """Its share of the points in the last stage."""
        return self.reports[-1].points / self.reports[-1].games

    def __str__(self) -> str:
        low, high = interval(self.share, self.reports[-1].games)
        figures = " ".join(f"{one.points / one.games:.3f}" for one in self.reports)
        return f"{self.number:4} {figures} ({self.reports[-1].games} games: {low:.3f} to {high:.3f})"


def cards_of(value: Any) -> Iterator[str]:
    """All cards that plain values name, each as often as it is there."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, one in value.items():
            if isinstance(one, int):
                yield from [key] * one
            elif key not in ("name", "plan"):
                yield from cards_of(one)
    elif isinstance(value, Sequence):
        for one in value:
            yield from cards_of(one)


def ready_sides(rules: Rules, sides: Sides, options: Mapping[str, Any]) -> list[str]:
    """The ready sides that were built for these options."""
    full = complete_options(rules, options)
    return [
        key
        for key, side in sides.ready().items()
        if all(full[name] == value for name, value in sides.options_for(side).items())
    ]


def games_of(
    game: str,
    side: Side,
    opponents: Sequence[str],
    options: Mapping[str, Any],
    games: int,
    player: str,
    seed: int,
) -> list[Planned]:
    """Games against the opponents in turn, the seats changing."""
    rules, sides = load(game), CONTENTS[game].sides
    assert sides is not None
    planned = []
    for number in range(games):
        place, turn = number % len(opponents), number // len(opponents)
        swapped = (place + turn) % 2 == 1
        both = (opponents[place], side) if swapped else (side, opponents[place])
        seats = {f"{sides.option}_{seat}": one for seat, one in enumerate(both)}
        full = complete_options(rules, {**options, **seats})
        planned.append(Planned(full, (player, player), seed + number, swapped))
    return planned


def light_levels(game: str) -> dict[str, Level]:
    """A level that thinks as normal does, of few choices, as long as that takes."""
    return {"light": msgspec.structs.replace(shipped_levels(game)["normal"], seconds=math.inf, **_LIGHT)}


def make(name: str, seed: int) -> Player:
    """A player by name; a level's seconds are those of the processor."""
    if name == "light":
        return Searcher(name, seed, light_levels)
    return Searcher(name, seed, clock=time.process_time) if name in LEVELS else make_player(name, seed)


def play(game: str, planned: Sequence[Planned]) -> Report:
    """The games and the points of the players named first."""
    rules, report = load(game), Report()
    for one in planned:
        chance = Dice(one.seed)
        players = [make(name, chance.below(1 << 62)) for name in one.players]
        state, _ = play_game(rules, one.options, one.seed, players)
        outcome = rules.outcome(state)
        assert outcome is not None
        report.games += 1
        report.points += 0.5 if outcome.winner is None else outcome.winner == int(one.swapped)
    return report


def by_card(measured: Sequence[Measured]) -> list[tuple[float, int, str]]:
    """For each card the mean share in the first stage of the sides that hold it, and how many do."""
    shares: dict[str, list[float]] = {}
    for one in measured:
        share = one.reports[0].points / one.reports[0].games
        for card in set(cards_of(one.side.to_dict())):
            shares.setdefault(card, []).append(share)
    return sorted(
        (statistics.mean(found), len(found), card)
        for card, found in shares.items()
        if len(found) >= _LEAST_SIDES
    )


def in_all(measured: Sequence[Measured]) -> set[str]:
    """The cards and other words of a side's entry that all of these hold."""
    return set.intersection(*(set(cards_of(one.side.to_dict())) for one in measured))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=[game for game in GAMES if CONTENTS[game].sides])
    parser.add_argument("--sides", type=int, default=200)
    parser.add_argument(
        "--stages", default="24:greedy,96:greedy,200:normal", help="GAMES:PLAYER of each stage"
    )
    parser.add_argument("--keep", default="60,20", help="sides that are left after each stage but the last")
    parser.add_argument("--only", default="", help="the numbers of the sides that are measured")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game, options = arguments.game, read_options(arguments.option, arguments.game)
    spec, sides = GAMES[game], CONTENTS[game].sides
    assert sides is not None and spec.random_side is not None
    opponents, dice = ready_sides(load(game), sides, options), Dice(arguments.seed)
    print(f"{game}: against {', '.join(opponents)}", flush=True)
    drawn = [Measured(number, spec.random_side(dice, options)) for number in range(arguments.sides)]
    only = [*map(int, filter(None, arguments.only.split(",")))]
    left = [drawn[number] for number in only] if only else drawn
    keep = [*map(int, filter(None, arguments.keep.split(","))), arguments.sides]
    for number, stage in enumerate(arguments.stages.split(",")):
        games, _, player = stage.partition(":")
        print(f"stage {number}: {len(left)} sides, {games} games each, {player}", flush=True)
        for one in left:
            seed = (arguments.seed + number) * 1_000_000
            planned = games_of(game, one.side, opponents, options, int(games), player, seed)
            one.reports.append(play(game, planned))
            print(one, flush=True)
        left = sorted(left, key=lambda one: -one.share)[: keep[number]]
    print("best:", flush=True)
    for one in left:
        print(one, one.side.to_dict(), flush=True)
    print(f"in all of the {_BEST} best:", ", ".join(sorted(in_all(left[:_BEST]))) or "nothing", flush=True)
    print("cards, by the mean of the first stage's sides with it:", flush=True)
    for share, count, card in by_card([one for one in drawn if one.reports]):
        print(f"{share:.3f} {count:4} {card}", flush=True)


if __name__ == "__main__":
    main()
