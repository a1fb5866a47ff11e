"""Beside the book: the search, the chapters with their pages, and the other games' books."""

from collections.abc import Callable, Sequence

import pygame

from game.content.rulebook import Chapter
from game.ui.keys import label
from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Widget
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import panel
from game.ui.paint.palette import TEAL, TEXT_SOFT
from game.ui.parts.contents import BookTile, ContentsList
from game.ui.tables.game_ui import GameUI
from game.words.messages import Messages


class BookSide:
    """Knows which chapters are listed: all, or those that have what is searched for."""

    def __init__(
        self,
        words: Messages,
        searched: Callable[[str], None],
        chosen: Callable[[int], None],
        turned: Callable[[int], None],
    ) -> None:
        self._words = words
        empty = words.say("rulebook", "search", shortcut=label("search"))
        self.search = TextField("", searched, longest=40, empty=empty, name="search")
        self.search.hint = words.say("rulebook", "search_hint")
        self.game_label = Label("", "title", 17, TEAL)
        self.others_label = Label(words.say("rulebook", "others").upper(), "title", 14, TEXT_SOFT)
        self.list = ContentsList(chosen, turned)
        self.tiles: list[BookTile] = []
        self.chapters: Sequence[Chapter] = ()
        self.shown: list[int] = []
        self.rect = pygame.Rect(0, 0, 1, 1)

    @property
    def widgets(self) -> list[Widget]:
        others: list[Widget] = [self.others_label, *self.tiles] if self.tiles else []
        return [self.search, self.game_label, self.list, *others]

    @property
    def wanted(self) -> str:
        """What is searched for, in lower case; "" for nothing."""
        return self.search.value.strip().lower()

    def take(
        self,
        game: GameUI,
        chapters: Sequence[Chapter],
        others: Sequence[GameUI],
        take: Callable[[str], None],
    ) -> None:
        """Lists all chapters of a game's book; `take` is called with the id of another game."""
        self.game_label.text = self.game_label.name = game.name.upper()
        self.chapters = chapters
        self.tiles = [
            BookTile(one.id, one.name, lambda one=one: take(one.id))  # type: ignore[misc]
            for one in others
        ]
        self.clear_search()

    def clear_search(self) -> None:
        """Lists all chapters again."""
        self.search.value = ""
        self.search.caret = self.search.anchor = 0
        self.show(range(len(self.chapters)), 0)

    def show(self, numbers: Sequence[int], open_chapter: int) -> None:
        """Lists these chapters only."""
        self.shown = list(numbers)
        self.list.first = 0
        self.mark(open_chapter)
        rows = [self.chapters[number].title for number in self.shown]
        self.list.rows = rows or [self._words.say("rulebook", "not_found")]
        self.list.unusable = frozenset() if self.shown else frozenset({0})

    def mark(self, chapter: int) -> None:
        """Marks the chapter that is open."""
        self.list.index = self.shown.index(chapter) if chapter in self.shown else 0
        self.list.keep_in_sight()

    def number(self, first_pages: Sequence[int]) -> None:
        """Puts the page on which each chapter begins beside its title."""
        self.list.pages = [str(first_pages[number]) for number in self.shown]

    def arrange(self, rect: pygame.Rect, scale: float, reach: int) -> None:
        """`reach` is where the book begins, to which the open row goes."""
        self.rect = rect
        area = Area(rect, scale).inset(14, 16)
        search = area.top(38, 10)
        search.left(22, 4)
        self.search.place(search.rect, scale)
        self.game_label.place(area.top(24, 4).rect, scale)
        if self.tiles:
            row = area.bottom(62, 5)
            self.others_label.place(area.bottom(20, 8).rect, scale)
            for tile, cell in zip(self.tiles, row.columns(max(2, len(self.tiles)), 8), strict=False):
                tile.place(cell.rect, scale)
        self.list.overhang = reach - area.rect.right
        self.list.place(area.rect, scale)

    def draw_ground(self, surface: pygame.Surface, scale: float) -> None:
        """The steel that everything lies on."""
        surface.blit(panel(*self.rect.size, scale), self.rect)
        lens = icon("search", round(21 * scale))
        surface.blit(lens, lens.get_rect(midright=(self.search.rect.left - 4, self.search.rect.centery)))
