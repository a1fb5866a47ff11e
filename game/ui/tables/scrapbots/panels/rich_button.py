"""A button whose words have icons and bold parts among them."""

from collections.abc import Sequence

import pygame

from game.ui.kit.buttons import Button
from game.ui.kit.widget import Box, Command
from game.ui.paint.palette import DISABLED, ON_GOLD, TEXT, Color
from game.ui.paint.text import SMALLEST, Layout, balanced, draw_line, fitting_type, lay_out, plain, text_width

_MARGIN, _EDGE = 16, 6
_ENDLESS = 10_000
_INSIDE = 0.9
"""Share of the height between the edges."""


class RichButton(Button):
    """Says `words`, rich text on one line, as wide as it must be (`length`).

    `peers` are buttons beside it whose words have the same size of type.
    """

    def __init__(
        self, words: str, command: Command, *, primary: bool = False, key_name: str = "", size: float = 19
    ) -> None:
        super().__init__(plain(words), command, primary=primary, key_name=key_name, size=size)
        self.words = words
        self.peers: Sequence[RichButton] = ()

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
        return round(self.rect.height * _INSIDE)

    @property
    def _room(self) -> int:
        """Pixels inside the left edge, as far as the hot key."""
        return max(1, self.rect.width - 2 * self.unit(_EDGE) - self._key_room(self.scale))

    @property
    def _own_type(self) -> int:
        return fitting_type(self.words, self.unit(self.size), (self._room, self._high), SMALLEST)

    @property
    def type_size(self) -> int:
        """Pixels of its type: what has room in all of its peers."""
        return min(one._own_type for one in (self, *self.peers))

    def draw(self, surface: pygame.Surface) -> None:
        if self._in_title_face:
            super().draw(surface)
            return
        surface.blit(self._skin(), self.rect)
        sunk = self.unit(1.5) if self.pressed and self.hovered else 0
        layout = balanced(self.words, self.type_size, self._room, self._color)
        # In the middle, but never under the hot key.
        last = self.rect.right - self.unit(8) - self._key_room(self.scale) - layout.width
        left = min(self.rect.centerx - layout.width // 2, last)
        layout.draw(surface, left, self.rect.centery - layout.height // 2 + sunk, centered=True)
        if self.key_name:
            place = self.rect.right - self.unit(10), self.rect.centery + sunk
            draw_line(surface, self.key_name, "bold", self.unit(13), self._color, place, "right")

    def boxes(self) -> list[Box]:
        if self._in_title_face:
            return super().boxes()
        smallest = lay_out(self.words, self.unit(self.size * 2 / 3), self._room, self._color)
        return [Box(self.name, self.rect, smallest.height <= self._high and not smallest.cut)]
