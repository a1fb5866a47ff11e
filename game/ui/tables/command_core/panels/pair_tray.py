"""Lays thrown dice out: successes in columns above the dice that cancel them, blanks aside, others in rows."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.kit.area import Area
from game.ui.kit.pieces import Words
from game.ui.kit.widget import Widget
from game.ui.layout.engine import Engine, Node
from game.ui.layout.sharing import Span
from game.ui.tables.command_core.panels.tray_die import CHIP, CHIP_GAP, PairLine, TrayDie

LARGEST_DIE, LEAST_DIE, ASIDE, IN_ROW = 56, 26, 34, 40
"""Units of a die in a column, at least, of a blank beside the columns, and of a die in a row."""
TRAY_DICE = (LARGEST_DIE, ASIDE, IN_ROW)
GAP = 8
_LINK, _RESULT, _COLUMN = 26, 26, 80
ROOMY = 56
"""Units of a column whose words are not replaced by an icon."""


COLUMNS_HIGH = (2 * LEAST_DIE + _LINK + _RESULT + GAP, 2 * (LARGEST_DIE + _LINK) + _RESULT + 2 * GAP)
"""Units of height that columns take, at least and at best."""


@dataclass(frozen=True, slots=True)
class DiceColumn:
    """A success, the die that cancels it if any, and what is said below in a few words or in an icon."""

    die: TrayDie
    by: TrayDie | None
    words: Words
    short: Words


def lay_columns(
    area: Area, columns: Sequence[DiceColumn], blanks: Sequence[TrayDie], *, moving: bool
) -> list[Widget]:
    """Lays columns into an area; lines and words are hidden while dice are `moving`."""
    room = area.rect.height / area.scale
    size = min(LARGEST_DIE, max(LEAST_DIE, (room - _LINK - _RESULT - 2 * GAP) / 2))
    link = _LINK + min(_LINK, max(0.0, room - _LINK - _RESULT - 2 * GAP - 2 * size))
    upper = area.top(2 * size + link, GAP)
    results = area.top(_RESULT, GAP)
    upper.right(_lay_aside(upper, blanks), GAP)
    wide = min(_COLUMN, upper.rect.width / area.scale / max(1, len(columns)))
    size = min(size, wide - 6)
    found: list[Widget] = [*blanks]
    for place, column in enumerate(columns):
        left = upper.rect.left + area.unit(wide * place)
        strip = pygame.Rect(left, upper.rect.top, area.unit(wide), upper.rect.height)
        found += _lay_column(column, strip, results.rect, area, area.unit(size), moving)
    return found


def _lay_aside(strip: Area, dice: Sequence[TrayDie]) -> float:
    """Dice below each other at the right; the units that they take."""
    step = ASIDE + 6
    tall = max(1, int(strip.rect.height / strip.scale / step))
    wide = -(-len(dice) // tall) * step
    for place, die in enumerate(dice):
        column, row = divmod(place, tall)
        left = strip.rect.right - strip.unit(wide - step * column - 6)
        top = strip.rect.top + strip.unit(step * row)
        die.place(pygame.Rect(left, top, strip.unit(ASIDE), strip.unit(ASIDE)), strip.scale)
    return wide


def _lay_column(
    column: DiceColumn, strip: pygame.Rect, results: pygame.Rect, area: Area, size: int, moving: bool
) -> list[Widget]:
    die, by = column.die, column.by
    rect = pygame.Rect(strip.centerx - size // 2, strip.top, size, size)
    die.place(rect, area.scale)
    line = PairLine(f"line {die.number}", cancelled=by is not None)
    foot = strip.bottom - size if by is not None else results.top - area.unit(3)
    line.place(pygame.Rect(rect.left, rect.bottom, size, foot - rect.bottom), area.scale)
    words = column.words if strip.width >= area.unit(ROOMY) else column.short
    told = pygame.Rect(0, results.top, min(strip.width, area.unit(ROOMY + 10)) - 4, results.height)
    told.centerx = rect.centerx
    words.place(told, area.scale)
    line.visible = words.visible = not moving
    found: list[Widget] = [line, die, words]
    if by is not None:
        by.place(rect.move(0, strip.height - size), area.scale)
        found.append(by)
    die.pale = by is not None and not moving
    return found


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
