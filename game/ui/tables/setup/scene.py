"""The set-up screen of every game: seats, the game's own part, options, seed, and the way to the table."""

import random

import pygame

from game.content.texts import shipped_texts
from game.rules import load
from game.storage.names import clean_names
from game.storage.settings import GameSetup
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.buttons import Button
from game.ui.kit.card import CardWidget
from game.ui.kit.labels import Label
from game.ui.kit.text_field import TextField
from game.ui.kit.widget import Widget
from game.ui.paint.palette import TEXT
from game.ui.scenes.framed import FramedScene
from game.ui.tables.launch import new_match
from game.ui.tables.seats import DEFAULT_SEATS
from game.ui.tables.setup.options import ROW, option_rows
from game.ui.tables.setup.part import MakePart
from game.ui.tables.setup.seat import HEIGHT, SeatControls
from game.ui.tables.zoom import draw_zoom

_SEED_LIMIT = 10**9
_SEED_HINT = "The same seed and the same choices give the same game."


class GameSetupScene(FramedScene):
    """Begins as it was left the last time; what is chosen is remembered when the screen is left."""

    panel_size = (1260, 704)
    heading_width = 900

    def __init__(self, context: Context, game: str, make_part: MakePart) -> None:
        settings = context.settings
        last = settings.setups.get(game) or GameSetup(DEFAULT_SEATS)
        self.part = make_part(context.gallery, self._refill, last.options)
        super().__init__(context, self.part.title)
        self.game = game
        self.seats = [SeatControls(seat, settings.names[seat], last.seats[seat]) for seat in (0, 1)]
        self.rows = option_rows(load(game), shipped_texts(game), self.part.own_options, last.options)
        self.seed_label = Label("Seed", "bold", 18, TEXT)
        self.seed = TextField(
            str(random.randrange(_SEED_LIMIT)),
            lambda text: None,
            longest=9,
            allowed=str.isdecimal,
            name="seed",
            empty="0",
        )
        self.seed.hint = _SEED_HINT
        self.start_button = Button(self.part.begin, self.begin, primary=True, size=30)
        self._looked_at: Widget | None = None
        self._refill()
        self.form.set_focus(self.start_button)

    def _refill(self) -> None:
        first, second = (seat.widgets() for seat in self.seats)
        rows = [widget for row in self.rows for widget in row.widgets()]
        widgets: list[Widget] = [*first, *second, *rows, self.seed_label, self.seed]
        if self.part.corners:
            widgets = [*first, *self.part.widgets(), *rows, self.seed_label, self.seed, *second]
        else:
            widgets += self.part.widgets()
        self.fill([*widgets, self.start_button])
        self.arrange(Area(pygame.Rect((0, 0), self.size), self.scale))

    def arrange_body(self, area: Area) -> None:
        if self.part.corners:
            corners = area.left(370, 20), area.right(370, 20)
            for seat, corner in enumerate(corners):
                self.seats[seat].arrange(corner.top(HEIGHT, 12))
                self.part.arrange_corner(seat, corner)
            self.start_button.place(area.bottom(62, 14).rect, self.scale)
            self._arrange_seed(area.bottom(38, 12))
            for row in reversed(self.rows):
                row.arrange(area.bottom(ROW, 4))
        else:
            left = area.left(384, 36)
            for seat in (0, 1):
                self.seats[seat].arrange(left.top(HEIGHT, 18))
            left.top(6)
            for row in self.rows:
                row.arrange(left.top(ROW, 12))
            self._arrange_seed(left.top(38))
            self.start_button.place(area.bottom(62, 14).right(320).rect, self.scale)
        self.part.arrange(area)

    def _arrange_seed(self, area: Area) -> None:
        self.seed.place(area.right(212, 8).rect, self.scale)
        self.seed_label.place(area.rect, self.scale)

    def paint_body(self, surface: pygame.Surface) -> None:
        self.part.paint(surface, self.scale)

    def update(self, milliseconds: int) -> bool:
        looked_at = self.form.looked_at
        if looked_at is not self._looked_at:
            self._looked_at = looked_at
            self.part.look_at(looked_at)
        return False

    def movers(self, surface: pygame.Surface) -> list[pygame.Rect]:
        card = self.form.hover
        if not isinstance(card, CardWidget) or card.face is None:
            return []
        notes = self.part.notes(card.face)
        return [draw_zoom(surface, self.context.gallery, card.face, notes, card.rect, self.scale)]

    def begin(self) -> None:
        """Opens the table."""
        seed = int(self.seed.value or 0)
        options = {row.spec.key: row.value for row in self.rows} | self.part.options(seed)
        names = clean_names([seat.name.value for seat in self.seats])
        self.context.sound.play("click")
        new_match(self.context, self.game, options, seed, [seat.player for seat in self.seats], names)

    def leave(self) -> None:
        """Remembers the names and choices, whichever way the screen is left."""
        settings = self.context.settings
        seats = self.seats[0].player, self.seats[1].player
        options = {row.spec.key: row.value for row in self.rows} | self.part.choices()
        setups = {**settings.setups, self.game: GameSetup(seats, options)}
        names = self.seats[0].name.value, self.seats[1].name.value
        if (setups, names) != (settings.setups, settings.names):
            self.context.change(setups=setups, names=names)
