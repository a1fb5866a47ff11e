"""Squads in the set-up: a tile to choose each by, and all mechs of one with their cards."""

from collections import Counter
from collections.abc import Mapping, Sequence

import pygame

from game.content.command_core import Squad, SquadMech
from game.ui.kit.area import Area
from game.ui.kit.card_chip import CardChip
from game.ui.kit.card_row import CardRow
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.gallery import Gallery
from game.ui.paint.palette import TEXT
from game.ui.paint.squads import squad_tile
from game.ui.paint.text import draw_line, fits, text_width
from game.ui.tables.command_core.faces import face
from game.ui.tables.setup.roster import CUT, FigureTile

MOST_MECHS, MOST_GEAR, MOST_DIRECTIVES = 3, 8, 16
_TITLE, _GEAR, _GAP = 27, 24, 3
_CHIP, _HIGHEST_CHIP = 84, 21
_NARROW_CHIP, _LOW_CHIP = 62, 15
"""Chips are so narrow where they would be lower than that beside fewer others."""
_BROAD = 300
_BIG, _SMALL = 14.5, 11.6
"""Letters of a squad's name and of what stands below it."""
_LINE, _FOOT, _LOW_FOOT = 13, 9.5, 10.5
"""How far apart its lines are, and the last one from the foot, with sums and without."""
_CAPITALS = 0.7
"""How high capital letters are, in sizes of their type."""
_HIGH = 50
"""Units of height from which on a tile has room for its sums."""
_WORDS_EDGE, _WORDS_SHARE = 11, 0.5
"""Where a tile's words begin, and their share of its width."""
_WIDE, _BESIDE = 1.6, 0.4
"""A tile that is so many times as wide as high has its mechs beside the words: they leave this share free."""
Mechs = tuple[tuple[str, float], ...]


class SquadTile(FigureTile):
    """A squad by its mechs, in the colours of the seat that is choosing; its plan, and how much of it there
    is. `mechs` are chassis and how large each is drawn; `sums` says their number and points.
    """

    flag_rise = 11

    def __init__(
        self, squad: Squad, mechs: Mechs, ground: str, sums: tuple[str, str], command: Command
    ) -> None:
        super().__init__(squad.id, squad.name, command)
        self.name = f"squad {squad.id}"
        self.mechs = mechs
        self.ground = ground
        self.plan, self.sums = squad.plan, sums
        self.hint = f"{squad.line} {sums[0]}, {sums[1]}."

    def portrait(self, seat: int, size: tuple[int, int], cut: int) -> pygame.Surface:
        return squad_tile(self.mechs, seat, self.ground, size, cut)

    def picture(self, seat: int) -> pygame.Surface:
        wide, high = self.rect.size
        beside = round(wide * _BESIDE) if wide > high * _WIDE else 0
        below = self.unit(_LINE + 2) if beside else self.unit(_FOOT + 2.4 * _LINE)
        free = beside, below if self._tells_sums else 0
        return squad_tile(self.mechs, seat, self.ground, (wide, high), self.unit(CUT) + self.unit(1.6), free)

    def draw_band(self, surface: pygame.Surface) -> None:
        """Its portrait leaves room for words."""

    def draw_words(self, surface: pygame.Surface) -> None:
        """From the foot upwards: its sums, where the tile is high enough, its plan and its name."""
        size, edge = self.unit(_SMALL), self.unit(1)
        left, right = self._left, self.rect.right - self.unit(_WORDS_EDGE)
        if self._tells_sums:
            low = self.rect.bottom - self.unit(_FOOT)
            draw_line(surface, self.sums[0], "label", size, TEXT, (left, low), "left", edge)
            draw_line(surface, self.sums[1], "label", size, TEXT, (right, low), "right", edge)
        draw_line(
            surface, self.plan, "label", size, TEXT, (left, self._plan_at), "left", edge, self._words_room
        )
        size, edge, place = self.unit(_BIG), self.unit(1.4), self.name_place.midleft
        draw_line(surface, self.title, "title", size, TEXT, place, "left", edge, self._words_room)

    @property
    def _left(self) -> int:
        return self.rect.left + self.unit(_WORDS_EDGE)

    @property
    def _plan_at(self) -> int:
        """The middle of its plan's line."""
        return self.rect.bottom - self.unit(_FOOT + _LINE if self._tells_sums else _LOW_FOOT)

    @property
    def name_place(self) -> pygame.Rect:
        """Where its name stands, as high as capitals are."""
        size = self.unit(_BIG)
        place = pygame.Rect(0, 0, text_width(self.title, "title", size), round(size * _CAPITALS))
        place.midleft = self._left, self._plan_at - self.unit(_LINE)
        return place

    @property
    def flags_right(self) -> bool:  # type: ignore[override]
        """A low tile's words would be under a flag."""
        return not self._tells_sums

    @property
    def _tells_sums(self) -> bool:
        return self.rect.height >= self.unit(_HIGH)

    @property
    def _words_room(self) -> int:
        return round(self.rect.width * _WORDS_SHARE)

    def boxes(self) -> list[Box]:
        fit = fits(self.title, "title", self.unit(_BIG), self._words_room)
        fit &= fits(self.plan, "label", self.unit(_SMALL), self._words_room)
        room = self.rect.width - 2 * self.unit(_WORDS_EDGE)
        fit &= not self._tells_sums or fits("  ".join(self.sums), "label", self.unit(_SMALL), room)
        return [Box(self.name, self.rect, fit)]


def _abreast(wide: float) -> int:
    """Cards side by side in a column of so many units."""
    return 2 if wide > _BROAD else 1


class MechColumn:
    """One mech of a squad: itself, its weapons and upgrades, and its directives."""

    def __init__(self, gallery: Gallery, seat: int, number: int) -> None:
        group = f"squad {seat} {number}"
        self.title = CardRow(gallery, face("scout"), group)
        self.gear = [CardRow(gallery, face("autocannon"), group) for _ in range(MOST_GEAR)]
        self.chips = [CardChip(gallery, face("advance"), group) for _ in range(MOST_DIRECTIVES)]
        self.shown = False

    def widgets(self) -> list[Widget]:
        return [self.title, *self.gear, *self.chips]

    def show(self, mech: SquadMech | None, colours: Mapping[str, str]) -> None:
        """Shows another mech; None: there is none."""
        self.shown = mech is not None
        gear = (*mech.weapons, *mech.upgrades) if mech else ()
        counted = Counter(mech.directives) if mech else Counter()
        self.title.visible = self.shown
        if mech is not None:
            self.title.show(face(mech.chassis))
        for place, row in enumerate(self.gear):
            row.visible, row.tab_stop = place < len(gear), False
            if row.visible:
                row.show(face(gear[place]))
        cards = list(counted)
        for place, chip in enumerate(self.chips):
            chip.visible, chip.tab_stop = place < len(cards), False
            if chip.visible:
                chip.show(face(cards[place]), f"gem_{colours[cards[place]]}", counted[cards[place]])

    def rows(self, wide: float) -> int:
        """How many rows its weapons and upgrades take, in a column of so many units."""
        return -(-sum(row.visible for row in self.gear) // _abreast(wide))

    def arrange(self, area: Area, rows: int) -> None:
        """`rows` for weapons and upgrades, so that columns side by side are alike."""
        wide = area.rect.width / area.scale
        self.title.place(area.top(_TITLE, _GAP).rect, area.scale)
        gear = [row for row in self.gear if row.visible]
        across = _abreast(wide)
        block = area.top(rows * (_GEAR + _GAP), 2)
        for row, cell in zip(gear, block.grid(across, rows, _GAP), strict=False):
            row.place(cell.rect, area.scale)
        chips = [chip for chip in self.chips if chip.visible]
        room = area.rect.height / area.scale
        across = max(1, int(wide // _CHIP))
        if len(chips) * _LOW_CHIP > room * across:
            across = max(1, int(wide // _NARROW_CHIP))
        rows = -(-len(chips) // across)
        high = min(_HIGHEST_CHIP, room / max(1, rows))
        cells = Area(area.rect, area.scale).top(high * rows).grid_by_columns(across, rows)
        for chip, cell in zip(chips, cells, strict=False):
            chip.place(cell.rect, area.scale)


def arrange_columns(columns: Sequence[MechColumn], area: Area) -> None:
    """The mechs of a squad side by side."""
    shown = [column for column in columns if column.shown]
    cells = area.columns(len(shown) or 1, 8)
    rows = max((column.rows(cells[0].rect.width / area.scale) for column in shown), default=0)
    for column, cell in zip(shown, cells, strict=False):
        column.arrange(cell, rows)
