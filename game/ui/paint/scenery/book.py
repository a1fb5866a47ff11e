"""An open book on the bench: cover, two pages with the fold between them, and what is pasted into it."""

import random
from functools import lru_cache

import pygame

from game.ui.paint import pen
from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.steel import INK
from game.ui.paint.palette import Color
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.scenery.workshop import workshop_wall
from game.ui.paint.svg import (
    Point,
    circle,
    cut_corners,
    ellipse,
    horizontal,
    picture,
    polygon,
    rect,
    vertical,
)

_C = art_colors("book")

LINK: Color = rgb(_C["link"])
HEAD: Color = rgb(_C["head"])
BODY: Color = rgb(_C["body"])
FAINT: Color = rgb(_C["faint"])
RULED: Color = rgb(_C["ruled"])
"""Text on paper: words that lead elsewhere, titles, reading text, page numbers, text of a ruling."""

Rect4 = tuple[int, int, int, int]


@lru_cache(maxsize=1)
def book_on_bench(size: tuple[int, int], book: Rect4, fold: int, scale: float) -> pygame.Surface:
    """Wall, bench and the open book, opaque; `fold` is where its pages meet."""
    ground = workshop_wall(size, scale, (0.6, 0.4)).copy()
    rect = pygame.Rect(book)
    top = rect.bottom - round(96 * scale)
    _lay_bench(ground, pygame.Rect(0, top, size[0], size[1] - top), scale)
    _lay_book(ground, rect, fold, scale)
    return ground


def _lay_bench(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    surface.blit(_shaded((rect.height, rect.width), *_C.ramp("lay bench"), down=True), rect)
    pen.rect(surface, INK, (rect.left, rect.top, rect.width, max(1, round(2.6 * scale))))
    light = rect.left, rect.top + round(2.6 * scale), rect.width, max(1, round(scale))
    pen.rect(surface, _C["bench edge"], light)


def _lay_book(surface: pygame.Surface, book: pygame.Rect, fold: int, scale: float) -> None:
    """Shadow, cover, edges of the pages below, the two pages, and the fold between them."""

    def unit(amount: float) -> int:
        return round(amount * scale)

    shade = pygame.Rect(0, 0, round(book.width * 1.01), unit(32))
    shade.center = book.centerx, book.bottom + unit(4)
    dark = picture(ellipse(150, 10, 150, 10, _C["shadow"], opacity=0.45), (300, 20))
    surface.blit(pygame.transform.smoothscale(dark, shade.size), shade)
    cover = book.inflate(unit(16), unit(14)).move(0, unit(1))
    pen.rect(surface, _C["cover"], cover)
    pen.rect(surface, INK, cover, max(2, unit(3)))
    for number in range(4):
        edge = pygame.Rect(book.left - unit(1), book.top + unit(1), 0, 0)
        edge.width = book.width + unit(6.4 - 1.3 * number)
        edge.height = book.height + unit(4 - 1.3 * number)
        pen.rect(surface, _C.ramp("page edges")[number % 2], edge)
        pen.rect(surface, _C["page edge line"], edge, 1)
    left = pygame.Rect(book.left, book.top, fold - book.left, book.height)
    right = pygame.Rect(fold, book.top, book.right - fold, book.height)
    surface.blit(_shaded((left.width, left.height), *_C.ramp("left page")), left)
    surface.blit(_shaded((right.width, right.height), *_C.ramp("right page")), right)
    crease = _shaded((unit(43), book.height), f"{_C['crease']}/0", f"{_C['crease']}/.34", f"{_C['crease']}/0")
    surface.blit(crease, (fold - unit(23), book.top))
    pen.rect(surface, INK, book, max(2, unit(2.6)))


def _shaded(size: tuple[int, int], *stops: str, down: bool = False) -> pygame.Surface:
    """A gradient along the first of both lengths, from the left, or from the top: painted as a strip."""
    strip = picture(rect(0, 0, size[0], 2, horizontal(0, size[0], *stops)), (size[0], 2))
    if down:
        return pygame.transform.scale(pygame.transform.rotate(strip, -90), (size[1], size[0]))
    return pygame.transform.scale(strip, size)


@kept(800_000, pixels_of)
def ruling_skin(width: int, height: int, scale: float) -> pygame.Surface:
    """Blue paper with a dark edge at its left."""
    cut, edge = 9 * scale, 2.4 * scale
    i = edge / 2
    paper, ink = vertical(0, height, *_C.ramp("ruling skin o")), _C["ruling skin stroke"]
    body = polygon(cut_corners(width, height, cut, i), paper, ink, edge)
    left = [(17 * scale, height - i), (i + cut, height - i), (i, height - i - cut), (i, i + cut)]
    body += polygon([(i + cut, i), (17 * scale, i), *left], _C["ruling skin fill"])
    return picture(body, (width, height))


_CAPTIONS = _C.family("captions")


@kept(300_000, pixels_of)
def caption_plate(width: int, height: int, scale: float, tone: str) -> pygame.Surface:
    """The small plate that names a ruling, or says what is seen on a cut-out."""
    outer = cut_corners(width, height, 6 * scale, 1.2 * scale)
    return picture(polygon(outer, vertical(0, height, *_CAPTIONS[tone]), INK, 2.2 * scale), (width, height))


@kept(300_000, pixels_of)
def ribbon(width: int, height: int) -> pygame.Surface:
    """The red ribbon that marks a page."""
    right, foot = width - 2, height - 2
    points = [(2, 0), (right, 0), (right, foot), (width / 2, height - width * 0.5), (2, foot)]
    body = polygon(points, _C["ribbon fill"], INK, width * 0.09)
    body += rect(width * 0.18, 0, width * 0.11, height - width * 0.6, _C["gloss"], opacity=0.2)
    return picture(body, (width, height))


@kept(300_000, pixels_of)
def numbered_disc(pixels: int, dot: bool) -> pygame.Surface:
    """The red disc of a call-out, or the small dot at the part that it names."""
    edge = 2 if dot else 3
    body = circle(18, 18, 18 - edge, _C["numbered disc fill"], INK, 2 * edge if dot else edge)
    return picture(body, (36, 36), (pixels, pixels))


def scissored(width: int, height: int, seed: int) -> pygame.Surface:
    """White where a cut-out is, with edges that scissors left; for multiplying."""
    return picture(polygon(_cut_points(width, height, seed), _C["gloss"]), (width, height))


def scissored_edge(width: int, height: int, seed: int, scale: float) -> pygame.Surface:
    """The white edge of a cut-out."""
    points = _cut_points(width, height, seed)
    body = polygon(points, "none", _C["scissored edge"], 3.4 * scale)
    body += polygon(points, "none", INK, 1.1 * scale, opacity=0.5)
    return picture(body, (width, height))


def _cut_points(width: int, height: int, seed: int) -> list[Point]:
    chance = random.Random(seed)
    shares = ((0, 0), (0.5, 0), (1, 0), (1, 0.5), (1, 1), (0.4, 1), (0, 1))
    most = 0.008 * width
    points: list[Point] = []
    for across, down in shares:
        x = 3 + across * (width - 6) + chance.uniform(-most, most) * 0.6
        y = 3 + down * (height - 6) + chance.uniform(-most, most) * 0.6
        points.append((min(width - 2, max(2, x)), min(height - 2, max(2, y))))
    return points
