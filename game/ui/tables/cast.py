"""A blow of a game in small, as the settings show it beside them."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.engine.seats import Seat
from game.ui.paint.figures.figures import Drawn
from game.ui.paint.palette import Color

Painter = Callable[[str, Seat, int, str, Color], Drawn]
"""A figure by its look, for a seat, so many pixels high, in a pose of `POSES`, in a light."""
POSES = (("ready", "slash"), ("guard", "reel"))
"""Of each side: before the blow, and as it falls."""


@dataclass(frozen=True, slots=True)
class Cast:
    """Who strikes whom, at which place, and the number that it changes.

    `numbers` are those of both sides before the blow, `change` is what it does to the second; `cells` is how
    many there are at the most, for a duel on a lane that shows them as cells, with heat below.
    """

    looks: tuple[str, str]
    place: str
    cards: tuple[str, str]
    paint: Painter
    numbers: tuple[int, int]
    change: int
    icon: str = "hp"
    cells: int = 0
    tall: float = 0.62
    """Height of a figure's sheet as a share of the lane's."""
    apart: float = 1.0
    """How far the two stand from each other; 1 is as two mechs of a duel."""


def mirrored(drawn: Drawn) -> Drawn:
    """A figure that looks left."""
    image, (x, y) = drawn
    return pygame.transform.flip(image, True, False), (-x - image.get_width(), y)
