"""A list to choose from, with a scroll bar when there is more than fits."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.keys import pressed
from game.ui.kit.widget import Widget
from game.ui.paint import pen
from game.ui.paint.materials.skins import paper_skin, sunk_skin
from game.ui.paint.palette import DISABLED, INK, TEXT, TEXT_SOFT, Color
from game.ui.paint.text import draw_line


class ListBox(Widget):
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
        size: float = 18,
        moved: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__(name=name)
        self.rows = list(rows)
        self.chosen = chosen
        self.moved = moved
        self.index = index
        self.row_height = row_height
        self.size = size
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
        steps = {"up": -1, "down": 1, "page_up": -self.fitting, "page_down": self.fitting}
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
        row = self.first + (place[1] - self.rect.top) // max(1, self.unit(self.row_height))
        on_row = row < min(len(self.rows), self.first + self.fitting) and not self._on_bar(place)
        self._click_works = on_row and row == self.index
        if on_row and row != self.index:
            self._go(row)

    def drag(self, place: tuple[int, int]) -> None:
        if self._on_bar(place):
            self._click_works = False
            share = (place[1] - self.rect.top) / max(1, self.rect.height)
            self.first = max(0, min(len(self.rows) - self.fitting, round(share * len(self.rows))))

    def _on_bar(self, place: tuple[int, int]) -> bool:
        return place[0] > self.rect.right - self.unit(16) and len(self.rows) > self.fitting

    def shown_rows(self) -> list[tuple[int, pygame.Rect]]:
        """The rows that are in sight, and where they lie."""
        shown = range(self.first, min(len(self.rows), self.first + self.fitting))
        place = pygame.Rect(self.rect.topleft, (self.rect.width, self.unit(self.row_height)))
        return [(number, place.move(0, (number - self.first) * place.height)) for number in shown]

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(sunk_skin(*self.rect.size, self.scale), self.rect)
        for number, row in self.shown_rows():
            if number == self.index:
                inner = row.inflate(-self.unit(8), -self.unit(4))
                surface.blit(paper_skin(*inner.size, self.scale, 5), inner)
            self.draw_row(surface, number, row)
        self._draw_bar(surface)

    def row_ink(self, number: int) -> Color:
        """The colour of a row's words: the marked row is paper."""
        return INK if number == self.index else TEXT

    def draw_row(self, surface: pygame.Surface, number: int, row: pygame.Rect) -> None:
        """Draws what a row says, over its ground."""
        draw_line(
            surface,
            self.rows[number],
            "text",
            self.unit(self.size),
            DISABLED if number in self.unusable else self.row_ink(number),
            (row.left + self.unit(16), row.centery),
            width=row.width - self.unit(44),
        )

    def _draw_bar(self, surface: pygame.Surface) -> None:
        if len(self.rows) <= self.fitting:
            return
        length = self.rect.height - self.unit(8)
        size = max(self.unit(20), length * self.fitting // len(self.rows))
        place = (length - size) * self.first // max(1, len(self.rows) - self.fitting)
        bar = pygame.Rect(
            self.rect.right - self.unit(12), self.rect.top + self.unit(4) + place, self.unit(7), size
        )
        pen.rect(surface, TEXT_SOFT, bar, border_radius=self.unit(4))
