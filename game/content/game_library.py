"""What the check of all content asks of each game's cards."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Protocol

from game.content.problems import Problems


class GameLibrary(Protocol):
    """The cards of one game: what `load_library` of game.content.GAME returns."""

    @property
    def card_ids(self) -> frozenset[str]:
        """The cards that pictures and rulebook may name."""

    @property
    def num_entries(self) -> int:
        """How many entries were read."""

    @property
    def text_overrides(self) -> Mapping[str, str]:
        """Sections of the game's texts that may override keys of another section: {section: base}."""


def load_game_library(game: str, folder: Path, problems: Problems) -> GameLibrary:
    """Reads `folder`/GAME, adding every mistake to `problems`."""
    library: GameLibrary = import_module(f"game.content.{game}").load_library(folder, problems)
    return library
