"""The roller shutter that covers the table while the screen changes hands."""

import math
import random

import pygame

from game.ui.paint.palette import SEATS, Color, mixed
from game.ui.paint.steel import blend, hex_of, seat_tone
from game.ui.paint.svg import document, linear, radial, rasterise

_INK = "#0d0e16"
_HEIGHT, _SLAT, _DRUM, _FOOT = 1080, 46, 92, 56
_FLOOR = 150
"""Lengths of a window 1080 high: the whole, a slat, the drum above, the shutter's foot, the floor."""
_PAINT = "#e8b93c"


def _circle(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}"/>'


def _rect(x: float, y: float, width: float, height: float, fill: str, opacity: float = 1) -> str:
    size = f'width="{width:.1f}" height="{height:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{fill}" fill-opacity="{opacity}"/>'


def _shape(path: str, fill: str, width: float = 5) -> str:
    return f'<path d="{path}" fill="{fill}" stroke="{_INK}" stroke-width="{width}"/>'


def _slats(width: float) -> str:
    """Two slats; the shutter is made of such pairs."""
    body = ""
    for number, light in enumerate(("#667582", "#6d7d8a")):
        y = number * _SLAT
        body += linear(f"s{number}", (0, y), (0, y + _SLAT), light, "#4b5a66", "#2f3a44")
        body += _rect(150, y, width - 300, _SLAT, f"url(#s{number})")
        body += _rect(150, y + _SLAT - 5, width - 300, 5, "#12161c")
        body += _rect(150, y + 1, width - 300, 2.5, "#b8c8d4", 0.35)
    return body


def _emblem(x: float, y: float) -> str:
    """Old paint: the gear of the cards' backs."""
    tooth = '<rect x="-34" y="-330" width="68" height="70" fill="#1f4650"/>'
    teeth = "".join(f'<g transform="rotate({angle})">{tooth}</g>' for angle in range(0, 360, 45))
    ring = '<circle r="288" fill="none" stroke="#1f4650" stroke-width="56"/>'
    return f'<g transform="translate({x} {y})" opacity=".5">{teeth}{ring}</g>'


def _rust(width: float, floor: float) -> str:
    chance, body = random.Random(2), ""
    for _ in range(26):
        x, y = chance.uniform(170, width - 170), chance.uniform(140, floor - 70)
        size, opacity = chance.uniform(8, 30), chance.uniform(0.15, 0.4)
        drop = f"M{x:.0f} {y:.0f} q{size * 0.3:.0f} {size * 2:.0f} 0 {size * 4:.0f}"
        drop += f" q{-size * 0.4:.0f} {-size * 2:.0f} 0 {-size * 4:.0f}Z"
        body += f'<path d="{drop}" fill="#8a4a2c" opacity="{opacity:.2f}"/>'
    return body


def _column(height: float) -> str:
    foot = height - 120
    body = linear("col", (0, 0), (160, 0), "#23202a", "#4a4452", "#332e3a")
    body += _shape(f"M-10 -10 H154 V{foot} H-10Z", "url(#col)")
    body += _rect(126, 80, 28, foot - 110, "#17151c") + _rect(146, 80, 3, foot - 110, "#8a8494", 0.4)
    for y in range(150, round(foot - 30), 120):
        body += _circle(40, y, 11, "#17151c") + _circle(38, y - 2, 8, "#6b6472")
        body += f'<path d="M4 {y + 40} l108 -44 v26 l-108 44Z" fill="{_PAINT}" opacity=".22"/>'
    return body


def _ground(width: float) -> str:
    """The shutter's foot with hazard paint, and the floor before it."""
    high, middle = _FOOT + _FLOOR, width / 2
    body = linear("foot", (0, 0), (0, _FOOT), "#8b97a3", "#4c5863", "#2b343d")
    body += _shape(f"M146 2 H{width - 146} V{_FOOT} H146Z", "url(#foot)")
    for x in range(160, round(width) - 230, 80):
        body += f'<path d="M{x} {_FOOT - 8} l40 -40 h40 l-40 40Z" fill="{_PAINT}"/>'
    body += linear("fl", (0, _FOOT), (0, high), "#7a4636", "#3a2630", "#221a22")
    body += _rect(0, _FOOT, width, _FLOOR, "url(#fl)") + _rect(0, _FOOT, width, 20, "#0a0610", 0.55)
    for line in range(-8, 9):
        start, end = middle + line * 150, middle + line * 230
        body += f'<path d="M{start} {_FOOT} L{end} {high}" stroke="#22151f" stroke-width="3" opacity=".4"/>'
    return body


def _drum(width: float) -> str:
    """What the shutter rolls up on, and its shade."""
    body = linear("drum", (0, 0), (0, 104), "#3d4854", "#5f7282", "#26323d")
    body += _shape(f"M-10 -10 H{width + 10} V96 H-10Z", "url(#drum)")
    body += _rect(0, 98, width, 34, "#000000", 0.35)
    for x in range(60, round(width / 2) - 390, 120):
        for rivet in (x, width - x):
            body += _circle(rivet, 48, 8, "#17202a") + _circle(rivet - 1.5, 46, 5.5, "#8fa3b2")
    return body


def _light(width: float, height: float) -> str:
    """The cone of one lamp over the middle, and the dark around it."""
    x = width / 2
    body = linear("cone", (x, 90), (x, height), "#ffe9b8/.34", "#ffd08a/.14", "#ffd08a/.02")
    body += f'<path d="M{x - 60} 96 H{x + 60} L{x + 600} {height} H{x - 600}Z" fill="url(#cone)"/>'
    body += radial("lamp", (x, 110), 420, "#fff3c4/.8", "#ffc46b/.25", "#ffc46b/0")
    body += _circle(x, 110, 420, "url(#lamp)")
    reach = max(1180, x * 1.2)
    body += radial("vig", (x, height * 0.48), reach, "#0a0610/0", "#0a0610/0", "#0a0610/.35", "#0a0610/.85")
    return body + _rect(0, 0, width, height, "url(#vig)")


_LAMP = _shape("M24 0 H144 L168 34 H0Z", "#2b343d") + _shape("M8 34 H160 V42 H8Z", "#fff3c4", 3)


def shutter(width: int, height: int) -> pygame.Surface:
    """The closed shutter of a size in pixels, opaque: nothing behind it can be seen.

    It is put together from strips, and what is soft is painted small: as one drawing it would take half a
    second.
    """
    scale = min(width / 1440, height / _HEIGHT)
    wide, high = width / scale, height / scale

    def strip(body: str, size: tuple[float, float]) -> pygame.Surface:
        pixels = round(size[0] * scale), round(size[1] * scale)
        return rasterise(document(body, *size), pixels)

    image = pygame.Surface((width, height))
    image.fill("#1f1b26")
    pair = strip(_slats(wide), (wide, 2 * _SLAT))
    for y in range(round(_DRUM * scale), height, pair.get_height()):
        image.blit(pair, (0, y))
    soft = _soft(
        _emblem(wide / 2, high * 0.44) + _rust(wide, high - _FLOOR), (wide, high), (width, height), 3
    )
    image.blit(soft, (0, 0))
    ground = strip(_ground(wide), (wide, _FOOT + _FLOOR))
    image.blit(ground, (0, height - ground.get_height()))
    column = strip(_column(high), (160, high))
    image.blit(column, (0, 0))
    image.blit(pygame.transform.flip(column, True, False), (width - column.get_width(), 0))
    image.blit(strip(_drum(wide), (wide, 136)), (0, 0))
    image.blit(_soft(_light(wide, high), (wide, high), (width, height), 8), (0, 0))
    lamp = strip(f'<g transform="translate(4 4)">{_LAMP}</g>', (176, 50))
    image.blit(lamp, (width // 2 - lamp.get_width() // 2, round(80 * scale)))
    return image


def _soft(body: str, size: tuple[float, float], pixels: tuple[int, int], share: int) -> pygame.Surface:
    """A drawing painted so many times smaller, and made large."""
    small = rasterise(document(body, *size), (pixels[0] // share, pixels[1] // share))
    return pygame.transform.smoothscale(small, pixels)


def sign(width: int, height: int, scale: float, colors: tuple[str, str, str], chain: int) -> pygame.Surface:
    """A brass sign with a face in a seat's colours, hanging on chains that are `chain` pixels long.

    `scale` is pixels a pixel of a window 1080 high; the sign itself begins below the chains.
    """
    wide, high, above = width / scale, height / scale, chain / scale
    body = ""
    for x in (80, wide - 80):
        for pen, color, dash in ((11, _INK, ""), (5, "#a3875a", ' stroke-dasharray="11 6"')):
            body += f'<path d="M{x} {-above} V30" stroke="{color}" stroke-width="{pen}"{dash}/>'
    body += linear("rim", (0, 0), (0, high), "#ffe9a8", "#c9821f")
    body += _shape(_corners(2, wide, high, 24), "url(#rim)", 4)
    body += linear("f", (0, 0), (0, high), *colors) + _shape(_corners(16, wide, high, 18), "url(#f)", 4)
    body += linear("g", (0, 16), (0, 120), "#ffffff/.16", "#ffffff/0")
    body += f'<path d="M34 20 H{wide - 34} L{wide - 20} 34 V120 H20 V34Z" fill="url(#g)"/>'
    for x in (46, wide - 46):
        for y in (46, high - 46):
            body += _circle(x, y, 7, "#1a0c0e") + _circle(x - 1, y - 1.5, 4.6, "#e8cf96")
    whole = f'<g transform="translate(0 {above})">{body}</g>'
    return rasterise(document(whole, wide, high + above), (width, height + chain))


def _corners(inset: float, wide: float, high: float, cut: float) -> str:
    """A rectangle with cut corners, as a path."""
    right, foot = wide - inset, high - inset
    return (
        f"M{inset + cut} {inset} H{right - cut} L{right} {inset + cut} V{foot - cut} L{right - cut} {foot} "
        f"H{inset + cut} L{inset} {foot - cut} V{inset + cut}Z"
    )


def ribbon(width: int, height: int) -> pygame.Surface:
    """A steel band with pointed ends, for one sentence."""
    tip, middle = height * 0.26, height / 2
    body = linear("r", (0, 0), (0, height), "#495a68", "#222d38")
    edge = max(2.0, height * 0.06)
    body += _shape(
        f"M{tip} {edge / 2} H{width - tip} L{width - edge / 2} {middle} L{width - tip} {height - edge / 2} "
        f"H{tip} L{edge / 2} {middle}Z",
        "url(#r)",
        edge,
    )
    light = f'<path d="M{tip} {edge * 1.6} H{width - tip}" stroke="#ffffff" stroke-width="{edge / 2}"'
    return rasterise(document(body + light + ' opacity=".3"/>', width, height), (width, height))


def progress_ring(size: int, share: float, tone: tuple[str, str] = ("#5c3a0c", "#fffaf0")) -> pygame.Surface:
    """A ring that fills clockwise from the top; `share` is 0 to 1."""
    body = _circle(60, 60, 52, _INK) + f'<circle cx="60" cy="60" r="46" fill="none" stroke="{tone[0]}"'
    body += ' stroke-width="12"/>'
    if share > 0:
        turn = min(share, 0.999) * math.tau - math.pi / 2
        end = f"{60 + 46 * math.cos(turn):.2f} {60 + 46 * math.sin(turn):.2f}"
        body += f'<path d="M60 14 A46 46 0 {int(share > 0.5)} 1 {end}" fill="none" stroke="{tone[1]}"'
        body += ' stroke-width="12" stroke-linecap="round"/>'
    body += _circle(60, 60, 36, "#2b1a08")
    return rasterise(document(body, 120, 120), (size, size))


def sign_face(seat: int) -> tuple[str, str, str]:
    """The face of a sign in a seat's colours, from its top to its foot."""
    top, foot = seat_tone(seat)
    return top, foot, blend(foot, _INK, 0.4)


def sign_letters(seat: int) -> tuple[str, str]:
    """The large letters of a sign."""
    return "#ffffff", blend(hex_of(SEATS[seat]), "#ffffff", 0.58)


def sign_head(seat: int) -> Color:
    """The line above the large letters."""
    return mixed(SEATS[seat], (255, 255, 255), 0.74)
