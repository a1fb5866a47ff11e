"""A tab at the left of a page: steel while it is closed; the open one is the paper of the page itself."""

import pygame

from game.ui.kit.widget import Command, Widget
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import steel_skin
from game.ui.paint.palette import INK, TEXT, TEXT_SOFT, Color
from game.ui.paint.text import draw_line, line_widths

PAPER_SOFT: Color = (104, 86, 72)
"""Soft ink, for what explains a line on paper."""

_TITLE, _NOTE, _ICON = 21, 12.5, 30


class SideTab(Widget):
    """Its name, and below it what the page is about. The page under an open one is painted by the screen."""

    def __init__(self, name: str, note: str, symbol: str, command: Command) -> None:
        super().__init__(name=name)
        self.note = note
        self.symbol = symbol
        self.command = command
        self.open = False

    def activate(self) -> None:
        self.command()

    def _words(self) -> pygame.Rect:
        left = self.unit(_ICON + 26)
        return pygame.Rect(
            self.rect.left + left, self.rect.top, self.rect.width - left - self.unit(8), self.rect.height
        )

    def draw(self, surface: pygame.Surface) -> None:
        if not self.open:
            surface.blit(steel_skin(*self.rect.size, self.scale, lit=self.lit), self.rect)
        mark = icon(self.symbol, self.unit(_ICON))
        surface.blit(mark, mark.get_rect(midleft=(self.rect.left + self.unit(14), self.rect.centery)))
        words = self._words()
        strong, soft = (INK, PAPER_SOFT) if self.open else (TEXT, TEXT_SOFT)
        x, y, room = words.left, words.centery, words.width
        outline = 0 if self.open else max(1, self.unit(1.2))
        place = (x - outline, y - self.unit(10))
        draw_line(surface, self.name, "title", self.unit(_TITLE), strong, place, outline=outline, width=room)
        draw_line(surface, self.note, "text", self.unit(_NOTE), soft, (x, y + self.unit(13)), width=room)

    def wants(self, scale: float) -> tuple[int, int]:
        beside = round((_ICON + 34) * scale)
        name = line_widths(self.name, "title", round(_TITLE * scale))
        note = line_widths(self.note, "text", round(_NOTE * scale))
        return max(name[0], note[0]) + beside, max(name[1], note[1]) + beside
