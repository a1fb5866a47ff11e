"""The figures to choose from: portraits in a grid, with flags for the seats that hold one."""

from collections.abc import Sequence

import pygame

from game.ui.kit.widget import Command, Widget
from game.ui.layout.leaves import Part
from game.ui.layout.nodes import Box, Column, Node, Row
from game.ui.paint.figures.thumbnails import bust, name_band
from game.ui.paint.materials.skins import shadow
from game.ui.paint.materials.steel import INK, cut_frame, hex_of
from game.ui.paint.palette import SEATS, TEXT
from game.ui.paint.text import draw_line, line_widths, shortened, text_width
from game.ui.parts.flag import SIZE as FLAG_SIZE
from game.ui.parts.flag import draw_flag

COLUMNS = 4
CUT = 9
"""How much of a tile's corners is cut off, in units."""
LOWEST = 30
"""Units that a tile is high at least."""
GAP = 8
"""Units between two tiles."""
_BAND, _NAME = 23, 14


class FigureTile(Widget):
    """One figure. `held` gives the seats that have chosen it, with the words of their flags; `seat` is the
    one that is choosing.
    """

    group = "roster"
    flag_rise, flags_right = 8, False
    """Units by which its flags stand above it, and whether both seats' are at its right."""
    highest = 1.1
    """How high it is at most, in widths."""

    def __init__(self, key: str, title: str, command: Command) -> None:
        super().__init__(name=f"mech {key}")
        self.figure = key
        self.title = title
        self.command = command
        self.seat = 0
        self.held: dict[int, str] = {}

    def activate(self) -> None:
        self.command()

    def portrait(self, seat: int, size: tuple[int, int], cut: int) -> pygame.Surface:
        """Its picture with nothing said, its corners cut off, as `seat` sees it."""
        return bust(self.figure, size, cut)

    def picture(self, seat: int) -> pygame.Surface:
        """The same as it stands in its place, below its words."""
        return self.portrait(seat, self.rect.size, self.unit(CUT) + self.unit(1.6))

    def draw(self, surface: pygame.Surface) -> None:
        rect, cut, blur = self.rect, self.unit(CUT), self.unit(5)
        surface.blit(shadow(*rect.size, cut, blur, 130), (rect.left - blur, rect.top - blur + self.unit(3)))
        surface.blit(self.picture(self.seat), rect)
        self.draw_band(surface)
        surface.blit(cut_frame(*rect.size, cut, INK, self.unit(2.7)), rect)
        for depth, seat in enumerate(self.held):
            inner = rect.inflate(*[-2 * depth * self.unit(4)] * 2)
            frame = cut_frame(*inner.size, cut, hex_of(SEATS[seat]), self.unit(3.4))
            surface.blit(frame, inner)
        self.draw_words(surface)
        self._draw_flags(surface)

    def draw_band(self, surface: pygame.Surface) -> None:
        """The ground of the words, below the frame."""
        band = name_band(self.rect.width, self.unit(_BAND), self.unit(CUT))
        surface.blit(band, band.get_rect(bottomleft=self.rect.bottomleft))

    def draw_words(self, surface: pygame.Surface) -> None:
        """Its name, over the frame."""
        place = self.rect.centerx, self.rect.bottom - self.unit(12 if len(self.held) < 2 else 16)
        size, edge = self.unit(_NAME), self.unit(1.4)
        draw_line(surface, self.title, "title", size, TEXT, place, "center", edge, self._room)

    def flags(self) -> list[tuple[int, str, pygame.Rect]]:
        """The seats that hold it, their words and places: the first seat's at the upper left, the second's at
        the upper right; stacked if both.
        """
        size, found = self.unit(FLAG_SIZE), []
        for depth, (seat, name) in enumerate(self.held.items()):
            words = shortened(name, "title", size, self.rect.width - self.unit(30))
            wide = text_width(words, "title", size) + self.unit(18)
            flag = pygame.Rect(0, self.rect.top - self.unit(self.flag_rise - 23 * depth), wide, self.unit(22))
            flag.left = self.rect.left - self.unit(3)
            if seat or self.flags_right:
                flag.right = self.rect.right + self.unit(3)
            found.append((seat, words, flag))
        return found

    def _draw_flags(self, surface: pygame.Surface) -> None:
        for seat, words, place in self.flags():
            draw_flag(surface, place, self.scale, seat, words)

    def draw_focus(self, surface: pygame.Surface) -> None:
        super().draw_focus(surface)
        self._draw_flags(surface)

    @property
    def _room(self) -> int:
        return self.rect.width - self.unit(12)

    def wants(self, scale: float) -> tuple[int, int]:
        return widths(self.title, _NAME, 12, scale)

    def wants_high(self, width: int, scale: float) -> tuple[int, int]:
        return round(LOWEST * scale), round(width * self.highest)


def widths(words: str, size: float, beside: float, scale: float) -> tuple[int, int]:
    """The least and the best width in pixels of a title with so many units beside it."""
    least, best = line_widths(words, "title", round(size * scale))
    return least + round(beside * scale), best + round(beside * scale)


def tile_grid(tiles: Sequence[FigureTile], columns: int, alone: int = 0) -> Node:
    """Rows of portraits; the first `alone` tiles have a row each."""
    rows = [[one] for one in tiles[:alone]]
    rows += [list(tiles[first : first + columns]) for first in range(alone, len(tiles), columns)]
    return Column(
        *[Row(*[Box(Part(one), share=1) for one in row], gap=GAP, share=1) for row in rows], gap=GAP
    )
