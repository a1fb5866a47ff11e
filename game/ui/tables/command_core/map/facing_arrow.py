"""Arrows around a mech that has been placed: each turns it to a facing."""

import math

import pygame

from game.ui.kit.widget import Command, Widget
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK, hex_of
from game.ui.paint.palette import FOCUS, GOLD, TEAL
from game.ui.paint.svg import document, polygon, rasterise


@kept(200_000, pixels_of)
def _image(size: int, degrees: int, tone: str) -> pygame.Surface:
    turn = math.radians(degrees)
    points = []
    for x, y in ((0, -44), (36, 8), (14, 4), (14, 40), (-14, 40), (-14, 4), (-36, 8)):
        points.append(
            (50 + x * math.cos(turn) - y * math.sin(turn), 50 + x * math.sin(turn) + y * math.cos(turn))
        )
    return rasterise(document(polygon(points, tone, INK, 7), 100, 100), (size, size))


class FacingArrow(Widget):
    """Points where a mech would look; `chosen` is the one that it looks at now. It lies over the board."""

    solid = False

    def __init__(self, facing: int, degrees: float, command: Command, *, chosen: bool) -> None:
        super().__init__(name=f"facing {facing}")
        self.degrees = round(degrees)
        self.command = command
        self.chosen = chosen

    def activate(self) -> None:
        self.command()

    def draw(self, surface: pygame.Surface) -> None:
        tone = hex_of(FOCUS if self.lit else GOLD if self.chosen else TEAL)
        surface.blit(_image(self.rect.width, self.degrees, tone), self.rect)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """No ring, which would cover the mech: its colour shows the focus."""
