"""The figures to choose from: a grid of heads, and a tile for a random one."""

from collections.abc import Sequence

import pygame

from game.ui.kit.area import Area
from game.ui.kit.widget import Box, Command, Widget
from game.ui.paint.icons import icon
from game.ui.paint.palette import INK, SEATS, TEXT
from game.ui.paint.skins import box
from game.ui.paint.text import draw_line, fits
from game.ui.paint.thumbnails import head

COLUMNS = 4
_BAND = 26
"""Height of the name's band, in units."""
_NAME = 16


class FigureTile(Widget):
    """One figure, or a random one. `held` are the seats that have chosen it."""

    def __init__(self, key: str, title: str, command: Command, *, random: bool = False) -> None:
        super().__init__(name=f"mech {key}")
        self.figure = key
        self.random = random
        self.title = title
        self.command = command
        self.held: tuple[int, ...] = ()

    def activate(self) -> None:
        self.command()

    def draw(self, surface: pygame.Surface) -> None:
        radius = self.unit(9)
        if self.random:
            self._draw_random(surface, radius)
        else:
            surface.blit(head(self.figure, self.rect.size, radius), self.rect)
            band = pygame.Rect(0, 0, self.rect.width, self.unit(_BAND))
            band.bottomleft = self.rect.bottomleft
            veil = pygame.Surface(band.size, pygame.SRCALPHA)
            corners = {"border_bottom_left_radius": radius, "border_bottom_right_radius": radius}
            pygame.draw.rect(veil, (9, 14, 19, 215), veil.get_rect(), **corners)
            surface.blit(veil, band)
            self._draw_name(surface, band.center)
        edge = (159, 227, 238) if self.lit else (79, 127, 142)
        pygame.draw.rect(surface, edge, self.rect, max(1, self.unit(2)), border_radius=radius)
        for depth, seat in enumerate(self.held):
            ring = self.rect.inflate(*[-2 * depth * self.unit(4)] * 2)
            pygame.draw.rect(surface, SEATS[seat], ring, max(2, self.unit(4)), border_radius=radius)
        for seat in self.held:
            self._draw_flag(surface, seat)

    def _draw_random(self, surface: pygame.Surface, radius: int) -> None:
        surface.blit(box(*self.rect.size, radius, "#2b3e4b", "#17222b", "#4f7f8e", 1, 0.07), self.rect)
        size = self.unit(22)
        left = self.rect.left + self.unit(28)
        surface.blit(icon("dice", size), icon("dice", size).get_rect(midleft=(left, self.rect.centery)))
        self._draw_name(surface, self.rect.center)

    def _draw_name(self, surface: pygame.Surface, center: tuple[int, int]) -> None:
        room = self.rect.width - self.unit(10)
        draw_line(surface, self.title, "bold", self.unit(_NAME), TEXT, center, "center", width=room)

    def _draw_flag(self, surface: pygame.Surface, seat: int) -> None:
        """The seat's number, the first seat's at the left and the second's at the right."""
        flag = pygame.Rect(0, 0, self.unit(24), self.unit(22))
        if seat == 0:
            flag.topleft = self.rect.topleft
        else:
            flag.topright = self.rect.topright
        pygame.draw.rect(surface, SEATS[seat], flag, border_radius=self.unit(7))
        draw_line(surface, str(seat + 1), "title", self.unit(17), INK, flag.center, "center")

    def boxes(self) -> list[Box]:
        room = self.rect.width - self.unit(10)
        return [Box(self.name, self.rect, fits(self.title, "bold", self.unit(_NAME), room))]


def arrange_tiles(tiles: Sequence[FigureTile], area: Area) -> None:
    """Rows of four heads, and the random tile across below them."""
    *heads, last = tiles
    last.place(area.bottom(38, 8).rect, area.scale)
    rows = -(-len(heads) // COLUMNS)
    cells = area.grid(COLUMNS, rows, 8)
    for tile, cell in zip(heads, cells, strict=False):
        tile.place(cell.rect, area.scale)
