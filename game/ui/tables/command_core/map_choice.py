"""The board and its map in the set-up, with a small picture of it."""

from collections.abc import Callable
from typing import get_args

import pygame

from game.content.command_core import shipped_library
from game.content.command_core.cards import BoardKind
from game.ui.kit.choice import Choice
from game.ui.layout.leaves import Part, Picture
from game.ui.layout.nodes import Box, Node, Row
from game.ui.layout.painted import Ground
from game.ui.tables.command_core.map.from_rules import map_picture
from game.words.messages import Messages

BOARDS: tuple[BoardKind, ...] = get_args(BoardKind)


class MapChoice:
    """`chosen` is a map's id, or anything for the first one; `changed` is called with each other choice."""

    def __init__(self, texts: Messages, chosen: str, changed: Callable[[], None]) -> None:
        self.texts = texts
        self.maps = shipped_library().maps
        self.changed = changed
        place = self.maps.get(chosen)
        at = BOARDS.index(place.board) if place else 0
        self.kind = Choice([texts.say("boards", one) for one in BOARDS], at, self._turn_board, name="board")
        self.kind.hint = texts.say("setup", "board_hint")
        self.line = ""
        self.map = Choice([""], 0, self._turn_map, name="map")
        self._show(chosen)

    @property
    def board(self) -> str:
        return BOARDS[self.kind.index]

    @property
    def places(self) -> list[str]:
        """The maps of the chosen board."""
        return [place.id for place in self.maps.values() if place.board == self.board]

    @property
    def map_id(self) -> str:
        return self.places[self.map.index]

    def _show(self, chosen: str) -> None:
        """The maps of the board, one of them chosen if it is among them."""
        self.map.values = [self.maps[key].name for key in self.places]
        self.map.index = self.places.index(chosen) if chosen in self.places else 0
        self._show_line()

    def _show_line(self) -> None:
        self.line = self.texts.say("map_lines", self.map_id)
        self.map.hint = self.texts.say("setup", "map_hint", line=self.line)

    def _turn_board(self, index: int) -> None:
        self._show("")
        self.changed()

    def _turn_map(self, index: int) -> None:
        self._show_line()
        self.changed()

    def tree(self) -> Node:
        """The picture at the left, both choices beside it in one line; the map's sentence is their hint."""
        small = Box(Picture(self._draw), pad=3, ground=Ground("map ground"), width=(52, 72))
        return Row(small, *[Box(Part(one), share=1) for one in (self.kind, self.map)], gap=8, height=(30, 44))

    def _draw(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        surface.blit(map_picture(self.map_id, rect.size), rect)
