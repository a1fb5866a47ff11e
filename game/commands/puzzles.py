"""The `puzzles` command: positions of played games that may become puzzles."""

import argparse

import yaml

from game.ai.players import UnknownPlayer
from game.commands.games import load_rules, read_options
from game.commands.report import DONE, UsageError, put
from game.engine.rules import OptionError
from game.lessons.finder import find


def run_puzzles(arguments: argparse.Namespace) -> int:
    rules = load_rules(arguments.game)
    seats = arguments.seats.split(",")
    if len(seats) != 2:
        raise UsageError("--seats takes two players, as in easy,normal")
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    options = read_options(arguments.option)
    found = 0
    try:
        for candidate in find(rules, options, (seats[0], seats[1]), seeds, arguments.ways):
            found += 1
            proof = candidate.proof
            put(
                f"--- # {len(proof.solutions)} of {proof.ways} ways win, {proof.chance:.1%} by chance",
                flush=True,
            )
            put(
                yaml.safe_dump(
                    candidate.to_dict(), sort_keys=False, width=110, default_flow_style=None
                ).rstrip()
            )
    except (OptionError, UnknownPlayer) as error:
        raise UsageError(error) from None
    put(f"# {found} positions in {arguments.games} games")
    return DONE
