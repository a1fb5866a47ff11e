"""A small plate with what everyone may know: an icon, what it is, and a value for either seat."""

import pygame

from game.engine.seats import SEATS as BOTH
from game.ui.kit.widget import Widget
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import plate
from game.ui.paint.palette import SEATS, TEXT, TEXT_SOFT
from game.ui.paint.text import SMALLEST, draw_line, line_widths, shortened

SIZE = (220, 55)
"""In units."""
_LABEL, _NAME, _VALUE = 15.5, 11.5, 27


class FactPlate(Widget):
    """`values` are one for each seat, or a single one."""

    focusable = False

    def __init__(self, symbol: str, label: str, values: tuple[str, ...], names: tuple[str, str]) -> None:
        super().__init__(name=f"fact {label}")
        self.symbol, self.label, self.values, self.names = symbol, label, values, names

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        surface.blit(plate(*rect.size, self.scale, ("#495a68", "#222d38")), rect)
        mark = icon(self.symbol, unit(22))
        surface.blit(mark, mark.get_rect(center=(rect.left + unit(23), rect.centery)))
        place, room = (rect.left + unit(40), rect.centery), self._room()
        draw_line(surface, self.label, "title", unit(_LABEL), TEXT, place, width=room)
        if len(self.values) == 1:
            place = (rect.right - unit(34), rect.centery)
            draw_line(surface, self.values[0], "title", unit(_VALUE), TEXT, place, "center", 2)
            return
        for seat, x in zip(BOTH, (rect.right - unit(80), rect.right - unit(30)), strict=True):
            color = SEATS[seat]
            place = (x, rect.top + unit(14))
            size = max(SMALLEST, unit(_NAME))
            name = shortened(self.names[seat], "label", size, unit(46))
            draw_line(surface, name, "label", size, color, place, "center", width=unit(46))
            place = (x, rect.top + unit(34))
            draw_line(surface, self.values[seat], "title", unit(_VALUE), color, place, "center", 2)
        place = (rect.right - unit(55), rect.top + unit(35))
        draw_line(surface, "to", "italic", unit(13), TEXT_SOFT, place, "center")

    @property
    def _beside(self) -> int:
        """Units beside the label."""
        return 40 + (66 if len(self.values) == 1 else 108)

    def _room(self) -> int:
        return self.rect.width - self.unit(self._beside)

    def wants(self, scale: float) -> tuple[int, int]:
        least, best = line_widths(self.label, "title", round(_LABEL * scale))
        return least + round(self._beside * scale), best + round(self._beside * scale)
