"""The rules of a game in our own words: a book on the bench, its contents beside it, and a search."""

import pygame

from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.paint.book import FAINT, book_on_bench, ribbon
from game.ui.paint.palette import TEXT
from game.ui.parts.contents import ContentsList, TurnKey
from game.ui.parts.page_text import LinkWord
from game.ui.scene import Scene
from game.ui.scenes.rulebook_pages import PageMaker, Spread, page_rooms
from game.ui.scenes.rulebook_search import draw_hits, found_in, hits
from game.ui.scenes.rulebook_side import BookSide
from game.ui.scenes.turning import Turning
from game.ui.tables.game_ui import all_games, game_ui
from game.ui.tables.zoom import draw_zoom

_MARGIN, _HEAD, _FOOT = 14.0, 60.0, 26.0
_LOW, _LOW_HEAD, _LOW_FOOT = 600.0, 50.0, 12.0
"""Windows that are less high, in units, have narrower edges."""
_FIRST_PAGE = 2


class RulebookScene(Scene):
    """Each chapter begins on a left page; its place in the contents is `contents.index`."""

    largest_scale = 1.5

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self.games = all_games()
        self.heading = Label("RULEBOOK", "title", 36, TEXT, outline=2)
        self.back_button = Button("Back", self.back, symbol="back", key_name="Esc", size=20)
        self.side = BookSide(self._search, self._choose, self.turn)
        self.before = TurnKey("Page Up", -1, lambda: self.turn(-1))
        self.after = TurnKey("Page Down", 1, lambda: self.turn(1))
        self.numbers = Label("", "title", 15, FAINT, "center"), Label("", "title", 15, FAINT, "center")
        self.turning = Turning()
        self._opening = False
        self._placed = False
        self.book = pygame.Rect(0, 0, 2, 2)
        self.fold = 1
        self.take_book(game)
        self.form.set_focus(self.contents)

    def take_book(self, game: str) -> None:
        """Takes the book of a game, open at its first chapter."""
        self.game = game_ui(game)
        self.chapters = self.game.rulebook()
        self.cards = self.game.cards()
        self.maker = PageMaker(self.context.gallery, self.cards, self.follow, self._meant_link)
        others = [one for one in self.games if one is not self.game]
        self.side.take(self.game, others, self.take_book)
        self.chapter, self.spread = 0, 0
        self._spreads = [Spread()]
        self._relay()

    @property
    def contents(self) -> ContentsList:
        """The contents."""
        return self.side.list

    @property
    def spreads(self) -> list[Spread]:
        """The pages of the open chapter."""
        return self._spreads

    @property
    def found(self) -> list[Widget]:
        """What stands on the open pages of what is searched for."""
        return self._hits(self._spreads[self.spread])

    def _hits(self, spread: Spread) -> list[Widget]:
        return hits(spread.widgets, self.side.wanted)

    def _first_hit(self) -> int:
        """The pages on which the open chapter has first what is searched for; its first ones without."""
        return next((number for number, one in enumerate(self._spreads) if self._hits(one)), 0)

    def open_chapter(self, number: int, spread: int | None = None) -> None:
        """Turns to a chapter, the number of it in the book: to pages `spread`, or where a search leads."""
        before = self._position()
        self.chapter, self.spread = number, spread or 0
        self.side.mark(number)
        if not self._placed:
            return
        self._spreads = self.maker.spreads(self.chapters[number], self.side.wanted)
        self.spread = min(self._first_hit() if spread is None else spread, len(self._spreads) - 1)
        self._show(before)

    def follow(self, chapter: str) -> None:
        """Goes where a link leads."""
        self.context.sound.play("click")
        if self.side.wanted:
            self.side.clear_search()
            self.side.number(self.first_pages)
        self.open_chapter(next(n for n, one in enumerate(self.chapters) if one.id == chapter))
        self.form.set_focus(self.contents)

    def turn(self, way: int) -> None:
        """To the next two pages, or the two before."""
        target = self.spread + way
        if 0 <= target < len(self._spreads):
            before = self._position()
            self.spread = target
            self._show(before)
        elif 0 <= self.chapter + way < len(self.chapters):
            # Backwards a chapter is entered from its end.
            self.open_chapter(self.chapter + way, 0 if way > 0 else 1000)
        else:
            self.context.sound.play("refuse")

    def leave(self) -> None:
        # As large as the window: not to be kept for a screen that is seldom open.
        book_on_bench.cache_clear()

    def back(self) -> None:
        self.context.sound.play("click")
        self.context.navigator.pop()

    def _position(self) -> tuple[int, int]:
        return self.chapter, self.spread

    def _meant_link(self) -> LinkWord | None:
        """The link that the one ring is around."""
        for one in (self.form.looked_at, self.form.focus):
            if isinstance(one, LinkWord):
                return one
        return None

    def _choose(self, row: int) -> None:
        if row < len(self.side.shown) and self.side.shown[row] != self.chapter:
            self.open_chapter(self.side.shown[row])

    def _search(self, text: str) -> None:
        """Lists the chapters that have what is typed, and opens the first of them where it has that."""
        found = found_in(self.chapters, self.cards, self.side.wanted)
        if found and self.chapter not in found:
            self.chapter, self.spread = found[0], 0
        self.side.show(found, self.chapter)
        self._relay()
        if self._placed and not self.found:
            self.spread = self._first_hit()
            self._fill()
            self.arrange_pages()

    def _relay(self) -> None:
        """Lays everything out anew, once the window is known."""
        self._fill()
        if not self._placed:
            return
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))
        self.stale = True

    def _show(self, before: tuple[int, int]) -> None:
        """Puts the open pages before the player; they are turned to, unless motion is reduced."""
        turns = not self.context.settings.reduce_motion and not self.maker.alone
        turned = turns and self.turning.begin(self, before)
        self._fill()
        self.arrange_pages()
        if turned:
            self.turning.take(self)
        self._prepare()
        self.stale = True

    def _prepare(self) -> None:
        """Has the cards of the pages that come next painted, so that turning to them takes no time."""
        ahead = self._spreads[self.spread + 1 :]
        if self.chapter + 1 < len(self.chapters):
            ahead = [*ahead, *self.maker.spreads(self.chapters[self.chapter + 1])]
        cards = [one for spread in ahead for one in spread.widgets if isinstance(one, CardWidget)]
        self.context.gallery.prepare(
            (card.face, card.rect.width, "compact" if card.compact else "full")
            for card in cards
            if card.face is not None
        )

    def _fill(self) -> None:
        widgets: list[Widget] = [self.heading, self.back_button, *self.side.widgets]
        widgets += self._spreads[self.spread].widgets
        self.form.fill([*widgets, *self.numbers, self.before, self.after])
        if self.form.focus is None:
            # The link or card that had it is on another page now.
            self.form.set_focus(self.contents)

    def arrange(self, area: Area) -> None:
        self._placed = True
        self.turning.stop()
        whole, unit = area.rect, area.unit
        low = whole.height < unit(_LOW)
        top, below = (_LOW_HEAD, _LOW_FOOT) if low else (_HEAD, _FOOT)
        margin = unit(_MARGIN)
        head = Area(pygame.Rect(margin, 0, whole.width - 2 * margin, unit(top)), self.scale)
        head = head.inset(4, 5 if low else 9)
        self.back_button.place(head.right(124, 20).rect, self.scale)
        self.heading.place(head.left(260).rect, self.scale)
        side_width = max(unit(190 if low else 266), round(whole.width * 0.207))
        foot = whole.bottom - unit(below)
        # A very wide window has no use for wider pages.
        wide = min(whole.width - 2 * margin - side_width - unit(26), round((foot - unit(top)) * 1.9))
        left = (whole.width - side_width - unit(12) - wide) // 2
        side = pygame.Rect(left, unit(top), side_width, foot - unit(top))
        self.book = pygame.Rect(side.right + unit(12), unit(top) + unit(2), wide, foot - unit(top))
        self.side.arrange(side, self.scale, self.book.left + unit(2))
        self.fold, page, other = page_rooms(self.book, self.scale)
        self.maker.resize(page, other, self.scale)
        self._number()
        self._spreads = self.maker.spreads(self.chapters[self.chapter], self.side.wanted)
        self.spread = min(self.spread, len(self._spreads) - 1)
        self._fill()
        self.arrange_pages()
        self._prepare()

    def _number(self) -> None:
        """Counts the pages of all chapters, as wide and high as they are now."""
        self.first_pages, page = [], _FIRST_PAGE
        for chapter in self.chapters:
            self.first_pages.append(page)
            page += (1 if self.maker.alone else 2) * len(self.maker.spreads(chapter))
        self.side.number(self.first_pages)

    def arrange_pages(self) -> None:
        """Puts what stands at the foot of the open pages in its place."""
        unit, book = Area(self.book, self.scale).unit, self.book
        row, alone = book.bottom - unit(40), self.maker.alone
        half = (book.width if alone else 2 * (self.fold - book.left)) // 2
        for key, x in ((self.before, book.left + unit(14)), (self.after, book.right - half + unit(76))):
            key.place(pygame.Rect(x, row, half - unit(90), unit(28)), self.scale)
        first = self.first_pages[self.chapter] + (1 if alone else 2) * self.spread
        middle = book.centerx if alone else self.fold
        for label, x, number in zip(
            self.numbers, (-16 if alone else -46, 14), (first, first + 1), strict=True
        ):
            label.text = label.name = str(number)
            label.place(pygame.Rect(middle + unit(x), row, unit(32), unit(28)), self.scale)
        self.numbers[1].visible = not alone
        last = len(self.chapters) - 1
        self.before.title = self._title_at(-1) if self.chapter or self.spread else ""
        more = self.spread + 1 < len(self._spreads)
        self.after.title = self._title_at(1) if more or self.chapter < last else ""
        self.before.enable(bool(self.before.title), "This is the first page.")
        self.after.enable(bool(self.after.title), "This is the last page.")

    def _title_at(self, way: int) -> str:
        if 0 <= self.spread + way < len(self._spreads):
            return self.chapters[self.chapter].title
        return self.chapters[self.chapter + way].title

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
                self.turn(-1 if event.key == pygame.K_PAGEUP else 1)
                return True
            if event.key == pygame.K_ESCAPE and self.side.search.value:
                self.side.clear_search()
                self.side.mark(self.chapter)
                self._relay()
                self.form.set_focus(self.contents)
                return True
            if event.key == pygame.K_ESCAPE:
                self.back()
                return True
            if self._slash(event):
                return True
            if self.form.focus is self.side.search and event.key in (pygame.K_RETURN, pygame.K_DOWN):
                self.form.set_focus(self.contents)
                return True
        elif event.type == pygame.TEXTINPUT and event.text == "/" and self._opening:
            # The key that opened the search must not be typed into it.
            self._opening = False
            return True
        return super().handle(event)

    def _slash(self, event: pygame.event.Event) -> bool:
        """The key "/", wherever a keyboard has it, goes to the search."""
        if event.key not in (pygame.K_SLASH, pygame.K_KP_DIVIDE) and getattr(event, "unicode", "") != "/":
            return False
        if self.form.focus is self.side.search:
            return False
        self.form.set_focus(self.side.search)
        self._opening = True
        return True

    def update(self, milliseconds: int) -> bool:
        moving = self.turning.update(milliseconds)
        self.stale = self.turning.take_stale() or self.stale
        return moving

    def still(self, surface: pygame.Surface) -> None:
        self.draw_ground(surface)
        super().still(surface)
        draw_hits(surface, self.found)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The bench with the book, and the steel that the contents lie on."""
        ground = book_on_bench(surface.get_size(), tuple(self.book), self.fold, self.scale)
        surface.blit(ground, (0, 0))
        self.side.draw_ground(surface, self.scale)
        mark = ribbon(round(19 * self.scale), round(56 * self.scale))
        surface.blit(mark, (self.book.right - round(27 * self.scale), self.book.top - round(4 * self.scale)))

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if self.turning.moving:
            return self.turning.draw(surface, self.book, self.fold)
        card = self.form.looked_at
        if not isinstance(card, CardWidget) or card.face is None:
            return []
        notes = self.cards.notes(card.face)
        return [draw_zoom(surface, self.context.gallery, card.face, notes, card.rect, self.scale)]
