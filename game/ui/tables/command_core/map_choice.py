"""The board and its map in the set-up, with a small picture of it."""

from collections.abc import Callable

import pygame

from game.content.command_core import shipped_library
from game.ui.kit.area import Area
from game.ui.kit.buttons import Choice
from game.ui.kit.labels import RichText
from game.ui.kit.widget import Widget
from game.ui.paint.palette import TEXT
from game.ui.paint.skins import sunk_skin
from game.ui.tables.command_core.map.from_rules import map_picture

BOARDS = {"square": "Square board", "hex": "Hex board"}
_WIDE = 1.28
"""The width of the picture, of its height."""
_EDGE, _LOW = 8, 84
"""Units around the map's picture, and of height below which there is no room for a sentence."""


class MapChoice:
    """`chosen` is a map's id, or anything for the first one; `changed` is called with each other choice."""

    def __init__(self, chosen: str, changed: Callable[[], None]) -> None:
        self.maps = shipped_library().maps
        self.changed = changed
        place = self.maps.get(chosen)
        at = list(BOARDS).index(place.board) if place else 0
        self.kind = Choice(list(BOARDS.values()), at, self._turn_board, name="board")
        self.kind.hint = "Square cells with 8 facings, or hexes with 6."
        self.map = Choice([""], 0, self._turn_map, name="map")
        self.line = RichText("", 13.3, TEXT, middle=True)
        self.line.name = "map's line"
        self._picture = pygame.Rect(0, 0, 0, 0)
        self._show(chosen)

    def widgets(self) -> list[Widget]:
        return [self.kind, self.map, self.line]

    @property
    def board(self) -> str:
        return list(BOARDS)[self.kind.index]

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
        self.line.text = self.maps[self.map_id].line
        self.map.hint = f"{self.line.text} Walls stop mechs and shots."

    def _turn_board(self, index: int) -> None:
        self._show("")
        self.changed()

    def _turn_map(self, index: int) -> None:
        self._show_line()
        self.changed()

    def arrange(self, area: Area) -> None:
        """The picture at the left, the choices beside it; the map's sentence where it has room."""
        high = area.rect.height / area.scale
        self._picture = area.left(high * _WIDE, 10).rect
        self.line.visible = high >= _LOW
        rows = area.rows(3 if self.line.visible else 2, 5)
        for widget, row in zip(self.widgets(), rows, strict=False):
            widget.place(row.rect, area.scale)

    def paint(self, surface: pygame.Surface, scale: float) -> None:
        surface.blit(sunk_skin(*self._picture.size, scale), self._picture)
        inside = self._picture.inflate(-round(_EDGE * scale), -round(_EDGE * scale))
        surface.blit(map_picture(self.map_id, inside.size), inside)
