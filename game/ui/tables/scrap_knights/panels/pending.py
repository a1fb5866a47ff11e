"""The chip below a side's plate that names what is still to come of earlier rounds."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.seats import Seat
from game.ui.layout.leaves import Prose
from game.ui.layout.nodes import Box, Column, Node
from game.ui.parts.grounds import toned


@dataclass(frozen=True, slots=True)
class Pending:
    """The sentences of one side, and what the chip says about itself."""

    seat: Seat
    lines: Sequence[str]
    hint: str


def pending_chip(pending: Pending) -> Node | None:
    """One sentence below the other on steel; nothing where nothing is to come."""
    if not pending.lines:
        return None
    ground = toned("row", 6)
    ground.name, ground.hint = f"pending {pending.seat}", pending.hint
    lines = [Prose(line, "pending") for line in pending.lines]
    return Box(Column(*lines, gap=2), pad=(8, 4), ground=ground)
