"""The material of all parts: steel plates with an ink edge, brass rims, sunken wells, seat colours."""

from collections.abc import Sequence

import pygame

from game.ui.paint.cache.memory import kept, pixels_of
from game.ui.paint.materials.slices import narrow, stretched
from game.ui.paint.palette import SEATS, Color, mixed
from game.ui.paint.roles import art_colors
from game.ui.paint.schemes import BySeat
from game.ui.paint.svg import document, linear, rasterise

_C = art_colors("steel")

Point = tuple[float, float]
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


def color_of(text: str) -> Color:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def blend(one: str, two: str, share: float) -> str:
    """`share` 0 gives `one`, 1 gives `two`."""
    return hex_of(mixed(color_of(one), color_of(two), share))


def seat_tone(seat: int, share: float = 0.4) -> Tone:
    """A plate in a seat's colours, under light words; the greater `share`, the darker its top."""
    return blend(hex_of(SEATS[seat]), SEAT_DARK[seat], share), SEAT_DARK[seat]


def outline(points: Sequence[Point]) -> str:
    """A closed SVG path through points."""
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def shape(points: Sequence[Point], fill: str, stroke: str = "", width: float = 0, opacity: float = 1) -> str:
    """A polygon as SVG."""
    pen = f' stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"' if stroke else ""
    return f'<path d="{outline(points)}" fill="{fill}" fill-opacity="{opacity}"{pen}/>'


def cut_corners(width: float, height: float, cut: float, inset: float) -> list[tuple[float, float]]:
    """The corners of a plate whose corners are cut off."""
    left, top, right, foot = inset, inset, width - inset, height - inset
    cut = min(cut, (right - left) / 2, (foot - top) / 2)
    return [
        *((left + cut, top), (right - cut, top), (right, top + cut), (right, foot - cut)),
        *((right - cut, foot), (left + cut, foot), (left, foot - cut), (left, top + cut)),
    ]


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
    body = linear("g", (0, 0), (0, height), *tone)
    body += (
        f'<path d="{outline(cut_corners(width, height, corner, edge / 2))}" fill="url(#g)" stroke="{INK}" '
        f'stroke-width="{edge:.2f}" stroke-linejoin="round"/>'
    )
    for y, color, opacity in (
        (edge + 0.7 * scale, _C["gloss"], 0.30),
        (height - edge - 0.9 * scale, _C["shadow"], 0.28),
    ):
        body += (
            f'<path d="M{edge + corner:.1f} {y:.1f} H{width - edge - corner:.1f}" stroke="{color}" '
            f'stroke-width="{1.5 * scale:.2f}" stroke-opacity="{opacity}"/>'
        )
    if rivets:
        for x in (corner + 4 * scale, width - corner - 4 * scale):
            for y in (10 * scale, height - 10 * scale):
                body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{3.2 * scale:.2f}" fill="{_C["plate fill"]}"/>'
                body += (
                    f'<circle cx="{x - 0.5 * scale:.1f}" cy="{y - 0.6 * scale:.1f}" '
                    f'r="{2.1 * scale:.2f}" fill="{blend(tone[0], _C["gloss"], 0.4)}"/>'
                )
    return rasterise(document(body, width, height), (width, height))


@kept(10_000, pixels_of)
def rivet(size: int) -> pygame.Surface:
    """The head of a rivet, lit from above."""
    body = f'<circle cx="50" cy="50" r="48" fill="{_C["rivet fill"]}"/>' + linear(
        "r", (0, 10), (0, 80), *_C.ramp("rivet")
    )
    return rasterise(
        document(body + '<circle cx="46" cy="44" r="33" fill="url(#r)"/>', 100, 100), (size, size)
    )


@kept(4_000_000, pixels_of)
def well(width: int, height: int, scale: float, *, rim: str = INK) -> pygame.Surface:
    """A sunken ground, as of a dice tray: dark above, where the edge throws its shadow."""
    return stretched(_well(narrow(width, 13 * scale), height, scale, rim), width)


@kept(500_000, pixels_of)
def _well(width: int, height: int, scale: float, rim: str) -> pygame.Surface:
    edge, radius = 2.4 * scale, 9 * scale
    body = linear("w", (0, 0), (0, height), _C["well top"], *WELL)
    body += (
        f'<rect x="{edge / 2}" y="{edge / 2}" width="{width - edge}" height="{height - edge}" '
        f'rx="{radius}" fill="url(#w)" stroke="{rim}" stroke-width="{edge}"/>'
        f'<path d="M{radius} {edge * 1.6} H{width - radius}" stroke="{_C["shadow"]}" stroke-opacity=".5" '
        f'stroke-width="{1.6 * scale:.1f}"/>'
    )
    return rasterise(document(body, width, height), (width, height))


@kept(100_000, pixels_of)
def hazard_band(width: int, height: int, stripe: int) -> pygame.Surface:
    """Yellow stripes on dark ground, as over what ends something; each is `stripe` pixels wide."""
    body = f'<rect width="{width}" height="{height}" fill="{_C["hazard ground"]}"/>'
    for x in range(-stripe, width, 2 * stripe):
        points = [(x, height), (x + stripe, height), (x + 2 * stripe - 1, 0), (x + stripe - 1, 0)]
        body += f'<path d="{outline(points)}" fill="{_C["hazard stripe"]}"/>'
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
