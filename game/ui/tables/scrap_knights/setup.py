"""What a duel adds to the set-up: a mech for each seat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple
from functools import partial

import pygame

from game.content.scrap_knights import Mech, shipped_library
from game.content.texts import shipped_texts
from game.engine.dice import Dice
from game.rules.scrap_knights.rules import RANDOM
from game.rules.scrap_knights.strengths import STRENGTHS, strengths
from game.ui.context import Context
from game.ui.kit.area import Area
from game.ui.kit.card_row import CardRow
from game.ui.kit.widget import Command, Widget
from game.ui.paint.ahead import Job
from game.ui.paint.faces import CardFace
from game.ui.paint.figures import READY, shadow, standing
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.palette import SEATS
from game.ui.paint.skins import sunk_skin
from game.ui.paint.steel import INK, cut_frame
from game.ui.paint.thumbnails import bust
from game.ui.parts.strength_cells import StrengthCells
from game.ui.tables.scrap_knights.faces import GAME, face, keywords
from game.ui.tables.setup.corner import figure_room
from game.ui.tables.setup.part import SetupPart
from game.ui.tables.setup.roster import FigureTile, arrange_tiles, tallest_roster
from game.ui.tables.setup.scene import GameSetupScene

_DRAWN = 0xD1CE
"""Sets the draw of random mechs apart from the dice of the match, which begin with the same seed."""

_ICONS = ("damage", "block", "move", "range", "vent")
"""In the order of `STRENGTHS`."""
_FIGURE = 0.88
"""The height of a mech's picture, as a share of the place that it stands in."""
_SHADOW = 0.55
_ROWS, _COLUMNS, _ROW = 5, 2, 34
_MARGIN = 10
LINEUP = 4
"""How many of those who may be drawn stand in a row."""
_HINT = "Worked out from the effects of the mech's cards, and compared with the other mechs."


class MechPart(SetupPart):
    """A roster to choose from, for one seat at a time; the mech looked at stands in that seat's corner."""

    title = "NEW DUEL"
    begin = "Begin the duel"
    seed_title = "Duel number"
    seed_note = "The same number, mechs and choices give the same duel."
    chance_hint = "Both mechs by chance: they are drawn when the duel begins."
    keys = "Arrows: roster. Tab: next field. Enter: pick. R: both by chance"
    own_options = frozenset({"deck_0", "deck_1"})

    def __init__(self, gallery: Gallery, changed: Command, values: Mapping[str, str]) -> None:
        super().__init__(gallery, changed)
        self.library = shipped_library()
        self.mechs = self.library.mechs
        first = list(self.mechs)
        known = {*first, RANDOM}
        remembered = [values.get(f"deck_{seat}", "") for seat in (0, 1)]
        self.chosen = [mech if mech in known else first[seat] for seat, mech in enumerate(remembered)]
        self.tiles = [FigureTile(mech.id, mech.name, self._choosing(mech.id)) for mech in self.mechs.values()]
        self.cells = [StrengthCells(f"strengths {seat}", _HINT) for seat in (0, 1)]
        shown = self.mechs[first[0]]
        self.cards = [
            [CardRow(gallery, face(card), f"deck {seat}") for card in _deck(shown)] for seat in (0, 1)
        ]
        self._names: Sequence[str] = ("", "")
        self._preview = ""
        self._well = pygame.Rect(0, 0, 0, 0)
        self._lineups: list[list[Area]] = [[], []]
        self._show()

    def widgets(self) -> list[Widget]:
        return list(self.tiles)

    def corner_widgets(self, seat: int) -> list[Widget]:
        return [self.cells[seat], *self.cards[seat]]

    def first_focus(self) -> Widget:
        return next((tile for tile in self.tiles if tile.figure == self.chosen[self.seat]), self.tiles[0])

    def _choosing(self, mech: str) -> Callable[[], None]:
        def choose() -> None:
            self.chosen[self.seat] = mech
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
        preview = widget.figure if isinstance(widget, FigureTile) else ""
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

    def shown(self, seat: int) -> Mech | None:
        """Who stands in a seat's corner; None: one that is still to be drawn."""
        looked_at = self._preview if seat == self.seat else ""
        return self.mechs.get(looked_at or self.chosen[seat])

    def _show(self) -> None:
        for seat in (0, 1):
            mech, cells = self.shown(seat), self.cells[seat]
            for row in self.cards[seat]:
                row.visible = mech is not None
            if mech is None:
                cells.rows = ()
                continue
            for number, (row, card) in enumerate(zip(self.cards[seat], _deck(mech), strict=True)):
                row.show(face(card))
                row.tab_stop = number == 0
            names = shipped_texts(GAME).section("strengths")
            filled = astuple(strengths(mech, self.library))
            cells.rows = [
                (symbol, names[key], round(count))
                for symbol, key, count in zip(_ICONS, STRENGTHS, filled, strict=True)
            ]
            cells.last = ("ult", self.library.card(mech.ult).name)
        self._raise_flags()

    def _raise_flags(self) -> None:
        for tile in self.tiles:
            tile.held = {
                seat: self._names[seat].upper() for seat in (0, 1) if self.chosen[seat] == tile.figure
            }
            tile.tab_stop = tile is self.first_focus()

    def headline(self, seat: int) -> str:
        mech = self.shown(seat)
        return mech.name if mech else "By chance"

    def note(self, seat: int) -> str:
        mech = self.shown(seat)
        return mech.plan if mech else f"Any of the {len(self.mechs)} mechs, drawn when the duel begins."

    def prompt(self, names: Sequence[str]) -> tuple[str, str]:
        own, other = names[self.seat], names[1 - self.seat]
        return f"{own}: pick your mech.", f"Then {other} picks." if self.seat == 0 else "Then begin."

    def tallest(self, width: float) -> float:
        return tallest_roster(len(self.tiles), width - 2 * _MARGIN) + 2 * _MARGIN

    def arrange(self, area: Area) -> None:
        self._well = area.rect.copy()
        arrange_tiles(self.tiles, area.inset(_MARGIN))

    def arrange_corner(self, seat: int, area: Area) -> None:
        self._lineups[seat] = area.grid(LINEUP, -(-len(self.mechs) // LINEUP), 6)
        self.cells[seat].place(area.top(66, 10).rect, area.scale)
        most = area.top(min(area.rect.height / area.scale, _ROWS * (_ROW + 3)))
        for row, cell in zip(self.cards[seat], _by_columns(most), strict=True):
            row.place(cell.rect, cell.scale)

    def paint(self, surface: pygame.Surface, scale: float) -> None:
        surface.blit(sunk_skin(*self._well.size, scale), self._well)
        for seat, lineup in enumerate(self._lineups):
            if self.shown(seat) is None:
                self._paint_lineup(surface, lineup, scale)

    def _paint_lineup(self, surface: pygame.Surface, lineup: Sequence[Area], scale: float) -> None:
        """Everybody who may be drawn."""
        cut, inner = round(6 * scale), round(7.4 * scale)
        for mech, cell in zip(self.mechs, lineup, strict=False):
            surface.blit(bust(mech, cell.rect.size, inner), cell.rect)
            surface.blit(cut_frame(*cell.rect.size, cut, INK, round(2.4 * scale)), cell.rect)

    def paint_figure(
        self, surface: pygame.Surface, seat: int, scene: pygame.Rect, foot: tuple[int, int]
    ) -> None:
        mech = self.shown(seat)
        if mech is None:
            mark = icon("dice", round(scene.height * 0.42))
            surface.blit(mark, mark.get_rect(midbottom=foot))
            return
        image, rect = figure_at(mech.id, seat, scene, foot)
        dark = shadow(round(figure_room(scene.size) * _SHADOW))
        surface.blit(dark, dark.get_rect(center=foot))
        surface.blit(image, rect)

    def jobs(self, scene: pygame.Rect) -> Sequence[Job]:
        return [partial(_figure, mech, self.seat, scene.size) for mech in self.mechs]

    def choices(self) -> dict[str, str]:
        return {f"deck_{seat}": mech for seat, mech in enumerate(self.chosen)}

    def options(self, seed: int) -> dict[str, str]:
        """The mechs, random ones drawn already: the table and the saves show what they are."""
        dice = Dice(seed ^ _DRAWN)
        mechs = tuple(self.mechs)
        return {key: dice.pick(mechs) if mech == RANDOM else mech for key, mech in self.choices().items()}

    def notes(self, face: CardFace) -> Sequence[tuple[str, str]]:
        return keywords(face.key.rpartition("/")[2])


def _deck(mech: Mech) -> tuple[str, ...]:
    """The ten cards of a mech, the ULT first."""
    return (mech.ult, *mech.acts, *mech.bots)


def _by_columns(area: Area) -> list[Area]:
    """Cells from top to bottom, one column after the other."""
    cells = area.grid(_COLUMNS, _ROWS, 3)
    return [cells[row * _COLUMNS + column] for column in range(_COLUMNS) for row in range(_ROWS)]


def _figure(mech: str, seat: int, size: tuple[int, int]) -> tuple[pygame.Surface, tuple[int, int]]:
    return standing(mech, seat, round(figure_room(size) * _FIGURE), READY, left=seat == 1, light=SEATS[seat])


def figure_at(
    mech: str, seat: int, scene: pygame.Rect, foot: tuple[int, int]
) -> tuple[pygame.Surface, pygame.Rect]:
    """The figure and where it stands: a little aside where its weapon would be cut off."""
    image, (x, y) = _figure(mech, seat, scene.size)
    rect = image.get_rect(topleft=(foot[0] + x, foot[1] + y))
    rect.left = max(scene.left, min(rect.left, scene.right - rect.width))
    return image, rect


class SetupScene(GameSetupScene):
    """The set-up of a duel."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, GAME, MechPart)
