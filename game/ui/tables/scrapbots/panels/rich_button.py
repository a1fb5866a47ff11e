"""A button whose words have icons and bold parts among them."""

import pygame

from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box, Command
from game.ui.paint.palette import DISABLED, ON_GOLD, TEXT, Color
from game.ui.paint.text import Layout, draw_line, fit, lay_out, plain, text_width

_MARGIN = 16
_ENDLESS = 10_000


class RichButton(Button):
    """Says `words`, rich text on one line, as wide as it must be (`length`)."""

    def __init__(
        self, words: str, command: Command, *, primary: bool = False, key_name: str = "", size: float = 19
    ) -> None:
        super().__init__(plain(words), command, primary=primary, key_name=key_name, size=size)
        self.words = words

    def _layout(self, scale: float) -> Layout:
        return lay_out(self.words, round(self.size * scale), _ENDLESS, self._color)

    @property
    def _color(self) -> Color:
        return DISABLED if not self.enabled else ON_GOLD if self.primary else TEXT

    @property
    def _in_title_face(self) -> bool:
        """Words without icons are drawn as on any other button."""
        return self.capitals and ":" not in self.words

    def length(self, scale: float) -> float:
        if self._in_title_face:
            return super().length(scale)
        return self._layout(scale).width / scale + 2 * _MARGIN + 2 * self._key_room(scale) / scale

    def _key_room(self, scale: float) -> int:
        """Pixels for the hot key at the right end."""
        if not self.key_name:
            return 0
        return text_width(self.key_name, "bold", round(13 * scale)) + round(11 * scale)

    @property
    def _high(self) -> int:
        """Pixels that two lines have between the edges."""
        return self.rect.height - self.unit(3)

    def draw(self, surface: pygame.Surface) -> None:
        if self._in_title_face:
            super().draw(surface)
            return
        surface.blit(self._skin(), self.rect)
        sunk = self.unit(1.5) if self.pressed and self.hovered else 0
        room = self.rect.width - self.unit(16) - 2 * self._key_room(self.scale)
        layout = fit(self.words, self.unit(self.size), (max(1, room), self._high), self._color)
        left = self.rect.centerx - layout.width // 2
        layout.draw(surface, left, self.rect.centery - layout.height // 2 + sunk)
        if self.key_name:
            place = self.rect.right - self.unit(10), self.rect.centery + sunk
            draw_line(surface, self.key_name, "bold", self.unit(13), self._color, place, "right")

    def boxes(self) -> list[Box]:
        if self._in_title_face:
            return super().boxes()
        room = self.rect.width - self.unit(16) - 2 * self._key_room(self.scale)
        smallest = lay_out(self.words, self.unit(self.size * 2 / 3), max(1, room), self._color)
        return [Box(self.name, self.rect, smallest.height <= self._high and not smallest.cut)]
