"""The `code` and `decode` commands: a side as a share code, and a share code as a side's file."""

import argparse
from pathlib import Path

from game.commands.games import load_rules, no_sides
from game.commands.report import DONE, UsageError, put
from game.content.game_library import Sides
from game.content.share_code import CodeError
from game.content.sharing import code_of, side_of_code
from game.content.side_file import parse_side, write_side
from game.content.yaml_file import read_text
from game.engine.quoting import quote
from game.rules import CONTENTS
from game.words.share_text import code_error_text

_MAX_REASON = 300


def run_code(arguments: argparse.Namespace) -> int:
    path, kind = Path(arguments.file), _sides(arguments.game).kind
    try:
        side = parse_side(read_text(path), kind)
        put(code_of(CONTENTS[arguments.game], side, arguments.maker))
    except CodeError as error:
        raise UsageError(code_error_text(error)) from None
    except OSError as error:
        raise UsageError(f"{quote(path)} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise UsageError(f"{quote(path)}: {quote(error, _MAX_REASON)}") from None
    return DONE


def run_decode(arguments: argparse.Namespace) -> int:
    try:
        shared = side_of_code(" ".join(arguments.code), dict(CONTENTS.items()))
    except CodeError as error:
        raise UsageError(code_error_text(error)) from None
    by = f" by {shared.maker}" if shared.maker else ""
    put(f"# {shared.game}{by}")
    put(write_side(shared.side).rstrip("\n"))
    return DONE


def _sides(game: str) -> Sides:
    load_rules(game)
    sides = CONTENTS[game].sides
    if sides is None:
        raise UsageError(no_sides(game))
    return sides
