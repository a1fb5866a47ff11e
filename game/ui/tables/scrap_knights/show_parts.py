"""Parts of a show that any table can use: a card shown large, cells that drop out of a gauge."""

import pygame

from game.ui.paint.cards.cards import compact_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.parts.gauge import CellGauge
from game.ui.tables.shows.stage import Stage

_WHITE, _APART = 120, 60
"""Milliseconds that a lost cell is white, and by which the next one drops later."""


def show_card(
    stage: Stage, gallery: Gallery, face: CardFace, field: pygame.Rect, width: int, length: float
) -> None:
    """A card stands large in the middle of a field for a moment."""
    limit = field.height * width // max(1, compact_height(width))
    image = gallery.card(face, min(width, limit), "compact")
    stage.show(image, field.center, length)


def _lost(gauge: CellGauge, left: int) -> list[int]:
    """The cells that go, the last one first."""
    return list(range(min(gauge.value, gauge.full) - 1, left - 1, -1))


def drop_cells(stage: Stage, gauge: CellGauge, left: int, wait: float) -> None:
    """The cells of a gauge above `left` turn white after a while, and go out one after the other."""
    rects = gauge.cell_rects()
    for number, cell in enumerate(_lost(gauge, left)):
        image = gauge.cell_picture(cell, "lost", rects[cell].size)
        stage.stay(image, rects[cell].center, _WHITE + number * _APART, wait=wait)


def fall_cells(stage: Stage, gauge: CellGauge, left: int, length: float) -> None:
    """The cells of a gauge above `left` fall off it."""
    rects = gauge.cell_rects()
    for number, cell in enumerate(_lost(gauge, left)):
        image = gauge.cell_picture(cell, "full", rects[cell].size)
        stage.fall(image, rects[cell].center, gauge.rect.height * 3, length * 0.7, wait=number * _APART)
