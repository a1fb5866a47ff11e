"""What hangs on a shelf: price labels, a stack that fills it up, and a board that counts down."""

import pygame

from game.ui.paint import pen
from game.ui.paint.gallery import Gallery
from game.ui.paint.icons import icon
from game.ui.paint.palette import INK as PAPER_INK
from game.ui.paint.palette import TEXT, bad
from game.ui.paint.skins import box
from game.ui.paint.steel import INK
from game.ui.paint.text import draw_line
from game.ui.parts.drawn import Drawn


class Price(Drawn):
    """A label; `missing` is what a buyer lacks, 0 where nobody buys now, and `short` says it in words."""

    def __init__(self, card: str, cost: int, missing: int, short: str) -> None:
        super().__init__(f"price {card}")
        self.cost, self.missing, self.short = cost, missing, short

    def draw(self, surface: pygame.Surface) -> None:
        px, rect = self.px, self.rect.copy()
        if not self.missing:
            rect.inflate_ip(px(66) - rect.width, 0)
        ground = ("#5a2a24", "#3a1a18") if self.missing else ("#fffaf0", "#e8dcc0")
        surface.blit(box(*rect.size, px(6), *ground, INK, max(1, px(3))), rect)
        mark = icon("scrap", px(22))
        surface.blit(mark, mark.get_rect(midleft=(rect.left + px(8), rect.centery)))
        color = TEXT if self.missing else PAPER_INK
        number = draw_line(
            surface, str(self.cost), "title", px(24), color, (rect.left + px(34), rect.centery)
        )
        if self.missing:
            room = rect.right - px(8) - number.right - px(4)
            place = (rect.right - px(8), rect.centery)
            draw_line(surface, self.short, "title", px(18), bad(), place, "right", width=room)


class SupplyStack(Drawn):
    """Face-down cards that fill a row up, with their count."""

    def __init__(self, gallery: Gallery, count: int, name: str) -> None:
        super().__init__(name)
        self.gallery, self.count = gallery, count

    def draw(self, surface: pygame.Surface) -> None:
        rect, px = self.rect, self.px
        if self.count:
            back = self.gallery.back(rect.width - px(8))
            for shift in (px(6), px(3), 0):
                surface.blit(back, (rect.left + shift, rect.top + shift))
        disc = pygame.Rect(0, 0, px(46), px(28))
        disc.midbottom = rect.centerx, rect.bottom - px(4)
        surface.blit(box(*disc.size, px(13), "#1d424e", "#102a33", INK, max(1, px(3))), disc)
        draw_line(surface, str(self.count), "title", px(21), TEXT, disc.center, "center")


class CountBoard(Drawn):
    """A number that counts down, a cell for each that is left."""

    def __init__(self, symbol: str, title: str, left: int, full: int, name: str) -> None:
        super().__init__(name)
        self.symbol, self.title, self.left, self.full = symbol, title, left, full

    def draw(self, surface: pygame.Surface) -> None:
        rect, px = self.rect, self.px
        surface.blit(box(*rect.size, px(10), "#ffe9a8", "#c9821f", INK, max(1, px(3))), rect)
        inner = rect.inflate(-px(16), -px(16))
        surface.blit(box(*inner.size, px(7), "#2b0f1a", "#3a1526", INK, 1), inner)
        mark = icon(self.symbol, px(40))
        surface.blit(mark, mark.get_rect(center=(rect.left + px(37), rect.centery)))
        number = (rect.left + px(82), rect.centery)
        draw_line(surface, str(self.left), "title", px(44), (255, 214, 228), number, "center")
        head = (rect.left + px(112), rect.top + px(25))
        draw_line(surface, self.title, "title", px(18), (255, 176, 204), head)
        corner = (rect.right - px(18), rect.top + px(25))
        draw_line(surface, f"of {self.full}", "italic", px(18), (226, 170, 194), corner, "right")
        for order, cell in enumerate(self.cells()):
            color = (240, 112, 156) if order < self.left else (69, 24, 42)
            pen.rect(surface, color, cell, border_radius=px(2))

    def cells(self) -> list[pygame.Rect]:
        """A place for each that there is in all."""
        px, rect = self.px, self.rect
        top, size = rect.top + px(40), (px(6.8), px(18))
        return [pygame.Rect((rect.left + px(112 + n * 8.9), top), size) for n in range(self.full)]
