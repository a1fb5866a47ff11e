"""What rulebook, contact sheet and log need to know of a game's cards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

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
        """Every id, once."""
        return tuple(dict.fromkeys(card for cards in self.kinds.values() for card in cards))

    def notes(self, shown: CardFace) -> Sequence[tuple[str, str]]:
        """The keywords of a face that is on the screen."""
        return self.keywords(shown.key.rpartition("/")[2])
