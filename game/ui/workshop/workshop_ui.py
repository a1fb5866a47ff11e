"""What the workshop needs of a game: its builder, who stands for a side, and what is counted."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.ui.context import Context
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.figures.figures import Drawn
from game.ui.scene import Scene

Listed = tuple[CardFace, int]
"""A card, and how many copies there are; 0 where that is not said."""


def no_list(side: Any) -> Sequence[Listed]:
    """The cards of a side for a game that lists none."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkshopUI:
    """Found through `GameUI.workshop`, for games whose seats bring a side."""

    builder: Callable[[Context, Any, Callable[[Any], None]], Scene]
    """The builder of a side; the last argument is called with each version that is to be kept."""
    figure: Callable[[Any, tuple[int, int]], Drawn]
    """A picture of who stands for a side, for a place of that size; slow the first time.

    With it comes where its corner is, from the middle of the feet.
    """
    counted: Callable[[Any], str]
    """How much of what a side needs is in: "9 of 10 cards", "62 of 60 points"."""
    new: str
    """The words on the button that begins a side."""
    name: str
    """What a new side is called, before its number."""
    needs: str
    """What a side is made of, in a line."""
    listed: Callable[[Any], Sequence[Listed]] = no_list
    """The cards of a side, for its poster."""
    place: str = "dusk"
    """The stage on which who stands for a side is shown on its poster."""
