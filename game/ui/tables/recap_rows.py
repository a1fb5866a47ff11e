"""What has happened, as sentences with an icon and the stripe of a seat, one below the other."""

from collections.abc import Sequence

import pygame

from game.engine.seats import Seat
from game.ui.kit.area import Area
from game.ui.kit.card import CardWidget
from game.ui.kit.widget import Widget
from game.ui.paint import pen
from game.ui.paint.faces import CardFace
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.palette import SEATS, TEXT, TEXT_SOFT
from game.ui.paint.skins import box
from game.ui.paint.steel import INK
from game.ui.paint.text import Layout, draw_line, lay_out

RecapLine = tuple[str, Seat | None, str]
"""An icon, whose it is, and the sentence in rich text."""
_GAP, _SIZE = 4, 13


class RecapRow(CardWidget):
    """One sentence; the stripe at its left has the colour of the seat. Pointing at it shows its card."""

    def __init__(self, number: int, line: RecapLine, face: CardFace | None, gallery: Gallery) -> None:
        super().__init__(gallery, face, compact=True)
        self.name = f"recap {number}"
        self.symbol, self.seat, self.text = line
        self.focusable = False

    def _layout(self) -> Layout:
        return lay_out(self.text, self.unit(_SIZE), self.rect.width - self.unit(43), TEXT)

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        surface.blit(box(*rect.size, unit(5), "#35434f", "#283540", INK, max(1, unit(1.5))), rect)
        if self.seat is not None:
            stripe = pygame.Rect(rect.left + unit(2), rect.top + unit(2), unit(4), rect.height - unit(4))
            pen.rect(surface, SEATS[self.seat], stripe, border_radius=unit(2))
        mark = icon(self.symbol, unit(18))
        surface.blit(mark, mark.get_rect(center=(rect.left + unit(19), rect.centery)))
        layout = self._layout()
        layout.draw(surface, rect.left + unit(35), rect.centery - layout.height // 2)


class RecapNote(Widget):
    """How many sentences there was no room for."""

    focusable = False

    def draw(self, surface: pygame.Surface) -> None:
        draw_line(surface, self.name, "italic", self.unit(12), TEXT_SOFT, self.rect.midleft)


def place_rows(
    lines: Sequence[RecapLine], faces: Sequence[CardFace | None], gallery: Gallery, area: Area
) -> list[Widget]:
    """As many as there is room for, each with its card; the area begins below them afterwards."""
    unit, width = area.unit, area.rect.width
    found: list[Widget] = []
    for number, line in enumerate(lines):
        layout = lay_out(line[2], unit(_SIZE), width - unit(43), TEXT)
        height = max(unit(27), layout.height + unit(9))
        rest = len(lines) - number
        if height + (unit(16) if rest > 1 else 0) > area.rect.height:
            note = RecapNote(f"and {rest} more: L opens the log")
            note.place(area.top(16).rect, area.scale)
            return [*found, note]
        row = RecapRow(number, line, faces[number], gallery)
        row.place(area.top(height / area.scale, _GAP).rect, area.scale)
        found.append(row)
    return found
