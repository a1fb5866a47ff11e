"""The content half of a game: its cards, the ready sides among them, and the names of what cards do."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from game.content.problems import Problems
from game.content.share_code import Digit, Digits
from game.content.sides import Side, SideProblem, read_side


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
class ShownSide:
    """A side (a mech, a squad, a deck) by its name, and who stands for it in pictures."""

    name: str
    look: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Sides:
    """What players bring to a game, for a game in which each seat brings something of its own."""

    option: str
    """The options `OPTION_0` and `OPTION_1` say what each seat plays."""
    kind: type[Side]
    """The type of a side; `read_side` reads plain values as one."""
    ready: Callable[[], Mapping[str, Side]]
    """The ready sides by their ids, which are values of these options."""
    problems: Callable[[Any, Mapping[str, object]], Sequence[SideProblem]]
    """What keeps a side from being played with these options; an option that is not there has the
    value that the side was built for, or its default."""
    options_for: Callable[[Any], Mapping[str, str]] = lambda side: {}
    """The options of a match that a side was built for, beside the sides themselves."""
    problem_kinds: Mapping[str, tuple[str, ...]]
    """The keys of all problems, with their facts."""
    look: Callable[[Any], str]
    """Who stands for a side of these cards in pictures; it is never empty for one that can be played."""
    letters: str
    """The two letters that its share codes begin with."""
    encode: Callable[[Any], list[Digit]]
    """The cards of a side as digits; raises `CodeError`."""
    decode: Callable[[Digits], Side]
    """The side of such digits, without its texts; raises `CodeError`."""
    lead: Callable[[Any], str]
    """The card whose name a side without one goes by; "" where it has no such card yet."""
    card_name: Callable[[str], str]
    """The name of a card by its id; the id itself for an unknown one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameContent:
    """What a game has in data/GAME."""

    load_library: Callable[[Path, Problems], GameLibrary] = no_library
    """Reads a folder of content, adding every mistake to the problems."""
    verbs: frozenset[str] = frozenset()
    """The names of all that its cards do: each has an entry in the rulebook."""
    sides: Sides | None = None
    """What each seat brings; None where both play the same."""

    def side_of(self, value: object) -> ShownSide | None:
        """The side that an option names by a ready one's id, or holds as a value, plain or typed."""
        if self.sides is None:
            return None
        side: Side | None
        if isinstance(value, str):
            side = self.sides.ready().get(value)
        else:
            try:
                side = read_side(value, self.sides.kind)
            except ValueError:
                return None
        if side is None:
            return None
        return ShownSide(side.name or self.sides.card_name(self.sides.lead(side)), self.sides.look(side))

    def sides_of(self, options: Mapping[str, object]) -> tuple[ShownSide, ShownSide] | None:
        """What each seat plays, where the options say it for both.

        >>> from game.content.scrap_knights import CONTENT
        >>> [side.name for side in CONTENT.sides_of({"deck_0": "ronin", "deck_1": "bulwark"})]
        ['Ronin', 'Bulwark']
        >>> CONTENT.sides_of({"deck_0": "ronin", "deck_1": "random"}) is None
        True
        """
        if self.sides is None:
            return None
        first, second = (self.side_of(options.get(f"{self.sides.option}_{seat}")) for seat in (0, 1))
        return (first, second) if first is not None and second is not None else None
