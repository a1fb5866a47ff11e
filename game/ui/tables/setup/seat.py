"""A seat in the set-up: its name, who plays it, and the tab that turns the console to it."""

from collections.abc import Callable, Sequence

import pygame

from game.ui.kit.area import Area
from game.ui.kit.labels import Label
from game.ui.kit.widget import Command, Widget
from game.ui.paint import pen
from game.ui.paint.palette import SEATS, TEXT
from game.ui.paint.skins import steel_skin
from game.ui.paint.steel import plate, seat_tone
from game.ui.paint.text import draw_line, shortened
from game.ui.tables.session.seats import OFFERED, Player
from game.ui.tables.setup.name_field import NameField
from game.ui.tables.setup.opponents import PlayerTile

COLUMNS, GAP = 2, 7
_HEAD, _ROW = 30, 60
_ROWS = -(-len(OFFERED) // COLUMNS)
HEIGHT = _HEAD + 6 + _ROWS * (_ROW + GAP) - GAP
LOW_HEIGHT = HEIGHT - 2 * _ROWS
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
    """A person or one of the computer players to choose; a person's name to type, a computer has its own."""

    def __init__(
        self, seat: int, name: str, player: str, offered: Sequence[Player], changed: Callable[[], None]
    ) -> None:
        self.seat = seat
        self.changed = changed
        self.heading = Label("", "title", 16, SEATS[seat])
        self.heading.name = f"who plays {seat}"
        self.name = NameField("Name", name, lambda text: changed(), name=f"name {seat}", empty="Name")
        self.tiles = [PlayerTile(seat, one, self._choosing(one)) for one in offered]
        self._choose(player)

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

    @property
    def called(self) -> str:
        """What the player is called at the table."""
        return self.chosen.character or self.name.value

    def widgets(self) -> list[Widget]:
        return [self.heading, self.name, *self.tiles]

    @property
    def by_computer(self) -> bool:
        return bool(self.chosen.character)

    def show(self, on: bool, name: bool) -> None:
        """Only the seat whose player is being chosen can be seen; its name field is shown apart from that."""
        for widget in self.widgets():
            widget.visible = on
        self.name.visible = name

    def arrange(self, area: Area) -> None:
        head = area.top(_HEAD, 6)
        self.name.place(head.right((head.rect.width / area.scale - GAP) / 2, GAP).rect, area.scale)
        self.heading.place(head.rect, area.scale)
        for widget, cell in zip(self.tiles, area.grid(COLUMNS, _ROWS, GAP), strict=True):
            widget.place(cell.rect, area.scale)
