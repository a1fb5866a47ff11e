"""A plate with one of the numbers that a match ended with, for either seat."""

from functools import partial

import pygame

from game.engine.seats import Seat
from game.ui.layout.leaves import Icon, Text
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.materials.steel import plate
from game.ui.paint.palette import SEATS
from game.ui.paint.roles import art_colors
from game.ui.paint.text import Anchor, draw_line
from game.ui.parts.grounds import ground
from game.ui.tables.session.outcome import Count
from game.words.messages import SCREENS, shipped_messages


class CountPlate(TreeWidget):
    """What was counted, on steel, with its icon where it is `marked`.

    The numbers stand there in the `order` of the seats, and count up.
    """

    focusable = False

    def __init__(self, count: Count, order: tuple[Seat, Seat], *, marked: bool = True) -> None:
        super().__init__(name=count.name)
        self.count, self.order, self.marked = count, order, marked

    def body(self) -> Node:
        anchor: Anchor = "left" if self.marked else "center"
        name = Row(
            Icon(self.count.symbol, 20) if self.marked else None,
            Text(self.count.name, "item", anchor=anchor, grow=1),
            gap=6,
            align="center",
            height=38,
        )
        to = shipped_messages(SCREENS).say("result", "to")
        between = Text(to, "between counts", name="to", anchor="center", height=30)
        skin = partial(plate, tone=art_colors("result").ramp("count plate"))
        return Box(Column(name, between), pad=(10, 0), ground=ground(lambda *size: skin(*size)))

    def draw_numbers(self, surface: pygame.Surface, share: float) -> list[pygame.Rect]:
        """The numbers as far as they have counted; returns where."""
        middle = self.place_of("to")
        return [
            draw_line(
                surface,
                str(round(self.count.numbers[seat] * share)),
                "title",
                self.unit(37),
                SEATS[seat],
                (middle.centerx + side * self.unit(16), middle.centery),
                "right" if side < 0 else "left",
                max(1, self.unit(1.4)),
                self.rect.width // 2 - self.unit(22),
            )
            for seat, side in zip(self.order, (-1, 1), strict=True)
        ]
