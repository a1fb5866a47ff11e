"""The content half of a game: its cards, the ready sides among them, and the names of what cards do."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from game.content.problems import Problems


class GameLibrary(Protocol):
    """The cards of one game, as the check of all content reads them."""

    @property
    def card_ids(self) -> frozenset[str]:
        """The cards that pictures and rulebook may name."""

    @property
    def num_entries(self) -> int:
        """How many entries were read."""

    @property
    def text_overrides(self) -> Mapping[str, str]:
        """Sections of the game's texts that may override keys of another section: {section: base}."""

    @property
    def described(self) -> Mapping[str, Collection[str]]:
        """Sections of the game's texts with a message for each of these entries: {section: ids}."""


@dataclass(frozen=True, slots=True)
class NoCards:
    """The library of a game that has no cards."""

    card_ids: frozenset[str] = frozenset()
    num_entries: int = 0
    text_overrides: Mapping[str, str] = field(default_factory=dict)
    described: Mapping[str, Collection[str]] = field(default_factory=dict)


def no_library(folder: Path, problems: Problems) -> GameLibrary:
    """Reads nothing."""
    return NoCards()


@dataclass(frozen=True, slots=True)
class Side:
    """A ready side (a mech, a squad, a deck): its name, and who stands for it in pictures."""

    name: str
    look: str


def no_sides() -> Mapping[str, Side]:
    """The sides of a game in which both seats play the same."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class GameContent:
    """What a game has in data/GAME."""

    load_library: Callable[[Path, Problems], GameLibrary] = no_library
    """Reads a folder of content, adding every mistake to the problems."""
    verbs: frozenset[str] = frozenset()
    """The names of all that its cards do: each has an entry in the rulebook."""
    side_option: str = ""
    """The options `SIDE_0` and `SIDE_1` say what each seat plays; "" where both play the same."""
    sides: Callable[[], Mapping[str, Side]] = no_sides
    """The values of these options that name a ready side."""

    def sides_of(self, options: Mapping[str, str]) -> tuple[Side, Side] | None:
        """What each seat plays, where the options name a ready side for both.

        >>> from game.content.scrap_knights import CONTENT
        >>> [side.name for side in CONTENT.sides_of({"deck_0": "ronin", "deck_1": "bulwark"})]
        ['Ronin', 'Bulwark']
        >>> CONTENT.sides_of({"deck_0": "ronin", "deck_1": "random"}) is None
        True
        """
        sides = self.sides()
        first, second = (sides.get(options.get(f"{self.side_option}_{seat}", "")) for seat in (0, 1))
        return (first, second) if first is not None and second is not None else None
