"""The `simulate` and `options` commands."""

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.ai.pairings import Pairings, choices_of, simulate_pairings
from game.ai.players import UnknownPlayer
from game.ai.report import Report
from game.ai.simulate import simulate
from game.commands.report import DONE, CommandFailed, UsageError, put, show
from game.content.side_file import side_values
from game.content.yaml_file import read_text
from game.engine.quoting import quote
from game.engine.rules import OptionError, Rules
from game.rules import CONTENTS, GAMES, UnknownGame, load
from game.words.side_text import option_error_text

_MAX_REASON = 300


def load_rules(game: str) -> Rules:
    """The rules of a game named on the command line. Raises `UsageError`."""
    try:
        return load(game)
    except UnknownGame as error:
        raise UsageError(error) from None


def no_sides(game: str) -> str:
    """The sentence for a game without sides; "" for the others.

    >>> no_sides("scrapbots"), no_sides("dino_battles")
    ('both seats of scrapbots play the same: it has no sides', '')
    """
    return f"both seats of {game} play the same: it has no sides" if CONTENTS[game].sides is None else ""


def read_options(pairs: list[str], game: str) -> dict[str, Any]:
    """["deck_0=ronin"] -> {"deck_0": "ronin"}. Raises `UsageError`.

    A value "@FILE" stands for what that YAML file holds, a side.
    """
    options: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"an option is KEY=VALUE, not '{quote(pair)}'")
        if value.startswith("@"):
            if game in CONTENTS and (sentence := no_sides(game)):
                raise UsageError(sentence)
            options[key] = read_side_file(Path(value[1:]))
        else:
            options[key] = value
    return options


def read_side_file(path: Path) -> dict[str, Any]:
    """The plain values of a side's file. Raises `UsageError`."""
    try:
        return side_values(read_text(path))
    except OSError as error:
        raise UsageError(f"{quote(path)} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise UsageError(f"{quote(path)}: {quote(error, _MAX_REASON)}") from None


def run_simulate(arguments: argparse.Namespace) -> int:
    load_rules(arguments.game)
    seats = arguments.seats.split(",")
    if len(seats) != 2:
        raise UsageError(f"--seats takes two players, as in random,greedy, not '{quote(arguments.seats)}'")
    options = read_options(arguments.option, arguments.game)
    first = arguments.first
    if first and first not in GAMES[arguments.game].events:
        raise UsageError(f"unknown event '{quote(first)}' of {arguments.game}")
    if arguments.by_chance and arguments.pairings:
        raise UsageError("--by-chance draws pairings and --pairings plays all of them: give one of the two")
    result: Report | Pairings
    try:
        if arguments.pairings:
            rules = load_rules(arguments.game)
            key, _, named = arguments.pairings.partition("=")
            choices = choices_of(rules, key, named.split(",") if named else ())
            result = simulate_pairings(
                rules,
                key,
                choices,
                options,
                (seats[0], seats[1]),
                arguments.games,
                arguments.seed,
                arguments.jobs,
                first,
            )
        else:
            drawn = None
            if arguments.by_chance:
                key = arguments.by_chance
                drawn = key, choices_of(load_rules(arguments.game), key)
            result = simulate(
                arguments.game,
                options,
                (seats[0], seats[1]),
                arguments.games,
                arguments.seed,
                arguments.jobs,
                arguments.swap,
                first,
                drawn,
            )
    except OptionError as error:
        raise UsageError(option_error_text(arguments.game, error)) from None
    except UnknownPlayer as error:
        raise UsageError(error) from None
    except (OSError, RuntimeError) as error:
        raise CommandFailed(f"the games could not be played: {error}") from None
    figures = {"game": arguments.game, "seats": arguments.seats, **result.to_dict()}
    table = {} if arguments.json else figures.pop("pairings", {})
    show(figures, as_json=arguments.json)
    _show_table(table)
    return DONE


def _show_table(table: Mapping[str, Mapping[str, float]]) -> None:
    """A row for each choice: its share against all others, then against each of them."""
    for choice, shares in table.items():
        rest = ", ".join(f"{other} {share:.2f}" for other, share in shares.items() if other != "all")
        put(f"{choice}  {shares['all']:.3f}  ({rest})")


def run_options(arguments: argparse.Namespace) -> int:
    specs = load_rules(arguments.game).options
    if arguments.json:
        rows = [
            {
                "key": spec.key,
                "default": spec.default,
                "choices": list(spec.choices),
                "help": spec.help,
            }
            for spec in specs
        ]
        put(json.dumps(rows, indent=2))
        return DONE
    for spec in specs:
        put(f"{spec.key}={spec.default}  {spec.help}")
        put(f"    {', '.join(spec.choices)}")
    if sentence := no_sides(arguments.game):
        put(f"{sentence[0].upper()}{sentence[1:]}.")
    return DONE
