"""What computer players say in a battle, on paper at the edge of the board, off the shot."""

from typing import Any

import pygame

from game.engine.seats import Seat
from game.ui.tables.command_core.shows.close_up import place_of
from game.ui.tables.command_core.shows.free_room import best_place, shooting
from game.ui.tables.shows.quips import paper, said_at, speak

_WIDE, _RIM, _STEPS = 218, 10, 10
"""Units of the paper, and to the edge of the board; how many heights are tried."""
_LARGER = 1.3
"""At larger UI scales it is that much larger at most."""
_AFTER = 250
"""Milliseconds after the plate that tells what was done."""


def after_answer(board: Any, seat: Seat, moment: str) -> None:
    say(board, seat, moment, _AFTER)


def say(board: Any, seat: Seat, moment: str, wait: float, *, great: bool = False) -> bool:
    look, line = said_at(board, seat, moment, great=great)
    if line:
        scale = board.area.scale * min(_LARGER, max(1, board.scene.enlarged))
        place = _place(board, seat, paper(look, line, round(_WIDE * scale), scale).get_size())
        speak(board.stage, look, line, place, scale, wait)
    return bool(line)


def _place(board: Any, seat: Seat, size: tuple[int, int]) -> pygame.Rect:
    """Beside the plates of the mechs, or at the other edge, where no mech, plate or strip lies."""
    rim, pair = board.area.unit(_RIM), shooting(board)
    inner = board.field.rect.inflate(-2 * rim, -2 * rim)
    high = inner.height - size[1]
    # The other side stands above, one's own below.
    steps = range(_STEPS + 1) if seat != board.bottom else range(_STEPS, -1, -1)
    tops = [inner.top + round(high * step / _STEPS) for step in steps]
    lefts = inner.left, inner.right - size[0], inner.centerx - size[0] // 2
    others = [place_of(board, pair)] if len(pair) == 2 else []
    if board.plate is not None and not board.plate.gone:
        others.append(board.plate.image.get_rect(center=(round(board.plate.x), round(board.plate.y))))
    places = [pygame.Rect(left, top, *size) for left in lefts for top in tops]
    return best_place(board, places, pair, others)
