"""Deltas and payments: flags over a mech, and counts that fly to or from its plate."""

import pygame

from game.ui.paint.palette import Color
from game.ui.tables.command_core.panels.counts import count_image, flag_image, tone_of
from game.ui.tables.command_core.shows.battlefield import Battlefield
from game.ui.tables.command_core.shows.walks import cell_size
from game.words.command_core.card_text import signed

COUNT = 80
"""Milliseconds for each number as a sum is counted up or down to."""
REST = 500
"""Milliseconds for which a sum stands."""
_FLAG, _COUNT = 22, 24
"""Units of their letters."""
_HIGH = 0.62
"""How far above the middle of its cell a mech ends, in heights of the cell."""


def over(board: Battlefield, number: int) -> tuple[int, int]:
    """A place above a mech's head; on its plate where it is on no cell."""
    cell = board.view.mechs[number].cell
    if cell is None:
        return board.mech_plate(number).center
    x, y = board.field.cell_point(cell)
    return x, y - round(cell_size(board) * _HIGH)


def numbers_to(total: int) -> list[int]:
    """The numbers counted up or down to a sum, the sum last.

    >>> numbers_to(3), numbers_to(-2), numbers_to(0)
    ([1, 2, 3], [-1, -2], [0])
    """
    way = 1 if total > 0 else -1
    return list(range(way, total + way, way)) if total else [0]


def raise_flag(
    board: Battlefield,
    number: int,
    text: str,
    symbol: str,
    color: Color,
    length: float,
    *,
    wait: float = 0,
) -> None:
    """Shows a flag over a mech for a while."""
    image = flag_image(text, symbol, board.area.unit(_FLAG), color)
    x, y = over(board, number)
    board.stage.stay(image, (x, y - image.get_height() // 2), length, wait=wait)


def count_up(board: Battlefield, number: int, total: int, length: float) -> None:
    """Counts up to a program's delta, then shows it for a while."""
    counted = numbers_to(total)
    stage, size, place = board.stage, board.area.unit(_FLAG), over(board, number)
    rest = max(0.0, length - COUNT * (len(counted) - 1))
    for index, one in enumerate(counted):
        last = index == len(counted) - 1
        image = flag_image(signed(one), "", size, tone_of(total))
        middle = place[0], place[1] - image.get_height() // 2
        if stage.timeline.still:
            if last:
                stage.stay(image, middle, length)
            continue
        stage.stay(image, middle, rest if last else COUNT, wait=index * COUNT)


def fly_count(
    board: Battlefield,
    number: int,
    text: str,
    symbol: str,
    color: Color,
    length: float,
    *,
    back: bool = False,
    wait: float = 0,
) -> None:
    """Flies a count from a mech to its plate, or `back`; shows it over the mech where motion is off."""
    image = count_image(text, symbol, board.area.unit(_COUNT), color)
    ends = [over(board, number), board.mech_plate(number).center]
    start, end = reversed(ends) if back else ends
    if board.stage.timeline.still:
        board.stage.stay(image, ends[0], length, wait=wait)
        return
    first, last = (image.get_rect(center=place) for place in (start, end))
    board.stage.fly(image, first, last, length, wait=wait)


def fly_loss(board: Battlefield, start: pygame.Rect, number: int, length: float, wait: float) -> None:
    """Flies "−1" from an uncancelled die to the mech that it hits."""
    image = count_image("−1", "structure", board.area.unit(_COUNT), tone_of(-1))
    if board.stage.timeline.still:
        return
    cell = board.view.mechs[number].cell
    place = board.mech_plate(number).center if cell is None else board.field.cell_point(cell)
    first, last = (image.get_rect(center=middle) for middle in (start.center, place))
    board.stage.fly(image, first, last, length, wait=wait)
