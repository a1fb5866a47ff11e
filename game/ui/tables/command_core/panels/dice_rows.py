"""Thrown dice in rows, as many as they need."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.layout.engine import Engine, Node
from game.ui.layout.sharing import Span
from game.ui.tables.command_core.panels.tray_die import CHIP, CHIP_GAP, TrayDie

IN_ROW, GAP = 40, 8
"""Units of a die, and between rows."""


def width_of(die: TrayDie) -> float:
    """Units of a die in a row, with its price if that stands beside it."""
    return IN_ROW + CHIP_GAP + CHIP if die.beside else IN_ROW


@dataclass(frozen=True, slots=True, eq=False)
class DiceRows(Node):
    """Dice side by side, in as many rows as they need."""

    dice: Sequence[TrayDie]

    def _rows(self, engine: Engine, width: int) -> list[list[TrayDie]]:
        rows: list[list[TrayDie]] = []
        room = 0.0
        for die in self.dice:
            if width_of(die) > room:
                rows.append([])
                room = width / engine.scale
            rows[-1].append(die)
            room -= width_of(die) + 10
        return rows

    def high(self, engine: Engine, width: int) -> Span:
        high = len(self._rows(engine, width)) * engine.unit(IN_ROW + GAP)
        return high, high, high

    def put(self, engine: Engine, rect: pygame.Rect) -> None:
        top = rect.top
        for dice in self._rows(engine, rect.width):
            left = rect.left
            for die in dice:
                die.pale = die.blank and die.command is None
                place = pygame.Rect(left, top, engine.unit(width_of(die)), engine.unit(IN_ROW))
                engine.leaf(die, place, (0, 0))
                left = place.right + engine.unit(10)
            top += engine.unit(IN_ROW + GAP)
