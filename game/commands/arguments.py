"""Types of command-line arguments: strict numbers within bounds."""

import argparse
import math
import re
from collections.abc import Callable
from pathlib import Path

from game.engine.quoting import quote

SEEDS = (-(2**63), 2**64 - 1)

_WHOLE = re.compile(r"[+-]?[0-9]{1,20}")
_DECIMAL = re.compile(r"[+-]?[0-9]{1,9}(\.[0-9]{0,9})?")
_SIZE = re.compile(r"([0-9]{1,5})x([0-9]{1,5})")


def whole(lowest: int, highest: int) -> Callable[[str], int]:
    """An argument type: a whole number from `lowest` to `highest`."""

    def read(text: str) -> int:
        number = int(text) if _WHOLE.fullmatch(text) else None
        if number is None or not lowest <= number <= highest:
            raise argparse.ArgumentTypeError(
                f"takes a whole number from {lowest} to {highest}, not '{quote(text)}'"
            )
        return number

    return read


def decimal(lowest: float, highest: float) -> Callable[[str], float]:
    """An argument type: a number from `lowest` to `highest`."""

    def read(text: str) -> float:
        number = float(text) if _DECIMAL.fullmatch(text) else math.nan
        if not lowest <= number <= highest:
            raise argparse.ArgumentTypeError(
                f"takes a number from {lowest:g} to {highest:g}, not '{quote(text)}'"
            )
        return number

    return read


def size(smallest: int, largest: int) -> Callable[[str], tuple[int, int]]:
    """An argument type: WIDTHxHEIGHT, each from `smallest` to `largest`."""

    def read(text: str) -> tuple[int, int]:
        match = _SIZE.fullmatch(text)
        if not match:
            raise argparse.ArgumentTypeError(f"takes WIDTHxHEIGHT, as in 1280x720, not '{quote(text)}'")
        sides = int(match[1]), int(match[2])
        if not all(smallest <= side <= largest for side in sides):
            raise argparse.ArgumentTypeError(
                f"takes {smallest} to {largest} pixels each way, not '{quote(text)}'"
            )
        return sides

    return read


def is_folder(path: Path) -> bool:
    """Whether the path is a folder; False also for an invalid name."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False
