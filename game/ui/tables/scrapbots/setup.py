"""Before a game: who sits where, which edition, who begins, and whether the score is shown."""

import random

import pygame

from game.content.scrapbots import shipped_library
from game.storage.names import clean_names
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button, Choice
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import Label, RichText
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Widget
from game.ui.paint.cards import compact_height
from game.ui.paint.palette import GOLD, SEATS, TEXT_SOFT
from game.ui.scenes.framed import FramedScene
from game.ui.tables.launch import new_match
from game.ui.tables.scrapbots.faces import GAME, edition_book
from game.ui.tables.seats import WHO
from game.ui.tables.zoom import draw_zoom

_SEED_LIMIT = 10**9
_STARTS = (("chance", "A coin decides"), ("0", "First seat"), ("1", "Second seat"))
_SCORE = (("shown", "Show the count"), ("hidden", "Hide the count"))
_COLUMNS, _COUNT = 7, 26


class SetupScene(FramedScene):
    """Seats on the left, the edition and its cards on the right."""

    panel_size = (1200, 690)

    def __init__(self, context: Context) -> None:
        super().__init__(context, "Scrapbots: a new game")
        self.gallery = context.gallery
        self.editions = list(shipped_library().sets.values())
        self.seed = str(random.randrange(_SEED_LIMIT))
        self.names = list(context.settings.names)
        self.headings = [
            Label(("First seat", "Second seat")[seat], "title", 26, SEATS[seat]) for seat in (0, 1)
        ]
        self.who = [
            Choice([words for _, words in WHO], seat, lambda index: None, name=f"who {seat}")
            for seat in (0, 1)
        ]
        self.fields = [
            TextField(self.names[seat], self._naming(seat), name=f"name {seat}", empty="Name")
            for seat in (0, 1)
        ]
        self.edition = Choice([one.edition.name for one in self.editions], 0, self._turned, name="edition")
        self.line = RichText("", 19, TEXT_SOFT)
        self.starts = Choice([words for _, words in _STARTS], 0, lambda index: None, name="starts")
        self.score = Choice([words for _, words in _SCORE], 0, lambda index: None, name="score")
        self.labels = [
            Label("Edition", "title", 26, GOLD),
            Label("Who begins", "text", 18, TEXT_SOFT),
            Label("Wounds", "text", 18, TEXT_SOFT),
            Label("Seed", "text", 18, TEXT_SOFT),
        ]
        self.seed_field = TextField(
            self.seed, self._seeded, longest=9, allowed=str.isdecimal, name="seed", empty="0"
        )
        self.start_button = Button("Begin the game", self.begin, primary=True, size=26)
        self.cards: list[CardWidget] = []
        self.counts: list[Label] = []
        self._turned(0)
        self.form.set_focus(self.start_button)

    def _naming(self, seat: int):  # type: ignore[no-untyped-def]
        def name(text: str) -> None:
            self.names[seat] = text

        return name

    def _seeded(self, text: str) -> None:
        self.seed = text

    def _turned(self, index: int) -> None:
        """Another edition: its line, and its cards to look at."""
        edition = self.editions[index].edition
        self.line.text = edition.line
        book = edition_book(edition.id)
        self.cards = [CardWidget(self.gallery, book.face(card), compact=True) for card in book.cards]
        self.counts = [
            Label(f"× {edition.copies(card)}", "bold", 15, TEXT_SOFT, "center") for card in book.cards
        ]
        for card in self.cards:
            card.focusable = False
        widgets: list[Widget] = [
            *self.headings,
            *self.who,
            *self.fields,
            *self.labels,
            self.edition,
            self.line,
        ]
        widgets += [self.starts, self.score, self.seed_field, *self.cards, *self.counts, self.start_button]
        self.fill(widgets)
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))

    def arrange_body(self, area: Area) -> None:
        foot = area.bottom(50, 10)
        self.start_button.place(foot.right(280).rect, self.scale)
        left = area.left(340, 36)
        for seat in (0, 1):
            self.headings[seat].place(left.top(34, 4).rect, self.scale)
            self.who[seat].place(left.top(38, 6).rect, self.scale)
            self.fields[seat].place(left.top(40, 16).rect, self.scale)
        for label, control in zip(self.labels[1:], (self.starts, self.score, self.seed_field), strict=True):
            label.place(left.top(24, 2).rect, self.scale)
            control.place(left.top(38, 8).rect, self.scale)
        head = area.top(40, 6)
        self.labels[0].place(head.left(120).rect, self.scale)
        self.edition.place(head.left(280).rect, self.scale)
        self.line.place(area.top(54, 8).rect, self.scale)
        gap = area.unit(7)
        rows = -(-len(self.cards) // _COLUMNS)
        width = (area.rect.width - (_COLUMNS - 1) * gap) // _COLUMNS
        below = area.unit(_COUNT)
        room = (area.rect.height - (rows - 1) * gap) // rows - below
        width = min(width, round(room / compact_height(1000) * 1000))
        height = compact_height(width)
        for place, (card, count) in enumerate(zip(self.cards, self.counts, strict=True)):
            row, column = divmod(place, _COLUMNS)
            left_edge = area.rect.left + column * (width + gap)
            top = area.rect.top + row * (height + below + gap)
            card.place(pygame.Rect(left_edge, top, width, height), self.scale)
            count.place(pygame.Rect(left_edge, top + height, width, below), self.scale)
        self.gallery.prepare((card.face, width, "compact") for card in self.cards if card.face)

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        card = self.form.hover
        if not isinstance(card, CardWidget) or card.face is None:
            return []
        book = edition_book(self.editions[self.edition.index].edition.id)
        return [draw_zoom(surface, self.gallery, card.face, book.notes(card.face), card.rect, self.scale)]

    def begin(self) -> None:
        """Opens the table."""
        seats = [WHO[choice.index][0] for choice in self.who]
        options = {
            "edition": self.editions[self.edition.index].edition.id,
            "starts": _STARTS[self.starts.index][0],
            "score": _SCORE[self.score.index][0],
        }
        self.context.sound.play("click")
        new_match(self.context, GAME, options, int(self.seed or 0), seats, clean_names(self.names))
