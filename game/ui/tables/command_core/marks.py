"""What the marks of a mech look like at the table: one record for each of the rules' `MARKS`."""

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.command_core.marks import MARKS, Mark
from game.ui.paint.palette import GOLD, GOOD, TEAL, Color


class Look(NamedTuple):
    """The colour of a count that flies to its plate, and whether the curtain counts it for each side."""

    color: Color
    on_curtain: bool = True


LOOKS: Mapping[str, Look] = {
    "surge": Look(GOLD),
    "flux": Look(TEAL),
    "targeting": Look(GOOD, on_curtain=False),
}
"""By the id of a mark, which is also the name of its icon."""
ON_CURTAIN: tuple[Mark, ...] = tuple([mark for mark in MARKS if LOOKS[mark.id].on_curtain])
"""In the order of the rules. A missing record is noticed at once."""
