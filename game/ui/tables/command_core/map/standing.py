"""Values that the board draws: mechs with their figures, and the shot that is looked at."""

from dataclasses import dataclass

from game.engine.seats import Seat
from game.ui.parts.grid import Cell
from game.ui.tables.command_core.map.aim_tag import Lines


@dataclass(frozen=True, slots=True)
class Standing:
    """A mech on its cell. `ring` is the key of a colour or ""; `order` is when it acts."""

    number: int
    chassis: str
    seat: Seat
    cell: Cell
    facing: float
    order: int | None
    structure: int
    whole: int
    ring: str = ""
    letter: str = ""
    """Its own one, where its side has another mech of the same kind."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A shot that is looked at: the lines on its tag, and the armor of the side that is hit.

    `arc` is the middle of that side and its width, in degrees clockwise from up.
    """

    start: Cell
    end: Cell
    lines: Lines
    armor: int | None = None
    arc: tuple[float, float] | None = None
