"""After a mistake: what it has cost, in numbers, and what could have been done instead."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.kit.widget import Box, Widget
from game.ui.paint import pen
from game.ui.paint.faces import CardFace
from game.ui.paint.icons import icon
from game.ui.paint.palette import INK, ON_GOLD, ON_PAPER_SOFT, TEXT, TEXT_SOFT, Color, bad, good
from game.ui.paint.skins import brass_tab, paper_skin
from game.ui.paint.steel import plate
from game.ui.paint.text import Layout, draw_line, fit, fits, text_width
from game.ui.paint.thumbnails import art_strip

_TONES = {
    "played": ("#5a3036", "#35191e"),
    "lesson": ("#3f7a58", "#1d4632"),
    "other": ("#3a4754", "#27323c"),
}


class InsteadRow(Widget):
    """A choice with what it comes to: what was `played`, the `lesson`'s, or an `other` one."""

    focusable = False

    def __init__(self, face: CardFace | None, name: str, note: str, tone: str, label: str) -> None:
        super().__init__(name=f"instead {tone} {name}")
        self.face = face
        self.title = name
        self.note = note
        self.tone = tone
        self.label = label

    def _words(self) -> Layout:
        size = self._room(), self.rect.height - self.unit(28)
        return fit(self.note, self.unit(12.5), size, self._color(), self.unit(12))

    def _room(self) -> int:
        return self.rect.width - self.unit(78 if self.face is not None else 20)

    def _color(self) -> Color:
        return {"played": bad(), "lesson": good()}.get(self.tone, TEXT_SOFT)

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        surface.blit(plate(*rect.size, self.scale, _TONES[self.tone], 6), rect)
        if self.face is not None:
            size = unit(56), min(unit(42), rect.height - unit(12))
            art = art_strip(self.face.art, size, unit(4))
            surface.blit(art, art.get_rect(midleft=(rect.left + unit(8), rect.centery)))
        left = rect.right - unit(8) - self._room()
        y = rect.top + unit(14)
        right = draw_line(
            surface, self.label, "italic", unit(12), self._color(), (rect.right - unit(9), y), "right"
        )
        draw_line(surface, self.title, "title", unit(15), TEXT, (left, y), width=right.left - left - unit(6))
        self._words().draw(surface, left, rect.top + unit(23))

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect, self._words().height <= self.rect.height - self.unit(24))]


@dataclass(frozen=True, slots=True)
class PriceRow:
    """One line of the price: an icon, words, the value before ("" for none) and after."""

    icon: str
    text: str
    before: str
    after: str
    worse: bool


_PRICE_WIDE, _PRICE_ROW = 244, 40


class PricePaper(Widget):
    """What a mistake has cost, in numbers, on paper."""

    focusable = False

    def __init__(self, title: str, rows: Sequence[PriceRow]) -> None:
        super().__init__(name="price")
        self.title = title
        self.rows = tuple(rows)

    @property
    def size(self) -> tuple[float, float]:
        """Units."""
        return _PRICE_WIDE, 26 + _PRICE_ROW * max(1, len(self.rows))

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        surface.blit(paper_skin(*rect.size, self.scale, 9), rect)
        words = self.title.upper()
        tab = pygame.Rect(rect.left + unit(15), rect.top - unit(12), 0, unit(24))
        tab.width = text_width(words, "title", unit(14)) + unit(28)
        surface.blit(brass_tab(*tab.size, self.scale), tab)
        draw_line(surface, words, "title", unit(14), ON_GOLD, tab.center, "center")
        for number, row in enumerate(self.rows):
            y = rect.top + unit(16 + _PRICE_ROW * (number + 0.5))
            if number:
                line = pygame.Rect(rect.left + unit(13), y - unit(_PRICE_ROW / 2), rect.width - unit(26), 1)
                surface.fill((201, 186, 156), line)
            self._draw_row(surface, row, y)

    def _draw_row(self, surface: pygame.Surface, row: PriceRow, y: int) -> None:
        unit, rect = self.unit, self.rect
        mark = icon(row.icon, unit(22))
        surface.blit(mark, mark.get_rect(center=(rect.left + unit(26), y)))
        color = bad(paper=True) if row.worse else ON_PAPER_SOFT
        right = draw_line(surface, row.after, "title", unit(20), color, (rect.right - unit(14), y), "right")
        if row.before:
            tip = right.left - unit(6)
            pen.line(surface, color, (tip - unit(15), y), (tip - unit(6), y), max(2, unit(3)))
            pen.polygon(
                surface, color, [(tip - unit(8), y - unit(6)), (tip - unit(8), y + unit(6)), (tip, y)]
            )
            place = tip - unit(20), y
            right = draw_line(surface, row.before, "title", unit(20), color, place, "right")
        left = rect.left + unit(45)
        draw_line(surface, row.text, "bold", unit(15), INK, (left, y), width=right.left - left - unit(6))

    def boxes(self) -> list[Box]:
        room = self.rect.width - self.unit(130)
        return [
            Box(self.name, self.rect, all(fits(row.text, "bold", self.unit(15), room) for row in self.rows))
        ]
