"""What each key does, row by row."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.keys import pressed
from game.ui.kit.widget import Box, Widget
from game.ui.paint import pen
from game.ui.paint.materials.skins import gold_skin
from game.ui.paint.palette import INK, ON_GOLD, Color
from game.ui.paint.text import draw_line, fits
from game.ui.parts.keyboard import cap_width, draw_key

PAPER_HEAD: Color = (140, 84, 16)
PAPER_LINE: Color = (214, 200, 170)
_KEYS, _PAD = 0.47, 0.82
"""Where the columns of keys and of gamepad buttons begin, in shares of the width."""
_CAP = 13.5
_LOWEST = 24.5
"""Units that a row takes at least."""


@dataclass(frozen=True, slots=True)
class KeyRow:
    """What keys do: `keys` as they are printed on the keyboard, and words that join them (`joining`).

    `pad` are buttons of a gamepad, `lit` the keys that are lit on the picture of a keyboard. A row without
    keys is a heading.
    """

    what: str
    keys: tuple[str, ...] = ()
    pad: str = ""
    note: str = ""
    joining: frozenset[str] = frozenset()
    lit: frozenset[str] = frozenset()


class KeyTable(Widget):
    """Up and Down go from row to row; `moved` is told. Nothing is changed here.

    Where it is too low for all rows, those around the marked one are shown; the wheel goes on.
    """

    def __init__(self, rows: Sequence[KeyRow], moved: Callable[[KeyRow], None], name: str = "keys") -> None:
        super().__init__(name=name)
        self.rows = list(rows)
        self.moved = moved
        self.index = next(number for number, row in enumerate(rows) if row.keys)
        self.first = 0

    @property
    def fitting(self) -> int:
        """How many rows are shown."""
        return max(1, min(len(self.rows), self.rect.height // max(1, self.unit(_LOWEST))))

    def place(self, rect: pygame.Rect, scale: float) -> None:
        super().place(rect, scale)
        self._keep_in_sight()

    def scroll(self, by: int) -> bool:
        before = self.first
        self.first = max(0, min(len(self.rows) - self.fitting, self.first - by))
        return self.first != before

    def _keep_in_sight(self) -> None:
        # A heading is shown with its first row.
        top = self.index - 1 if self.index and not self.rows[self.index - 1].keys else self.index
        self.first = max(
            0, min(max(self.first, self.index - self.fitting + 1), top, len(self.rows) - self.fitting)
        )

    @property
    def row(self) -> KeyRow:
        """The marked row."""
        return self.rows[self.index]

    def row_rect(self, index: int) -> pygame.Rect:
        """Where a row lies; empty for one that is not shown."""
        place = index - self.first
        if not 0 <= place < self.fitting:
            return pygame.Rect(self.rect.topleft, (0, 0))
        high = self.rect.height / self.fitting
        top = round(self.rect.top + place * high)
        width = self.rect.width - (self.unit(18) if self.fitting < len(self.rows) else 0)
        return pygame.Rect(self.rect.left, top, width, round(self.rect.top + (place + 1) * high) - top)

    def key(self, event: pygame.event.Event) -> bool:
        if not pressed(event, "up", "down"):
            return False
        step = -1 if pressed(event, "up") else 1
        index = self.index + step
        while 0 <= index < len(self.rows) and not self.rows[index].keys:
            index += step
        if not 0 <= index < len(self.rows):
            return False
        self._go(index)
        return True

    def press(self, place: tuple[int, int]) -> None:
        for index, row in enumerate(self.rows):
            if row.keys and self.row_rect(index).collidepoint(place):
                self._go(index)

    def point(self, place: tuple[int, int]) -> bool:
        before = self.index
        self.press(place)
        return self.index != before

    def _go(self, index: int) -> None:
        if index != self.index:
            self.index = index
            self._keep_in_sight()
            self.moved(self.row)

    def draw(self, surface: pygame.Surface) -> None:
        for index in range(self.first, self.first + self.fitting):
            self._draw_row(surface, self.rows[index], self.row_rect(index), marked=index == self.index)
        hidden = len(self.rows) - self.fitting
        if hidden:
            size = self.rect.height * self.fitting // len(self.rows)
            top = self.rect.top + (self.rect.height - size) * self.first // hidden
            bar = (self.rect.right - self.unit(6), top, self.unit(6), size)
            pen.rect(surface, PAPER_HEAD, bar, border_radius=self.unit(3))

    def _draw_row(self, surface: pygame.Surface, row: KeyRow, rect: pygame.Rect, *, marked: bool) -> None:
        unit = self.unit
        if not row.keys:
            used = draw_line(
                surface, row.what, "title", unit(16), PAPER_HEAD, (rect.left, rect.centery + unit(2))
            )
            start = used.right + unit(9), used.centery
            pen.line(surface, PAPER_LINE, start, (rect.right, used.centery), max(1, unit(1.3)))
            return
        if marked:
            ground = rect.inflate(unit(16), -unit(1))
            surface.blit(gold_skin(*ground.size, self.scale), ground)
        room = round(rect.width * _KEYS) - unit(10)
        color = ON_GOLD if marked else INK
        draw_line(surface, row.what, "bold", unit(15), color, (rect.left, rect.centery), width=room)
        high = min(unit(_CAP * 2), rect.height - unit(4))
        x = rect.left + round(rect.width * _KEYS)
        for key in row.keys:
            if key in row.joining:
                x = draw_line(surface, key, "text", unit(13), color, (x, rect.centery)).right + unit(5)
                continue
            cap = pygame.Rect(x, rect.centery - high // 2, cap_width(key, high), high)
            draw_key(surface, key, cap)
            x = cap.right + unit(5)
        if row.pad:
            x = rect.left + round(rect.width * _PAD)
            draw_line(surface, row.pad, "bold", unit(14), color, (x, rect.centery), width=rect.right - x)

    def boxes(self) -> list[Box]:
        room = round(self.rect.width * _KEYS) - self.unit(10)
        whole = all(fits(row.what, "bold", self.unit(15), room) for row in self.rows if row.keys)
        return [Box(self.name, self.rect, whole)]
