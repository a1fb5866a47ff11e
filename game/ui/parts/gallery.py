"""All shared parts, for the gallery sheet: a new part is one line here."""

from collections.abc import Callable

from game.ui.parts import board_grid, dice_tray, forecast_tag, gauge, order_tag, status_marks
from game.ui.parts.entries import Section

PARTS: tuple[Callable[[], Section], ...] = (
    board_grid.gallery,
    gauge.gallery,
    dice_tray.gallery,
    forecast_tag.gallery,
    status_marks.gallery,
    order_tag.gallery,
)
