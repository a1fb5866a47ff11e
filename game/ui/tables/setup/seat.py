"""A seat in the set-up: its name, who plays it, and the tab that turns the console to it."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.ui.kit.widget import Command
from game.ui.layout.leaves import Icon, Name, Part, Picture, Prose, Text
from game.ui.layout.nodes import Box, Column, Node, Row, Space, Stack
from game.ui.layout.tree_widget import TreeWidget
from game.ui.paint.figures.thumbnails import robot_head
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import steel_skin
from game.ui.paint.materials.steel import INK, cut_frame, plate, seat_tone, well
from game.ui.parts.grounds import SkinButton
from game.ui.tables.session.seats import Player
from game.ui.tables.setup.options import TitledField
from game.ui.tables.setup.seat_marks import seat_bar, seat_stripe
from game.words.messages import Messages

_COLUMNS, _GAP = 2, 7


class SeatTab(TreeWidget):
    """Turns the console to a seat."""

    def __init__(self, seat: int, hint: str, command: Command) -> None:
        super().__init__(name=f"seat {seat}", hint=hint)
        self.seat = seat
        self.command = command
        self.words = ""
        self.open = False

    def activate(self) -> None:
        self.command()

    def body(self) -> Node:
        words = Box(Name(self.words, "seat tab", anchor="center"), pad=(9, 0))
        bar = Box(Column(Space(grow=1), seat_bar(self.seat, height=3)), pad=(8, 4))
        return words if self.open else Stack(bar, words)

    def draw_ground(self, surface: pygame.Surface) -> None:
        if self.open:
            surface.blit(plate(*self.rect.size, self.scale, seat_tone(self.seat)), self.rect)
        else:
            surface.blit(steel_skin(*self.rect.size, self.scale), self.rect)


class NameField(TitledField):
    """A field for a name in one low line: the title stands before what is typed."""

    def tree(self) -> Node:
        title = Text(self.title, "option name")
        return Box(Row(title, self.typed, gap=9), pad=(9, 3))


class PlayerTile(SkinButton):
    """One who may play a seat; `chosen` is who does."""

    def __init__(self, seat: int, player: Player, choose: Callable[[], None]) -> None:
        super().__init__(f"who {seat} {player.id}", "steel", choose)
        self.seat = seat
        self.player = player
        self.chosen = False

    def draw_ground(self, surface: pygame.Surface) -> None:
        self.skin = "paper" if self.chosen else "steel"
        super().draw_ground(surface)


def player_tile(tile: PlayerTile) -> Node:
    """A face, a name, and a sentence."""
    player, chosen = tile.player, tile.chosen
    name = Text(player.name, "player", "ink" if chosen else "text", grow=1)
    line = Prose(player.line, "small told", "soft ink" if chosen else "soft", name=tile.name)
    head = Row(name, Icon("check", 19) if chosen else Space(width=19), height=20)
    words = Column(head, line, justify="center", grow=1)
    face = Box(
        Picture(partial(_draw_face, player.look, player.symbol), width=46, height=46), justify="center"
    )
    stripe = seat_stripe(tile.seat, 5) if chosen else None
    return Part(tile, Stack(stripe, Box(Row(face, words, gap=9), pad=(9, 4))))


def low_tile(tile: PlayerTile) -> Node:
    """A small face and a name; paper is the chosen one."""
    player, chosen = tile.player, tile.chosen
    face = Picture(partial(_draw_face, player.look, player.symbol), width=28, height=28)
    name = Text(player.name, "player", "ink" if chosen else "text", grow=1)
    stripe = seat_stripe(tile.seat, 5) if chosen else None
    return Part(tile, Stack(stripe, Box(Row(face, name, gap=8, align="center"), pad=(10, 2))))


def _draw_face(look: str, symbol: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    size, cut = min(rect.size), round(6 * scale)
    face = pygame.Rect(0, 0, size, size)
    face.center = rect.center
    if look:
        surface.blit(robot_head(look, size, cut + round(1.4 * scale)), face)
    else:
        surface.blit(well(*face.size, scale * 0.6), face)
        mark = icon(symbol, round(size * 0.66))
        surface.blit(mark, mark.get_rect(center=face.center))
    surface.blit(cut_frame(*face.size, cut, INK, round(2.4 * scale)), face)


class SeatControls:
    """A person or one of the computer players to choose; a person's name to type, a computer has its own."""

    def __init__(
        self,
        seat: int,
        name: str,
        player: str,
        offered: Sequence[Player],
        texts: Messages,
        changed: Callable[[], None],
    ) -> None:
        self.seat = seat
        self.changed = changed
        title = texts.say("setup", "name")
        self.name = NameField(title, name, lambda text: changed(), name=f"name {seat}", empty=title)
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

    @property
    def by_computer(self) -> bool:
        return bool(self.chosen.character)

    def tree(self, question: str, field: Node, *, low: bool = False) -> Node:
        """Who plays the seat, and `field` beside that; `low`: only the sentence of the chosen one."""
        asked = Text(question, "count", f"seat {self.seat}", name=f"who plays {self.seat}")
        head = Row(Box(asked, share=1), Box(field, share=1), gap=_GAP, height=27 if low else 30)
        if low:
            faces = [Box(low_tile(one), share=1) for one in self.tiles]
            line = Text(self.chosen.line, "small told", "soft", name=f"line {self.seat}")
            return Column(head, Row(*faces, gap=_GAP, height=36), line, gap=4)
        tiles = [Box(player_tile(one), share=1) for one in self.tiles]
        pairs = [tiles[first : first + _COLUMNS] for first in range(0, len(tiles), _COLUMNS)]
        high = len(pairs) * 67 - _GAP
        rows = Column(
            *[Row(*pair, gap=_GAP, share=1) for pair in pairs],
            gap=_GAP,
            height=(high - 2 * len(pairs), high),
            grow=1,
        )
        return Column(head, Space(height=6), rows, grow=1, most=high + 76)
