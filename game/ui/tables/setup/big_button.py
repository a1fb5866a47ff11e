"""The buttons at the foot of the set-up: icon and words in the middle, the key at the edge."""

import pygame

from game.ui.kit.buttons import Button
from game.ui.paint.icons import icon
from game.ui.paint.palette import DISABLED, ON_GOLD, TEXT, TEXT_SOFT
from game.ui.paint.text import draw_line, line_widths, text_width


class BigButton(Button):
    """A button with room to spare: what it does stands in its middle."""

    capitals = True

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._skin(), self.rect)
        color = DISABLED if not self.enabled else ON_GOLD if self.primary else TEXT
        middle = self.rect.move(0, self.unit(1.5) if self.pressed and self.hovered else 0)
        size, gap = round(self.unit(self.size) * 1.05), self.unit(10)
        words = min(text_width(self.shown, "title", self.unit(self.size)), self._room) if self.text else 0
        left = middle.centerx - (size + (gap + words if words else 0)) // 2
        surface.blit(icon(self.symbol, size), (left, middle.centery - size // 2))
        if words:
            place = left + size + gap, middle.centery
            draw_line(surface, self.shown, "title", self.unit(self.size), color, place, width=words)
        place = middle.right - self.unit(11), middle.centery if words else middle.bottom - self.unit(13)
        soft = color if self.primary else TEXT_SOFT
        draw_line(surface, self.key_name, "bold", self.unit(13), soft, place, "right")

    @property
    def _room(self) -> int:
        """Pixels for the words."""
        return self.rect.width - self._beside(self.scale)

    def _beside(self, scale: float) -> int:
        """Pixels that are not for the words."""
        return round(round(self.size * scale) * 1.05) + round(64 * scale)

    def wants(self, scale: float) -> tuple[int, int]:
        size = round(self.size * scale)
        if not self.text:
            return size, 2 * size
        least, best = line_widths(self.shown, "title", size)
        return least + self._beside(scale), best + self._beside(scale)
