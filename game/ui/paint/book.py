"""An open book on the bench: cover, two pages with the fold between them, and what is pasted into it."""

import random
from functools import lru_cache

import pygame

from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import Color
from game.ui.paint.svg import document, linear, rasterise
from game.ui.paint.workshop import workshop_wall
from game.ui.parts.steel import INK

LINK: Color = (24, 92, 150)
HEAD: Color = (60, 34, 26)
BODY: Color = (52, 40, 34)
FAINT: Color = (110, 90, 66)
RULED: Color = (28, 52, 66)
"""Text on paper: words that lead elsewhere, titles, reading text, page numbers, text of a ruling."""

Rect4 = tuple[int, int, int, int]


@lru_cache(maxsize=1)
def book_on_bench(size: tuple[int, int], book: Rect4, fold: int, scale: float) -> pygame.Surface:
    """Wall, bench and the open book, opaque; `fold` is where its pages meet."""
    ground = workshop_wall(size, scale, (0.6, 0.4)).copy()
    left, top, width, height = book
    bench = pygame.Rect(0, top + height - round(96 * scale), size[0], 0)
    bench.height = size[1] - bench.top
    ground.blit(_bench(bench.width, bench.height, scale), bench)
    pad = round(22 * scale)
    around = pygame.Rect(left - pad, top - pad, width + 2 * pad, height + 2 * pad)
    body = _book_svg(width, height, fold - left, pad, scale)
    ground.blit(rasterise(document(body, *around.size), around.size), around)
    return ground


def _bench(width: int, height: int, scale: float) -> pygame.Surface:
    body = linear("w", (0, 0), (0, height), "#5c412c", "#2b1d14")
    body += f'<rect width="{width}" height="{height}" fill="url(#w)"/>'
    body += f'<rect width="{width}" height="{2.6 * scale:.1f}" fill="{INK}"/>'
    y = round(3.3 * scale)
    body += f'<path d="M0 {y} H{width}" stroke="#c79a6a" stroke-opacity=".4" stroke-width="{scale}"/>'
    return rasterise(document(body, width, height), (width, height))


def _book_svg(width: int, height: int, fold: int, pad: int, scale: float) -> str:
    """Cover, edges of the pages below, and the two pages; the upper left page corner is at (pad, pad)."""
    k, x, y = scale, pad, pad

    def sheet(left: float, top: float, right: float, foot: float, fill: str, pen: float, color: str) -> str:
        return (
            f'<path d="M{left:.1f} {top:.1f} H{right:.1f} V{foot:.1f} H{left:.1f}Z" fill="{fill}" '
            f'stroke="{color}" stroke-width="{pen * k:.2f}" stroke-linejoin="round"/>'
        )

    right, foot = x + width, y + height
    body = (
        f'<ellipse cx="{x + width / 2}" cy="{foot + 4 * k:.1f}" rx="{width * 0.505:.1f}" ry="{16 * k:.1f}" '
        'fill="#000000" opacity=".45"/>'
    )
    body += sheet(x - 8 * k, y - 6 * k, right + 8 * k, foot + 8 * k, "#5a2a22", 3.2, INK)
    for number in range(4):
        tone = ("#cdbd98", "#e6d9ba")[number % 2]
        edge = (x - k, y + k, right + (5.4 - 1.3 * number) * k, foot + (4.8 - 1.3 * number) * k)
        body += sheet(*edge, tone, 1, "#a08e68")
    middle = x + fold
    body += linear("l", (x, 0), (middle, 0), "#fffaf0", "#fbf4e4", "#e3d6b8")
    body += sheet(x, y, middle, foot, "url(#l)", 0, INK)
    body += linear("r", (middle, 0), (right, 0), "#dccfae", "#fbf4e4", "#fffaf0", "#f6eedb")
    body += sheet(middle, y, right, foot, "url(#r)", 0, INK)
    body += linear("f", (middle - 23 * k, 0), (middle + 20 * k, 0), "#7a6440/0", "#7a6440/.34", "#7a6440/0")
    body += f'<rect x="{middle - 23 * k:.1f}" y="{y}" width="{43 * k:.1f}" height="{height}" fill="url(#f)"/>'
    return body + sheet(x, y, right, foot, "none", 2.6, INK)


@kept(2_000_000, pixels_of)
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
    body = linear("o", (0, 0), (0, height), "#dcebf3", "#c3dae6")
    body += f'<path d="{outline}" fill="url(#o)" stroke="#1d5878" stroke-width="{edge:.2f}"/>'
    body += f'<path d="{band}" fill="#1d5878"/>'
    return rasterise(document(body, width, height), (width, height))


@kept(1_000_000, pixels_of)
def ruling_tab(width: int, height: int, scale: float) -> pygame.Surface:
    """The plate on a ruling that names it."""
    cut, i = 6 * scale, 1.2 * scale
    outline = (
        f"M{i + cut:.1f} {i:.1f} H{width - i - cut:.1f} L{width - i:.1f} {i + cut:.1f} "
        f"V{height - i - cut:.1f} L{width - i - cut:.1f} {height - i:.1f} H{i + cut:.1f} "
        f"L{i:.1f} {height - i - cut:.1f} V{i + cut:.1f}Z"
    )
    body = linear("t", (0, 0), (0, height), "#3f8fb8", "#1d5878")
    body += f'<path d="{outline}" fill="url(#t)" stroke="{INK}" stroke-width="{2.2 * scale:.2f}"/>'
    return rasterise(document(body, width, height), (width, height))


@kept(300_000, pixels_of)
def ribbon(width: int, height: int) -> pygame.Surface:
    """The red ribbon that marks a page."""
    body = (
        f'<path d="M2 0 H{width - 2} V{height - 2} L{width / 2} {height - width * 0.5:.1f} '
        f'L2 {height - 2}Z" fill="#c0392b" stroke="{INK}" '
        f'stroke-width="{width * 0.09:.1f}" stroke-linejoin="round"/>'
        f'<rect x="{width * 0.18:.1f}" width="{width * 0.11:.1f}" height="{height - width * 0.6:.1f}" '
        'fill="#ffffff" opacity=".2"/>'
    )
    return rasterise(document(body, width, height), (width, height))


@kept(300_000, pixels_of)
def numbered_disc(pixels: int, dot: bool) -> pygame.Surface:
    """The red disc of a call-out, or the small dot at the part that it names."""
    pen = 2 if dot else 3
    body = (
        f'<circle cx="18" cy="18" r="{18 - pen}" fill="#c0392b" stroke="{INK}" '
        f'stroke-width="{2 * pen if dot else pen}"/>'
    )
    return rasterise(document(body, 36, 36), (pixels, pixels))


@kept(2_000_000, pixels_of)
def scissored(width: int, height: int, seed: int) -> pygame.Surface:
    """White where a cut-out is, with edges that scissors left; for multiplying."""
    return rasterise(
        document(f'<path d="{_cut_path(width, height, seed)}" fill="#ffffff"/>', width, height),
        (width, height),
    )


@kept(2_000_000, pixels_of)
def scissored_edge(width: int, height: int, seed: int, scale: float) -> pygame.Surface:
    """The white edge of a cut-out."""
    path = _cut_path(width, height, seed)
    body = "".join(
        f'<path d="{path}" fill="none" stroke="{color}" stroke-opacity="{opacity}" '
        f'stroke-width="{pen * scale:.1f}"/>'
        for color, opacity, pen in (("#fffdf6", 1, 3.4), (INK, 0.5, 1.1))
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
