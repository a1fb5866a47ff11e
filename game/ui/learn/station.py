"""A lesson on its path: a hexagon with its number, a tick or a lock, stars above and its name below."""

from collections.abc import Hashable

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.plate import Plate
from game.ui.learn.paths import Station
from game.ui.learn.standing import draw_stars
from game.ui.paint.materials.hexagon import station
from game.ui.paint.palette import ON_GOLD, TEXT
from game.ui.paint.text import draw_line
from game.ui.parts.grounds import toned

WIDE, HIGH = 116, 92
"""Units that a station takes with its name."""
MIDDLE = 38
"""Units from its top to the middle of its hexagon."""
_SIZE, _NOW = 58, 70


class StationWidget(Plate):
    """`now` is the lesson to go on with; `advice` names the one that is better done before a later one."""

    def __init__(self, number: int, one: Station, command: Command, *, now: bool, advice: str) -> None:
        hint = f"{one.lesson.line} {advice}" if one.state == "later" else one.lesson.line
        super().__init__(name=f"lesson {one.key}", hint=hint)
        self.number = number
        self.station = one
        self.command = command
        self.now = now
        self.group = one.lesson.game

    def activate(self) -> None:
        self.command()

    @property
    def _middle(self) -> tuple[int, int]:
        return self.rect.centerx, self.rect.top + self.unit(MIDDLE)

    @property
    def _state(self) -> str:
        return "now" if self.now else self.station.state

    @property
    def _shines(self) -> bool:
        return self.lit or self._state == "now"

    def looks(self) -> Hashable:
        return self._shines, self.station.state

    def body(self) -> Node:
        tint = "ink" if self._shines else "text"
        name = Text(self.station.lesson.title, "step", tint, anchor="center")
        plate = Box(name, pad=(7, 0), ground=toned("name lit" if self._shines else "name", 5, 1.6), height=20)
        return Column(Space(grow=1), Row(plate, justify="center"))

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The hexagon with its number, and the stars above."""
        state, (x, y) = self._state, self._middle
        size = self.unit(_NOW if state == "now" else _SIZE)
        image = station(size, state)
        surface.blit(image, image.get_rect(center=(x, y)))
        if state != "done":
            color = ON_GOLD if state == "now" else TEXT
            outline = 0 if state == "now" else self.unit(1.4)
            number = str(self.number)
            draw_line(surface, number, "title", self.unit(25), color, (x, y), "center", outline)
        if self.station.stars:
            top = y - size // 2 - self.unit(2)
            draw_stars(surface, x + self.unit(25), top, self.unit(17), self.station.stars)

    def draw_focus(self, surface: pygame.Surface) -> None:
        ring = pygame.Rect((0, 0), (self.unit(_NOW),) * 2)
        ring.center = self._middle
        self.draw_ring(surface, ring)
        self.draw_body(surface)
