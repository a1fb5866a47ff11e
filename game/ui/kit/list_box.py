"""A list to choose from, with a scroll bar when there is more than fits."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.ui.keys import pressed
from game.ui.layout.leaves import Picture, Text
from game.ui.layout.nodes import Column, Node, Row, Space, Stack, Themed
from game.ui.layout.plate import Plate
from game.ui.layout.theme import PAPER
from game.ui.paint import pen
from game.ui.paint.materials.skins import paper_skin, sunk_skin
from game.ui.paint.palette import TEXT_SOFT


class ListBox(Plate):
    """Lines to choose from, with a scroll bar when there are more than fit.

    A click marks a row (`moved`), a click on the marked row or Enter works it (`chosen`).
    """

    def __init__(
        self,
        rows: Sequence[str],
        chosen: Callable[[int], None],
        *,
        index: int = 0,
        row_height: float = 38,
        name: str = "",
        moved: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__(name=name)
        self.rows = list(rows)
        self.chosen = chosen
        self.moved = moved
        self.index = index
        self.row_height = row_height
        self.first = 0
        self._click_works = True
        self.unusable: frozenset[int] = frozenset()

    @property
    def fitting(self) -> int:
        return max(1, self.rect.height // max(1, self.unit(self.row_height)))

    def activate(self) -> None:
        works, self._click_works = self._click_works, True
        if works and self.rows and self.index not in self.unusable:
            self.chosen(self.index)

    def key(self, event: pygame.event.Event) -> bool:
        page, all_rows = self.fitting, len(self.rows)
        steps = {"up": -1, "down": 1, "page_up": -page, "page_down": page}
        steps |= {"to_first": -all_rows, "to_last": all_rows}
        step = next((by for action, by in steps.items() if pressed(event, action)), None)
        if step is None or not self.rows:
            return False
        target = max(0, min(len(self.rows) - 1, self.index + step))
        if target == self.index:
            return False
        self._go(target)
        return True

    def _go(self, index: int) -> None:
        self.index = index
        self.first = min(max(self.first, index - self.fitting + 1), index)
        if self.moved:
            self.moved(index)

    def scroll(self, by: int) -> bool:
        self.first = max(0, min(len(self.rows) - self.fitting, self.first - by))
        return True

    def press(self, place: tuple[int, int]) -> None:
        row = next((one for one in self.shown_rows if self.row_rect(one).collidepoint(place)), None)
        on_row = row is not None and not self._on_bar(place)
        self._click_works = on_row and row == self.index
        if row is not None and on_row and row != self.index:
            self._go(row)

    def drag(self, place: tuple[int, int]) -> None:
        if self._on_bar(place):
            self._click_works = False
            share = (place[1] - self.rect.top) / max(1, self.rect.height)
            self.first = max(0, min(len(self.rows) - self.fitting, round(share * len(self.rows))))

    @property
    def scrolls(self) -> bool:
        """Whether there are more rows than fit."""
        return len(self.rows) > self.fitting

    def _on_bar(self, place: tuple[int, int]) -> bool:
        return self.scrolls and place[0] > self.place_of("bar").left

    @property
    def shown_rows(self) -> range:
        """The numbers of the rows that are in sight."""
        return range(self.first, min(len(self.rows), self.first + self.fitting))

    def row_rect(self, number: int) -> pygame.Rect:
        """Where a row lies that is in sight."""
        return self.place_of(f"row {number}")

    def looks(self) -> Hashable:
        shown = self.shown_rows
        return (
            self.index,
            self.first,
            self.row_height,
            self.unusable,
            tuple(self.rows[shown.start : shown.stop]),
        )

    def body(self) -> Node:
        rows = [
            Stack(self.row_ground(number), self._row_words(number), height=self.row_height)
            for number in self.shown_rows
        ]
        bar = Row(Space(grow=1), Picture(self._draw_bar, "bar", width=16)) if self.scrolls else None
        return Stack(Column(*rows), bar)

    def row(self, number: int) -> Node:
        """What a row says."""
        tint = "off" if number in self.unusable else "text"
        return Row(Space(width=16), Text(self.rows[number], "row", tint, grow=1), Space(width=28))

    def _row_words(self, number: int) -> Node:
        """The marked row is paper."""
        row = self.row(number)
        return Themed(row, PAPER) if number == self.index else row

    def row_ground(self, number: int) -> Node:
        """What a row stands on."""
        marked = Picture(_draw_marked, f"row {number}")
        return marked if number == self.index else Picture(lambda *place: None, f"row {number}")

    def draw_ground(self, surface: pygame.Surface) -> None:
        surface.blit(sunk_skin(*self.rect.size, self.scale), self.rect)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Around the marked row, which Enter works, clear of the words beside it; around the list where it is
        scrolled away.
        """
        shown = self.rows and self.index in self.shown_rows
        row = self.row_rect(self.index).inflate(-self.unit(12), -self.unit(6))
        self.draw_ring(surface, row if shown else self.rect)

    def _draw_bar(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        edge, length = round(4 * scale), rect.height - round(8 * scale)
        size = max(round(20 * scale), length * self.fitting // len(self.rows))
        place = (length - size) * self.first // max(1, len(self.rows) - self.fitting)
        bar = rect.left + edge, rect.top + edge + place, round(7 * scale), size
        pen.rect(surface, TEXT_SOFT, bar, border_radius=edge)


def _draw_marked(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    inside = rect.inflate(-round(8 * scale), -round(4 * scale))
    surface.blit(paper_skin(*inside.size, scale, 5), inside)
