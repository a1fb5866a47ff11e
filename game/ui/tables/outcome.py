"""How a match ended, as the result screen tells it; each game fills it in."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Ending:
    """`rows` are (what, its number for either seat); `figure` paints a seat's side in a height of pixels."""

    winner: Seat | None
    reason: str
    rows: Sequence[tuple[str, tuple[int, int]]]
    figure: Callable[[Seat, int], pygame.Surface]
