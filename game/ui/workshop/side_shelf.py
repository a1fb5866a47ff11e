"""A game's shelf in the hangar as a tree: what is made of it, own sides under lamps, and ready ones."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

import pygame

from game.content.art import shipped_art
from game.ui.context import Context
from game.ui.keys import label
from game.ui.kit.buttons import Button
from game.ui.layout.leaves import Icon, Name, Part, Prose, Text
from game.ui.layout.nodes import Box, Column, Grid, Node, Row, Scroll
from game.ui.paint.cache.late import LatePictures
from game.ui.paint.materials.skins import box
from game.ui.paint.roles import art_colors
from game.ui.parts.grounds import Backdrop, ground
from game.ui.workshop.held import HeldPanels
from game.ui.workshop.open_place import OpenPlace
from game.ui.workshop.own_sides import OwnSides, Shown
from game.ui.workshop.side_facts import line_of, state_of
from game.ui.workshop.side_stand import ReadyTile, SideStand, side_painting

_EDGE = art_colors("workshop/hangar")["ground"]
STANDS = 3
"""Own sides of a shelf that are shown at once."""
_STAND, _FIRST, _NEXT, _TILE = (104, 124), (150, 190), (76, 96), (66, 92)
"""Units of width of an own side and of the place for the first and for the next one, and of height of a ready
one.
"""
_NARROW = (80, 150)
"""The same of an own side on a page that scrolls."""
_COLUMNS, _READY = 6, (400, 900)
"""Ready sides in a row, and units of width of all of them: two rows have room."""


class Hangar(Protocol):
    """What a shelf needs of the hangar."""

    context: Context
    pictures: LatePictures
    shelves: dict[str, OwnSides]
    first: dict[str, int]
    game: str
    looked_at: Shown

    def new(self, game: str) -> None: ...
    def press(self, game: str, shown: Shown) -> None: ...
    def rebuild(self) -> None: ...


def name_of(shown: Shown) -> str:
    """The name of a side, or of a file that cannot be read."""
    return shown.side.name if shown.side is not None else shown.path.name if shown.path else ""


def _paint_plate(game: str, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    top, foot = shipped_art().shelf[game].colors
    surface.blit(box(*rect.size, round(7 * scale), top, foot, _EDGE, max(1, round(2 * scale))), rect)


class ShelfTree:
    """Makes the shelf of one game, side by side or for a page that scrolls."""

    def __init__(self, hangar: Hangar, game: str) -> None:
        self._hangar = hangar
        self._game = game

    @property
    def _shelf(self) -> OwnSides:
        return self._hangar.shelves[self._game]

    def _say(self, key: str, **facts: object) -> str:
        return self._hangar.context.words.say("workshop", key, **facts)

    @property
    def depends_on(self) -> object:
        """All that the shelf shows: as long as that is equal it need not be made anew."""
        hangar, game = self._hangar, self._game
        looked_at = hangar.looked_at.key if hangar.game == game else None
        return self._shelf.own, hangar.first[game], looked_at

    def held(self, panels: HeldPanels) -> Node:
        """The shelf side by side, made anew only where what it shows changes."""
        return Box(panels.get(self._game, self.depends_on, self.wide), height=(160, 206), grow=1)

    def wide(self) -> Node:
        """What is made of it at the left, own sides in the middle, ready ones at the right."""
        needs = Prose(self._shelf.ui.needs, "explained", middle=True, grow=1)
        plate = Column(*self._head(), needs, self._new(), gap=4, width=(118, 150))
        # Two rows are in sight.
        columns = max(_COLUMNS, -(-len(self._shelf.ready) // 2))
        ready = Box(Scroll(self._ready(columns), f"ready {self._game}"), grow=1)
        right = Column(self._ready_words(), ready, gap=5, grow=1, width=_READY)
        return Box(Row(plate, self._board(), right, gap=10), pad=(10, 8), ground=ground("steel"))

    def narrow(self) -> Node:
        """The same below each other."""
        inside = Column(
            *self._head(),
            Box(self._board(_NARROW), height=130),
            self._new(),
            self._ready_words(),
            self._ready(),
            gap=5,
        )
        return Box(inside, pad=(10, 8), ground=ground("steel"))

    def _head(self) -> list[Node]:
        own, first = self._shelf.own, self._hangar.first[self._game]
        count = self._say("yours", count=len(own))
        if len(own) > STANDS:
            count = self._say("some_of", first=first + 1, last=first + STANDS, count=len(own))
        return [self._name_plate(), Text(count, "item", anchor="center")]

    def _name_plate(self) -> Node:
        """The name of the game in the colours of its box."""
        name = self._shelf.game.name
        words = Name(name.upper(), "tab", "text", anchor="center", name=name)
        return Box(words, pad=(8, 0), ground=Backdrop(partial(_paint_plate, self._game)), height=30)

    def _new(self) -> Node:
        key = label("new_side") if self._game == self._hangar.game else ""
        new = Button(
            self._shelf.ui.new, partial(self._hangar.new, self._game), symbol="plus", size=16, key_name=key
        )
        new.name = f"new {self._game}"
        return Part(new, height=(30, 36))

    def _board(self, stand: tuple[int, int] = _STAND) -> Node:
        """Own sides, and a place for the next one: pressed it begins one."""
        own, first = self._shelf.own, self._hangar.first[self._game]
        stands: list[Node] = [self._stand(one, stand) for one in own[first : first + STANDS]]
        if len(stands) < STANDS:
            stands.append(self._place())
        return Row(self._turn(-1), *stands, self._turn(1), gap=6)

    def _place(self) -> Node:
        """A free place, with what to do."""
        own = self._shelf.own
        place = OpenPlace(f"place {self._game}", partial(self._hangar.new, self._game), gold=not own)
        place.group = "sides"
        inside = Column(
            Box(Icon("plus", 26), align="center"),
            Text(self._shelf.ui.new, "item", "gold" if not own else "text", anchor="center"),
            None if own else Prose(self._say("nothing_yet"), "explained", middle=True),
            gap=5,
            justify="center",
        )
        return Part(place, inside, pad=(10, 8), width=_NEXT if own else _FIRST)

    def _turn(self, by: int) -> Node | None:
        """Scrolls the own sides, where there are more than have room."""
        hangar, game = self._hangar, self._game
        most = len(self._shelf.own) - STANDS
        if most <= 0:
            return None

        def turn() -> None:
            hangar.first[game] = max(0, min(most, hangar.first[game] + by))
            hangar.rebuild()

        button = Button("", turn, symbol="left" if by < 0 else "right", size=16, hint=self._say("scroll"))
        button.name = f"turn {game} {by}"
        button.enable(0 <= hangar.first[game] + by <= most, self._say("no_more"))
        return Part(button, width=26)

    def _looks_at(self, shown: Shown) -> bool:
        return self._game == self._hangar.game and shown.key == self._hangar.looked_at.key

    def _stand(self, shown: Shown, width: tuple[int, int]) -> Node:
        widget = SideStand(
            f"{self._game} {shown.key}",
            name_of(shown) or self._say("no_name"),
            line_of(self._hangar.context.words, self._shelf, shown),
            state_of(self._shelf, shown),
            side_painting(self._hangar.pictures, self._shelf.ui, shown),
            partial(self._hangar.press, self._game, shown),
            looked_at=self._looks_at(shown),
        )
        return Part(widget, width=width)

    def _ready_words(self) -> Node:
        return Text(self._say("ready_made").upper(), "small", "gold", height=16)

    def _ready(self, columns: int = 3) -> Node:
        tiles = self._tiles(self._shelf.ready)
        # The last row begins at the left like all others.
        return Grid(columns, *tiles, *[Box(height=_TILE) for _ in range(-len(tiles) % columns)], gap=5)

    def _tiles(self, ready: Sequence[Shown]) -> list[Node]:
        return [
            Part(
                ReadyTile(
                    f"{self._game} {shown.key}",
                    shown.side.name,
                    side_painting(self._hangar.pictures, self._shelf.ui, shown),
                    partial(self._hangar.press, self._game, shown),
                    looked_at=self._looks_at(shown),
                ),
                height=_TILE,
            )
            for shown in ready
        ]
