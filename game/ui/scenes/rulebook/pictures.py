"""The page of a book that shows what the words beside it are about."""

from collections.abc import Callable
from functools import partial

import pygame

from game.content.rulebook import Chapter, TableParts
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import Label, RichText
from game.ui.kit.widget import Widget
from game.ui.paint.cards.cards import full_height
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.legible import least_type
from game.ui.paint.scenery.book import BODY, FAINT, HEAD
from game.ui.paint.text import fit
from game.ui.parts.page_pictures import (
    CARD_SHARE,
    BoxPicture,
    Captioned,
    CutoutWidget,
    KeyboardPicture,
    PartsCard,
)
from game.ui.parts.table_parts import SHAPE, TablePartsPicture, detail_shape, paint_detail
from game.ui.tables.books import CardBook

_KEYWORDS = 14.0
"""Units: what the keywords of a card mean; left out where they would be much smaller."""

_SHAPES = {
    "duel": 1.08,
    "lane": 0.8,
    "board": 0.86,
    "program": 0.72,
    "dice": 0.6,
    "counters": 0.6,
    "arena": 0.9,
}
"""Height of a cut-out beside another one, of its width."""
_MANY, _CAPTIONED = 4, 160
_ALONE = 0.61
"""What is left of that where it has the whole width of the page."""


class PicturePage:
    """Chooses and places the pictures of a chapter."""

    def __init__(
        self,
        gallery: Gallery,
        book: CardBook,
        table: Callable[[TableParts], pygame.Surface | None],
    ) -> None:
        self.gallery = gallery
        self.book = book
        self.table = table
        """Gives the picture of a table, None until it is painted."""
        self.scale = 1.0

    def unit(self, amount: float) -> int:
        return round(amount * self.scale)

    def page(self, chapter: Chapter, room: pygame.Rect, scale: float) -> list[Widget]:
        """Parts of a card, cards with their keywords, cut-outs, a keyboard, or what is on the game's box."""
        self.scale = scale
        area = Area(room, scale)
        found: list[Widget] = []
        figures = [CutoutWidget(figure, self.book.cutout) for figure in chapter.figures]
        if chapter.board is not None:
            return self._table(chapter.board, area)
        if chapter.parts is not None:
            share = 0.47 if figures else 0.62
            high = min(area.rect.height * share, full_height(round(area.rect.width * CARD_SHARE)) + 2)
            face = self.book.face(chapter.parts.card)
            card = PartsCard(self.gallery, face, chapter.parts)
            card.place(area.top(high / self.scale, 20).rect, self.scale)
            found.append(card)
        if figures:
            found += self._figures(chapter, figures, area)
        elif chapter.cards:
            found += self._shown_cards(chapter, area)
        elif chapter.keyboard:
            found.append(self._framed(KeyboardPicture(chapter.keyboard), area, 0.62))
        elif chapter.picture:
            found.append(self._framed(BoxPicture(chapter.picture), area, 0.75))
        return found

    def _table(self, board: TableParts, area: Area) -> list[Widget]:
        """The whole table, and below it pieces of it, enlarged."""
        picture = partial(self.table, board)
        details: list[Widget] = [
            Captioned(detail.caption, partial(paint_detail, detail, picture)) for detail in board.details
        ]
        share = 0.62 if details else 1.0
        width = min(area.rect.width, round(area.rect.height * share / SHAPE))
        whole = area.top(width * SHAPE / self.scale, 18).rect
        rect = pygame.Rect(0, 0, width, round(width * SHAPE))
        rect.midtop = whole.midtop
        table = TablePartsPicture(board, picture)
        table.place(rect, self.scale)
        cells = area.columns(max(1, len(details)), 16)
        for one, detail, cell in zip(board.details, details, cells, strict=False):
            high = min(cell.rect.height, round(cell.rect.width * detail_shape(one)))
            detail.place(pygame.Rect(cell.rect.topleft, (cell.rect.width, high)), self.scale)
        return [table, *details]

    def _framed(self, picture: Widget, area: Area, shape: float) -> Widget:
        """As wide as the page; its height is `shape` of that."""
        width = min(area.rect.width, round(area.rect.height / shape))
        rect = pygame.Rect(0, 0, width, round(width * shape))
        rect.midtop = (
            area.rect.centerx,
            area.rect.top + min(self.unit(40), (area.rect.height - rect.height) // 2),
        )
        picture.place(rect, self.scale)
        return picture

    def _figures(self, chapter: Chapter, figures: list[CutoutWidget], area: Area) -> list[Widget]:
        found: list[Widget] = []
        block = area
        if chapter.parts is None and chapter.cards:
            room = area.top(area.rect.height / self.scale * 0.5, 16)
            found += self._shown_cards(chapter, room, meanings=False)
        if chapter.figures_title:
            title = Label(chapter.figures_title, "title", 19, HEAD)
            title.place(block.top(28, 6).rect, self.scale)
            found.append(title)
        note = block.bottom(22, 6) if chapter.figures_note else None
        across = _across(chapter, block)
        for widget, cell in zip(figures, block.grid(across, -(-len(figures) // across), 12), strict=False):
            rect = cell.rect
            shape = _SHAPES[widget.figure.table]
            rect.height = min(rect.height, round(rect.width * (shape if across > 1 else _ALONE * shape)))
            widget.place(rect, self.scale)
        if note is not None:
            label = Label(chapter.figures_note, "italic", 13, FAINT)
            note.rect.top = figures[0].rect.bottom + block.unit(8)
            label.place(note.rect, self.scale)
            found.append(label)
        return [*found, *figures]

    def _shown_cards(self, chapter: Chapter, area: Area, *, meanings: bool = True) -> list[Widget]:
        """One or two cards, and below each what its keywords mean, where there is room for it."""
        cells = area.columns(max(2, len(chapter.cards)), 22)[: len(chapter.cards)]
        faces = [self.book.face(card) for card in chapter.cards]
        widest = min(cells[0].rect.width, area.unit(224))
        width = min(widest, round(area.rect.height * 0.62 * 0.72))
        texts = [
            self._meanings(face, cell.rect, width) if meanings else None
            for face, cell in zip(faces, cells, strict=True)
        ]
        if not any(texts):
            width = min(widest, int(area.rect.height * 0.71))
        top = area.rect.top
        if not any(texts) and not chapter.figures:
            # Alone they stand a little above the middle of the page.
            top += (area.rect.height - full_height(width)) // 3
        found: list[Widget] = []
        for face, cell, text in zip(faces, cells, texts, strict=True):
            widget = CardWidget(self.gallery, face)
            widget.focusable = False
            place = pygame.Rect(0, top, width, full_height(width))
            place.centerx = cell.rect.centerx
            widget.place(place, self.scale)
            found += [widget, text] if text is not None else [widget]
        return found

    def _meanings(self, face: CardFace, cell: pygame.Rect, width: int) -> RichText | None:
        """What the keywords of a card mean, below a card of that width; None where there is no room."""
        notes = "\n".join(f"*{word}:* {meaning}" for word, meaning in self.book.notes(face))
        top = cell.top + full_height(width) + self.unit(14)
        below = cell.bottom - top
        least = max(least_type(), self.unit(_KEYWORDS * 0.75))
        if not notes or below <= 0:
            return None
        if fit(notes, self.unit(_KEYWORDS), (cell.width, below), BODY, least).height > below:
            return None
        text = RichText(notes, _KEYWORDS, BODY)
        text.name = f"keywords of {face.title}"
        high = fit(notes, self.unit(_KEYWORDS), (cell.width, below), BODY, least).height
        text.place(pygame.Rect(cell.left, top, cell.width, high), self.scale)
        return text


def _across(chapter: Chapter, area: Area) -> int:
    """How many cut-outs stand side by side: three of many where captions have room."""
    count, room = len(chapter.figures), area.rect
    if count > _MANY and room.width > max(room.height, 3 * area.unit(_CAPTIONED)):
        return 3
    stacked = not chapter.cards and chapter.parts is None and chapter.figures[0].table in ("dice", "program")
    return 1 if stacked else min(2, count)
