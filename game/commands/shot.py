"""`shot`: a screen as a PNG, drawn with no window system."""

import argparse
import os

from game.commands.games import load_rules
from game.commands.report import DONE, CommandFailed, UsageError

_SMALLEST, _LARGEST = 320, 8192


def run_shot(arguments: argparse.Namespace) -> int:
    size = _read_size(arguments.size)
    if not 0.75 <= arguments.scale <= 2:
        raise UsageError(f"--scale is 0.75 to 2, not {arguments.scale:g}")
    if arguments.moves < 0:
        raise UsageError("--moves is a number from 0 on")
    load_rules(arguments.game)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.ui.pictures import CARDS, PICTURES, save_picture

    if arguments.scene not in (*PICTURES, CARDS):
        raise UsageError(f"there is no scene '{arguments.scene}' (there is {', '.join((*PICTURES, CARDS))})")
    try:
        save_picture(arguments, size)
    except OSError as error:
        raise CommandFailed(f"{arguments.out} cannot be written: {error}") from None
    return DONE


def _read_size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise UsageError(f"--size is WIDTHxHEIGHT, as in 1280x720, not '{text}'")
    size = int(width), int(height)
    if not all(_SMALLEST <= side <= _LARGEST for side in size):
        raise UsageError(f"--size is {_SMALLEST} to {_LARGEST} pixels each way, not '{text}'")
    return size
