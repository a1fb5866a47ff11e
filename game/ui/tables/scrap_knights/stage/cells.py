"""The cells of a gauge that a side loses: they turn white and go out, or fall off."""

from game.ui.parts.gauge import CellGauge
from game.ui.tables.shows.stage import Stage

_WHITE, _NEXT = 120, 60
"""Milliseconds that a lost cell is white, and by which the next one drops later."""


def _lost(gauge: CellGauge, left: int) -> list[int]:
    """The cells that go, the last one first."""
    return list(range(min(gauge.value, gauge.full) - 1, left - 1, -1))


def drop_cells(stage: Stage, gauge: CellGauge, left: int, wait: float) -> None:
    """The cells of a gauge above `left` turn white after a while, and go out one after the other."""
    rects = gauge.cell_rects()
    for number, cell in enumerate(_lost(gauge, left)):
        image = gauge.cell_picture(cell, "lost", rects[cell].size)
        stage.stay(image, rects[cell].center, _WHITE + number * _NEXT, wait=wait)


def fall_cells(stage: Stage, gauge: CellGauge, left: int, length: float) -> None:
    """The cells of a gauge above `left` fall off it."""
    rects = gauge.cell_rects()
    for number, cell in enumerate(_lost(gauge, left)):
        image = gauge.cell_picture(cell, "full", rects[cell].size)
        stage.fall(image, rects[cell].center, gauge.rect.height * 3, length * 0.7, wait=number * _NEXT)
