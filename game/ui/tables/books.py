"""What rulebook, contact sheet and log need to know of a game's cards, imported when it is asked for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module

from game.ui.paint.faces import CardFace


@dataclass(frozen=True, slots=True)
class CardBook:
    """A game's cards as faces. `kinds` gives the ids of each kind, in the order of the lists."""

    title: str
    face: Callable[[str], CardFace]
    keywords: Callable[[str], Sequence[tuple[str, str]]]
    kinds: dict[str, tuple[str, ...]]

    @property
    def cards(self) -> tuple[str, ...]:
        return tuple(card for cards in self.kinds.values() for card in cards)

    def notes(self, shown: CardFace) -> Sequence[tuple[str, str]]:
        """The keywords of a face that is on the screen."""
        return self.keywords(shown.key.rpartition("/")[2])


_BOOKS = {"scrap_knights": "game.ui.tables.scrap_knights.faces:make_book"}


def games() -> tuple[str, ...]:
    """The games that have a book, in the order of the shelf."""
    return tuple(_BOOKS)


def book(game: str) -> CardBook:
    """Raises `KeyError` for a game that is not on the table yet."""
    module, _, name = _BOOKS[game].partition(":")
    made: CardBook = getattr(import_module(module), name)()
    return made
