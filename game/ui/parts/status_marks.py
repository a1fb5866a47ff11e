"""Small round marks: an icon in a socket, lit while there is any of it, with a count beside it."""

import math

import pygame

from game.ui.kit.widget import Command, Widget
from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.icons import icon
from game.ui.paint.materials.steel import INK, STEEL, STEEL_LIT, hex_of
from game.ui.paint.palette import FOCUS, GOLD, ON_GOLD, TEXT, Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.svg import circle, picture, radial_gradient, vertical
from game.ui.paint.text import draw_line

_C = art_colors("parts/marks")
_FAINT = 70
"""Opacity of an icon whose socket is empty, of 255."""


@kept(1_000_000, pixels_of)
def socket(size: int, rim: str, *, filled: bool, lit: bool) -> pygame.Surface:
    """The round ground of a mark."""
    steel = STEEL_LIT if lit else STEEL
    body = circle(50, 50, 47, vertical(0, 100, *steel), INK, 6)
    body += circle(50, 50, 38, radial_gradient((50, 42), 46, *_C.ramp("well")), INK, 3)
    body += circle(50, 50, 42, "none", rim, 6 if filled else 2.5)
    return picture(body, (100, 100), (size, size))


@kept(1_000_000, pixels_of)
def badge(size: int) -> pygame.Surface:
    """The brass disc that a count stands on."""
    body = circle(20, 20, 17.5, vertical(0, 40, *_C.ramp("badge")), INK, 4.5)
    return picture(body, (36, 36), (size, size))


@kept(200_000, pixels_of)
def _faint_icon(symbol: str, size: int) -> pygame.Surface:
    """The icon of a mark of which there is none."""
    mark = icon(symbol, size).copy()
    mark.set_alpha(_FAINT)
    return mark


@kept(100_000, pixels_of)
def _dull_badge(size: int) -> pygame.Surface:
    """The count's ground where the mark does nothing."""
    coin = badge(size).copy()
    coin.fill((130, 135, 145, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return coin


class StatusMark(Widget):
    """How often something is there. A count of one needs no number; none at all leaves an empty socket."""

    def __init__(
        self,
        symbol: str,
        count: int,
        *,
        name: str = "",
        hint: str = "",
        rim: Color = GOLD,
        command: Command | None = None,
    ) -> None:
        super().__init__(name=name or symbol, hint=hint)
        self.symbol = symbol
        self.count = count
        self.rim = rim
        self.command = command
        self.focusable = command is not None

    @property
    def workable(self) -> bool:
        return self.enabled and self.command is not None

    @property
    def disc(self) -> pygame.Rect:
        """The largest square in the middle, in which the mark is drawn."""
        size = min(self.rect.size)
        return pygame.Rect(0, 0, size, size).move(
            self.rect.centerx - size // 2, self.rect.centery - size // 2
        )

    def hit(self, point: tuple[int, int]) -> bool:
        return math.dist(point, self.disc.center) <= self.disc.width / 2

    def activate(self) -> None:
        if self.enabled and self.command is not None:
            self.command()

    def draw(self, surface: pygame.Surface) -> None:
        disc, there = self.disc, self.enabled and self.count > 0
        rim = hex_of(FOCUS if self.lit else self.rim if there else rgb(_C["empty rim"]))
        surface.blit(socket(disc.width, rim, filled=there, lit=self.lit), disc)
        size = round(disc.width * 0.56)
        mark = icon(self.symbol, size) if there else _faint_icon(self.symbol, size)
        surface.blit(mark, mark.get_rect(center=disc.center))
        if self.count > 1:
            side = round(disc.width * 0.5)
            spot = badge(side).get_rect(bottomright=disc.bottomright)
            surface.blit(badge(side) if self.enabled else _dull_badge(side), spot)
            digits = str(self.count) if self.count < 100 else "99+"
            color = ON_GOLD if self.enabled else TEXT
            draw_line(surface, digits, "title", round(side * 0.78), color, spot.center, "center", width=side)

    def draw_focus(self, surface: pygame.Surface) -> None:
        radius = self.disc.width // 2 + self.unit(4)
        pen.circle(surface, FOCUS, self.disc.center, radius, max(2, self.unit(2.5)), smooth=True)
