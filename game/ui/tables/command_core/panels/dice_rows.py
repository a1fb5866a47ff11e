"""Thrown dice in rows, as many as they need."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.layout.engine import Engine, Node
from game.ui.layout.sharing import Span
from game.ui.tables.command_core.panels.tray_die import CHIP_GAP, CHIPS, NARROW, TrayDie

IN_ROW, GAP, BETWEEN = 40, 8, 10
"""Units of a die, between rows, and between dice."""


FEW, MORE = 4, 6
"""Dice whose prices stand beside them in full, and in short: of more, the price alone, to take few rows."""


@dataclass(frozen=True, slots=True, eq=False)
class DiceRows(Node):
    """Dice side by side, in as many rows as they need; None keeps the place of one that lies elsewhere."""

    dice: Sequence[TrayDie | None]

    def _rows(self, engine: Engine, width: int, chip: float) -> list[list[TrayDie | None]]:
        rows: list[list[TrayDie | None]] = []
        room = 0.0
        for die in self.dice:
            if self._width(die, chip) > room:
                rows.append([])
                room = width / engine.scale
            rows[-1].append(die)
            room -= self._width(die, chip) + BETWEEN
        return rows

    def _chip(self, engine: Engine, width: int) -> float:
        """Units of the plate with a price: narrower where all dice lie in one row then."""
        chip = CHIPS[(len(self.dice) > FEW) + (len(self.dice) > MORE)]
        room = width / engine.scale + BETWEEN - len(self.dice) * (IN_ROW + CHIP_GAP + BETWEEN)
        alone = room / max(1, len(self.dice))
        return int(alone) if NARROW <= alone < chip else chip

    def _width(self, die: TrayDie | None, chip: float) -> float:
        """Units of a die, with its price if that stands beside it; of the gap of one that left."""
        return IN_ROW + CHIP_GAP + chip if die is None or die.beside else IN_ROW

    def high(self, engine: Engine, width: int) -> Span:
        high = len(self._rows(engine, width, self._chip(engine, width))) * engine.unit(IN_ROW + GAP)
        return high, high, high

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        top, chip = rect.top, self._chip(engine, rect.width)
        for dice in self._rows(engine, rect.width, chip):
            left = rect.left
            for die in dice:
                place = pygame.Rect(left, top, engine.unit(self._width(die, chip)), engine.unit(IN_ROW))
                if die is not None:
                    die.pale = die.blank and die.command is None
                    engine.leaf(die, place, (0, 0))
                left = place.right + engine.unit(BETWEEN)
            top += engine.unit(IN_ROW + GAP)
