"""A word of a card with what it means; it leads to the word's page in the rulebook."""

import pygame

from game.ui.kit.widget import Command, Widget
from game.ui.paint import pen
from game.ui.paint.materials.skins import note_skin
from game.ui.paint.palette import TEXT, Color
from game.ui.paint.text import Layout, draw_line, lay_out, line_widths

LINK_ON_STEEL: Color = (150, 208, 255)
"""Words that lead elsewhere, on dark ground."""
_WORD, _MEANING = 18.0, 14.5
_EDGE, _HEAD, _FOOT = 14.0, 31.0, 9.0
"""Units: beside the words, down to the meaning, and below it."""


class WordRow(Widget):
    """`grade` makes all type of the row smaller where many rows share the room."""

    def __init__(self, word: str, meaning: str, command: Command, hint: str) -> None:
        super().__init__(name=f"word {word}", hint=hint)
        self.word = word
        self.meaning = meaning
        self.command = command
        self.grade = 1.0

    def activate(self) -> None:
        self.command()

    def _layout(self, width: int, scale: float) -> Layout:
        room = width - round(2 * _EDGE * scale)
        return lay_out(self.meaning, round(_MEANING * self.grade * scale), room, TEXT)

    def height(self, width: int, scale: float) -> int:
        """Pixels that it takes at a width."""
        above = round((_HEAD * self.grade + _FOOT) * scale)
        return above + self._layout(width, scale).height

    def draw(self, surface: pygame.Surface) -> None:
        unit, rect = self.unit, self.rect
        surface.blit(note_skin(*rect.size, self.scale), rect)
        pixels = unit(_WORD * self.grade)
        left, middle = rect.left + unit(_EDGE), rect.top + unit(_HEAD * self.grade * 0.55)
        room = rect.width - unit(2 * _EDGE)
        used = draw_line(surface, self.word, "title", pixels, LINK_ON_STEEL, (left, middle), width=room)
        y = used.centery + round(pixels * 0.52)
        pen.line(surface, LINK_ON_STEEL, (used.left, y), (used.right - 1, y), max(1, unit(1.3)))
        layout = self._layout(rect.width, self.scale)
        layout.draw(surface, left, rect.top + unit(_HEAD * self.grade))

    def wants(self, scale: float) -> tuple[int, int]:
        least, best = line_widths(self.word, "title", round(_WORD * self.grade * scale))
        return least + round(2 * _EDGE * scale), best + round(2 * _EDGE * scale)

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        high = self.height(width, scale)
        # One pixel may be missing by rounding alone.
        return high - 1, high
