"""Beside the book: the search, the chapters with their pages, and the other games' books."""

from collections.abc import Callable, Sequence

from game.content.rulebook import Chapter
from game.ui.keys import label
from game.ui.kit.labels import Label
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Widget
from game.ui.layout.leaves import Icon, Part
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.paint.materials.skins import panel
from game.ui.paint.palette import TEAL, TEXT_SOFT
from game.ui.parts.contents import BookTile, ContentsList
from game.ui.parts.grounds import ground
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

    def tree(self, *, small: bool = False) -> Node:
        """The search, the chapters, and the other books; `small`: with little room for the last."""
        search = Row(Icon("search", 21), Part(self.search, grow=1), gap=5, height=38)
        tiles = Row(*[Part(tile, share=1) for tile in self.tiles], gap=8, height=40 if small else 62)
        title = None if small else Part(self.others_label, height=20)
        others = Column(title, tiles, gap=5) if self.tiles else None
        label = Part(self.game_label, height=24)
        inside = Column(search, label, Part(self.list, grow=1), others, gap=5)
        return Box(inside, pad=(10, 9) if small else (14, 15), ground=ground(panel))
