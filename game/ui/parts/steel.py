"""The material of all parts: steel plates with an ink edge, brass rims, sunken wells, seat colours."""

from collections.abc import Sequence

import pygame

from game.ui.paint.memory import kept, pixels_of
from game.ui.paint.palette import Color, mixed
from game.ui.paint.svg import document, linear, rasterise
from game.ui.parts.grid import Point

INK = "#0d0e16"
STEEL = ("#4c5d6b", "#26323d")
CONSOLE = ("#33414d", "#202a33")
STEEL_LIT = ("#647a8b", "#34444f")
WELL = ("#101820", "#17222b")
BRASS = ("#ffe9a8", "#c9821f")
SEAT_DARK = ("#1d4a8c", "#8c2d2a")


def hex_of(color: Color) -> str:
    """A colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*color)


def color_of(text: str) -> Color:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def blend(one: str, two: str, share: float) -> str:
    """`share` 0 gives `one`, 1 gives `two`."""
    return hex_of(mixed(color_of(one), color_of(two), share))


def outline(points: Sequence[Point]) -> str:
    """A closed SVG path through points."""
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def shape(points: Sequence[Point], fill: str, stroke: str = "", width: float = 0, opacity: float = 1) -> str:
    """A polygon as SVG."""
    pen = f' stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"' if stroke else ""
    return f'<path d="{outline(points)}" fill="{fill}" fill-opacity="{opacity}"{pen}/>'


@kept(4_000_000, pixels_of)
def plate(width: int, height: int, scale: float, tone: tuple[str, str] = STEEL) -> pygame.Surface:
    """A steel plate with cut corners: ink edge, light along the top, shade along the foot."""
    cut, edge = 9 * scale, 2.6 * scale
    i = edge / 2
    points = [
        *((i + cut, i), (width - i - cut, i), (width - i, i + cut), (width - i, height - i - cut)),
        *((width - i - cut, height - i), (i + cut, height - i), (i, height - i - cut), (i, i + cut)),
    ]
    body = linear("s", (0, 0), (0, height), *tone)
    body += shape(points, "url(#s)", INK, edge)
    for y, color, opacity in ((edge + 0.7 * scale, "#ffffff", 0.28), (height - edge - scale, "#000000", 0.3)):
        body += (
            f'<path d="M{i + cut:.1f} {y:.1f} H{width - i - cut:.1f}" stroke="{color}" '
            f'stroke-width="{1.4 * scale:.1f}" stroke-opacity="{opacity}"/>'
        )
    return rasterise(document(body, width, height), (width, height))


@kept(4_000_000, pixels_of)
def well(width: int, height: int, scale: float, *, rim: str = INK) -> pygame.Surface:
    """A sunken ground, as of a dice tray: dark above, where the edge throws its shadow."""
    edge, radius = 2.4 * scale, 9 * scale
    body = linear("w", (0, 0), (0, height), "#0a1015", *WELL)
    body += (
        f'<rect x="{edge / 2}" y="{edge / 2}" width="{width - edge}" height="{height - edge}" '
        f'rx="{radius}" fill="url(#w)" stroke="{rim}" stroke-width="{edge}"/>'
        f'<path d="M{radius} {edge * 1.6} H{width - radius}" stroke="#000000" stroke-opacity=".5" '
        f'stroke-width="{1.6 * scale:.1f}"/>'
    )
    return rasterise(document(body, width, height), (width, height))


@kept(2_000_000, pixels_of)
def frame(points: tuple[Point, ...], size: tuple[int, int], color: Color, width: float) -> pygame.Surface:
    """The smooth outline of a polygon, with a dark edge around it."""
    body = shape(points, "none", INK, width * 2) + shape(points, "none", hex_of(color), width)
    return rasterise(document(body, *size), size)


@kept(2_000_000, pixels_of)
def cut_frame(width: int, height: int, cut: float, color: str, pen: float) -> pygame.Surface:
    """A line along the inside of a plate with cut corners; in ink, or in a colour with ink around it."""
    i = pen * (0.5 if color == INK else 0.9)
    points = [
        *((i + cut, i), (width - i - cut, i), (width - i, i + cut), (width - i, height - i - cut)),
        *((width - i - cut, height - i), (i + cut, height - i), (i, height - i - cut), (i, i + cut)),
    ]
    body = "" if color == INK else shape(points, "none", INK, pen * 1.8)
    return rasterise(document(body + shape(points, "none", color, pen), width, height), (width, height))
