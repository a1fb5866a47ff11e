"""A seat in the set-up: its name, who plays it, and the tab that turns the console to it."""

from collections.abc import Callable

import pygame

from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.widget import Command, Widget
from game.ui.paint import pen
from game.ui.paint.palette import SEATS, TEXT, TEXT_SOFT
from game.ui.paint.skins import steel_skin
from game.ui.paint.steel import plate, seat_tone
from game.ui.paint.text import draw_line, shortened
from game.ui.tables.seats import DEFAULT_SEATS, WHO, Player
from game.ui.tables.setup.opponents import PlayerTile
from game.ui.tables.setup.options import TitledField

COLUMNS, GAP = 2, 7
_HEAD, _ROW = 22, 60
_CELLS = len(WHO) + 1
HEIGHT = _HEAD + 4 + -(-_CELLS // COLUMNS) * (_ROW + GAP) - GAP
LOW_HEIGHT = HEIGHT - 2 * -(-_CELLS // COLUMNS)
"""Units that the controls of a seat take, and where room is short."""


class SeatTab(Widget):
    """Turns the console to a seat."""

    def __init__(self, seat: int, command: Command) -> None:
        super().__init__(name=f"seat {seat}", hint="What the console shows: this seat's player and choices.")
        self.seat = seat
        self.command = command
        self.words = ""
        self.open = False

    def activate(self) -> None:
        self.command()

    def draw(self, surface: pygame.Surface) -> None:
        if self.open:
            surface.blit(plate(*self.rect.size, self.scale, seat_tone(self.seat)), self.rect)
        else:
            surface.blit(steel_skin(*self.rect.size, self.scale), self.rect)
            bar = pygame.Rect(0, 0, self.rect.width - self.unit(16), self.unit(3))
            bar.midbottom = self.rect.centerx, self.rect.bottom - self.unit(4)
            pen.rect(surface, SEATS[self.seat], bar)
        size, room = self.unit(16), self.rect.width - self.unit(18)
        words = shortened(self.words, "title", size, room)
        draw_line(surface, words, "title", size, TEXT, self.rect.center, "center", self.unit(1.4), room)


class SeatControls:
    """A name to type, and a person or one of the computer players to choose."""

    def __init__(self, seat: int, name: str, player: str, changed: Callable[[], None]) -> None:
        self.seat = seat
        self.changed = changed
        self.heading = Label("", "title", 16, SEATS[seat])
        self.heading.name = f"who plays {seat}"
        self.rule = Label("", "italic", 12, TEXT_SOFT, "right")
        self.rule.name = f"rule {seat}"
        self.name = TitledField("Name", name, lambda text: changed(), name=f"name {seat}", empty="Name")
        self.tiles = [PlayerTile(seat, one, self._choosing(one)) for one in WHO]
        known = {one.id for one in WHO}
        self._choose(player if player in known else DEFAULT_SEATS[seat])

    def _choosing(self, player: Player) -> Callable[[], None]:
        def choose() -> None:
            self._choose(player.id)
            self.changed()

        return choose

    def _choose(self, player: str) -> None:
        for tile in self.tiles:
            tile.chosen = tile.player.id == player

    @property
    def chosen(self) -> Player:
        return next(tile.player for tile in self.tiles if tile.chosen)

    @property
    def player(self) -> str:
        """The person's or the computer player's id."""
        return self.chosen.id

    def widgets(self) -> list[Widget]:
        return [self.heading, self.rule, self.name, *self.tiles]

    def show(self, on: bool) -> None:
        """Only the seat that the console is turned to can be seen."""
        for widget in self.widgets():
            widget.visible = on

    def arrange(self, area: Area) -> None:
        head = area.top(_HEAD, 4)
        self.heading.place(head.left(head.rect.width / area.scale * 0.55, 6).rect, area.scale)
        self.rule.place(head.rect, area.scale)
        cells = area.grid(COLUMNS, -(-_CELLS // COLUMNS), GAP)
        for widget, cell in zip((self.name, *self.tiles), cells, strict=False):
            widget.place(cell.rect, area.scale)
