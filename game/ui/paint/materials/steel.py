"""The material of all parts: steel plates with an ink edge, brass rims, sunken wells, seat colours."""

from collections.abc import Sequence

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.slices import narrow, stretched
from game.ui.paint.palette import SEATS, Color, mixed
from game.ui.paint.roles import art_colors, rgb
from game.ui.paint.schemes import BySeat
from game.ui.paint.svg import Point, circle, cut_corners, picture, polygon, rect, stroke, vertical

_C = art_colors("steel")

Tone = tuple[str, str]
"""The colours of a plate at its top and its foot."""

INK = _C["ink"]
STEEL: Tone = _C.ramp("steel")
CONSOLE: Tone = _C.ramp("console")
STEEL_LIT: Tone = _C.ramp("steel lit")
WELL: Tone = _C.ramp("well")
BRASS: Tone = _C.ramp("brass")
SEAT_DARK: Sequence[str] = BySeat("dark")


def hex_of(color: Color) -> str:
    """A colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*color)


def blend(one: str, two: str, share: float) -> str:
    """`share` 0 gives `one`, 1 gives `two`."""
    return hex_of(mixed(rgb(one), rgb(two), share))


def seat_tone(seat: int, share: float = 0.4) -> Tone:
    """A plate in a seat's colours, under light words; the greater `share`, the darker its top."""
    return blend(hex_of(SEATS[seat]), SEAT_DARK[seat], share), SEAT_DARK[seat]


@kept(4_000_000, pixels_of)
def plate(
    width: int, height: int, scale: float, tone: Tone = STEEL, cut: float = 7, *, rivets: bool = False
) -> pygame.Surface:
    """A plate with cut corners: an ink edge, light along the top, shade along the foot."""
    short = narrow(width, (cut + 9 if rivets else cut + 4) * scale + 2)
    return stretched(_plate(short, height, scale, tone, cut, rivets), width)


@kept(500_000, pixels_of)
def _plate(width: int, height: int, scale: float, tone: Tone, cut: float, rivets: bool) -> pygame.Surface:
    edge, corner = max(1.5, 2.4 * scale), cut * scale
    body = polygon(cut_corners(width, height, corner, edge / 2), vertical(0, height, *tone), INK, edge)
    for y, color, opacity in (
        (edge + 0.7 * scale, _C["gloss"], 0.30),
        (height - edge - 0.9 * scale, _C["shadow"], 0.28),
    ):
        line = f"M{edge + corner:.1f} {y:.1f} H{width - edge - corner:.1f}"
        body += stroke(line, color, 1.5 * scale, opacity=opacity)
    if rivets:
        lit = blend(tone[0], _C["gloss"], 0.4)
        for x in (corner + 4 * scale, width - corner - 4 * scale):
            for y in (10 * scale, height - 10 * scale):
                body += circle(x, y, 3.2 * scale, _C["plate fill"])
                body += circle(x - 0.5 * scale, y - 0.6 * scale, 2.1 * scale, lit)
    return picture(body, (width, height))


@kept(10_000, pixels_of)
def rivet(size: int) -> pygame.Surface:
    """The head of a rivet, lit from above."""
    body = circle(50, 50, 48, _C["rivet fill"]) + circle(46, 44, 33, vertical(10, 80, *_C.ramp("rivet")))
    return picture(body, (100, 100), (size, size))


@kept(4_000_000, pixels_of)
def well(width: int, height: int, scale: float, *, rim: str = INK) -> pygame.Surface:
    """A sunken ground, as of a dice tray: dark above, where the edge throws its shadow."""
    return stretched(_well(narrow(width, 13 * scale), height, scale, rim), width)


@kept(500_000, pixels_of)
def _well(width: int, height: int, scale: float, rim: str) -> pygame.Surface:
    edge, radius = 2.4 * scale, 9 * scale
    ground = vertical(0, height, _C["well top"], *WELL)
    body = rect(edge / 2, edge / 2, width - edge, height - edge, ground, rim, edge, rx=radius)
    line = f"M{radius} {edge * 1.6} H{width - radius}"
    body += stroke(line, _C["shadow"], 1.6 * scale, opacity=0.5)
    return picture(body, (width, height))


@kept(100_000, pixels_of)
def hazard_band(width: int, height: int, stripe: int) -> pygame.Surface:
    """Yellow stripes on dark ground, as over what ends something; each is `stripe` pixels wide."""
    body = rect(0, 0, width, height, _C["hazard ground"])
    for x in range(-stripe, width, 2 * stripe):
        points = [(x, height), (x + stripe, height), (x + 2 * stripe - 1, 0), (x + stripe - 1, 0)]
        body += polygon(points, _C["hazard stripe"])
    return picture(body, (width, height))


@kept(2_000_000, pixels_of)
def frame(points: tuple[Point, ...], size: tuple[int, int], color: Color, width: float) -> pygame.Surface:
    """The smooth outline of a polygon, with a dark edge around it."""
    return picture(
        polygon(points, "none", INK, width * 2) + polygon(points, "none", hex_of(color), width), size
    )


@kept(2_000_000, pixels_of)
def cut_frame(width: int, height: int, cut: float, color: str, pen: float) -> pygame.Surface:
    """A line along the inside of a plate with cut corners; in ink, or in a colour with ink around it."""
    points = cut_corners(width, height, cut, pen * (0.5 if color == INK else 0.9))
    body = "" if color == INK else polygon(points, "none", INK, pen * 1.8)
    return picture(body + polygon(points, "none", color, pen), (width, height))
