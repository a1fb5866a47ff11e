"""The rules of a game in our own words: a book on the bench, its contents beside it, and a search."""

from functools import partial

import pygame

from game.content.rulebook import Found, TableParts, find_word
from game.ui.context import Context
from game.ui.keys import pressed
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget, meant_card
from game.ui.kit.labels import Label
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.palette import TEXT
from game.ui.paint.scenery.book import book_on_bench, ribbon
from game.ui.parts.contents import ContentsList
from game.ui.parts.page_text import Footnote, LinkWord
from game.ui.scene import Scene
from game.ui.scenes.card_scene import CardScene
from game.ui.scenes.framed import back_button
from game.ui.scenes.rulebook.desk import desk, heading_row
from game.ui.scenes.rulebook.foot import PageFoot
from game.ui.scenes.rulebook.pages import PageMaker, Spread, marked_page, no_chapter, page_rooms
from game.ui.scenes.rulebook.search import draw_hits, found_in, hits
from game.ui.scenes.rulebook.side import BookSide
from game.ui.scenes.rulebook.trail import Stop, Trail, WayBack
from game.ui.scenes.rulebook.turning import Turning
from game.ui.tables.game_ui import all_games, game_ui
from game.ui.tables.overlays.zoom import draw_zoom

_FIRST_PAGE = 2
_MOUSE_BACK = 6
"""The button at the side of a mouse that leads back."""


class RulebookScene(Scene):
    """Each chapter begins on a left page; its place in the contents is `contents.index`.

    It opens where `found` is, with that paragraph marked, or at the first chapter.
    """

    def __init__(self, context: Context, game: str, found: Found | None = None) -> None:
        super().__init__(context)
        self.games = all_games()
        self.heading = Label(context.words.say("rulebook", "title").upper(), "title", 36, TEXT, outline=2)
        self.back_button = back_button(context, self.back, 20)
        self.return_button = WayBack(self.go_back, context.words)
        self.side = BookSide(context.words, self._search, self._choose, self.turn)
        self.foot = PageFoot(self.turn, context.words)
        self.turning = Turning()
        self._opening = False
        self._placed = False
        self.late = LatePictures(context.ahead)
        self._host, self._head = Host(), Host()
        self._beside: list[Widget] = []
        """What lies beside the book."""
        self.book = self._head_rect = pygame.Rect(0, 0, 2, 2)
        self.fold = 1
        self.trail = Trail()
        self._take(game)
        if found is not None:
            self.open_chapter(found.chapter, marked=found.paragraph)
        self.form.set_focus(self.contents)

    def take_book(self, game: str) -> None:
        """Takes the book of another game, open at its first chapter."""
        self.trail.leave(self._stop())
        self._take(game)
        self._show_way_back()

    def _take(self, game: str) -> None:
        self.game = game_ui(game)
        self.chapters = self.game.rulebook() or (
            no_chapter(self.context.words, self.game.full_name, self.game.id),
        )
        self.cards = self.game.card_book()
        self.maker = PageMaker(self.context.gallery, self.cards, self.follow, self._meant_link, self._table)
        others = [one for one in self.games if one is not self.game]
        self.side.take(self.game, self.chapters, others, self.take_book)
        self.chapter, self.spread = 0, 0
        self._spreads = [Spread()]
        self._relay()

    def _table(self, shown: TableParts) -> pygame.Surface | None:
        """The picture of a table; with a helper the page is seen first, since painting it takes a while."""
        settings = self.context.settings
        key = self.game.id, settings.colors, settings.shapes
        return self.late.get(key, partial(self.context.screens.table_picture, self.game.id, shown, settings))

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

    def open_chapter(self, number: int, spread: int | None = None, marked: int | None = None) -> None:
        """Turns to a chapter, the number of it in the book: to pages `spread`, to the paragraph to be
        `marked`, or where a search leads.
        """
        before = self._position()
        self.chapter, self.spread = number, spread or 0
        self.maker.marked = marked
        self.side.mark(number)
        if not self._placed:
            return
        self._spreads = self.maker.spreads(self.chapters[number], self.side.wanted)
        first = marked_page(self._spreads) if marked is not None else self._first_hit()
        self.spread = min(first if spread is None else spread, len(self._spreads) - 1)
        self._show(before)

    def follow(self, chapter: str, word: str = "") -> None:
        """Goes where a link leads: to where the chapter explains the word, or to its beginning."""
        found = find_word(self.chapters, word) if word else None
        number = next(n for n, one in enumerate(self.chapters) if one.id == chapter)
        if found is None or found.chapter != number:
            found = Found(number, word, None)
        self.look_up(found)

    def look_up(self, found: Found) -> None:
        """Goes to an entry; the way back leads here."""
        self.context.sound.play("click")
        self.trail.leave(self._stop())
        self._list_all()
        self.open_chapter(found.chapter, marked=found.paragraph)
        self._show_way_back()
        self.form.set_focus(self.contents)

    def go_back(self) -> None:
        """To where the last link was followed."""
        stop = self.trail.back()
        if stop is None:
            self.context.sound.play("refuse")
            return
        self.context.sound.play("click")
        if stop.game != self.game.id:
            self._take(stop.game)
        self._list_all()
        self.open_chapter(stop.chapter, stop.spread, stop.marked)
        self._show_way_back()
        self.form.set_focus(self.contents)

    def _stop(self) -> Stop:
        return Stop(self.game.id, self.chapter, self.spread, self.maker.marked)

    def _list_all(self) -> None:
        """Ends a search."""
        if self.side.wanted:
            self.side.clear_search()
            self.side.number(self.first_pages)

    def _show_way_back(self) -> None:
        """The button that leads back says where."""
        stop = self.trail.last
        self.return_button.show(self._title_of(stop) if stop else "")
        if self._placed:
            self._lay_head(self._head_rect, self.scale)
            self.stale = True

    def _title_of(self, stop: Stop) -> str:
        chapters = game_ui(stop.game).rulebook()
        return chapters[stop.chapter].title if chapters else game_ui(stop.game).name

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
        self.late.forget()
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
        widgets: list[Widget] = [self.heading, self.return_button, self.back_button]
        widgets += self._beside or self.side.widgets
        pages = self._spreads[self.spread].widgets
        notes = [one for one in pages if isinstance(one, Footnote)]
        # A note may lie over what stands at the foot.
        self.form.fill([*widgets, *[one for one in pages if one not in notes], *self.foot.widgets, *notes])
        if self.form.focus is None:
            # The link or card that had it is on another page now.
            self.form.set_focus(self.contents)

    def _lay_head(self, rect: pygame.Rect, scale: float) -> list[Widget]:
        """The title and both ways back above the book."""
        self._head_rect = rect
        way_back = self.return_button if self.return_button.visible else None
        head = heading_row(self.heading, way_back, self.back_button)
        return self._head.lay(head, rect, scale)

    def _lay_book(self, rect: pygame.Rect, scale: float) -> list[Widget]:
        self.book = rect
        return []

    def arrange(self, area: Area) -> None:
        first, self._placed = not self._placed, True
        self.turning.stop()
        tree = desk(self._lay_head, lambda small: self.side.tree(small=small), self._lay_book)
        placed = self._host.lay(tree, area.rect, self.scale)
        head = self.heading, self.return_button, self.back_button
        self._beside = [one for one in placed if one not in head]
        self.side.list.overhang = self.book.left + area.unit(2) - self.side.list.rect.right
        self.fold, page, other = page_rooms(self.book, self.scale)
        self.maker.resize(page, other, self.scale)
        self._number()
        self._spreads = self.maker.spreads(self.chapters[self.chapter], self.side.wanted)
        if first and self.maker.marked is not None:
            self.spread = marked_page(self._spreads)
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
        first = self.first_pages[self.chapter] + (1 if self.maker.alone else 2) * self.spread
        self.foot.arrange(self.book, first, self.scale, alone=self.maker.alone)
        before, after = self.chapter, self.chapter
        before -= self.spread == 0
        after += self.spread + 1 == len(self._spreads)
        titles = [chapter.title for chapter in self.chapters]
        self.foot.name(titles[before] if before >= 0 else "", titles[after] if after < len(titles) else "")

    def _inspects(self, event: pygame.event.Event) -> bool:
        """Opens the card that the event means, with its words."""
        card = meant_card(self.form, event, by_click=True)
        if card is None or self.form.focus is self.side.search:
            return False
        notes = self.cards.notes(card)
        self.context.navigator.push(CardScene(self.context, self.chapters, card, notes, self.look_up))
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        if self._inspects(event):
            return True
        by_mouse = event.type == pygame.MOUSEBUTTONDOWN and event.button == _MOUSE_BACK and self.trail.last
        if by_mouse or (pressed(event, "last_place") and self.form.focus is not self.side.search):
            self.go_back()
            return True
        if pressed(event, "page_up", "page_down"):
            self.turn(-1 if pressed(event, "page_up") else 1)
            return True
        if event.type == pygame.KEYDOWN:
            if pressed(event, "back") and self.side.search.value:
                self.side.clear_search()
                self.side.mark(self.chapter)
                self._relay()
                self.form.set_focus(self.contents)
                return True
            if pressed(event, "back"):
                self.back()
                return True
            if self._slash(event):
                return True
            if self.form.focus is self.side.search and pressed(event, "confirm", "down"):
                self.form.set_focus(self.contents)
                return True
        elif event.type == pygame.TEXTINPUT and event.text == "/" and self._opening:
            # The key that opened the search must not be typed into it.
            self._opening = False
            return True
        return super().handle(event)

    def _slash(self, event: pygame.event.Event) -> bool:
        """The key "/", wherever a keyboard has it, goes to the search."""
        if not pressed(event, "search") and getattr(event, "unicode", "") != "/":
            return False
        if self.form.focus is self.side.search:
            return False
        self.form.set_focus(self.side.search)
        self._opening = True
        return True

    def update(self, milliseconds: int) -> bool:
        moving = self.turning.update(milliseconds)
        arrived = self.late.arrived()
        self.stale = self.turning.take_stale() or arrived or self.stale
        return moving

    def still(self, surface: pygame.Surface) -> None:
        self.draw_ground(surface)
        super().still(surface)
        draw_hits(surface, self.found)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The bench with the book."""
        surface.blit(book_on_bench(surface.get_size(), tuple(self.book), self.fold, self.scale), (0, 0))
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
