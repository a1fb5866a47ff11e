"""What each game gives its builder: the panels, the cards in them, and what a change would make of a side."""

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from game.content.sides import Side, SideProblem
from game.ui.kit.widget import Widget
from game.ui.layout.nodes import Node
from game.ui.workshop.key_row import Hint
from game.ui.workshop.next_steps import Excess, Replacement

S = TypeVar("S", bound=Side)


class GameBuilder(Generic[S]):
    """The part of a builder that is different in each game."""

    own_areas: Sequence[str] = ()
    """The names of the panels with the side's own cards: a card of the pool is dropped there."""
    missing: frozenset[str] = frozenset()
    """Keys of problems that mean that something is missing; all others mean that the side is not legal."""

    def pool_card(self, widget: Widget | None) -> str:
        """The card of the pool that a control is; "" for any other."""
        return ""

    def columns(self) -> Node:
        """What is between the header and the keys."""
        raise NotImplementedError

    def problems(self) -> Sequence[SideProblem]:
        """What keeps the side from being played."""
        raise NotImplementedError

    def suggested(self) -> S | None:
        """The side with what is open filled in; None where nothing can be added."""
        raise NotImplementedError

    def future_of(self, pointed: str) -> S:
        """The side with a card that is pointed at added, or without it where it is in."""
        raise NotImplementedError

    def why(self, before: S, after: S) -> str:
        """Which cards were suggested, and what they are for, in a sentence."""
        raise NotImplementedError

    @property
    def suggest_words(self) -> tuple[str, str]:
        """The words on the button that fills in the rest, and why nothing can be filled in."""
        raise NotImplementedError

    @property
    def excess(self) -> Excess | None:
        """The card to take out first where there is too much; None where nothing is."""
        return None

    def replaced(self, problem: SideProblem) -> Replacement | None:
        """Another card for the place of one that the game does not have."""
        raise NotImplementedError

    @property
    def agreed(self) -> Hashable:
        """What a suggestion depends on besides the side."""
        return None

    def key_hints(self) -> Sequence[Hint]:
        """The keys at the foot of the screen."""
        raise NotImplementedError

    def dragged_card(self, widget: Widget) -> str:
        """What a drag that begins on a control takes along; "" for nothing."""
        return self.pool_card(widget)

    def put_in(self, card: str, place: tuple[int, int], *, from_pool: bool) -> None:
        """A card was dropped on the side's own panels, at a place."""
        raise NotImplementedError

    def put_out(self, card: str) -> None:
        """A card of the side was dropped outside its panels: it comes out."""
        raise NotImplementedError

    def next_field(self, by: int = 1) -> None:
        """Shows the next kind of cards in the pool, or with -1 the one before."""
        raise NotImplementedError
