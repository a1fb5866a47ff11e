"""A step of a turn that is over, in one row: its number, a picture, a sentence, and what it did to lanes."""

from collections.abc import Sequence

import pygame

from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Box
from game.ui.paint import pen
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.palette import GOLD, INK, SEATS, TEXT, TEXT_SOFT, Color, bad, good
from game.ui.paint.skins import box, paper_skin
from game.ui.paint.text import Layout, draw_line, fit, lay_out
from game.ui.paint.thumbnails import art_strip

Field = tuple[str, str, str]
"""Three short lines: where, who, what came of it."""

_LEAST, _MARGIN, _FIELDS, _LEFT, _NUMBER = 32, 9, 46, 64, 14
_SIZE, _NOW_SIZE, _PAPER = 13.5, 15, 6
_HARM: Color = (255, 188, 118)
_ROOM = 1000
_ART = 34, 25


class StepRow(CardWidget):
    """Pointing at it shows its first card. `symbol` is the icon of a step without a card, `number` 0 a row
    that is none of several steps. The step that runs `now` is on paper, in a gold ring.
    """

    def __init__(
        self,
        gallery: Gallery,
        number: int,
        seat: int,
        words: str,
        face: CardFace | None,
        symbol: str = "",
        fields: Sequence[Field] = (),
        tone: str = "plain",
        *,
        now: bool = False,
    ) -> None:
        super().__init__(gallery, face)
        self.name = f"step {number} of seat {seat}"
        self.number = number
        self.seat = seat
        self.words = words
        self.symbol = symbol
        self.fields = tuple(fields)
        self.now = now
        self.words_ink = INK if now else _HARM if tone == "harm" else good() if tone == "good" else TEXT

    def height(self, width: int, scale: float) -> int:
        """Pixels that it needs at a width in pixels."""
        room = width - round((self._left + 6) * scale)
        layout = lay_out(self.words, round(self._size * scale), room, TEXT)
        high = max(round(_LEAST * scale), layout.height + round(_MARGIN * scale))
        return high + round(self._below * scale)

    @property
    def _below(self) -> float:
        """Units for the fields, and for the paper's edge below them."""
        return (_FIELDS if self.fields else 0) + (_PAPER if self.now else 0)

    @property
    def _left(self) -> int:
        """Units before the words."""
        return _LEFT if self.number else _LEFT - _NUMBER

    @property
    def _size(self) -> float:
        return _NOW_SIZE if self.now else _SIZE

    def _layout(self) -> Layout:
        room = self.rect.width - self.unit(self._left + 6), self._text_height()
        return fit(self.words, self.unit(self._size), room, self.words_ink)

    def _text_height(self) -> int:
        return self.rect.height - self.unit(self._below)

    def draw(self, surface: pygame.Surface) -> None:
        if self.now:
            self._draw_paper(surface)
        unit, head = self.unit, self.rect.copy()
        head.height = self._text_height()
        edge = "#ffe290" if self.lit else "#0d0e16"
        if not self.now:
            surface.blit(box(*head.size, unit(4), "#35434f", "#283540", edge, max(1, unit(1.5))), head)
        seat = SEATS[self.seat]
        stripe = self.rect.inflate(0, -2 * unit(4)) if self.now else head.inflate(0, -2)
        pen.rect(surface, seat, (head.left + unit(2) * self.now, stripe.top, unit(4), stripe.height))
        if self.number:
            place = (head.left + unit(14), head.centery)
            draw_line(surface, str(self.number), "title", unit(14), seat, place, "center")
        picture = pygame.Rect(head.left + unit(self._left - 40), 0, unit(_ART[0]), unit(_ART[1]))
        picture.centery = head.centery
        if self.face is not None and self.face.art:
            surface.blit(row_art(self.face, self.scale), picture)
        elif self.symbol:
            mark = icon(self.symbol, unit(22))
            surface.blit(mark, mark.get_rect(center=picture.center))
        layout = self._layout()
        layout.draw(surface, head.left + unit(self._left), head.centery - layout.height // 2)
        if not self.enabled:
            veil = pygame.Surface(head.size, pygame.SRCALPHA)
            veil.fill((16, 22, 28, 150))
            surface.blit(veil, head)
        for number, (where, who, what) in enumerate(self.fields):
            self._draw_field(surface, number, where, who, what)

    def _draw_paper(self, surface: pygame.Surface) -> None:
        edge = self.rect.inflate(self.unit(4), self.unit(4))
        pen.rect(surface, GOLD, edge, max(2, self.unit(3.4)), border_radius=self.unit(8))
        surface.blit(paper_skin(*self.rect.size, self.scale, 5), self.rect)

    def _draw_field(self, surface: pygame.Surface, number: int, where: str, who: str, what: str) -> None:
        unit, gap = self.unit, self.unit(4)
        left = self.rect.left + unit(10)
        wide = (self.rect.right - unit(6) * self.now - left - 2 * gap) // 3
        top = self.rect.bottom - unit(self._below - 3)
        rect = pygame.Rect(left + number * (wide + gap), top, wide, unit(41))
        surface.blit(box(*rect.size, unit(4), "#101820", "#17222b", "#0d0e16", max(1, unit(1.5))), rect)
        for row, (words, face, color) in enumerate(
            ((where, "label", TEXT_SOFT), (who, "label", TEXT), (what, "bold", bad()))
        ):
            middle = rect.top + unit(8) + row * unit(12.5)
            if " > " in words:
                words = "*" + words.replace(" > ", "* :right: *") + "*"
            if ":" in words:
                layout = lay_out(words, unit(12), wide, color)
                layout.draw(surface, rect.left + unit(6), middle - layout.height // 2)
            else:
                room = wide - unit(10)
                place = (rect.left + unit(6), middle)
                draw_line(surface, words, face, unit(12), color, place, width=room)  # type: ignore[arg-type]

    def boxes(self) -> list[Box]:
        layout = self._layout()
        return [Box(self.name, self.rect, layout.height <= self._text_height() and not layout.cut)]


def row_art(face: CardFace, scale: float) -> pygame.Surface:
    """The picture of a card as its row shows it."""
    return art_strip(face.art, (round(_ART[0] * scale), round(_ART[1] * scale)), round(4 * scale))


def place_steps(rows: Sequence[StepRow], rect: pygame.Rect, scale: float) -> list[StepRow]:
    """Places as many of the last rows as there is room for, from the top; returns those."""
    gap, used = round(4 * scale), 0
    shown: list[StepRow] = []
    for row in reversed(rows):
        height = row.height(rect.width, scale)
        if used + height > rect.height:
            break
        used += height + gap
        shown.insert(0, row)
    top = rect.top
    for row in shown:
        row.place(pygame.Rect(rect.left, top, rect.width, row.height(rect.width, scale)), scale)
        top = row.rect.bottom + gap
    return shown
