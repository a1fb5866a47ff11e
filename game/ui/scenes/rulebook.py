"""The rules of a game in our own words, chapter by chapter, and every card to look at."""

import pygame

from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import RichText
from game.ui.kit.list_box import ListBox
from game.ui.kit.tabs import Tabs
from game.ui.kit.widget import Widget
from game.ui.paint.cards import compact_height, full_height
from game.ui.scenes.framed import FramedScene
from game.ui.tables.game_ui import all_games, game_ui
from game.ui.tables.zoom import draw_zoom

_COLUMNS = 5


class RulebookScene(FramedScene):
    """Chapters on the left; on the right the text with the cards that it speaks of, or a page of cards."""

    panel_size = (1220, 690)
    heading_width = 220

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context, "Rulebook")
        self.gallery = context.gallery
        self.games = all_games()
        self.tabs = Tabs([one.name for one in self.games], self._turn, name="games")
        self.tabs.index = self.games.index(game_ui(game))
        self.list = ListBox([], self.open_chapter, name="chapters", row_height=36, moved=self.open_chapter)
        self.text = RichText("", 19)
        self.cards: list[CardWidget] = []
        self._turn(self.tabs.index)
        self.form.set_focus(self.list)

    def _turn(self, index: int) -> None:
        """Takes the book of another game."""
        self.book = self.games[index].cards()
        self.chapters = self.games[index].rulebook()
        self.list.rows = [chapter.title for chapter in self.chapters]
        self.list.index = self.list.first = 0
        self.open_chapter(0)

    def open_chapter(self, index: int) -> None:
        """Turns to a chapter."""
        chapter = self.chapters[index]
        self.text.text = chapter.text
        cards = list(chapter.cards)
        if chapter.kind:
            cards = list(self.book.kinds[chapter.kind])
        self.cards = [
            CardWidget(self.gallery, self.book.face(card), compact=bool(chapter.kind)) for card in cards
        ]
        for card in self.cards:
            card.focusable = bool(chapter.kind)
        widgets: list[Widget] = [self.tabs, self.list, self.text, *self.cards]
        self.fill(widgets)
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))

    def arrange_head(self, area: Area) -> None:
        self.tabs.place(area.inset(0, 7).rect, self.scale)

    def arrange_body(self, area: Area) -> None:
        self.list.place(area.left(270, 26).rect, self.scale)
        if self.chapters[self.list.index].kind:
            self.text.place(area.top(56, 8).rect, self.scale)
            self._arrange_grid(area)
            return
        if self.cards:
            side = area.right(216, 24)
            width = side.rect.width
            height = full_height(width)
            if len(self.cards) > 1:
                height = min(height, (side.rect.height - side.unit(14)) // 2)
                width = round(height * 0.72)
            for card in self.cards[:2]:
                card.place(pygame.Rect(side.rect.right - width, side.rect.top, width, height), self.scale)
                side.top(height / side.scale, 14)
        self.text.place(area.rect, self.scale)

    def _arrange_grid(self, area: Area) -> None:
        rows = -(-len(self.cards) // _COLUMNS)
        gap = area.unit(9)
        width = (area.rect.width - (_COLUMNS - 1) * gap) // _COLUMNS
        room = (area.rect.height - (rows - 1) * gap) // rows
        width = min(width, round(room / compact_height(1000) * 1000))
        height = compact_height(width)
        for place, card in enumerate(self.cards):
            row, column = divmod(place, _COLUMNS)
            card.place(
                pygame.Rect(
                    area.rect.left + column * (width + gap),
                    area.rect.top + row * (height + gap),
                    width,
                    height,
                ),
                self.scale,
            )

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        card = self.form.looked_at
        if not isinstance(card, CardWidget) or card.face is None:
            return []
        notes = self.book.notes(card.face)
        return [draw_zoom(surface, self.gallery, card.face, notes, card.rect, self.scale)]
