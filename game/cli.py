"""The command line: `python main.py` opens the window, a word behind it does something else."""

import argparse
import gc
import sys
from collections.abc import Sequence
from functools import cache
from pkgutil import resolve_name

from game import __version__
from game.commands.arguments import SEEDS, decimal, size, whole
from game.commands.report import (
    BAD_USAGE,
    DONE,
    FAILED,
    CommandFailed,
    UsageError,
    complain,
    discard_output,
    flush_output,
    prepare_streams,
    put,
)
from game.content.problems import ContentError
from game.rules import GAMES

_COMMANDS = {
    "simulate": "game.commands.games:run_simulate",
    "options": "game.commands.games:run_options",
    "code": "game.commands.sides:run_code",
    "decode": "game.commands.sides:run_decode",
    "puzzles": "game.commands.puzzles:run_puzzles",
    "scenario": "game.commands.files:run_scenarios",
    "verify": "game.commands.files:run_verify",
    "replay": "game.commands.replay:run_replay",
    "check": "game.commands.check:run_check",
    "shot": "game.commands.shot:run_shot",
    "bench": "game.commands.bench:run_bench",
    None: "game.commands.window:run_window",
}
"""Which function does it; imported only then, so that commands without pictures import no pygame."""

MOST_GAMES, MOST_JOBS, MOST_MOVES = 10**9, 64, 10**6


class _Parser(argparse.ArgumentParser):
    """Answers bad usage in one sentence, and does not hide that its help could not be written."""

    def _print_message(self, message: str, file: object = None) -> None:
        put(message.rstrip("\n"))

    def error(self, message: str) -> None:  # type: ignore[override]
        raise UsageError(f"{message[0].lower()}{message[1:]} (see {self.prog} --help)")


@cache
def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="iron-and-scale", description="A desktop table for four two-player duels.")
    parser.add_argument("--version", action="version", version=f"Iron & Scale {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    simulate = commands.add_parser("simulate", help="play games between computer players")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--games", type=whole(1, MOST_GAMES), default=100, metavar="N")
    simulate.add_argument(
        "--seats",
        default="random,random",
        metavar="A,B",
        help="who plays each seat: random, greedy, easy, normal or hard",
    )
    simulate.add_argument("--seed", type=whole(*SEEDS), default=0)
    simulate.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    simulate.add_argument(
        "--pairings", default="", metavar="KEY[=A,B,...]", help="N games of each pair of decks or squads"
    )
    simulate.add_argument(
        "--by-chance", default="", metavar="KEY", help="each game draws two different decks or squads"
    )
    simulate.add_argument(
        "--first",
        default="",
        metavar="EVENT",
        help="how many games have had such an event by each turn, as in knock_out",
    )
    simulate.add_argument("--jobs", type=whole(1, MOST_JOBS), default=1, metavar="J")
    simulate.add_argument(
        "--swap", action="store_true", help="every two games are alike but for the players' seats"
    )
    simulate.add_argument("--json", action="store_true")

    options = commands.add_parser("options", help="list the options of a game")
    options.add_argument("game", metavar="GAME")
    options.add_argument("--json", action="store_true")

    scenario = commands.add_parser("scenario", help="run scenario files, or all in a folder")
    scenario.add_argument("files", nargs="+", metavar="PATH")
    scenario.add_argument("--json", action="store_true")

    puzzles = commands.add_parser("puzzles", help="find positions for puzzles in played games")
    puzzles.add_argument("game", metavar="GAME")
    puzzles.add_argument("--games", type=whole(1, MOST_GAMES), default=10, metavar="N")
    puzzles.add_argument("--seats", default="greedy,greedy", metavar="A,B", help="who plays the games")
    puzzles.add_argument("--seed", type=whole(*SEEDS), default=0)
    puzzles.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    puzzles.add_argument(
        "--ways",
        type=whole(1, MOST_GAMES),
        default=2000,
        metavar="W",
        help="ways to play a position, at most",
    )

    verify = commands.add_parser("verify", help="replay saved games and compare their digests")
    verify.add_argument("saves", nargs="+", metavar="SAVE")

    replay = commands.add_parser("replay", help="print a saved game, turn by turn")
    replay.add_argument("save", metavar="SAVE")
    replay.add_argument(
        "--seat", type=whole(0, 1), help="what this seat saw of a game that is over (default: a bystander)"
    )
    replay.add_argument("--json", action="store_true")

    code = commands.add_parser("code", help="print a side's file as a share code")
    code.add_argument("game", metavar="GAME")
    code.add_argument("file", metavar="FILE")
    code.add_argument("--maker", default="", metavar="NAME", help="who has made it")

    decode = commands.add_parser("decode", help="print the side's file of a share code")
    decode.add_argument("code", nargs="+", metavar="CODE")

    check = commands.add_parser("check", help="check all cards, decks and texts")
    check.add_argument("folder", nargs="?", metavar="DIR")

    shot = commands.add_parser("shot", help="draw a screen into a PNG file")
    shot.add_argument("scene", metavar="SCENE")
    shot.add_argument("-o", "--out", required=True, metavar="FILE.png")
    shot.add_argument("--size", type=size(320, 8192), metavar="WIDTHxHEIGHT")
    shot.add_argument("--scale", type=decimal(0.75, 2), default=1.0)
    shot.add_argument("--game", default=next(iter(GAMES)))
    shot.add_argument("--seed", type=whole(*SEEDS), default=7)
    shot.add_argument("--moves", type=whole(0, MOST_MOVES), default=0, metavar="N")
    shot.add_argument("--seat", type=whole(0, 1), default=0)
    shot.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    shot.add_argument("--after", type=whole(0, 60_000), default=0, metavar="MILLISECONDS")

    bench = commands.add_parser("bench", help="measure the program's own figures")
    bench.add_argument("part", nargs="?", choices=("engine", "ai", "ui", "startup"))
    bench.add_argument("--json", action="store_true")
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Runs one command; returns 0 for success, 1 when the thing asked failed, 2 for bad usage."""
    prepare_streams()
    try:
        status = _run(sys.argv[1:] if words is None else words)
    except BrokenPipeError:
        # Whoever read our output has seen enough: `| head -1`.
        discard_output(sys.stdout)
        return FAILED
    except KeyboardInterrupt:
        status = FAILED
    return flush_output(status)


def _run(words: Sequence[str]) -> int:
    try:
        arguments = _parser().parse_args(words)
        if arguments.command is None:
            # What a start makes stays; to look for garbage among it takes longer. The window begins again.
            gc.disable()
        status: int = resolve_name(_COMMANDS[arguments.command])(arguments)
        return status
    except SystemExit as error:
        # --help and --version have said what they say.
        return error.code if isinstance(error.code, int) else DONE
    except UsageError as error:
        complain(error)
        return BAD_USAGE
    except CommandFailed as error:
        complain(error)
        return FAILED
    except ContentError as error:
        complain(f"the program's own files have {len(error.problems)} mistakes: {error.problems[0]}")
        return FAILED
