"""What every file in data/text has to say: the measure that `check` holds the texts against."""

from collections.abc import Mapping
from importlib import import_module

from game.content.needed_texts import NeededTexts
from game.rules import GAMES


def needed_texts() -> Mapping[str, NeededTexts]:
    """The texts that are needed, by the name of their file."""
    return {game: import_module(f"game.rules.{game}.needed_texts").needed_texts() for game in GAMES}
