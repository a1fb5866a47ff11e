"""A drawer under the shelf: a large button with an icon, a name, a note and a brass handle.

Where there is little room it is low, with the icon and the name alone.
"""

import pygame

from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box, Command
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import shadow, steel_skin
from game.ui.paint.palette import TEXT, TEXT_SOFT
from game.ui.paint.scenery.shelf import drawer_handle
from game.ui.paint.text import draw_line, fits, text_width


class Drawer(Button):
    """`note` says in a few words what is inside."""

    def __init__(self, text: str, command: Command, symbol: str, note: str = "") -> None:
        super().__init__(text, command, symbol=symbol, size=20)
        self.note = note

    def draw(self, surface: pygame.Surface) -> None:
        rect, blur = self.rect, max(3, self.unit(8))
        shade = shadow(*rect.size, self.unit(8), blur, 140)
        surface.blit(shade, (rect.left - blur, rect.top - blur + self.unit(4)))
        surface.blit(steel_skin(*rect.size, self.scale, lit=self.lit), rect)
        sunk = self.unit(1.5) if self.pressed and self.hovered else 0
        size, gap = self.unit(22), self.unit(8)
        wide = min(text_width(self.text, "title", self.unit(self.size)), self._room())
        left = rect.centerx - (size + gap + wide) // 2
        line = (rect.centery if self._low else rect.top + self.unit(28)) + sunk
        mark = icon(self.symbol, size)
        surface.blit(mark, mark.get_rect(midleft=(left, line)))
        draw_line(
            surface,
            self.text,
            "title",
            self.unit(self.size),
            TEXT,
            (left + size + gap, line),
            outline=self.unit(1.4),
            width=self._room(),
        )
        if self._low:
            return
        if self.note:
            draw_line(
                surface,
                self.note,
                "text",
                self.unit(12.5),
                TEXT_SOFT if not self.lit else TEXT,
                (rect.centerx, rect.top + self.unit(51) + sunk),
                "center",
                width=rect.width - self.unit(16),
            )
        handle = drawer_handle(self.scale)
        surface.blit(handle, handle.get_rect(midbottom=(rect.centerx, rect.bottom - self.unit(10) + sunk)))

    @property
    def _low(self) -> bool:
        return self.rect.height < self.unit(70)

    def _room(self) -> int:
        return self.rect.width - self.unit(22 + 8 + (12 if self._low else 20))

    def boxes(self) -> list[Box]:
        fit = fits(self.text, "title", self.unit(self.size), self._room())
        note = self._low or fits(self.note, "text", self.unit(12.5), self.rect.width - self.unit(16))
        return [Box(self.name, self.rect, fit and note)]
