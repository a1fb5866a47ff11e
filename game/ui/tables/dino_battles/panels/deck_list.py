"""The cards of a deck in a seat's corner of the set-up."""

from collections.abc import Collection, Sequence

from game.content.dino_battles import COMBAT_CARDS, Deck, Library
from game.ui.kit.area import Area
from game.ui.kit.card_chip import CardChip
from game.ui.kit.card_row import CardRow
from game.ui.kit.widget import Widget
from game.ui.layout.host import Host
from game.ui.layout.leaves import Text
from game.ui.paint.cards.gallery import Gallery
from game.ui.tables.dino_battles.faces import face
from game.words.messages import Messages

_ROW, _LOW_ROW, _GAP = 30, 15, 3
"""Units that a Dinosaur's line is high, where room is short, and between two."""
_CHIP, _LOW_CHIP, _WIDE_CHIP, _NARROW_CHIP = 20, 13, 110, 74
"""Units that the name of another card is high, where room is short, and wide, where room is short."""
_READABLE = 12
"""Pixels that it is high at least: letters take three quarters of them."""


class DeckList:
    """All cards of a deck: its Dinosaurs as lines with pictures, the others as names with their numbers.

    A deck of more different Dinosaurs than any ready one has the rest of them as names. Where not even names
    have room, the last place says how many are left out.
    """

    def __init__(
        self, gallery: Gallery, seat: int, library: Library, decks: Collection[Deck], texts: Messages
    ) -> None:
        self.library, self.texts = library, texts
        group = f"deck {seat}"
        most = max(len(library.leaders(deck)) for deck in library.decks.values())
        self._names = 0
        self._left_out: list[Widget] = []
        blank = face(COMBAT_CARDS[0])
        self.rows = [CardRow(gallery, blank, group) for _ in range(most)]
        others = max(len(deck.cards) for deck in decks)
        self.chips = [CardChip(gallery, blank, group) for _ in range(others)]

    def widgets(self) -> list[Widget]:
        return [*self.rows, *self.chips, *self._left_out]

    def show(self, deck: Deck | None) -> None:
        """Shows another deck; None: nothing."""
        dinosaurs = self.library.leaders(deck)[: len(self.rows)] if deck else ()
        others = [card for card in deck.cards if card not in dinosaurs] if deck else []
        self._names = len(others)
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
        self._left_out = []
        for number, chip in enumerate(self.chips):
            chip.visible = number < self._names
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
        """Names side by side: more than usual where the lines of wide ones would be too many."""
        width, height = (length / area.scale for length in area.rect.size)
        across = max(1, int(width // _WIDE_CHIP))
        shown = sum(chip.visible for chip in self.chips)
        lines = int(height // max(_LOW_CHIP, _READABLE / area.scale)) - 2
        # No narrower than they must be: their names are small enough.
        return max(across, min(int(width // _NARROW_CHIP), -(-shown // max(1, lines))))

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
        room = max(1, int(area.rect.height // max(_LOW_CHIP * area.scale, _READABLE)))
        lines = min(room, max(1, -(-len(chips) // across)))
        left_out = chips[across * lines - 1 :] if len(chips) > across * lines else []
        high = min(_CHIP, area.rect.height / area.scale / lines)
        cells = area.top(high * lines).grid_by_columns(across, lines)
        for chip, cell in zip(chips, cells, strict=False):
            chip.place(cell.rect, area.scale)
        for chip in left_out:
            chip.visible = False
        if left_out:
            words = Text(self.texts.say("setup", "left_out", count=len(left_out)), "small told")
            self._left_out = Host().lay(words, cells[-1].rect, area.scale)
