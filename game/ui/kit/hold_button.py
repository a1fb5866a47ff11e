"""A button that a click works, or a key that is held: a short press only shakes it."""

import pygame

from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint import pen
from game.ui.paint.lettering import fitting
from game.ui.paint.materials.skins import gold_skin
from game.ui.paint.palette import ON_GOLD, SEATS
from game.ui.paint.scenery.shutter import progress_ring
from game.ui.paint.text import draw_line, fits, shortened

HOLD, EMPTYING = 600, 150
"""Milliseconds that the key is held, and that the ring takes to empty."""
_LONGEST_STEP = 50
"""Milliseconds that one frame counts for: a frame that was late is no proof that the key is still down."""
_STEPS = 40
_RING, _STRIPE, _TEXT, _NOTE = 80, 20, 35, 15


class HoldButton(Widget):
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

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        surface.blit(gold_skin(*rect.size, self.scale * 1.4, lit=self.lit), rect)
        left, top, foot = rect.left + unit(3), rect.top + unit(3), rect.bottom - unit(3)
        cut, right = unit(9), rect.left + _STRIPE * self.scale
        stripe = [(left, top + cut), (left + cut, top), (right, top), (right, foot), (left + cut, foot)]
        pen.polygon(surface, SEATS[self.seat], [*stripe, (left, foot - cut)])
        middle, room = self._words()
        size = fitting(self.text, unit(_TEXT), room)
        place = middle, rect.centery - unit(9)
        text = shortened(self.text, "title", size, room)
        draw_line(surface, text, "title", size, ON_GOLD, place, "center", width=room)
        place = middle, rect.centery + unit(21)
        draw_line(surface, self.note, "bold", unit(_NOTE), (92, 52, 10), place, "center", width=room)
        self.draw_progress(surface)

    def _words(self) -> tuple[int, int]:
        """The middle of the words, and the room that they have."""
        left, right = self.rect.left + self.unit(_STRIPE + 8), self.progress_rect.left - self.unit(8)
        return (left + right) // 2, right - left

    @property
    def progress_rect(self) -> pygame.Rect:
        rect = pygame.Rect(0, 0, self.unit(_RING), self.unit(_RING))
        rect.center = self.rect.right - self.unit(52), self.rect.centery
        return rect

    def draw_progress(self, surface: pygame.Surface) -> pygame.Rect:
        """The ring as full as it is now, with the key's name inside."""
        rect = self.progress_rect
        surface.blit(progress_ring(rect.width, round(self.share * _STEPS) / _STEPS), rect)
        width = rect.width * 11 // 20
        color = (255, 226, 144)
        draw_line(surface, self.key_name, "title", self.unit(16), color, rect.center, "center", width=width)
        return rect

    def boxes(self) -> list[Box]:
        room = self._words()[1]
        return [Box(self.name, self.rect, fits(self.note, "bold", self.unit(_NOTE), room))]
