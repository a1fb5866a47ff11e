"""What lies in a tray beside its dice: names of rows, lines between pairs, losses, dice to come."""

from collections.abc import Sequence

import pygame

from game.ui.kit.pieces import Piece, Words, draw_pieces, line_width
from game.ui.kit.widget import Widget
from game.ui.paint import pen
from game.ui.paint.icons import icon
from game.ui.paint.materials.skins import box
from game.ui.paint.materials.steel import INK, hex_of
from game.ui.paint.palette import DANGER, Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.text import SMALLEST, line, text_width
from game.ui.parts.dice import Die
from game.ui.parts.dice_paint import die_image

_C = art_colors("command_core/tray_die")
_TAB_LETTERS = 15
_LETTERS, _MARK, _LINES = 0.42, 0.92, (0.3, 0.7)
"""Of a loss: its letters and their lines in heights of its plate, its mark in heights of the letters."""


class RowTab(Widget):
    """The name of a row of dice at its left, from the foot up, on its colour."""

    focusable = False

    def __init__(self, name: str, text: str, color: Color) -> None:
        super().__init__(name=name)
        self.text = text
        self.color = color

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        ground: tuple[str, str] = _C.ramp("tab")
        tab = box(*rect.size, self.unit(6), *ground, hex_of(self.color), max(1, self.unit(1.5)))
        surface.blit(tab, rect)
        pixels = self.unit(_TAB_LETTERS)
        while pixels > SMALLEST and text_width(self.text, "title", pixels) > rect.height - self.unit(6):
            pixels -= 1
        told = pygame.transform.rotate(line(self.text, "title", pixels, self.color), 90)
        surface.blit(told, told.get_rect(center=rect.center))


class PairResult(Words):
    """What an attack die does that nothing cancels, in the place of the die that would have."""

    def __init__(self, name: str, parts: Sequence[Piece], tone: tuple[str, str, str]) -> None:
        super().__init__(name, parts, tone=tone, center=True)

    def wants(self, scale: float) -> tuple[int, int]:
        return 0, 0

    def draw(self, surface: pygame.Surface) -> None:
        rect, unit = self.rect, self.unit
        assert self.tone is not None
        surface.blit(box(*rect.size, unit(8), *self.tone, max(1, unit(2))), rect)
        pixels = max(SMALLEST, round(rect.height * _LETTERS))
        for piece, size, at in zip(self.parts, (pixels, round(pixels * _MARK)), _LINES, strict=True):
            y = rect.top + round(rect.height * at)
            left = rect.centerx - line_width((piece,), "title", size) // 2
            draw_pieces(surface, (piece,), "title", size, DANGER, (left, y))


class PairLine(Widget):
    """From a die down: to the die that cancels it, with a cross between, or as an arrow to what it does."""

    focusable = False
    in_background = True
    solid = False

    def __init__(self, name: str, *, cancelled: bool) -> None:
        super().__init__(name)
        self.cancelled = cancelled

    def draw(self, surface: pygame.Surface) -> None:
        rect, width = self.rect, max(3, self.unit(5))
        color = rgb(_C["cancelled" if self.cancelled else "counts"])
        pen.line(surface, rgb(INK), rect.midtop, rect.midbottom, width + 4)
        pen.line(surface, color, rect.midtop, rect.midbottom, width)
        if self.cancelled:
            size = self.unit(16)
            disc = box(size, size, size / 2, _C["cross"], _C["cross"], INK, 2)
            surface.blit(disc, disc.get_rect(center=rect.center))
            mark = icon("cross", round(size * 0.62))
            surface.blit(mark, mark.get_rect(center=rect.center))
        else:
            x, y, size = rect.centerx, rect.bottom, self.unit(8)
            pen.polygon(surface, color, [(x - size, y - size), (x + size, y - size), (x, y + 2)])


class UnrolledDice(Widget):
    """Dice that are still to be thrown, as dark shapes in a row."""

    focusable = False

    def __init__(self, name: str, dice: tuple[Die, ...]) -> None:
        super().__init__(name)
        self.dice = dice

    def draw(self, surface: pygame.Surface) -> None:
        high = self.rect.height
        step = min(high * 1.15, (self.rect.width - high) / max(1, len(self.dice) - 1))
        for place, die in enumerate(self.dice):
            image = die_image(die.kind, die.face, high)
            surface.blit(image, (self.rect.left + round(step * place), self.rect.top))
