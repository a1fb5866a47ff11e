"""How a chapter is laid out: words on the left page, pictures on the right one, as many pages as it takes."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.content.rulebook import Chapter, Ruling, TableParts
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.paint.cards.cards import compact_height
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.flow import Line, flow
from game.ui.parts.page_text import (
    READING,
    TITLE,
    Footnote,
    LinkWord,
    PageText,
    PageTitle,
    RulingBox,
    heights,
)
from game.ui.parts.table_parts import TablePartsList
from game.ui.scenes.rulebook.pictures import PicturePage
from game.ui.tables.books import CardBook
from game.words.messages import SCREENS, Messages, shipped_messages

_HEAD, _NOTE, _GAP = 66.0, 72.0, 14.0
"""Units that a title takes with the line below it, a footnote, and the room between two things."""
_LOW, _LOW_TITLE, _LOW_HEAD, _LOW_NOTE = 270.0, 24.0, 46.0, 50.0
"""Units: on a page that is not as high, a title and its letters and the footnote are smaller."""
_COLUMNS = (2, 3)
"""Cards side by side on a page: as few as are enough for all cards of a kind to be seen at once."""
_WIDEST, _WIDEST_ALONE = 470.0, 560.0
"""Units: longer lines are hard to follow. A page that is alone is wider."""

_BELOW, _KEYS = 44.0, (44.0, 30.0)
"""Units below the words of a page that is alone, and left and right of them, with the keys that turn it."""
_NARROW = 760.0
"""Units: where the book is narrower, one page is seen at a time."""


def no_chapter(words: Messages, name: str, game: str) -> Chapter:
    """What a book says in which nothing is written yet."""
    text = words.say("rulebook", "nothing", game=name)
    return Chapter("", words.say("rulebook", "no_chapter"), text, picture=game)


def ruling_title(ruling: Ruling) -> str:
    """What stands above a ruling: that it is ours, and what it is about."""
    words = shipped_messages(SCREENS)
    if not ruling.title:
        return words.say("rulebook", "ruling")
    return words.say("rulebook", "ruling_of", title=ruling.title)


@dataclass
class Spread:
    """Two pages that are seen at once, or one of them alone."""

    left: list[Widget] = field(default_factory=list)
    right: list[Widget] = field(default_factory=list)

    @property
    def widgets(self) -> list[Widget]:
        return [*self.left, *self.right]


class PageMaker:
    """Lays chapters out on two pages of a size.

    `follow` is called with the chapter that a link leads to and its word; `table` gives pictures of tables.
    """

    def __init__(
        self,
        gallery: Gallery,
        book: CardBook,
        follow: Callable[[str, str], None],
        meant: Callable[[], LinkWord | None],
        table: Callable[[TableParts], pygame.Surface | None],
    ) -> None:
        self.gallery = gallery
        self.book = book
        self.pictures = PicturePage(gallery, book, table)
        self.follow = follow
        self.meant = meant
        self.left = pygame.Rect(0, 0, 1, 1)
        self.right = pygame.Rect(0, 0, 1, 1)
        self.scale = 1.0
        self.alone = False
        self._title_size, self._head, self._note = TITLE, _HEAD, _NOTE
        self.marked: int | None = None
        """The paragraph of the text to mark: it was looked up."""

    def resize(self, left: pygame.Rect, right: pygame.Rect, scale: float) -> None:
        """The rooms for words and pictures on both pages; the same for both where one is seen at a time."""
        self.left, self.right, self.scale = left, right, scale
        self.alone = left == right
        low = left.height < self.unit(_LOW)
        self._title_size = _LOW_TITLE if low else TITLE
        self._head, self._note = (_LOW_HEAD, _LOW_NOTE) if low else (_HEAD, _NOTE)

    def unit(self, amount: float) -> int:
        return round(amount * self.scale)

    def spreads(self, chapter: Chapter, wanted: str = "") -> list[Spread]:
        """All pages of a chapter; words with `wanted` in them are marked."""
        both = self._cards(chapter, wanted) if chapter.kind else self._words(chapter, wanted)
        if not self.alone:
            return both
        return [page for two in both for page in (Spread(two.left), Spread([], two.right)) if page.widgets]

    def _title(self, chapter: Chapter) -> tuple[PageTitle, pygame.Rect]:
        label = PageTitle(chapter.title, self._title_size)
        rect = pygame.Rect(self.left.topleft, (self.left.width, self.unit(self._head - 12)))
        label.place(rect, self.scale)
        return label, rect

    def _cards(self, chapter: Chapter, wanted: str) -> list[Spread]:
        """All cards of a kind, row by row."""
        label, _ = self._title(chapter)
        intro = PageText(flow(chapter.text, self.unit(READING), self.left.width, wanted))
        top = self.left.top + self.unit(self._head)
        high = heights(intro.lines, self.unit(READING))[-1]
        intro.place(pygame.Rect(self.left.left, top, self.left.width, high), self.scale)
        free = self.left.copy()
        free.top = intro.rect.bottom + self.unit(_GAP)
        free.height = self.left.bottom - free.top
        cards = list(self.book.kinds[chapter.kind])
        counts = tuple(count + self.alone for count in _COLUMNS)
        columns = next(
            (n for n in counts if self._seen(free, n) + self._seen(self.right, n) >= len(cards)), counts[-1]
        )
        spreads: list[Spread] = []
        page = 0
        while cards:
            if page % 2 == 0:
                spreads.append(Spread([label, intro] if page == 0 else []))
            room = free if page == 0 else self.left if page % 2 == 0 else self.right
            side = spreads[-1].left if page % 2 == 0 else spreads[-1].right
            most = len(cards)
            if page == 0 and not self.alone:
                # Half of them, but no more rows than are full.
                most = min(most, -(-most // (2 * columns)) * columns)
            shown = self._grid(cards[:most], room, columns)
            side += shown
            cards = cards[len(shown) :]
            page += 1
        return spreads

    def _cell(self, room: pygame.Rect, columns: int) -> tuple[int, int]:
        """How wide a card is on a page with so many beside each other, and how many rows there are."""
        gap = self.unit(10)
        width = (room.width - (columns - 1) * gap) // columns
        rows = max(1, (room.height + gap) // (compact_height(width) + gap))
        if compact_height(width) > room.height:
            width = round(room.height / compact_height(1000) * 1000)
        return width, rows

    def _seen(self, room: pygame.Rect, columns: int) -> int:
        return self._cell(room, columns)[1] * columns

    def _grid(self, cards: list[str], room: pygame.Rect, columns: int) -> list[Widget]:
        """As many of the cards as a page has room for."""
        gap = self.unit(10)
        width, rows = self._cell(room, columns)
        step = width + gap, compact_height(width) + gap
        found: list[Widget] = []
        for number, card in enumerate(cards[: rows * columns]):
            row, column = divmod(number, columns)
            widget = CardWidget(self.gallery, self.book.face(card), compact=True)
            place = room.left + column * step[0], room.top + row * step[1]
            widget.place(pygame.Rect(place, (width, compact_height(width))), self.scale)
            found.append(widget)
        return found

    def _words(self, chapter: Chapter, wanted: str) -> list[Spread]:
        """Text and rulings flow from page to page; the second one has the pictures, if there are any."""
        pictures = self.pictures.page(chapter, self.right, self.scale)
        left, right = self.left.copy(), self.right.copy()
        # As wide as the other page's: lines that are broken once fit everywhere.
        width = min(left.width, right.width, self.unit(_WIDEST_ALONE if self.alone else _WIDEST))
        left.width = right.width = width
        notes = bool(chapter.links) and not self.alone
        label, head = self._title(chapter)
        # Where one page is seen at a time, the words go on before the pictures are shown.
        spreads = [Spread([label], [] if self.alone else pictures)]
        page = 0
        y = head.top + self.unit(self._head)

        def room() -> pygame.Rect:
            return left if page % 2 == 0 else right

        def foot() -> int:
            return room().bottom - (self.unit(self._note + _GAP) if notes and page % 2 == 0 else 0)

        def turn(rest: int) -> None:
            """To the next page; past the pictures, unless the `rest` has room below them."""
            nonlocal page, y
            below = right.top
            if page == 0 and spreads[0].right:
                below = max(one.rect.bottom for one in pictures) + self.unit(2 * _GAP)
            page += 2 if below + rest > right.bottom and page == 0 and spreads[0].right else 1
            if page // 2 == len(spreads):
                spreads.append(Spread())
            y = max(room().top, below) if page == 1 else room().top

        def add(widget: Widget, high: int) -> None:
            nonlocal y
            widget.place(pygame.Rect(room().left, y, width, high), self.scale)
            side = spreads[page // 2].left if page % 2 == 0 else spreads[page // 2].right
            side.append(widget)
            y += high

        pixels = self.unit(READING)
        lines = list(flow(chapter.text, pixels, width, wanted))
        marked, laid = _paragraph(lines, self.marked), 0
        boxes: list[RulingBox | TablePartsList] = [
            RulingBox(ruling_title(one), one.text, one.source, wanted) for one in chapter.rulings
        ]
        if chapter.board is not None:
            boxes.insert(0, TablePartsList(chapter.board))
        while lines:
            fitting = _fitting(lines, heights(lines, pixels), foot() - y)
            # A page so small that nothing fits must still take one line, or the text would never end.
            fitting = fitting or int(y == room().top)
            if fitting:
                part = lines[:fitting]
                inside = range(max(marked.start - laid, 0), min(marked.stop - laid, fitting))
                add(PageText(part, marked=inside), heights(part, pixels)[-1])
                lines, laid = lines[fitting:], laid + fitting
            if lines:
                turn(heights(lines, pixels)[-1] + sum(self._height(box, width) for box in boxes))
        for number, box in enumerate(boxes):
            high = box.wants_high(width, self.scale)[1]
            y += self.unit(_GAP)
            if y + high > foot():
                turn(sum(self._height(one, width) for one in boxes[number:]))
            add(box, high)
        if self.alone and pictures:
            spreads.append(Spread([], pictures))
        for spread in spreads:
            self._link(chapter, spread, width)
        return spreads

    def _height(self, box: RulingBox | TablePartsList, width: int) -> int:
        """Pixels that a ruling takes with the room above it."""
        return box.wants_high(width, self.scale)[1] + self.unit(_GAP)

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
                    words.append(LinkWord(word, link, rects, partial(self.follow, link.to, word)))
        if not words:
            return
        for link_word in words:
            link_word.place(link_word.rects[0].unionall(link_word.rects[1:]), self.scale)
        note = Footnote(self.meant, passes=self.alone)
        high = self.unit(_LOW_NOTE if self.alone else self._note)
        place = pygame.Rect(self.left.left, self.left.bottom - high, width, high)
        if self.alone:
            # The words need all of the page: the note lies over the keys that turn it, and hides them whole.
            place.bottom += self.unit(_BELOW - 2)
            place.left -= self.unit(_KEYS[0])
            place.width = self.left.width + self.unit(sum(_KEYS))
        note.place(place, self.scale)
        spread.left += [*words, note]


def page_rooms(book: pygame.Rect, scale: float) -> tuple[int, pygame.Rect, pygame.Rect]:
    """Where the fold of a book is, and the rooms on both its pages.

    Where the book is narrow, one page is seen at a time, beside the fold: it is the room of both.
    """

    def unit(amount: float) -> int:
        return round(amount * scale)

    alone = book.width < unit(_NARROW)
    fold = book.left + unit(16) if alone else book.centerx
    edge = 20 if alone else 34
    top, low = book.top + unit(edge), book.bottom - unit(_BELOW if alone else edge + 18)
    right = pygame.Rect(fold + unit(38), top, book.right - fold - unit(38 + 40), low - top)
    left = pygame.Rect(book.left + unit(38), top, fold - book.left - unit(38 + 38), low - top)
    return fold, right if alone else left, right


def marked_page(spreads: list[Spread]) -> int:
    """The number of the pages on which a marked paragraph begins; the first ones without."""
    for number, spread in enumerate(spreads):
        if any(isinstance(one, PageText) and one.marked for one in spread.widgets):
            return number
    return 0


def _paragraph(lines: list[Line], number: int | None) -> range:
    """The lines of a paragraph of a text."""
    starts = [place for place, line in enumerate(lines) if line.begins]
    if number is None or number >= len(starts):
        return range(0)
    return range(starts[number], [*starts, len(lines)][number + 1])


def _fitting(lines: list[Line], feet: list[int], room: int) -> int:
    """How many of the lines fit; no paragraph leaves its first line alone at the foot of a page."""
    count = sum(foot <= room for foot in feet)
    if 0 < count < len(lines) and lines[count - 1].begins and not lines[count].begins:
        count -= 1
    return count
