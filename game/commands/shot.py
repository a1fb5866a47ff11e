"""The `shot` command: draws a screen into a PNG file without a window system."""

import argparse
import os
from pathlib import Path

from game.commands.games import load_rules, read_options
from game.commands.report import DONE, CommandFailed, UsageError
from game.engine.quoting import quote
from game.rules import UnknownGame
from game.ui.gallery.moments import NothingToDraw
from game.ui.gallery.pictures import PICTURES, SHEETS, draw_picture, write_picture
from game.ui.tables.game_ui import game_ui


def run_shot(arguments: argparse.Namespace) -> int:
    load_rules(arguments.game)
    arguments.options = read_options(arguments.option, arguments.game)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    if arguments.scene not in (*PICTURES, *SHEETS):
        raise UsageError(
            f"unknown scene '{quote(arguments.scene)}' (choose from {', '.join((*PICTURES, *SHEETS))})"
        )
    try:
        game_ui(arguments.game)
        picture = draw_picture(arguments, arguments.size)
    except (NothingToDraw, UnknownGame) as error:
        raise UsageError(error) from None
    try:
        write_picture(picture, Path(arguments.out))
    except OSError as error:
        raise CommandFailed(f"{quote(arguments.out)} cannot be written: {error.strerror or error}") from None
    except ValueError as error:
        raise CommandFailed(f"{quote(arguments.out)} cannot be written: {error}") from None
    return DONE
