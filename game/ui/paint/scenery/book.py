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
from game.ui.paint.svg import document, linear, rasterise

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
    pen.rect(
        surface, (96, 70, 47), (rect.left, rect.top + round(2.6 * scale), rect.width, max(1, round(scale)))
    )


def _lay_book(surface: pygame.Surface, book: pygame.Rect, fold: int, scale: float) -> None:
    """Shadow, cover, edges of the pages below, the two pages, and the fold between them."""

    def unit(amount: float) -> int:
        return round(amount * scale)

    shade = pygame.Rect(0, 0, round(book.width * 1.01), unit(32))
    shade.center = book.centerx, book.bottom + unit(4)
    body = f'<ellipse cx="150" cy="10" rx="150" ry="10" fill="{_C["shadow"]}" opacity=".45"/>'
    surface.blit(
        pygame.transform.smoothscale(rasterise(document(body, 300, 20), (300, 20)), shade.size), shade
    )
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
    body = linear("g", (0, 0), (size[0], 0), *stops) + f'<rect width="{size[0]}" height="2" fill="url(#g)"/>'
    strip = rasterise(document(body, size[0], 2), (size[0], 2))
    if down:
        return pygame.transform.scale(pygame.transform.rotate(strip, -90), (size[1], size[0]))
    return pygame.transform.scale(strip, size)


@kept(800_000, pixels_of)
def ruling_skin(width: int, height: int, scale: float) -> pygame.Surface:
    """Blue paper with a dark edge at its left."""
    cut, edge = 9 * scale, 2.4 * scale
    i = edge / 2
    outline = (
        f"M{i + cut:.1f} {i:.1f} H{width - i - cut:.1f} L{width - i:.1f} {i + cut:.1f} "
        f"V{height - i - cut:.1f} L{width - i - cut:.1f} {height - i:.1f} H{i + cut:.1f} "
        f"L{i:.1f} {height - i - cut:.1f} V{i + cut:.1f}Z"
    )
    band = (
        f"M{i + cut:.1f} {i:.1f} H{17 * scale:.1f} V{height - i:.1f} H{i + cut:.1f} "
        f"L{i:.1f} {height - i - cut:.1f} V{i + cut:.1f}Z"
    )
    body = linear("o", (0, 0), (0, height), *_C.ramp("ruling skin o"))
    body += (
        f'<path d="{outline}" fill="url(#o)" stroke="{_C["ruling skin stroke"]}" stroke-width="{edge:.2f}"/>'
    )
    body += f'<path d="{band}" fill="{_C["ruling skin fill"]}"/>'
    return rasterise(document(body, width, height), (width, height))


_CAPTIONS = {
    "good": _C.ramp("captions good"),
    "bad": _C.ramp("captions bad"),
    "plain": _C.ramp("captions plain"),
    "ruling": _C.ramp("captions ruling"),
}


@kept(300_000, pixels_of)
def caption_plate(width: int, height: int, scale: float, tone: str) -> pygame.Surface:
    """The small plate that names a ruling, or says what is seen on a cut-out."""
    cut, i = 6 * scale, 1.2 * scale
    outline = (
        f"M{i + cut:.1f} {i:.1f} H{width - i - cut:.1f} L{width - i:.1f} {i + cut:.1f} "
        f"V{height - i - cut:.1f} L{width - i - cut:.1f} {height - i:.1f} H{i + cut:.1f} "
        f"L{i:.1f} {height - i - cut:.1f} V{i + cut:.1f}Z"
    )
    body = linear("t", (0, 0), (0, height), *_CAPTIONS[tone])
    body += f'<path d="{outline}" fill="url(#t)" stroke="{INK}" stroke-width="{2.2 * scale:.2f}"/>'
    return rasterise(document(body, width, height), (width, height))


@kept(300_000, pixels_of)
def ribbon(width: int, height: int) -> pygame.Surface:
    """The red ribbon that marks a page."""
    body = (
        f'<path d="M2 0 H{width - 2} V{height - 2} L{width / 2} {height - width * 0.5:.1f} '
        f'L2 {height - 2}Z" fill="{_C["ribbon fill"]}" stroke="{INK}" '
        f'stroke-width="{width * 0.09:.1f}" stroke-linejoin="round"/>'
        f'<rect x="{width * 0.18:.1f}" width="{width * 0.11:.1f}" height="{height - width * 0.6:.1f}" '
        f'fill="{_C["gloss"]}" opacity=".2"/>'
    )
    return rasterise(document(body, width, height), (width, height))


@kept(300_000, pixels_of)
def numbered_disc(pixels: int, dot: bool) -> pygame.Surface:
    """The red disc of a call-out, or the small dot at the part that it names."""
    pen = 2 if dot else 3
    body = (
        f'<circle cx="18" cy="18" r="{18 - pen}" fill="{_C["numbered disc fill"]}" stroke="{INK}" '
        f'stroke-width="{2 * pen if dot else pen}"/>'
    )
    return rasterise(document(body, 36, 36), (pixels, pixels))


def scissored(width: int, height: int, seed: int) -> pygame.Surface:
    """White where a cut-out is, with edges that scissors left; for multiplying."""
    return rasterise(
        document(f'<path d="{_cut_path(width, height, seed)}" fill="{_C["gloss"]}"/>', width, height),
        (width, height),
    )


def scissored_edge(width: int, height: int, seed: int, scale: float) -> pygame.Surface:
    """The white edge of a cut-out."""
    path = _cut_path(width, height, seed)
    body = "".join(
        f'<path d="{path}" fill="none" stroke="{color}" stroke-opacity="{opacity}" '
        f'stroke-width="{pen * scale:.1f}"/>'
        for color, opacity, pen in ((_C["scissored edge"], 1, 3.4), (INK, 0.5, 1.1))
    )
    return rasterise(document(body, width, height), (width, height))


def _cut_path(width: int, height: int, seed: int) -> str:
    chance = random.Random(seed)
    shares = ((0, 0), (0.5, 0), (1, 0), (1, 0.5), (1, 1), (0.4, 1), (0, 1))
    most = 0.008 * width
    points = []
    for across, down in shares:
        x = 3 + across * (width - 6) + chance.uniform(-most, most) * 0.6
        y = 3 + down * (height - 6) + chance.uniform(-most, most) * 0.6
        points.append(f"{min(width - 2, max(2, x)):.1f} {min(height - 2, max(2, y)):.1f}")
    return "M" + " L".join(points) + "Z"
