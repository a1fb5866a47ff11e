"""Cards of a figure in a corner of the set-up: itself, rows with pictures, and chips, one below the other."""

from collections.abc import Sequence

from game.ui.kit.area import Area
from game.ui.kit.card_chip import CardChip
from game.ui.kit.card_row import CardRow
from game.ui.kit.widget import Widget
from game.ui.paint.cards.faces import CardFace
from game.ui.paint.cards.gallery import Gallery

_TITLE, _ROW, _GAP = 27, 24, 3
_CHIP, _HIGHEST_CHIP = 84, 21
_NARROW_CHIP, _LOW_CHIP = 62, 15
"""Chips are so narrow where they would be lower than that beside fewer others."""
_BROAD = 300

Chip = tuple[CardFace, str, int]
"""A card, the icon of its mark, and how many of it there are."""


def _abreast(wide: float) -> int:
    """Cards side by side in a column of so many units."""
    return 2 if wide > _BROAD else 1


class CardColumn:
    """Has room for so many rows and chips; `blank` is any face. All of it is one stop for Tab."""

    def __init__(self, gallery: Gallery, group: str, blank: CardFace, rows: int, chips: int) -> None:
        self.title = CardRow(gallery, blank, group)
        self.rows = [CardRow(gallery, blank, group) for _ in range(rows)]
        self.chips = [CardChip(gallery, blank, group) for _ in range(chips)]
        self.shown = False

    def widgets(self) -> list[Widget]:
        return [self.title, *self.rows, *self.chips]

    def show(self, title: CardFace | None, rows: Sequence[CardFace] = (), chips: Sequence[Chip] = ()) -> None:
        """Shows other cards; a title of None: nothing."""
        self.shown = self.title.visible = title is not None
        if title is not None:
            self.title.show(title)
        for place, row in enumerate(self.rows):
            row.visible, row.tab_stop = place < len(rows), False
            if row.visible:
                row.show(rows[place])
        for place, chip in enumerate(self.chips):
            chip.visible, chip.tab_stop = place < len(chips), False
            if chip.visible:
                chip.show(*chips[place])

    def lines(self, wide: float) -> int:
        """How many lines its rows take, in a column of so many units."""
        return -(-sum(row.visible for row in self.rows) // _abreast(wide))

    def arrange(self, area: Area, lines: int) -> None:
        """`lines` are for the rows, so that columns side by side are alike."""
        wide = area.rect.width / area.scale
        self.title.place(area.top(_TITLE, _GAP).rect, area.scale)
        shown = [row for row in self.rows if row.visible]
        across = _abreast(wide)
        block = area.top(lines * (_ROW + _GAP), 2)
        for row, cell in zip(shown, block.grid(across, lines, _GAP), strict=False):
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


def arrange_columns(columns: Sequence[CardColumn], area: Area) -> None:
    """Side by side, those that show something."""
    shown = [column for column in columns if column.shown]
    cells = area.columns(len(shown) or 1, 8)
    lines = max((column.lines(cells[0].rect.width / area.scale) for column in shown), default=0)
    for column, cell in zip(shown, cells, strict=False):
        column.arrange(cell, lines)
