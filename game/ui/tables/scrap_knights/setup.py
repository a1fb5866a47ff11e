"""Before a duel: who sits where, with which mech."""

import random
from collections.abc import Callable

import pygame

from game.content.scrap_knights import Card, Mech, shipped_library
from game.storage.names import clean_names
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button, Choice
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import Label, RichText
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Widget
from game.ui.paint.art import figure
from game.ui.paint.cards import compact_height
from game.ui.paint.gallery import Gallery
from game.ui.paint.palette import SEATS, TEXT_SOFT
from game.ui.paint.skins import panel
from game.ui.scenes.framed import FramedScene
from game.ui.tables.launch import new_match
from game.ui.tables.scrap_knights.faces import face, keywords
from game.ui.tables.seats import WHO
from game.ui.tables.zoom import draw_zoom

GAME = "scrap_knights"
_SEED_LIMIT = 10**9


class _SeatColumn:
    """The controls of one seat: who, name, mech, and the mech's cards."""

    def __init__(
        self, seat: int, gallery: Gallery, name: str, mech: int, changed: Callable[[], None]
    ) -> None:
        self.seat = seat
        self.gallery = gallery
        self.mechs: list[Mech] = list(shipped_library().mechs.values())
        self.name = name
        self._changed = changed
        self.heading = Label(("First seat", "Second seat")[seat], "title", 26, SEATS[seat])
        self.who = Choice([words for _, words in WHO], 0, lambda index: changed(), name=f"who {seat}")
        self.field = TextField(name, self._named, name=f"name {seat}", empty="Name")
        self.mech = Choice([mech.name for mech in self.mechs], mech, self._turned, name=f"mech {seat}")
        self.plan = RichText("", 22, TEXT_SOFT, middle=True)
        self.cards: list[CardWidget] = []
        self.figure = pygame.Rect(0, 0, 0, 0)
        self.fill()

    @property
    def chosen(self) -> Mech:
        return self.mechs[self.mech.index]

    def _named(self, text: str) -> None:
        self.name = text

    def _turned(self, index: int) -> None:
        self.fill()
        self._changed()

    def fill(self) -> None:
        mech = self.chosen
        self.plan.text = mech.plan
        cards = [mech.ult, *mech.acts, *mech.bots]
        self.cards = [CardWidget(self.gallery, face(card), compact=True) for card in cards]
        for card in self.cards:
            # To be looked at, not stopped at: ten stops between two choices would be tiresome.
            card.focusable = False

    def widgets(self) -> list[Widget]:
        return [self.heading, self.who, self.field, self.mech, self.plan, *self.cards]

    def arrange(self, area: Area) -> None:
        scale = area.scale
        head = area.top(36, 8)
        self.heading.place(head.left(150).rect, scale)
        self.who.place(head.rect, scale)
        row = area.top(40, 10)
        self.field.place(row.left(190, 12).rect, scale)
        self.mech.place(row.rect, scale)
        show = area.top(172, 12)
        self.figure = show.left(206, 18).rect
        self.plan.place(show.inset(0, 10).rect, scale)
        columns, gap = 5, 7
        width = (area.rect.width - (columns - 1) * area.unit(gap)) // columns
        height = compact_height(width)
        for place, card in enumerate(self.cards):
            line, column = divmod(place, columns)
            left = area.rect.left + column * (width + area.unit(gap))
            card.place(
                pygame.Rect(left, area.rect.top + line * (height + area.unit(gap)), width, height), scale
            )


class SetupScene(FramedScene):
    """Two columns, one a seat; the seed makes a duel repeatable and may be left as it is."""

    panel_size = (1200, 690)

    def __init__(self, context: Context) -> None:
        super().__init__(context, "Scrap Knights: a new duel")
        self.gallery = context.gallery
        self.seed = str(random.randrange(_SEED_LIMIT))
        names = context.settings.names
        self.columns = [_SeatColumn(seat, self.gallery, names[seat], seat, self._fill) for seat in (0, 1)]
        self.seed_label = Label("Seed", "text", 18, TEXT_SOFT)
        self.seed_field = TextField(
            self.seed, self._seeded, longest=9, allowed=str.isdecimal, name="seed", empty="0"
        )
        self.start_button = Button("Begin the duel", self.begin, primary=True, size=26)
        self._fill()
        self.form.set_focus(self.start_button)

    def _seeded(self, text: str) -> None:
        self.seed = text

    def _fill(self) -> None:
        widgets = [widget for column in self.columns for widget in column.widgets()]
        self.fill([*widgets, self.seed_label, self.seed_field, self.start_button])
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))

    def arrange_body(self, area: Area) -> None:
        foot = area.bottom(50, 10)
        self.start_button.place(foot.right(280).rect, self.scale)
        self.seed_label.place(foot.left(56).rect, self.scale)
        self.seed_field.place(foot.left(150).inset(0, 5).rect, self.scale)
        for column, part in zip(self.columns, area.columns(2, 36), strict=True):
            column.arrange(part)
        self._prepare_cards(self.columns[0].cards[0].rect.width)

    def _prepare_cards(self, width: int) -> None:
        """Has the cards of all mechs painted, so that turning through them is smooth."""
        library = shipped_library()
        cards: list[Card] = [*library.acts.values(), *library.ults.values(), *library.bots.values()]
        self.gallery.prepare((face(card.id), width, "compact") for card in cards)

    def paint_body(self, surface: pygame.Surface) -> None:
        for column in self.columns:
            rect = column.figure
            surface.blit(panel(*rect.size, self.scale, 0.6), rect)
            height = rect.height - round(8 * self.scale)
            mech = figure(column.chosen.id, column.seat, height, left=column.seat == 1)
            surface.blit(mech, mech.get_rect(center=rect.center))

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        card = self.form.hover
        if not isinstance(card, CardWidget) or card.face is None:
            return []
        notes = keywords(card.face.key.rpartition("/")[2])
        return [draw_zoom(surface, self.gallery, card.face, notes, card.rect, self.scale)]

    def begin(self) -> None:
        """Opens the table."""
        names = clean_names([column.name for column in self.columns])
        seats = [WHO[column.who.index][0] for column in self.columns]
        options = {f"deck_{column.seat}": column.chosen.id for column in self.columns}
        self.context.sound.play("click")
        new_match(self.context, GAME, options, int(self.seed or 0), seats, names)
