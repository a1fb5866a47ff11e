"""What stands on a board, as values: mechs, the ghost of a program, and the shot that is looked at."""

from dataclasses import dataclass

from game.engine.seats import Seat
from game.rules.command_core.preview import Leg
from game.rules.command_core.topology import Cell
from game.ui.parts.aim_tag import Lines


@dataclass(frozen=True, slots=True)
class Standing:
    """A mech on its cell. `ring` is a key of `field.RINGS` or ""."""

    number: int
    chassis: str
    seat: Seat
    cell: Cell
    facing: float
    order: int | None
    structure: int
    whole: int
    ring: str = ""


@dataclass(frozen=True, slots=True)
class Ghost:
    """Where a mech would end, and what a flag over it says: parts that are words or ":icon:"."""

    chassis: str
    seat: Seat
    start: Cell
    cell: Cell
    facing: int
    legs: tuple[Leg, ...] = ()
    lit: int | None = None
    flag: tuple[str, ...] = ()
    tone: str = "plain"


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
