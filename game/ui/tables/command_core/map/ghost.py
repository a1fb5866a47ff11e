"""The end of a program on the board, as a value."""

from dataclasses import dataclass

from game.engine.seats import Seat
from game.rules.command_core.preview import Leg
from game.rules.command_core.topology import Cell


@dataclass(frozen=True, slots=True)
class Ghost:
    """Where the mech `number` would end, and what a flag over it says: parts that are words or ":icon:"."""

    chassis: str
    seat: Seat
    start: Cell
    cell: Cell
    facing: int
    legs: tuple[Leg, ...] = ()
    lit: int | None = None
    flag: tuple[str, ...] = ()
    tone: str = "plain"
    number: int = 0
    order: int | None = None
