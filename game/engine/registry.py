"""One half of each game, by the game's id, imported when it is first needed."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from pkgutil import resolve_name
from typing import Generic, TypeVar

from game.engine.quoting import quote

T = TypeVar("T")


class UnknownGame(ValueError):
    """A game id that is not registered."""


class MissingHalf(Exception):
    """A game is registered, but what the entry names is not there or is something else."""


class Later(Generic[T]):
    """An object of a module that is imported at the first `get`: "package.module:NAME".

    >>> from game.engine.dice import Dice
    >>> Later(type, "game.engine.dice:Dice").get() is Dice
    True
    >>> Later(str, "game.engine.dice:Dice").get()
    Traceback (most recent call last):
    game.engine.registry.MissingHalf: game.engine.dice:Dice is a type, not a str
    """

    def __init__(self, kind: type[T], name: str) -> None:
        self._kind = kind
        self._name = name

    def get(self) -> T:
        """Raises `MissingHalf` in one sentence."""
        return self._found

    @cached_property
    def _found(self) -> T:
        try:
            found = resolve_name(self._name)
        except (ModuleNotFoundError, AttributeError) as error:
            raise MissingHalf(f"{self._name} is missing ({error})") from error
        if not isinstance(found, self._kind):
            raise MissingHalf(f"{self._name} is a {type(found).__name__}, not a {self._kind.__name__}")
        return found


class Registry(Generic[T]):
    """The halves that all games have in one layer, in the order in which games are listed."""

    def __init__(self, kind: type[T], names: Mapping[str, str]) -> None:
        self._kind = kind
        self._entries = {game: Later(kind, name) for game, name in names.items()}

    def __getitem__(self, game: str) -> T:
        """Raises `UnknownGame`, or `MissingHalf`, both in one sentence."""
        if game not in self._entries:
            raise UnknownGame(f"unknown game '{quote(game)}' (choose from {', '.join(self._entries)})")
        return self._entries[game].get()

    def __contains__(self, game: object) -> bool:
        return game in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def items(self) -> Iterator[tuple[str, T]]:
        """Imports the halves of all games."""
        return ((game, self[game]) for game in self._entries)

    @contextmanager
    def adding(self, game: str, name: str) -> Iterator[None]:
        """One more game for a while: how tests try a game that is not shipped."""
        self._entries[game] = Later(self._kind, name)
        try:
            yield
        finally:
            del self._entries[game]
