"""The `puzzles` command: positions of played games that may become puzzles."""

import argparse
from collections.abc import Iterator
from typing import Any

import yaml

from game.ai.information_set import InformationSet
from game.ai.players import UnknownPlayer, make_player
from game.commands.games import load_rules, read_options
from game.commands.report import DONE, UsageError, put
from game.engine.dice import Dice
from game.engine.events import unheard
from game.engine.rules import OptionError, Options, Rules, complete_options
from game.engine.seats import Seat
from game.lessons.finder import look_at
from game.words.side_text import option_error_text


def run_puzzles(arguments: argparse.Namespace) -> int:
    rules = load_rules(arguments.game)
    seats = arguments.seats.split(",")
    if len(seats) != 2:
        raise UsageError("--seats takes two players, as in easy,normal")
    found = 0
    try:
        options = complete_options(rules, read_options(arguments.option, arguments.game))
        for seed in range(arguments.seed, arguments.seed + arguments.games):
            for state, seat in positions(rules, options, (seats[0], seats[1]), seed):
                candidate = look_at(rules, options, state, seed, seat, arguments.ways)
                if candidate is None:
                    continue
                found += 1
                proof = candidate.proof
                ways = f"{len(proof.solutions)} of {proof.ways} ways win, {proof.chance:.1%} by chance"
                put(f"--- # {ways}", flush=True)
                text = yaml.safe_dump(
                    candidate.to_dict(), sort_keys=False, width=110, default_flow_style=None
                )
                put(text.rstrip())
    except OptionError as error:
        raise UsageError(option_error_text(arguments.game, error)) from None
    except UnknownPlayer as error:
        raise UsageError(error) from None
    put(f"# {found} positions in {arguments.games} games")
    return DONE


def _text(data: dict[str, Any]) -> str:
    dumped: str = yaml.safe_dump(data, sort_keys=False, width=110, default_flow_style=None)
    return dumped.rstrip()


def positions(
    rules: Rules, options: Options, players: tuple[str, str], seed: int
) -> Iterator[tuple[Any, Seat]]:
    """The states of a game in which a seat has its first choice of a round or turn, with that seat."""
    chance = Dice(seed)
    seated = [make_player(name, chance.below(1 << 62)) for name in players]
    state = rules.new_game(options, seed)
    seen: set[tuple[int, Seat]] = set()
    while decisions := rules.decisions(state):
        choices = {}
        for decision in decisions:
            now = rules.pace(state).count, decision.seat
            if not decision.forced and now not in seen:
                seen.add(now)
                yield state, decision.seat
            known = InformationSet.of(rules, state, decision, options)
            choices[decision.seat] = (
                decision.actions[0] if decision.forced else seated[decision.seat].choose(known)
            )
        rules.apply(state, choices, unheard)
