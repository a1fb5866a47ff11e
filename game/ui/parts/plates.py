"""Small parts of the panel: grounds, lines of words with icons, buttons with pictures."""

from collections.abc import Sequence

import pygame

from game.ui.kit.widget import Box, Command, Text, Widget
from game.ui.paint.fonts import Face
from game.ui.paint.icons import icon
from game.ui.paint.palette import DISABLED, TEXT, Color
from game.ui.paint.skins import box
from game.ui.paint.steel import well
from game.ui.paint.text import draw_line, text_width

Tone = tuple[str, str, str]
"""A ground from above to below, and its edge."""
PLAIN: Tone = ("#1b2832", "#141f27", "#4f7f8e")
DARK: Tone = ("#0d151b", "#101a21", "#2c4653")
GOOD_TONE: Tone = ("#173a26", "#0f2a1b", "#7fe08a")
BAD_TONE: Tone = ("#4a1815", "#2e0f0e", "#ff8a7a")
FLUX_TONE: Tone = ("#2a2038", "#1d1628", "#a878e0")
GOLD_TONE: Tone = ("#3a2c0e", "#2a1f0a", "#ffc531")
LIT_TONE: Tone = ("#2b3e4b", "#1c2a34", "#ffe290")


class Ground(Widget):
    """A sunken ground that other parts lie on; no control."""

    focusable = False
    in_background = True

    def __init__(self, name: str = "", tone: Tone | None = None) -> None:
        super().__init__(name=name)
        self.tone = tone

    def draw(self, surface: pygame.Surface) -> None:
        if self.tone is None:
            surface.blit(well(*self.rect.size, self.scale), self.rect)
        else:
            surface.blit(box(*self.rect.size, self.unit(7), *self.tone, max(1, self.unit(1.5))), self.rect)

    def boxes(self) -> list[Box]:
        return []


Part = str | tuple[str, Color] | pygame.Surface
"""Words, ":icon:", words in a colour of their own, or a picture."""


class Words(Widget):
    """Words and icons on one line, shrunk where they are longer than their place; a ground if it has one."""

    focusable = False

    def __init__(
        self,
        name: str,
        parts: Sequence[Part],
        size: float = 16,
        face: Face = "title",
        color: Color = TEXT,
        *,
        tone: Tone | None = None,
        center: bool = False,
        hint: Text = "",
    ) -> None:
        super().__init__(name=name, hint=hint)
        self.parts = tuple(parts)
        self.size = size
        self.face: Face = face
        self.color = color
        self.tone = tone
        self.center = center

    @property
    def _margin(self) -> int:
        return self.unit(9) if self.tone else 0

    def _width(self, pixels: int) -> int:
        return line_width(self.parts, self.face, pixels)

    @property
    def pixels(self) -> int:
        """The type that fits."""
        room, pixels = self.rect.width - 2 * self._margin, self.unit(self.size)
        while pixels > 8 and self._width(pixels) > room:
            pixels -= 1
        return pixels

    def draw(self, surface: pygame.Surface) -> None:
        if self.tone:
            surface.blit(box(*self.rect.size, self.unit(7), *self.tone, max(1, self.unit(2))), self.rect)
        pixels = self.pixels
        left = self.rect.left + self._margin
        if self.center:
            left = self.rect.centerx - self._width(pixels) // 2
        color = self.color if self.enabled else DISABLED
        draw_parts(surface, self.parts, self.face, pixels, color, (left, self.rect.centery))

    def boxes(self) -> list[Box]:
        room = self.rect.width - 2 * self._margin
        smallest = max(8, self.unit(self.size) * 2 // 3)
        return [Box(self.name, self.rect, self._width(smallest) <= room)]


def line_width(parts: Sequence[Part], face: Face, pixels: int) -> int:
    """How long words and icons are side by side."""
    gap = pixels // 4
    wide = 0
    for part in parts:
        if isinstance(part, pygame.Surface):
            wide += part.get_width() + gap
            continue
        words = part if isinstance(part, str) else part[0]
        wide += (round(pixels * 1.1) if words[:1] == ":" else text_width(words, face, pixels)) + gap
    return wide - gap if parts else 0


def draw_parts(
    surface: pygame.Surface,
    parts: Sequence[Part],
    face: Face,
    pixels: int,
    color: Color,
    place: tuple[int, int],
) -> int:
    """Draws words and icons side by side from a place on; returns where they end."""
    left, y = place
    for part in parts:
        if isinstance(part, pygame.Surface):
            left = surface.blit(part, part.get_rect(midleft=(left, y))).right + pixels // 4
            continue
        words, ink = (part, color) if isinstance(part, str) else part
        if words[:1] == ":":
            mark = icon(words.strip(":"), round(pixels * 1.1))
            left = surface.blit(mark, mark.get_rect(midleft=(left, y))).right
        else:
            left = draw_line(surface, words, face, pixels, ink, (left, y)).right
        left += pixels // 4
    return left


class Chip(Words):
    """Words on a ground that can be clicked; `lit_tone` while it is picked."""

    focusable = True

    def __init__(
        self,
        name: str,
        parts: Sequence[Part],
        command: Command | None,
        size: float = 16,
        *,
        picked: bool = False,
        tone: Tone = PLAIN,
        hint: Text = "",
        center: bool = True,
    ) -> None:
        super().__init__(name, parts, size, tone=GOLD_TONE if picked else tone, center=center, hint=hint)
        self.command = command
        self.focusable = command is not None

    @property
    def workable(self) -> bool:
        return self.enabled and self.command is not None

    def activate(self) -> None:
        if self.command is not None:
            self.command()
