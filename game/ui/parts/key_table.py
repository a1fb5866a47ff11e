"""What each key does, row by row."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame

from game.ui.keys import pressed
from game.ui.layout.leaves import Picture, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space
from game.ui.layout.plate import Plate
from game.ui.layout.theme import PAPER
from game.ui.paint import pen
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.parts.grounds import ground
from game.ui.parts.keyboard import key_node

PAPER_LINE: Color = rgb(art_colors("parts/page")["rule"])
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


class KeyTable(Plate):
    """Up and Down go from row to row; `moved` is told. Nothing is changed here.

    Where it is too low for all rows, those around the marked one are shown; the wheel goes on.
    """

    theme = PAPER

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
        page, last = self.fitting - 1, len(self.rows) - 1
        steps = {"up": -1, "down": 1, "page_up": -page, "page_down": page, "to_first": -last, "to_last": last}
        step = next((by for action, by in steps.items() if pressed(event, action)), None)
        if step is None:
            return False
        # Headings are passed over.
        rows = [number for number, row in enumerate(self.rows) if row.keys]
        place = rows.index(self.index)
        target = max(0, min(len(rows) - 1, place + step))
        if target == place:
            return False
        self._go(rows[target])
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

    def looks(self) -> Hashable:
        return self.first, self.index

    def body(self) -> Node:
        shown = range(self.first, self.first + self.fitting)
        rows = Column(*[_key_row(self.rows[one], marked=one == self.index) for one in shown], grow=1)
        if self.fitting == len(self.rows):
            return rows
        return Row(rows, Picture(self._draw_bar, width=6), gap=12)

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        """A row at least: the others are scrolled to."""
        return round(_LOWEST * scale), round(_LOWEST * scale)

    def _draw_bar(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        bar = rect.copy()
        bar.height = rect.height * self.fitting // len(self.rows)
        bar.top += (rect.height - bar.height) * self.first // (len(self.rows) - self.fitting)
        pen.rect(surface, PAPER.colors["heading"], bar, border_radius=round(3 * scale))


def paper_heading(words: str) -> Node:
    """A heading on paper, and a line to the end of the row."""
    return Row(Text(words, "section"), Picture(_draw_rule, grow=1), gap=10)


def _draw_rule(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    line = pygame.Rect(rect.left, rect.centery, rect.width, max(1, round(1.4 * scale)))
    pen.rect(surface, PAPER_LINE, line)


def _key_row(row: KeyRow, *, marked: bool) -> Node:
    if not row.keys:
        return Box(paper_heading(row.what), share=1)
    tint = "on gold" if marked else "text"
    keys = [Text(key, "explained", tint) if key in row.joining else key_node(key, 22) for key in row.keys]
    words = Row(
        Text(row.what, "loss", tint, share=0.46),
        Space(width=10),
        Row(*keys, gap=5, align="center", share=0.35),
        Text(row.pad, "paper label", tint, share=0.18),
        align="center",
    )
    ground_ = ground("gold") if marked else None
    # The gold of the marked row is wider than the table.
    return Box(Box(words, pad=(8, 1.5), ground=ground_), pad=(-8, 0.5), share=1)
