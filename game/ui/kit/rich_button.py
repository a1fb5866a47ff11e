"""A button whose words have icons and bold parts among them."""

import pygame

from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box, Command
from game.ui.paint.palette import DISABLED, ON_GOLD, TEXT
from game.ui.paint.text import Layout, lay_out, plain

_MARGIN = 16
_ENDLESS = 10_000


class RichButton(Button):
    """Says `words`, rich text on one line, as wide as it must be (`length`)."""

    def __init__(self, words: str, command: Command, *, primary: bool = False, size: float = 19) -> None:
        super().__init__(plain(words), command, primary=primary, size=size)
        self.words = words

    def _layout(self, scale: float) -> Layout:
        color = DISABLED if not self.enabled else ON_GOLD if self.primary else TEXT
        return lay_out(self.words, round(self.size * scale), _ENDLESS, color)

    def length(self, scale: float) -> float:
        return self._layout(scale).width / scale + 2 * _MARGIN

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._skin(), self.rect)
        sunk = self.unit(1.5) if self.pressed and self.hovered else 0
        layout = self._layout(self.scale)
        left = self.rect.centerx - layout.width // 2
        layout.draw(surface, left, self.rect.centery - layout.height // 2 + sunk)

    def boxes(self) -> list[Box]:
        return [Box(self.name, self.rect, self._layout(self.scale).width <= self.rect.width)]
