"""What Command Core adds to the set-up: the board with its map, and a squad for each seat."""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.content.command_core import Squad, shipped_library
from game.content.command_core.library import LIMIT
from game.engine.dice import Dice
from game.engine.seats import SEATS
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.widget import Command, Widget
from game.ui.paint.ahead import Job
from game.ui.paint.faces import CardFace
from game.ui.paint.figures import Drawn, shadow
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.palette import SEATS as COLORS
from game.ui.paint.skins import sunk_skin
from game.ui.paint.squads import squad_picture, squad_tile, strongest_first
from game.ui.paint.steel import INK, cut_frame
from game.ui.tables.command_core.faces import GAME, keywords
from game.ui.tables.command_core.map_choice import MapChoice
from game.ui.tables.command_core.squad_tiles import MOST_MECHS, MechColumn, SquadTile, arrange_columns
from game.ui.tables.setup.corner import figure_room
from game.ui.tables.setup.part import SetupPart
from game.ui.tables.setup.roster import arrange_tiles, tallest_roster
from game.ui.tables.setup.scene import GameSetupScene

RANDOM = "random"
_DRAWN = 0xC0DE
"""Sets the draw of random squads apart from the dice of the match, which begin with the same seed."""
_COLUMNS = (5, 4, 3)
"""How many tiles a row of the roster may have."""
_MARGIN = 9
_MAP_HIGH = (96, 150)
"""The least and the most units that the map's picture is high."""
_LINEUP = 4
_FIGURE, _UNITS = 0.86, 320
"""The height of the mech in front, as a share of its place, and in units of its drawing."""
_SHADOW, _PROBE = 0.8, 0.25


class SquadPart(SetupPart):
    """A roster of squads for one seat at a time, below the map that both play on."""

    title = "NEW BATTLE"
    begin = "Begin the battle"
    stage = "dusk"
    seed_note = "The same number and choices give the same game."
    chance_hint = "Both squads by chance: they are drawn when the battle begins."
    keys = "Arrows: roster. Tab: next field. Enter: pick. R: both by chance"
    own_options = frozenset({"board", "map", "squad_0", "squad_1"})

    def __init__(self, gallery: Gallery, changed: Command, values: Mapping[str, str]) -> None:
        super().__init__(gallery, changed)
        self.library = shipped_library()
        self.squads = self.library.squads
        self.drawn = tuple(key for key, squad in self.squads.items() if not squad.free)
        """The squads that chance may pick."""
        known = {*self.squads, RANDOM}
        first = list(self.squads)
        remembered = [values.get(f"squad_{seat}", "") for seat in SEATS]
        self.chosen = [one if one in known else first[1 + seat] for seat, one in enumerate(remembered)]
        self.place = MapChoice(values.get("map", ""), changed)
        self.tiles = [
            SquadTile(squad, self._order(squad), self._choosing(squad.id)) for squad in self.squads.values()
        ]
        self.columns = [[MechColumn(gallery, seat, number) for number in range(MOST_MECHS)] for seat in SEATS]
        self._colours = {key: card.halves[0].colour for key, card in self.library.directives.items()}
        self._names: Sequence[str] = ("", "")
        self._preview = ""
        self._well = pygame.Rect(0, 0, 0, 0)
        self._lineups: list[list[Area]] = [[], []]
        self._show()

    def widgets(self) -> list[Widget]:
        return [*self.place.widgets(), *self.tiles]

    def corner_widgets(self, seat: int) -> list[Widget]:
        return [widget for column in self.columns[seat] for widget in column.widgets()]

    def first_focus(self) -> Widget:
        return next((tile for tile in self.tiles if tile.figure == self.chosen[self.seat]), self.tiles[0])

    # The squads

    def _choosing(self, squad: str) -> Callable[[], None]:
        def choose() -> None:
            self.chosen[self.seat] = squad
            # The other player picks next; who picks last may still change their mind.
            self.seat = 1
            self._look("")

        return choose

    def turn_to(self, seat: int) -> None:
        super().turn_to(seat)
        self._preview = ""
        self._show()

    def tell_names(self, names: Sequence[str]) -> None:
        self._names = names
        self._raise_flags()

    def look_at(self, widget: Widget | None) -> None:
        preview = widget.figure if isinstance(widget, SquadTile) else ""
        if preview != self._preview:
            self._look(preview)

    def _look(self, preview: str) -> None:
        self._preview = preview
        self._show()
        self.changed()

    def by_chance(self) -> None:
        self.chosen = [RANDOM, RANDOM]
        self.seat = 0
        self._look("")

    def shown(self, seat: int) -> Squad | None:
        """What stands in a seat's corner; None: a squad that is still to be drawn."""
        looked_at = self._preview if seat == self.seat else ""
        return self.squads.get(looked_at or self.chosen[seat])

    def _show(self) -> None:
        for seat in SEATS:
            squad = self.shown(seat)
            mechs = squad.mechs if squad else ()
            for number, column in enumerate(self.columns[seat]):
                column.show(mechs[number] if number < len(mechs) else None, self._colours)
                column.title.tab_stop = number == 0
        for tile in self.tiles:
            tile.seat = self.seat
        self._raise_flags()

    def _raise_flags(self) -> None:
        for tile in self.tiles:
            tile.held = {
                seat: self._names[seat].upper() for seat in SEATS if self.chosen[seat] == tile.figure
            }
            tile.tab_stop = tile is self.first_focus()

    def headline(self, seat: int) -> str:
        squad = self.shown(seat)
        return squad.name if squad else "By chance"

    def note(self, seat: int) -> str:
        squad = self.shown(seat)
        if squad is None:
            return f"Any of the {len(self.drawn)} squads of {LIMIT} points, drawn when the battle begins."
        points = sum(self.library.points(mech) for mech in squad.mechs)
        return (
            f"{squad.line} {points} points, no limit."
            if squad.free
            else f"{squad.line} {points} of {LIMIT} points."
        )

    def prompt(self, names: Sequence[str]) -> tuple[str, str]:
        own, other = names[self.seat], names[1 - self.seat]
        return f"{own}: pick your squad.", f"Then {other} picks." if self.seat == 0 else "Then begin."

    # Where everything lies

    def tallest(self, width: float) -> float:
        return (
            _MAP_HIGH[1]
            + 8
            + tallest_roster(len(self.tiles), width - 2 * _MARGIN, _COLUMNS[-1])
            + 2 * _MARGIN
        )

    def arrange(self, area: Area) -> None:
        least, most = _MAP_HIGH
        high = min(most, max(least, area.rect.height / area.scale * 0.32))
        head = area.top(high, 8)
        self.place.arrange(head)
        self._well = area.rect.copy()
        arrange_tiles(self.tiles, area.inset(_MARGIN, _MARGIN), self._across(area.rect))

    def _across(self, rect: pygame.Rect) -> int:
        """The columns of the roster that make its tiles most like squares."""

        def slant(columns: int) -> float:
            rows = -(-len(self.tiles) // columns)
            return abs(math.log(rect.width / columns / (rect.height / rows)))

        return min(_COLUMNS, key=slant)

    def arrange_corner(self, seat: int, area: Area) -> None:
        rows = -(-len(self.drawn) // _LINEUP)
        high = min(area.rect.height / area.scale, 96 * rows)
        self._lineups[seat] = Area(area.rect, area.scale).top(high).grid(_LINEUP, rows, 6)
        arrange_columns(self.columns[seat], area)

    def paint(self, surface: pygame.Surface, scale: float) -> None:
        self.place.paint(surface, scale)
        surface.blit(sunk_skin(*self._well.size, scale), self._well)
        for seat, lineup in enumerate(self._lineups):
            if self.shown(seat) is None:
                self._paint_lineup(surface, seat, lineup, scale)

    def _paint_lineup(self, surface: pygame.Surface, seat: int, lineup: Sequence[Area], scale: float) -> None:
        """Every squad that may be drawn."""
        for squad, cell in zip(self.drawn, lineup, strict=False):
            image = squad_tile(self._order(self.squads[squad]), seat, cell.rect.size, round(12 * scale))
            surface.blit(image, cell.rect)
            surface.blit(cut_frame(*cell.rect.size, round(7 * scale), INK, round(2.4 * scale)), cell.rect)

    def paint_figure(
        self, surface: pygame.Surface, seat: int, scene: pygame.Rect, foot: tuple[int, int]
    ) -> None:
        squad = self.shown(seat)
        if squad is None:
            mark = icon("dice", round(scene.height * 0.42))
            surface.blit(mark, mark.get_rect(midbottom=foot))
            return
        image, (x, y) = self._figure(squad.id, seat, scene.size)
        dark = shadow(round(figure_room(scene.size) * _SHADOW))
        surface.blit(dark, dark.get_rect(center=foot))
        surface.blit(image, (foot[0] + x, foot[1] + y))

    def _order(self, squad: Squad) -> tuple[str, ...]:
        """The chassis of a squad, the strongest first."""
        chassis = self.library.chassis
        return strongest_first((mech.chassis, chassis[mech.chassis].structure) for mech in squad.mechs)

    def _figure(self, squad: str, seat: int, size: tuple[int, int]) -> Drawn:
        """A squad as it stands in a place of that size; smaller where it would be cut off at the sides."""
        members = tuple((chassis, "ready", False) for chassis in self._order(self.squads[squad]))
        scale = figure_room(size) * _FIGURE / _UNITS
        image, (x, _) = squad_picture(members, seat, _PROBE, left=seat == 1)
        aside = max(-x, image.get_width() + x) / _PROBE
        scale = min(scale, size[0] * 0.49 / aside)
        return squad_picture(members, seat, round(scale, 3), left=seat == 1, light=COLORS[seat])

    def jobs(self, scene: pygame.Rect) -> Sequence[Job]:
        return [partial(self._figure, squad, self.seat, scene.size) for squad in self.squads]

    # What is chosen

    def choices(self) -> dict[str, str]:
        squads = {f"squad_{seat}": squad for seat, squad in enumerate(self.chosen)}
        return {"board": self.place.board, "map": self.place.map_id, **squads}

    def options(self, seed: int) -> dict[str, str]:
        """The squads, random ones drawn already: the table and the saves show what they are."""
        dice = Dice(seed ^ _DRAWN)
        return {
            key: dice.pick(self.drawn) if value == RANDOM else value for key, value in self.choices().items()
        }

    def notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        return keywords(face.key.rpartition("/")[2])


class SetupScene(GameSetupScene):
    """The set-up of a battle."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, GAME, SquadPart)
