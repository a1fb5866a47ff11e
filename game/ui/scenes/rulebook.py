"""The rules of a game in our own words, chapter by chapter, and every card to look at."""

import pygame

from game.content.rulebook import shipped_rulebook
from game.content.scrap_knights import Card, shipped_library
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import RichText
from game.ui.kit.list_box import ListBox
from game.ui.kit.widget import Widget
from game.ui.paint.cards import compact_height, full_height
from game.ui.scenes.framed import FramedScene
from game.ui.tables.scrap_knights.faces import face, keywords
from game.ui.tables.zoom import draw_zoom

GAME = "scrap_knights"
_COLUMNS = 5


class RulebookScene(FramedScene):
    """Chapters on the left; on the right the text with the cards that it speaks of, or a page of cards."""

    panel_size = (1220, 690)

    def __init__(self, context: Context) -> None:
        super().__init__(context, "Scrap Knights: rulebook")
        self.gallery = context.gallery
        self.chapters = shipped_rulebook(GAME)
        self.list = ListBox(
            [chapter.title for chapter in self.chapters],
            self.open_chapter,
            name="chapters",
            row_height=36,
            moved=self.open_chapter,
        )
        self.text = RichText("", 19)
        self.cards: list[CardWidget] = []
        self.open_chapter(0)
        self.form.set_focus(self.list)

    def open_chapter(self, index: int) -> None:
        """Turns to a chapter."""
        chapter = self.chapters[index]
        self.text.text = chapter.text
        cards = list(chapter.cards)
        if chapter.kind:
            library = shipped_library()
            every: list[Card] = [*library.acts.values(), *library.ults.values(), *library.bots.values()]
            cards = [card.id for card in every if card.kind == chapter.kind]
        self.cards = [CardWidget(self.gallery, face(card), compact=bool(chapter.kind)) for card in cards]
        for card in self.cards:
            card.focusable = bool(chapter.kind)
        widgets: list[Widget] = [self.list, self.text, *self.cards]
        self.fill(widgets)
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))

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
        card = self.form.hover if isinstance(self.form.hover, CardWidget) else self.form.focus
        if not isinstance(card, CardWidget) or card.face is None:
            return []
        notes = keywords(card.face.key.rpartition("/")[2])
        return [draw_zoom(surface, self.gallery, card.face, notes, card.rect, self.scale)]
