"""The cards of a deck in a seat's corner of the set-up."""

from collections.abc import Sequence

from game.content.dino_battles import COMBAT_CARDS, Deck, Library
from game.ui.kit.area import Area
from game.ui.kit.card_chip import CardChip
from game.ui.kit.card_row import CardRow
from game.ui.kit.widget import Widget
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.dino_battles.faces import face

_ROW, _LOW_ROW, _GAP = 30, 15, 3
"""Units that a Dinosaur's line is high, where room is short, and between two."""
_CHIP, _LOW_CHIP, _WIDE_CHIP = 20, 13, 110
"""Units that the name of another card is high, where room is short, and wide."""
_READABLE = 12
"""Pixels that it is high at least: letters take three quarters of them."""


class DeckList:
    """All cards of a deck: its Dinosaurs as lines with pictures, the others as names with their numbers."""

    def __init__(self, gallery: Gallery, seat: int, library: Library) -> None:
        self.library = library
        group, decks = f"deck {seat}", library.decks.values()
        most = max(len(library.leaders(deck)) for deck in decks)
        blank = face(COMBAT_CARDS[0])
        self.rows = [CardRow(gallery, blank, group) for _ in range(most)]
        others = max(len(deck.cards) for deck in decks)
        self.chips = [CardChip(gallery, blank, group) for _ in range(others)]

    def widgets(self) -> list[Widget]:
        return [*self.rows, *self.chips]

    def show(self, deck: Deck | None) -> None:
        """Shows another deck; None: nothing."""
        dinosaurs = self.library.leaders(deck) if deck else ()
        others = [card for card in deck.cards if card not in dinosaurs] if deck else []
        for number, row in enumerate(self.rows):
            row.visible, row.tab_stop = number < len(dinosaurs), number == 0
            if deck and row.visible:
                row.show(face(dinosaurs[number]))
                row.count = deck.cards[dinosaurs[number]]
        for number, chip in enumerate(self.chips):
            chip.visible, chip.tab_stop = number < len(others), False
            if deck and chip.visible:
                shown = face(others[number])
                chip.show(shown, shown.palette, deck.cards[others[number]])

    def arrange(self, area: Area) -> None:
        """The lines above, two side by side where all names have room; as many other names as fit below."""
        rows = [row for row in self.rows if row.visible]
        if not rows:
            return
        for columns in (2, 1):
            rest = Area(area.rect.copy(), area.scale)
            self._arrange_rows(rows, rest, columns)
            if all(row.readable for row in rows):
                break
        self._arrange_chips(rest)

    def _across(self, area: Area) -> int:
        return max(1, int(area.rect.width / area.scale // _WIDE_CHIP))

    def _arrange_rows(self, rows: Sequence[CardRow], area: Area, columns: int) -> None:
        lines = -(-len(rows) // columns)
        chip_lines = -(-sum(chip.visible for chip in self.chips) // self._across(area))
        low_chip = max(_LOW_CHIP, _READABLE / area.scale)
        spare = area.rect.height / area.scale - _GAP - chip_lines * low_chip
        high = max(_LOW_ROW, min(_ROW, spare / lines - _GAP))
        block = area.top(lines * (high + _GAP), _GAP)
        for row, cell in zip(rows, block.grid(columns, lines, _GAP), strict=False):
            row.place(cell.rect, area.scale)

    def _arrange_chips(self, area: Area) -> None:
        chips, across = [chip for chip in self.chips if chip.visible], self._across(area)
        lines = max(1, -(-len(chips) // across))
        high = min(_CHIP, area.rect.height / area.scale / lines)
        for chip, cell in zip(chips, area.top(high * lines).grid_by_columns(across, lines), strict=False):
            chip.place(cell.rect, area.scale)
