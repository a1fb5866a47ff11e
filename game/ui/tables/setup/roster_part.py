"""The part of a set-up in which each seat picks one entry of a roster: a mech, a squad."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Generic, Protocol, TypeVar

import pygame

from game.engine.dice import Dice
from game.engine.seats import SEATS
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Command, Widget
from game.ui.layout.leaves import Picture
from game.ui.layout.nodes import Box, Column, Grid, Node, Space
from game.ui.paint.cache.ahead import Job
from game.ui.paint.cards.gallery import Gallery
from game.ui.paint.figures.figures import Drawn, shadow
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import INK, cut_frame
from game.ui.parts.grounds import ground
from game.ui.tables.setup.corner import figure_room
from game.ui.tables.setup.own import OwnSide
from game.ui.tables.setup.own_roster import OwnRoster, UnplayableTile
from game.ui.tables.setup.part import SetupPart
from game.ui.tables.setup.roster import COLUMNS, FigureTile, tile_grid
from game.words.messages import Messages

RANDOM = "random"
"""What a seat has chosen that leaves it to chance."""
_LINEUP, _LINEUP_ROW = 4, (30, 90)
"""How many of those who may be drawn stand in a row, and the units that it is high."""


class Named(Protocol):
    """What all entries of rosters have."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


EntryT = TypeVar("EntryT", bound=Named)


class RosterPart(SetupPart, ABC, Generic[EntryT]):
    """Base of such a part: what is chosen, looked at and left to chance. A game says what its entries are.

    `option` begins the keys of both options: "deck" for deck_0 and deck_1.
    `draw_salt` sets the draw apart from the dice of the match, which begin with the same seed. `columns` are
    the tiles in a row of the roster; `shadow_share` is how wide the shadow of a figure is, in heights of it.
    """

    has_chance = True
    option = ""
    draw_salt = 0
    columns = COLUMNS
    page_columns = 0
    """Columns where the roster has the whole width of a page; 0: as many as ever."""
    shadow_share = 0.55

    def __init__(
        self,
        gallery: Gallery,
        texts: Messages,
        changed: Command,
        values: Mapping[str, str],
        entries: Mapping[str, EntryT],
        drawn: Sequence[str],
        first: Sequence[str],
        own: Sequence[OwnSide] = (),
    ) -> None:
        """`drawn` are the entries that chance may pick, `first` is what the seats begin with where `values`,
        the remembered options, name none. `own` are the player's own sides.
        """
        super().__init__(gallery, texts, changed)
        # A newcomer picks for themselves first.
        self.seat = 0
        self.own = {one.key: one for one in own}
        self.agreed: Mapping[str, str] = values
        """The options that the screen has controls for."""
        self.entries = {**entries, **{one.key: self.own_entry(one) for one in own}}
        self.drawn = tuple(drawn)
        remembered = [values.get(key, "") for key in self._option_keys]
        known = {*self.entries, RANDOM}
        self._ready = tuple(entries)
        self._picked = [one if one in known else first[seat] for seat, one in enumerate(remembered)]
        """What the seats picked; the options may keep it from being played."""
        self.chosen = list(self._picked)
        self.tiles: list[FigureTile] = []
        self.own_roster = OwnRoster(texts, own, len(entries), self.columns, changed)
        self._fit()
        self.own_roster.show(self.chosen[self.seat])
        self._names: Sequence[str] = ("", "")
        self._preview = ""
        self._just_chosen = ""

    # What a game says of its entries

    def make_tile(self, entry: EntryT, choose: Command) -> FigureTile:
        """The tile to choose an entry by."""
        return FigureTile(entry.id, entry.name, choose, self.look_of(entry.id))

    @abstractmethod
    def own_entry(self, own: OwnSide) -> EntryT:
        """An own side as an entry; only one that can be played is ever shown."""

    def problem_of(self, key: str) -> str:
        """What keeps a ready entry from being played with the agreed options; "" if it can be played."""
        return ""

    def look_of(self, key: str) -> str:
        """Whose picture stands for an entry."""
        return self.own[key].look if key in self.own else key

    def own_line(self, entry: EntryT) -> str:
        """The plan of an own side, or that it is one."""
        plan: str = self.own[entry.id].side.plan
        return plan or self.texts.say("setup", "own_line")

    @abstractmethod
    def line(self, entry: EntryT) -> str:
        """The sentence on the paper of a seat that has chosen it."""

    @property
    def chance_line(self) -> str:
        """The same of a seat whose entry is still to be drawn."""
        return self.texts.say("setup", "chance_line", count=len(self.drawn))

    @property
    def keys(self) -> str:
        return self.texts.say("setup", "roster_keys")

    @abstractmethod
    def show_cards(self, seat: int, entry: EntryT | None) -> None:
        """Fills a seat's corner with the cards of an entry; None: it is still to be drawn."""

    @abstractmethod
    def cards_of(self, seat: int) -> Node:
        """The cards in a seat's corner."""

    @abstractmethod
    def figure(self, key: str, seat: int, size: tuple[int, int]) -> Drawn:
        """Who stands on a seat's pad, in a place of that size."""

    # What is chosen

    @property
    def _option_keys(self) -> tuple[str, str]:
        first, second = (f"{self.option}_{seat}" for seat in SEATS)
        return first, second

    def _choosing(self, key: str) -> Callable[[], None]:
        def choose() -> None:
            self._picked[self.seat] = self.chosen[self.seat] = key
            self._just_chosen = key
            # The other player picks next; who picks last may still change their mind.
            self.seat = 1
            self.own_roster.show(self.chosen[1])
            self._look("")

        return choose

    def by_chance(self) -> None:
        self.chosen, self._picked = [RANDOM, RANDOM], [RANDOM, RANDOM]
        self.seat = 0
        self.own_roster.show(RANDOM)
        self._look("")

    def choices(self) -> dict[str, str]:
        return dict(zip(self._option_keys, self.chosen, strict=True))

    def options(self, seed: int) -> dict[str, object]:
        """The choices, random ones drawn already: the table and the saves show what they are.

        Own sides are whole values: the match does not depend on their files.
        """
        dice = Dice(seed ^ self.draw_salt)
        drawn = [dice.pick(self.drawn) if one == RANDOM else one for one in self.chosen]
        sides = [self.own[one].side if one in self.own else one for one in drawn]
        return {**self.choices(), **dict(zip(self._option_keys, sides, strict=True))}

    # What is shown

    def first_focus(self) -> Widget:
        tiles = self.shown_tiles
        return next((tile for tile in tiles if tile.figure == self.chosen[self.seat]), tiles[0])

    def is_settled(self, widget: Widget | None) -> bool:
        return self.seat == 1 and isinstance(widget, FigureTile) and widget.figure == self.chosen[1]

    @property
    def shown_tiles(self) -> Sequence[FigureTile]:
        """The tiles of the open tab."""
        return self.own_roster.shown if self.own_roster.open else self.tiles

    def turn_to(self, seat: int) -> None:
        super().turn_to(seat)
        self._preview = ""
        self.own_roster.show(self.chosen[seat])
        self.show()

    def heed(self, values: Mapping[str, str]) -> None:
        self.agreed = values
        self._fit()
        self.show()

    def _fit(self) -> None:
        """Tiles and choices for the agreed options: a pick that cannot be played gives way for as long."""

        def make_tile(key: str, problem: str) -> FigureTile:
            entry = self.entries[key]
            if problem:
                return UnplayableTile(key, entry.name, problem)
            return self.make_tile(entry, self._choosing(key))

        self.tiles = [make_tile(key, self.problem_of(key)) for key in self._ready]
        self.own_roster.fill(self.agreed, lambda own: make_tile(own.key, ""))
        refused = {
            tile.figure for tile in (*self.tiles, *self.own_roster.tiles) if isinstance(tile, UnplayableTile)
        }
        self.chosen = [
            self.drawn[seat % len(self.drawn)] if one in refused else one
            for seat, one in enumerate(self._picked)
        ]

    def tell_names(self, names: Sequence[str]) -> None:
        self._names = names
        self._raise_flags()

    def look_at(self, widget: Widget | None) -> None:
        if isinstance(widget, CardWidget):
            # It may be a card of whoever is previewed, which would be gone without the preview.
            return
        playable = isinstance(widget, FigureTile) and not isinstance(widget, UnplayableTile)
        preview = widget.figure if isinstance(widget, FigureTile) and playable else ""
        if preview != self._just_chosen:
            self._just_chosen = ""
        elif self.seat == 1:
            # The pointer rests where the first seat was given this: it is not looked at for the second.
            preview = ""
        if preview != self._preview:
            self._look(preview)

    def _look(self, preview: str) -> None:
        self._preview = preview
        self.show()
        self.changed()

    def shown(self, seat: int) -> EntryT | None:
        """Who stands in a seat's corner; None: one that is still to be drawn."""
        looked_at = self._preview if seat == self.seat else ""
        return self.entries.get(looked_at or self.chosen[seat])

    def show(self) -> None:
        """What is in the corners and on the tiles follows the choices."""
        for seat in SEATS:
            self.show_cards(seat, self.shown(seat))
        self._raise_flags()

    def _raise_flags(self) -> None:
        for tile in (*self.tiles, *self.own_roster.tiles):
            tile.seat = self.seat
            tile.held = {
                seat: self._names[seat].upper() for seat in SEATS if self.chosen[seat] == tile.figure
            }
            tile.tab_stop = tile is self.first_focus()

    def headline(self, seat: int) -> str:
        entry = self.shown(seat)
        return entry.name if entry else self.texts.say("setup", "by_chance")

    def note(self, seat: int) -> str:
        entry = self.shown(seat)
        return self.line(entry) if entry else self.chance_line

    def prompt(self, names: Sequence[str]) -> tuple[str, str]:
        own, other = names[self.seat], names[1 - self.seat]
        # Both seats always have one: nothing keeps the game from beginning.
        say = self.texts.say
        then = say("setup", "then", name=other) if self.seat == 0 else say("setup", "ready")
        entry = self.entries.get(self.chosen[self.seat])
        return say("setup", "pick", name=own, side=entry.name if entry else say("setup", "by_chance")), then

    # Where everything lies

    def tree(self, *, low: bool) -> Node:
        own = self.own_roster
        if not own.sides:
            return Box(self.roster(), pad=10, ground=ground("sunk"), grow=1)
        tiles = Box(own.grid() if own.open else self.roster(), grow=1)
        # A flag stands above its tile, into the gap.
        return Box(Column(own.head(), tiles, gap=12), pad=10, ground=ground("sunk"), grow=1)

    def roster(self) -> Node:
        """The tiles to choose from."""
        on_page = self.on_page and self.page_columns
        return tile_grid(self.tiles, self.page_columns if on_page else self.columns)

    def corner(self, seat: int) -> Node:
        """The cards of who is shown there, or everybody who may be drawn."""
        if self.shown(seat) is not None:
            return self.cards_of(seat)
        drawn = [tile for tile in self.tiles if tile.figure in self.drawn]
        portraits = [Picture(partial(_draw_portrait, tile, seat), height=_LINEUP_ROW) for tile in drawn]
        return Column(Grid(_LINEUP, *portraits, gap=6), Space(grow=1))

    def paint_figure(
        self, surface: pygame.Surface, seat: int, scene: pygame.Rect, foot: tuple[int, int]
    ) -> None:
        entry = self.shown(seat)
        if entry is None:
            mark = icon("dice", round(scene.height * 0.42))
            surface.blit(mark, mark.get_rect(midbottom=foot))
            return
        image, rect = self.figure_at(entry.id, seat, scene, foot)
        dark = shadow(round(figure_room(scene.size) * self.shadow_share))
        surface.blit(dark, dark.get_rect(center=foot))
        surface.blit(image, rect)

    def figure_at(
        self, key: str, seat: int, scene: pygame.Rect, foot: tuple[int, int]
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """The figure and where it stands: a little aside where it would be cut off."""
        image, (x, y) = self.figure(key, seat, scene.size)
        rect = image.get_rect(topleft=(foot[0] + x, foot[1] + y))
        rect.left = max(scene.left, min(rect.left, scene.right - rect.width))
        return image, rect

    def jobs(self, scene: pygame.Rect) -> Sequence[Job]:
        tiles = [tile for tile in self.shown_tiles if not isinstance(tile, UnplayableTile)]
        figures = [partial(self.figure, tile.figure, self.seat, scene.size) for tile in tiles]
        return [*figures, *(tile.painting(1 - self.seat) for tile in tiles)]


def _draw_portrait(
    tile: FigureTile, seat: int, surface: pygame.Surface, rect: pygame.Rect, scale: float
) -> None:
    cut, inner = round(6 * scale), round(7.4 * scale)
    surface.blit(tile.portrait(seat, rect.size, inner), rect)
    surface.blit(cut_frame(*rect.size, cut, INK, round(2.4 * scale)), rect)
