"""How a match ended, as the result screen tells it; each game fills it in."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine.seats import Seat
from game.ui.paint.figures.ending_figures import Role
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.palette import Color

__all__ = ("Count", "Ending", "Role")


@dataclass(frozen=True, slots=True)
class Count:
    """A number for either seat, with its icon and its name."""

    symbol: str
    name: str
    numbers: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Ending:
    """`reason` stands after "Ada wins: ", `counts` are three, `place` is one of the places of duels.

    `figure` draws a seat's side: at pixels a drawing unit, in its role, in a light, looking left or right.
    """

    winner: Seat | None
    reason: str
    counts: Sequence[Count]
    place: str
    figure: Callable[[Seat, float, Role, Color, bool], Drawn]
    decided: str = ""
    """What decided the match, in a sentence or two."""
