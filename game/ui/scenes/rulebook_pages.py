"""How a chapter is laid out: words on the left page, pictures on the right one, as many pages as it takes."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.content.rulebook import Chapter
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import Label, RichText
from game.ui.kit.widget import Widget
from game.ui.paint.book import BODY, FAINT, HEAD
from game.ui.paint.cards import compact_height, full_height
from game.ui.paint.flow import Line, flow
from game.ui.paint.gallery import Gallery
from game.ui.paint.text import fit
from game.ui.parts.page_pictures import CARD_SHARE, CutoutWidget, PartsCard
from game.ui.parts.page_text import READING, Footnote, LinkWord, PageText, PageTitle, RulingBox, heights
from game.ui.tables.books import CardBook

_HEAD, _NOTE, _GAP = 66.0, 72.0, 14.0
"""Units that a title takes with the line below it, a footnote, and the room between two things."""
_COLUMNS = 3
_KEYWORDS = 14.0
"""Units: what the keywords of a card mean; left out where they would be much smaller."""
_WIDEST = 470.0
"""Units: longer lines are hard to follow."""


@dataclass
class Spread:
    """Two pages that are seen at once."""

    left: list[Widget] = field(default_factory=list)
    right: list[Widget] = field(default_factory=list)

    @property
    def widgets(self) -> list[Widget]:
        return [*self.left, *self.right]


class PageMaker:
    """Lays chapters out on two pages of a size; `follow` is called with the chapter that a link leads to."""

    def __init__(
        self,
        gallery: Gallery,
        book: CardBook,
        follow: Callable[[str], None],
        meant: Callable[[], LinkWord | None],
    ) -> None:
        self.gallery = gallery
        self.book = book
        self.follow = follow
        self.meant = meant
        self.left = pygame.Rect(0, 0, 1, 1)
        self.right = pygame.Rect(0, 0, 1, 1)
        self.scale = 1.0

    def resize(self, left: pygame.Rect, right: pygame.Rect, scale: float) -> None:
        """The rooms for words and pictures on both pages."""
        self.left, self.right, self.scale = left, right, scale

    def unit(self, amount: float) -> int:
        return round(amount * self.scale)

    def spreads(self, chapter: Chapter, wanted: str = "") -> list[Spread]:
        """All pages of a chapter; words with `wanted` in them are marked."""
        return self._cards(chapter) if chapter.kind else self._words(chapter, wanted)

    def _title(self, chapter: Chapter) -> tuple[PageTitle, pygame.Rect]:
        label = PageTitle(chapter.title)
        rect = pygame.Rect(self.left.topleft, (self.left.width, self.unit(54)))
        label.place(rect, self.scale)
        return label, rect

    def _cards(self, chapter: Chapter) -> list[Spread]:
        """All cards of a kind, row by row."""
        label, _ = self._title(chapter)
        intro = PageText(flow(chapter.text, self.unit(READING), self.left.width))
        top = self.left.top + self.unit(_HEAD)
        high = heights(intro.lines, self.unit(READING))[-1]
        intro.place(pygame.Rect(self.left.left, top, self.left.width, high), self.scale)
        spreads = [Spread([label, intro])]
        free = self.left.copy()
        free.top = intro.rect.bottom + self.unit(_GAP)
        free.height = self.left.bottom - free.top
        rooms = [free, self.right]
        cards = list(self.book.kinds[chapter.kind])
        page = 0
        while cards:
            room = rooms[page] if page < 2 else (self.left if page % 2 == 0 else self.right)
            if page // 2 == len(spreads):
                spreads.append(Spread())
            side = spreads[-1].left if page % 2 == 0 else spreads[-1].right
            shown = self._grid(cards, room, even=page == 0)
            side += shown
            cards = cards[len(shown) :]
            page += 1
        return spreads

    def _grid(self, cards: list[str], room: pygame.Rect, *, even: bool) -> list[Widget]:
        """As many of the cards as a page has room for; with `even` no more than half of them."""
        gap = self.unit(10)
        width = (room.width - (_COLUMNS - 1) * gap) // _COLUMNS
        rows = max(1, (room.height + gap) // (compact_height(width) + gap))
        if rows * (compact_height(width) + gap) - gap > room.height:
            width = round(room.height / compact_height(1000) * 1000)
        if even:
            rows = min(rows, -(-len(cards) // (2 * _COLUMNS)))
        step = width + gap, compact_height(width) + gap
        found: list[Widget] = []
        for number, card in enumerate(cards[: rows * _COLUMNS]):
            row, column = divmod(number, _COLUMNS)
            widget = CardWidget(self.gallery, self.book.face(card), compact=True)
            place = room.left + column * step[0], room.top + row * step[1]
            widget.place(pygame.Rect(place, (width, compact_height(width))), self.scale)
            found.append(widget)
        return found

    def _words(self, chapter: Chapter, wanted: str) -> list[Spread]:
        """Text and rulings flow from page to page; the second one has the pictures, if there are any."""
        pictures = self._pictures(chapter)
        left, right = self.left.copy(), self.right.copy()
        # As wide as the other page's: lines that are broken once fit everywhere.
        width = min(left.width, right.width, self.unit(_WIDEST))
        left.width = right.width = width
        notes = bool(chapter.links)
        label, head = self._title(chapter)
        spreads = [Spread([label], pictures)]
        page = 0
        y = head.top + self.unit(_HEAD)

        def room() -> pygame.Rect:
            return left if page % 2 == 0 else right

        def foot() -> int:
            return room().bottom - (self.unit(_NOTE + _GAP) if notes and page % 2 == 0 else 0)

        def turn() -> None:
            nonlocal page, y
            page += 2 if page == 0 and pictures else 1
            if page // 2 == len(spreads):
                spreads.append(Spread())
            y = room().top

        def add(widget: Widget, high: int) -> None:
            nonlocal y
            widget.place(pygame.Rect(room().left, y, width, high), self.scale)
            side = spreads[page // 2].left if page % 2 == 0 else spreads[page // 2].right
            side.append(widget)
            y += high

        pixels = self.unit(READING)
        lines = list(flow(chapter.text, pixels, width, wanted))
        while lines:
            fitting = _fitting(lines, heights(lines, pixels), foot() - y)
            # A page so small that nothing fits must still take one line, or the text would never end.
            fitting = fitting or int(y == room().top)
            if fitting:
                part = lines[:fitting]
                add(PageText(part), heights(part, pixels)[-1])
                lines = lines[fitting:]
            if lines:
                turn()
        for ruling in chapter.rulings:
            box = RulingBox(ruling.title, ruling.text, ruling.source, wanted)
            high = box.height(width, self.scale)
            y += self.unit(_GAP)
            if y + high > foot():
                turn()
            add(box, high)
        for spread in spreads:
            self._link(chapter, spread, width)
        return spreads

    def _link(self, chapter: Chapter, spread: Spread, width: int) -> None:
        """Makes the links of two pages controls, in their order; where there is one, there is a footnote."""
        words: list[LinkWord] = []
        for widget in spread.widgets:
            text = widget.words() if isinstance(widget, RulingBox) else widget
            if not isinstance(text, PageText):
                continue
            named: dict[int, str] = {}
            for one in text.lines:
                for run in one.runs:
                    if run.link:
                        named[run.link] = f"{named.get(run.link, '')} {run.text}".strip()
            for number, rects in text.link_rects().items():
                word = named[number]
                link = chapter.links.get(word.lower())
                if link is not None:
                    words.append(LinkWord(word, link, rects, lambda to=link.to: self.follow(to)))  # type: ignore[misc]
        if not words:
            return
        for link_word in words:
            link_word.place(link_word.rects[0].unionall(link_word.rects[1:]), self.scale)
        note = Footnote(self.meant)
        high = self.unit(_NOTE)
        note.place(pygame.Rect(self.left.left, self.left.bottom - high, width, high), self.scale)
        spread.left += [*words, note]

    def _pictures(self, chapter: Chapter) -> list[Widget]:
        """The right page of the first two: parts of a card, cards with their keywords, cut-outs."""
        area = Area(self.right, self.scale)
        found: list[Widget] = []
        figures = [CutoutWidget(figure) for figure in chapter.figures]
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
        return found

    def _figures(self, chapter: Chapter, figures: list[CutoutWidget], area: Area) -> list[Widget]:
        found: list[Widget] = []
        block = area
        if chapter.parts is None and chapter.cards:
            found += self._shown_cards(chapter, area.top(area.rect.height / self.scale * 0.5, 16))
        if chapter.figures_title:
            title = Label(chapter.figures_title, "title", 19, HEAD)
            title.place(block.top(28, 6).rect, self.scale)
            found.append(title)
        note = block.bottom(22, 6) if chapter.figures_note else None
        for widget, cell in zip(figures, block.columns(len(figures), 12), strict=True):
            rect = cell.rect
            shape = 0.8 if widget.figure.table == "lane" else 1.08
            rect.height = min(rect.height, round(rect.width * (shape if len(figures) > 1 else 0.66)))
            widget.place(rect, self.scale)
        if note is not None:
            label = Label(chapter.figures_note, "italic", 13, FAINT)
            note.rect.top = figures[0].rect.bottom + block.unit(8)
            label.place(note.rect, self.scale)
            found.append(label)
        return [*found, *figures]

    def _shown_cards(self, chapter: Chapter, area: Area) -> list[Widget]:
        """One or two cards, and below each what its keywords mean."""
        found: list[Widget] = []
        cells = area.columns(max(2, len(chapter.cards)), 22)
        width = min(cells[0].rect.width, area.unit(210), round(area.rect.height * 0.62 * 0.72))
        for card, cell in zip(chapter.cards, cells, strict=False):
            face = self.book.face(card)
            widget = CardWidget(self.gallery, face)
            widget.focusable = False
            place = pygame.Rect(cell.rect.left, cell.rect.top, width, full_height(width))
            place.centerx = cell.rect.centerx
            widget.place(place, self.scale)
            found.append(widget)
            notes = "\n".join(f"*{word}:* {meaning}" for word, meaning in self.book.notes(face))
            below = cell.rect.bottom - place.bottom - self.unit(14)
            room = cell.rect.width, below
            least = max(8, self.unit(_KEYWORDS * 0.75))
            if notes and below > 0 and fit(notes, self.unit(_KEYWORDS), room, BODY, least).height <= below:
                text = RichText(notes, _KEYWORDS, BODY)
                text.name = f"keywords of {face.title}"
                text.place(
                    pygame.Rect(cell.rect.left, place.bottom + self.unit(14), cell.rect.width, below),
                    self.scale,
                )
                found.append(text)
        return found


def _fitting(lines: list[Line], feet: list[int], room: int) -> int:
    """How many of the lines fit; no paragraph leaves its first line alone at the foot of a page."""
    count = sum(foot <= room for foot in feet)
    if 0 < count < len(lines) and lines[count - 1].begins and not lines[count].begins:
        count -= 1
    return count
