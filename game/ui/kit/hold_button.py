"""A button that a click works, or a key that is held: a short press only shakes it."""

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Name, Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint import pen
from game.ui.paint.materials.skins import gold_skin
from game.ui.paint.palette import FOCUS, SEATS
from game.ui.paint.scenery.shutter import progress_ring
from game.ui.paint.text import draw_line

HOLD, EMPTYING = 600, 150
"""Milliseconds that the key is held, and that the ring takes to empty."""
_LONGEST_STEP = 50
"""Milliseconds that one frame counts for: a frame that was late is no proof that the key is still down."""
_STEPS = 40


class HoldButton(TreeWidget):
    """Gold, with a stripe in a seat's colour and a ring that fills while the key is down."""

    def __init__(self, text: str, note: str, key_name: str, seat: int, command: Command) -> None:
        super().__init__(name=text)
        self.text, self.note, self.key_name, self.seat = text, note, key_name, seat
        self.command = command
        self.holding = False
        self._passed = 0.0

    @property
    def share(self) -> float:
        """How full the ring is, 0 to 1."""
        return min(1.0, self._passed / HOLD)

    @property
    def full(self) -> bool:
        return self._passed >= HOLD

    def update(self, milliseconds: int) -> bool:
        """Fills or empties the ring; True while it moves."""
        before = self._passed
        if self.holding:
            self._passed += min(milliseconds, _LONGEST_STEP)
        else:
            self._passed = max(0.0, self._passed - milliseconds * HOLD / EMPTYING)
        return self.holding or before > 0

    def release(self) -> None:
        """The key is up, or the keyboard is gone."""
        self.holding = False

    def activate(self) -> None:
        self.command()

    def draw_ground(self, surface: pygame.Surface) -> None:
        surface.blit(gold_skin(*self.rect.size, self.scale * 1.4, lit=self.lit), self.rect)

    def body(self) -> Node:
        words = Column(
            Name(self.text, "hold", anchor="center"),
            Text(self.note, "loss", "on gold", anchor="center"),
            gap=2,
            justify="center",
            grow=1,
        )
        ring = Column(Space(grow=1), Picture(self._draw_ring, "ring", width=80, height=80), Space(grow=1))
        stripe = Picture(self._draw_stripe, width=17)
        return Box(Row(stripe, words, ring, Space(width=1), gap=8), pad=(3, 3))

    def _draw_stripe(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """The seat's colour, cut at the left as the gold is."""
        (left, top), (right, foot), cut = rect.topleft, rect.bottomright, round(9 * scale)
        stripe = [(left, top + cut), (left + cut, top), (right, top), (right, foot), (left + cut, foot)]
        pen.polygon(surface, SEATS[self.seat], [*stripe, (left, foot - cut)])

    def _draw_ring(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """The ring as full as it is now, with the key's name inside."""
        surface.blit(progress_ring(rect.width, round(self.share * _STEPS) / _STEPS), rect)
        at, room = rect.center, rect.width * 11 // 20
        draw_line(surface, self.key_name, "title", round(16 * scale), FOCUS, at, "center", width=room)

    def draw_progress(self, surface: pygame.Surface) -> pygame.Rect:
        """Draws the ring alone; returns where."""
        rect = self.place_of("ring")
        self._draw_ring(surface, rect, self.scale)
        return rect
